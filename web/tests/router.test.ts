import { describe, expect, it } from "vitest";
import { routeOf } from "$lib/router.svelte";

describe("the router", () => {
  it("knows the pages by their address", () => {
    expect(routeOf("/")).toEqual({ page: "home", id: "" });
    expect(routeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/t/abc/")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/rules/standard_rummy")).toEqual({ page: "rules", id: "standard_rummy" });
    expect(routeOf("/gallery")).toEqual({ page: "gallery", id: "" });
    expect(routeOf("/scorepad")).toEqual({ page: "scorepad", id: "" });
    expect(routeOf("/referee")).toEqual({ page: "referee", id: "" });
    expect(routeOf("/lobby")).toEqual({ page: "lobby", id: "" });
    expect(routeOf("/games")).toEqual({ page: "games", id: "" });
    expect(routeOf("/together")).toEqual({ page: "together", id: "" });
    expect(routeOf("/play")).toEqual({ page: "play", id: "" });
    expect(routeOf("/leaders")).toEqual({ page: "leaders", id: "" });
    expect(routeOf("/tournaments")).toEqual({ page: "tournaments", id: "" });
    expect(routeOf("/tournaments/abc")).toEqual({ page: "tournament", id: "abc" });
    expect(routeOf("/tournaments/abc/project")).toEqual({ page: "tournament-wall", id: "abc" });
    expect(routeOf("/tournaments/abc/other")).toEqual({ page: "lost", id: "" });
    expect(routeOf("/verify")).toEqual({ page: "verify", id: "" });
    expect(routeOf("/replay")).toEqual({ page: "replay", id: "" });
    expect(routeOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
    expect(routeOf("/review/abc")).toEqual({ page: "review", id: "abc" });
    expect(routeOf("/review/abc/12/0")).toEqual({ page: "missed", id: "abc/12/0" });
  });

  it("says so when an address names no page", () => {
    for (const path of ["/t", "/t/a/b", "/rules", "/nothing", "/t/%E0%A4%A", "/scorepad/x", "/review/abc/x/0"]) {
      expect(routeOf(path).page).toBe("lost");
    }
  });
});
