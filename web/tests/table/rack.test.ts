import { describe, expect, test } from "vitest";
import { sorted } from "$lib/table/rack";
import { planInTurn, rackPlan } from "$lib/table/rackPlan";
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
        expect(planInTurn(room, [held], [held - laid], bounds).width).toBe(began.width);
    }
  }
});
