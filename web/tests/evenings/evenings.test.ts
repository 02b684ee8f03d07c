/** Past evenings: which sheets belong together, what players have reached, and what another browser reads. */
import { describe, expect, it, vi } from "vitest";
import { eveningAt, eveningsOf, isCounted, type PastSheet } from "$lib/evenings/evening";
import { BadFile, merged, read, written } from "$lib/evenings/file";
import { linkOf, sheetsIn } from "$lib/evenings/link";
import { join, keyOf, playerOf, separate } from "$lib/evenings/players";
import { namesOf, pairStandings, standings } from "$lib/evenings/statistics";
import type { ScoreSheet } from "$lib/protocol";
// Version 1 of the format, as it was first written; it must be read for ever.
import FIRST from "./version1.json?raw";

const { sheets, joined, photos } = read(FIRST);
const [tiles, pool] = sheets as [PastSheet, PastSheet];
const HOUR = 3_600_000;

const why = (text: string): string => {
  try {
    read(text);
    return "";
  } catch (problem) {
    return (problem as BadFile).why;
  }
};

describe("evenings", () => {
  it("are made of the sheets that follow one another soon", () => {
    expect(eveningsOf(sheets).map((evening) => evening.sheets.map(({ game }) => game))).toEqual([
      ["rummikub", "indian_rummy_pool101"],
    ]);
    expect(eveningAt(pool.changed + 5 * HOUR, sheets)).toBe(pool.evening);
    expect(eveningAt(pool.changed + 7 * HOUR, sheets)).not.toBe(pool.evening);
    expect([isCounted(tiles), isCounted({ ...tiles, priced: 0 })]).toEqual([true, false]);
  });
});

describe("players", () => {
  it("are one whatever the capitals and spaces, and as they were joined", () => {
    expect(keyOf("  Ada  L. ")).toBe(keyOf("ada l."));
    const one = join(join({}, "Ada L.", "Ada"), "ada", "Countess");
    expect(["Ada L.", "ADA", "Countess", "Ben"].map((name) => playerOf(name, one))).toEqual([
      "countess",
      "countess",
      "countess",
      "ben",
    ]);
    expect(join(one, "countess", "Ada L.")).toEqual(one);
    expect(playerOf("Ada L.", separate(one, "Ada"))).toBe("ada");
  });

  it("have played, won and scored what the sheets say", () => {
    const [first, ...others] = standings([pool], {});
    expect(first).toEqual({
      ...{ who: ["dan"], evenings: 1, games: 1, won: 1, deals: 3, points: 15, best: 0, worst: 15 },
    });
    expect(others.map(({ who, won, points, best, worst }) => [who, won, points, best, worst])).toEqual([
      [["ann"], 0, 110, 0, 70],
    ]);
    // A match that is not finished counts deals, and is neither played nor won.
    expect(standings([tiles], {}).map(({ who, games, points }) => [...who, games, points])).toEqual([
      ["ann", 0, -17],
      ["ben", 0, -8],
      ["cora", 0, 25],
    ]);
    const ann = standings(sheets, { cora: "ann" }).find(({ who }) => who[0] === "ann");
    expect([ann?.evenings, ann?.deals]).toEqual([1, 5]);
    expect(namesOf(sheets, { cora: "ann" }).get("ann")).toBe("ann");
  });

  it("are counted in pairs where sides play", () => {
    const score: ScoreSheet = {
      ...tiles.score,
      sides: [[0, 2], [1]],
      result: { winners: [0, 2], totals: [], finals: [] },
    };
    expect(pairStandings([{ ...tiles, score }], {}).map(({ who, games, won }) => [...who, games, won])).toEqual([
      ["ann", "cora", 1, 1],
    ]);
    expect(pairStandings(sheets, {})).toEqual([]);
  });
});

describe("a file of evenings", () => {
  it("is read as it was written", async () => {
    expect([joined, photos.map(({ id, sheet, seat, picture }) => [id, sheet, seat, picture.type])]).toEqual([
      { cora: "dan" },
      [["aa11/1/1700000000000", "aa11", 1, "image/png"]],
    ]);
    const again = read(await written({ sheets, joined, photos }));
    expect([again.sheets, again.joined]).toEqual([sheets, joined]);
    expect(await again.photos[0]?.picture.arrayBuffer()).toEqual(await photos[0]?.picture.arrayBuffer());
  });

  it("brings what is newer and doubles nothing", () => {
    const newer = { ...tiles, changed: tiles.changed + 1 };
    expect(merged(sheets, sheets)).toEqual([]);
    expect(merged([tiles], [newer, pool])).toEqual([newer, pool]);
    expect(merged([newer], [tiles])).toEqual([]);
  });

  it("is refused with its reason", () => {
    const file = JSON.parse(FIRST) as { sheets: Record<string, unknown>[] };
    const changed = (change: Record<string, unknown>): string =>
      JSON.stringify({ ...file, sheets: [{ ...file.sheets[0], ...change }] });
    expect([why("no"), why("{}"), why('{"format":"rummykit-evenings","version":2}')]).toEqual([
      "other",
      "other",
      "newer",
    ]);
    for (const change of [{ names: [] }, { id: "../x" }, { score: null }, { deals: [3] }, { options: { a: {} } }]) {
      expect(why(changed(change))).toBe("spoilt");
    }
    expect(why(JSON.stringify({ ...file, photos: [{ id: "a/1/2", type: "text/html", data: "" }] }))).toBe("spoilt");
  });
});

describe("a link", () => {
  it("holds the whole evening behind the #, short enough for a picture", async () => {
    vi.stubGlobal("location", { origin: "https://rummy.example" });
    const link = await linkOf(sheets);
    expect(link.startsWith("https://rummy.example/evenings/shared#")).toBe(true);
    expect(link.length).toBeLessThan(1200);
    expect(await sheetsIn(new URL(link).hash)).toEqual(sheets);
    await expect(sheetsIn("#AAAA")).rejects.toThrow(BadFile);
    await expect(sheetsIn("#%%")).rejects.toThrow(BadFile);
  });
});
