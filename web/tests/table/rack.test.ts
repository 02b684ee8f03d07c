import { describe, expect, test } from "vitest";
import { sorted } from "$lib/table/rack";
import { planInTurn, rackPlan, rackWays, type RackWindow } from "$lib/table/rackPlan";
import { pieces, show } from "./faces";

const ids = (list: readonly { id: number }[]): number[] => list.map((piece) => piece.id);

describe("sorting", () => {
  test("789 goes by colour and then by number, jokers last", () => {
    expect(show(sorted(pieces("k2 r13 J b7 r1 o5", 1), "colour"))).toBe("r1 r13 b7 k2 o5 J");
  });

  test("777 goes by number and then by colour", () => {
    expect(show(sorted(pieces("k7 r13 J b7 r1 r7", 1), "number"))).toBe("r1 r7 b7 k7 r13 J");
  });

  test("suits alternate between black and red", () => {
    expect(show(sorted(pieces("2C 2D 2H 2S", 1), "colour"))).toBe("2S 2H 2C 2D");
  });

  test("twins stay in the order they came, however often one sorts", () => {
    const hand = pieces("r7 b1 r7 r7", 1);
    const once = sorted(hand, "colour");
    expect(ids(once)).toEqual([1, 3, 4, 2]);
    expect(ids(sorted([...once].reverse(), "colour"))).toEqual([1, 3, 4, 2]);
    expect(ids(sorted(sorted(once, "number"), "colour"))).toEqual([1, 3, 4, 2]);
  });
});

test("tiles keep their size in a turn, whatever is laid", () => {
  const bounds = { least: 30, most: 54, rows: 2, gap: 3 };
  for (const room of [320, 390, 700]) {
    for (let held = 4; held <= 30; held++) {
      const began = rackPlan(room, [held], bounds);
      for (let laid = 0; laid <= 3; laid++)
        expect(planInTurn(room, [held], [held - laid], [bounds]).width).toBe(began.width);
    }
  }
});

describe("on a phone every tile of a rack is in sight", () => {
  const window = (width: number, height: number, sets = 4): RackWindow => ({
    width,
    height,
    flat: height < 480,
    phone: height >= 480,
    tiles: true,
    sets,
  });
  /** The room that a rack has in it. */
  const laid = (shown: RackWindow, held: number): ReturnType<typeof rackPlan> =>
    planInTurn(shown.flat ? shown.width - 176 : shown.width - 4, [held], [held], rackWays(shown));

  test("in tiles of 44 px, up to four rows", () => {
    for (let held = 1; held <= 28; held++) {
      for (const shown of [window(390, 844), window(390, 844, 20), window(360, 740), window(320, 640)]) {
        const plan = laid(shown, held);
        expect(plan.scrolls, `${shown.width} ${held}`).toBe(false);
        expect(plan.width).toBeGreaterThanOrEqual(44);
        expect(plan.rows).toBeLessThanOrEqual(4);
      }
    }
    expect(laid(window(390, 844), 32)).toMatchObject({ rows: 4, scrolls: false });
  });

  test("in somewhat smaller ones where the felt of a low phone is full", () => {
    expect(laid(window(320, 640, 12), 24)).toMatchObject({ width: 38, rows: 3, scrolls: false });
    expect(laid(window(320, 640, 12), 30)).toMatchObject({ width: 44, rows: 2, scrolls: true });
  });

  test("on its side, too", () => {
    for (let held = 1; held <= 30; held++) {
      for (const shown of [window(844, 390), window(667, 375)]) expect(laid(shown, held).scrolls).toBe(false);
    }
    expect(laid(window(844, 390), 28)).toMatchObject({ rows: 2 });
  });

  test("a gap that one makes in a full rack hides no tile", () => {
    const ways = rackWays(window(390, 844));
    expect(planInTurn(386, [24], [8, 8, 8], ways)).toMatchObject({ scrolls: false });
    expect(planInTurn(386, [24], [5, 6, 7, 6], ways)).toMatchObject({ scrolls: false });
  });
});
