import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "$lib/protocol";
import { forgetTable, noteTable, recentTables } from "$lib/recent";
import { tableInfo } from "./tableInfo";

const table = (id: string, you: number | null = 0): TableInfo => tableInfo({ id, you });

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe("recently played tables", () => {
  beforeEach(() => vi.stubGlobal("localStorage", memory()));

  it("come newest first, each once", () => {
    noteTable(table("a"), 1);
    noteTable(table("b"), 2);
    noteTable(table("a"), 3);
    expect(recentTables().map(({ id, seen }) => [id, seen])).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  it("are only those with a seat of ours, and not too many", () => {
    noteTable(table("visited", null));
    expect(recentTables()).toEqual([]);
    for (const id of "abcdefghijkl") noteTable(table(id));
    expect(
      recentTables()
        .map(({ id }) => id)
        .join(""),
    ).toBe("lkjihgfedcba");
  });

  it("can be forgotten", () => {
    noteTable(table("a"));
    forgetTable("a");
    expect(recentTables()).toEqual([]);
  });

  it("survive what somebody else wrote into storage", () => {
    localStorage.setItem("rummykit.tables", '{"no":"list"}');
    expect(recentTables()).toEqual([]);
    localStorage.setItem("rummykit.tables", '[null, {"id": 7}, {"id":"a","game":"rummikub","seen":1}]');
    expect(recentTables().map(({ id }) => id)).toEqual(["a"]);
    localStorage.setItem("rummykit.tables", "not json");
    expect(recentTables()).toEqual([]);
  });
});
