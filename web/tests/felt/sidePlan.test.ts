import { describe, expect, test } from "vitest";
import { rowsOfSides, sidePlan, squeezeOf, type SideLying } from "$lib/felt/sidePlan";

const side = (open: readonly number[], books = 0, extras = 0): SideLying => ({ open, books, extras });
const SIZES = { most: 72, least: 32 };

describe("melds of sides", () => {
  test("few of them lie large, with much of each card in sight", () => {
    const plan = sidePlan({ width: 800, height: 400 }, [[side([3])], [side([4])]], SIZES);
    expect(plan.width).toBe(72);
    expect(plan.strip).toBeGreaterThan(30);
    expect(plan.fits).toBe(true);
  });

  test("many of them shrink until they fit", () => {
    const many = side([3, 4, 5, 3, 6], 2, 4);
    const plan = sidePlan({ width: 374, height: 430 }, [[many], [many]], SIZES);
    expect(plan.fits).toBe(true);
    expect(plan.width).toBeLessThan(60);
    expect(plan.strip).toBeGreaterThanOrEqual(13);
  });

  test("where nothing fits, cards keep their least size and one scrolls", () => {
    const all = side(Array.from({ length: 11 }, () => 6));
    expect(sidePlan({ width: 300, height: 120 }, [[all], [all]], SIZES)).toMatchObject({ width: 32, fits: false });
  });

  test("a closed book takes less room than its cards", () => {
    const room = { width: 374, height: 160 };
    const open = sidePlan(room, [[side([7, 7, 7])]], SIZES);
    const closed = sidePlan(room, [[side([], 3)]], SIZES);
    expect(closed.width).toBeGreaterThan(open.width);
  });

  test("indices are narrower where little of a card shows, so that a ten is read as a ten", () => {
    expect(squeezeOf({ width: 72, strip: 37 })).toBe(1);
    const tight = squeezeOf({ width: 38, strip: 13 });
    expect(tight).toBeGreaterThan(0.6);
    expect(tight * 0.5 * 38).toBeLessThan(13);
  });
});

describe("sides in rows", () => {
  const theirs = side([4, 3, 3]);
  const ours = side([3, 4, 3, 5], 1, 2);
  const rows = (width: number, height: number): readonly (readonly SideLying[])[] =>
    rowsOfSides({ width, height }, [theirs], [ours], (each) => each, SIZES).rows;

  test("stand one above the other, mine nearest to me", () => {
    expect(rows(374, 400)).toEqual([[theirs], [ours]]);
    expect(rows(1200, 420)).toEqual([[theirs], [ours]]);
  });

  test("stand beside one another on a low felt, where their cards are larger for it", () => {
    expect(rows(900, 140)).toEqual([[theirs, ours]]);
  });
});
