/** The hands and melds that lie there when a deal is over. */
import { describe, expect, it } from "vitest";
import type { DealScore, Result } from "$lib/protocol";
import { countedHand, laidBy, stockGone } from "$lib/table/ended";
import { faces } from "./faces";

const hand = faces("3H 4H 5H 9S 9D 9C KS");
const result = { hands: [hand, hand] } as unknown as Result;
const row = (code: string | null, grouped = [faces("9S 9D 9C")]): DealScore =>
  ({
    parts: [code === null ? [] : [{ code, points: -80, times: 0 }], []],
    grouped: [grouped, grouped],
  }) as unknown as DealScore;
const mine = [faces("3H 4H 5H"), faces("9S 9D")];

describe("a hand that is over", () => {
  it.each(["hands_no_pure", "hands_run_missing"])(
    "lies as I had laid it where its melds count against me: %s",
    (code) => {
      expect(countedHand(0, result, row(code), mine)).toEqual({
        melds: mine,
        left: faces("9C KS").sort((a, b) => a - b),
      });
    },
  );

  it("lies as it was counted elsewhere, and so does that of anybody else", () => {
    for (const [code, own] of [
      [null, mine],
      ["held", mine],
      ["hands_no_pure", null],
    ] as const) {
      const { melds, left } = countedHand(0, result, row(code), own);
      expect(melds).toEqual([faces("9S 9D 9C")]);
      expect(new Set(left)).toEqual(new Set(faces("3H 4H 5H KS")));
    }
  });
});

describe("what was laid", () => {
  const [first, second, third] = [faces("3H 4H 5H"), faces("9S 9D 9C"), faces("KS KD KC")];
  const laid = {
    melds: [
      [0, first],
      [1, second],
      [2, third],
    ],
  } as unknown as Result;

  it("is told by seats where everybody plays alone", () => {
    expect(laidBy(laid, [[0], [1], [2], [3]])).toEqual([
      { seats: [0], melds: [first] },
      { seats: [1], melds: [second] },
      { seats: [2], melds: [third] },
    ]);
  });

  it("is told once for all of a side", () => {
    expect(
      laidBy(laid, [
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([
      { seats: [0, 2], melds: [first, third] },
      { seats: [1, 3], melds: [second] },
    ]);
  });
});

describe("a deal that ends because nothing is left to draw", () => {
  const cards = { family: "cards", rearranges: false, counted: false, won: true } as const;

  it("is won by the lowest hand where nothing else is counted", () => {
    expect(stockGone(cards)).toBe("The stock is empty: the lowest hand wins.");
    expect(stockGone({ ...cards, family: "tiles", rearranges: true })).toContain("the lowest rack wins");
  });

  it.each([
    ["melds are counted", { ...cards, counted: true }],
    ["nobody wins", { ...cards, won: false }],
    ["nobody wins at a table that is rearranged", { ...cards, rearranges: true, won: false }],
  ])("is only over where %s", (_, at) => {
    expect(stockGone(at)).toBe("The stock is empty, and nobody has gone out.");
  });

  it("speaks of the pool where tiles are played", () => {
    expect(stockGone({ ...cards, family: "tiles" })).toBe("The pool is empty, and nobody has gone out.");
  });
});
