import { describe, expect, test } from "vitest";
import type { Homes, GridSet } from "$lib/table/placement";
import { BESIDE, boxOf, cellAt, LARGEST, OVERLAPPING, SMALLEST, tableView, zoomed } from "$lib/table/tableView";

const sets = (count: number, length = 3): GridSet[] => Array.from({ length: count }, (_, id) => ({ id, length }));
const NOWHERE: Homes = new Map();
const desk = { width: 1150, height: 420 };
const phone = { width: 366, height: 250 };
const large = { least: 36, most: 50 };
const small = { least: 32, most: 40 };

describe("the size of the tiles", () => {
  test("is as large as it may be while there is room", () => {
    expect(tableView(sets(3), NOWHERE, desk, large, "readable")).toMatchObject({ piece: 50, fits: true });
    expect(tableView([], NOWHERE, desk, large, "readable")).toMatchObject({ piece: 50, fits: true });
  });

  test("shrinks only as far as a full table makes it, and then the table scrolls", () => {
    const fuller = tableView(sets(30), NOWHERE, desk, large, "readable");
    expect(fuller.piece).toBeLessThan(50);
    expect(fuller).toMatchObject({ fits: true });
    const crowded = tableView(sets(24), NOWHERE, phone, small, "readable");
    expect(crowded).toMatchObject({ piece: 32, fits: false, rows: 8 });
  });

  test("shrinks for a set that somebody put far out, and does not move it", () => {
    const far: Homes = new Map([[0, { column: 44, row: 0, length: 3, own: true }]]);
    const view = tableView(sets(1), far, desk, large, "readable");
    expect(view.piece).toBeLessThan(50);
    expect(view.layout.get(0)).toMatchObject({ column: 44, row: 0 });
  });

  test("three sets of three tiles lie side by side on a phone", () => {
    const { layout } = tableView(sets(9), NOWHERE, phone, small, "readable");
    expect([...layout.values()].filter((area) => area.row === 0)).toHaveLength(3);
  });
});

describe("zoom", () => {
  test("all sets are seen at once where people ask for it", () => {
    const view = tableView(sets(24), NOWHERE, phone, small, "all");
    expect(view.fits).toBe(true);
    expect(view.piece).toBeGreaterThanOrEqual(SMALLEST);
    expect(view.piece).toBeLessThan(32);
  });

  test("from nearby nothing moves, and the plane is larger than the room", () => {
    const usual = tableView(sets(8), NOWHERE, phone, small, "readable");
    const near = tableView(sets(8), NOWHERE, phone, small, 60);
    expect(near.layout).toEqual(usual.layout);
    expect(near.fits).toBe(false);
  });

  test("from far away there are more columns", () => {
    const view = tableView(sets(8), NOWHERE, phone, small, 20);
    expect(view.columns).toBe(33);
  });

  test("goes in steps between the smallest and the largest", () => {
    expect(zoomed(40, true)).toBe(48);
    expect(zoomed(40, false)).toBe(33);
    expect(zoomed(SMALLEST, false)).toBe(SMALLEST);
    expect(zoomed(LARGEST, true)).toBe(LARGEST);
  });
});

test("a point of the plane belongs to the nearest cell, and an area has a place there", () => {
  const box = boxOf({ column: 5, row: 2, columns: 7, rows: 1 }, 40);
  expect(box).toEqual({ left: 105, top: 160, width: 147, height: 80 });
  expect(cellAt(box.left + 9, box.top - 20, 40)).toEqual({ column: 5, row: 2 });
  expect(cellAt(-30, -30, 40)).toEqual({ column: 0, row: 0 });
});

describe("cards one over the other", () => {
  test("have a set as wide as what is seen of it, with air beside it", () => {
    const { layout } = tableView(sets(2, 4), NOWHERE, desk, large, 50, OVERLAPPING);
    const [first, second] = [...layout.values()].map((area) => boxOf(area, 50, OVERLAPPING));
    const seen = 3 * OVERLAPPING.pitch(50) + 50;
    expect(second!.left - first!.left).toBeGreaterThan(seen + 12);
    expect(second!.left - first!.left).toBeLessThan(seen + 40);
  });

  test("of two packs find room in melds of three, at a desk and on a phone that scrolls little", () => {
    const room = { width: 374, height: 400 };
    expect(tableView(sets(34), NOWHERE, desk, large, "readable", OVERLAPPING).fits).toBe(true);
    const lying = tableView(sets(24), NOWHERE, room, { least: 36, most: 48 }, "readable", OVERLAPPING);
    const tiles = tableView(sets(24), NOWHERE, room, { least: 36, most: 48 }, "readable", BESIDE);
    expect(lying.rows).toBeLessThan(tiles.rows);
  });
});
