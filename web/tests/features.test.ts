import { describe, expect, it } from "vitest";
import { has, lacking, switchedOff } from "$lib/features";
import { learnDoors, togetherDoors } from "$lib/home/places";
import { routeOf } from "$lib/router.svelte";

/** What is switched off in a page that the server has written this into. */
function read(content: string): ReadonlySet<string> {
  const meta = { getAttribute: () => content } as unknown as Element;
  return switchedOff({ querySelector: () => meta } as unknown as ParentNode);
}

const open = (path: string, content: string): boolean => lacking(routeOf(path).page, read(content)) === null;

describe("what the server has switched off", () => {
  it("is nothing where the page says nothing", () => {
    expect(learnDoors.map(({ page }) => page)).toEqual(["puzzles", "referee", "solver", "replay", "scorepad"]);
    expect(togetherDoors.map(({ page }) => page)).toEqual(["friends", "play", "lobby", "tournaments", "leaders"]);
    expect(has("tournaments")).toBe(true);
    expect(read("")).toEqual(new Set([""]));
  });

  it("has no page", () => {
    const without = "tournaments meeting";
    for (const path of ["/tournaments", "/tournaments/x", "/tournaments/x/project", "/play"]) {
      expect(open(path, without), path).toBe(false);
      expect(open(path, "reviews"), path).toBe(true);
    }
    for (const path of ["/", "/t/x", "/learn", "/leaders", "/puzzles", "/replay/x"]) {
      expect(open(path, without), path).toBe(true);
    }
  });

  it("takes along what is of no use without it", () => {
    expect(open("/puzzles", "practice")).toBe(false);
    expect(open("/review/x/3/0", "practice")).toBe(false);
    expect(open("/review/x", "practice")).toBe(true);
  });
});
