import { describe, expect, test } from "vitest";
import {
  facesOf,
  inGroups,
  kept,
  recalled,
  regrouped,
  sortedGroups,
  stepped,
  type Groups,
} from "$lib/table/rackGroups";
import { rackGapAt, rackPlan } from "$lib/table/rackPlan";
import { pieces, show } from "./faces";

const shown = (groups: readonly (readonly { id: number; face: number }[])[]): string[] =>
  groups.map((group) => show(group as never));

describe("groups on the rack", () => {
  const hand = pieces("r1 r2 r3 b7 k9", 1);

  test("stay as they were laid; a new tile comes to the loose end", () => {
    expect(shown(inGroups(hand, [[3, 1], [2], []]))).toEqual(["r3 r1", "r2", "b7 k9"]);
    expect(
      shown(
        inGroups(hand, [
          [3, 1],
          [2, 4],
        ]),
      ),
    ).toEqual(["r3 r1", "r2 b7 k9"]);
  });

  test("keep the place of a tile that has left and comes back", () => {
    const groups: Groups = [
      [3, 1],
      [2, 4, 5],
    ];
    expect(shown(inGroups(hand.slice(1), groups))).toEqual(["r3", "r2 b7 k9"]);
    expect(shown(inGroups(hand, groups))).toEqual(["r3 r1", "r2 b7 k9"]);
  });

  test("forget what is gone, and a group without tiles", () => {
    expect(kept(hand.slice(2), [[1, 2], [3], [4]])).toEqual([[3], [4, 5]]);
  });

  test("are one again when they are sorted", () => {
    expect(sortedGroups(hand, "number")).toEqual([[1, 2, 3, 4, 5]]);
  });

  test("are found again by their faces, whatever has been drawn or played since", () => {
    const written = facesOf(hand, [[3, 1], [5], []]);
    const again = pieces("r1 k9 r3 o4", 100);
    expect(shown(inGroups(again, recalled(again, written)))).toEqual(["r3 r1", "k9", "o4"]);
  });
});

describe("tiles that are put somewhere", () => {
  const groups: Groups = [
    [1, 2, 3],
    [4, 5, 6],
  ];

  test("join the tile before them or the one after them", () => {
    expect(regrouped(groups, [6], { before: 3, after: 4, joins: "before" })).toEqual([
      [1, 2, 3, 6],
      [4, 5],
    ]);
    expect(regrouped(groups, [1], { before: 3, after: 4, joins: "after" })).toEqual([
      [2, 3],
      [1, 4, 5, 6],
    ]);
  });

  test("are a group of their own between two others, and in the middle of one they part it", () => {
    expect(regrouped(groups, [2], { before: 3, after: 4, joins: "neither" })).toEqual([[1, 3], [2], [4, 5, 6]]);
    expect(regrouped(groups, [1], { before: 4, after: 5, joins: "neither" })).toEqual([[2, 3], [4], [1], [5, 6]]);
    expect(regrouped(groups, [6], { before: null, after: 1, joins: "neither" })).toEqual([[6], [1, 2, 3], [4, 5]]);
  });

  test("at the end leave a loose end for what comes next", () => {
    expect(regrouped(groups, [1], { before: 6, after: null, joins: "neither" })).toEqual([[2, 3], [4, 5, 6], [1], []]);
  });

  test("go step by step: within the group, out of it, into the next", () => {
    const walk = (id: number, by: -1 | 1, steps: number): Groups => {
      let now = groups;
      for (let step = 0; step < steps; step++) {
        const place = stepped(now, id, by);
        if (place !== null) now = regrouped(now, [id], place);
      }
      return now;
    };
    expect(walk(2, 1, 1)).toEqual([
      [1, 3, 2],
      [4, 5, 6],
    ]);
    expect(walk(2, 1, 2)).toEqual([[1, 3], [2], [4, 5, 6]]);
    expect(walk(2, 1, 3)).toEqual([
      [1, 3],
      [2, 4, 5, 6],
    ]);
    expect(walk(2, 1, 7)).toEqual([[1, 3], [4, 5, 6], [2], []]);
    expect(walk(2, 1, 9)).toEqual([[1, 3], [4, 5, 6], [2], []]);
    expect(walk(4, -1, 1)).toEqual([[1, 2, 3], [4], [5, 6]]);
    expect(walk(4, -1, 2)).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ]);
    expect(walk(4, -1, 9)).toEqual([[4], [1, 2, 3], [5, 6]]);
  });

  test("are never lost, nor twice there", () => {
    for (const before of [null, 1, 3, 6, 99]) {
      for (const after of [null, 1, 4, 99]) {
        for (const joins of ["before", "after", "neither"] as const) {
          const next = regrouped(groups, [2, 5], { before, after, joins });
          expect(next.flat().sort(), `${before} ${after} ${joins}`).toEqual([1, 2, 3, 4, 5, 6]);
          expect(next.slice(0, -1).every((group) => group.length > 0)).toBe(true);
        }
      }
    }
  });
});

describe("a rack", () => {
  const phone = { least: 44, most: 50, rows: 3, gap: 4 };
  const rows = (plan: ReturnType<typeof rackPlan>): number[] =>
    Array.from({ length: plan.rows }, (_, row) => plan.cells.filter((cell) => cell.row === row).length);

  test("uses as few rows as tiles of at least 44 px allow", () => {
    expect(rackPlan(344, [7], phone)).toMatchObject({ width: 45, rows: 1, scrolls: false });
    expect(rows(rackPlan(344, [14], phone))).toEqual([7, 7]);
    expect(rows(rackPlan(344, [21], phone))).toEqual([7, 7, 7]);
    // Seven or fourteen fill no row to its end: half a tile stays free, where a new group begins.
    for (const count of [7, 14])
      expect(Math.floor((2 * (356 + phone.gap)) / (rackPlan(356, [count], phone).width + phone.gap))).toBeGreaterThan(
        14,
      );
    expect(rackPlan(1200, [14], { ...phone, most: 60 })).toMatchObject({ width: 60, rows: 1, columns: 28 });
  });

  test("has gaps of half a tile, and keeps a group in one row where it can", () => {
    const plan = rackPlan(344, [3, 3, 3], phone);
    expect(plan.cells.map(({ column, row }) => `${column},${row}`).join(" ")).toBe(
      "0,0 2,0 4,0 7,0 9,0 11,0 0,1 2,1 4,1",
    );
  });

  test("parts groups rather than take another row", () => {
    expect(rows(rackPlan(344, [5, 4, 3], phone))).toEqual([6, 6]);
  });

  test("scrolls sideways in full rows when there is no room for all", () => {
    expect(rackPlan(344, [40], phone)).toMatchObject({ width: 44, columns: 28, rows: 3, scrolls: true });
  });

  test("has cards of one size one over the other, as far apart as a row allows, and a strip between groups", () => {
    const cards = { least: 44, most: 48, rows: 3, gap: 3, strip: 32 };
    expect(rackPlan(386, [6], cards)).toMatchObject({ width: 48, pitch: 51, rows: 1 });
    expect(rackPlan(386, [15], cards)).toMatchObject({ width: 48, rows: 2, scrolls: false });
    const full = rackPlan(386, [30], cards);
    expect(full).toMatchObject({ rows: 3, scrolls: false });
    expect(full.pitch).toBeGreaterThanOrEqual(32);
    expect((full.columns / 2) * full.pitch + full.width - full.pitch).toBeLessThanOrEqual(386);
    expect(rackPlan(1200, [3, 3], cards).cells[3]).toEqual({ column: 8, row: 0 });
  });

  test("is there without tiles too", () => {
    expect(rackPlan(344, [], phone)).toMatchObject({ width: 50, rows: 1, cells: [] });
  });
});

describe("a point on the rack", () => {
  const box = (left: number, top = 0): { left: number; top: number; right: number; bottom: number } => ({
    left,
    top,
    right: left + 40,
    bottom: top + 60,
  });
  /** Two groups of two with a gap from 84 to 106. */
  const boxes = [box(0), box(44), box(106), box(150)];
  const starts = new Set([0, 2]);

  test("on a tile belongs to its group", () => {
    expect(rackGapAt(boxes, starts, 42, 30)).toEqual({ at: 1, joins: "before" });
    expect(rackGapAt(boxes, starts, 80, 30)).toEqual({ at: 2, joins: "before" });
    expect(rackGapAt(boxes, starts, 108, 30)).toEqual({ at: 2, joins: "after" });
  });

  test("in a gap, or past the end, belongs to none", () => {
    expect(rackGapAt(boxes, starts, 95, 30)).toEqual({ at: 2, joins: "neither" });
    expect(rackGapAt(boxes, starts, 230, 30)).toEqual({ at: 4, joins: "neither" });
    expect(rackGapAt(boxes, starts, 193, 30)).toEqual({ at: 4, joins: "before" });
    expect(rackGapAt(boxes, starts, 20, 150)).toMatchObject({ joins: "before" });
    expect(rackGapAt([], new Set(), 20, 20)).toEqual({ at: 0, joins: "after" });
  });
});
