/** The hands and melds that lie there when a deal is over. */
import { describe, expect, it } from "vitest";
import type { DealScore, Event, Result } from "$lib/protocol";
import { countedHand, lastSets, laidBy, stockGone, winnings } from "$lib/table/ended";
import { reasonOf, whyOf } from "$lib/table/endWords";
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

describe("what comes forward", () => {
  const run = faces("3H 4H 5H");
  const group = faces("9S 9D 9C");

  it("is what the winner laid and what melds it held, and of a side all that was laid", () => {
    const result = {
      hands: [faces("9S 9D 9C KS"), hand, [], []],
      melds: [
        [0, run],
        [2, group],
      ],
    } as unknown as Result;
    const counted = { parts: [], grouped: [[group], [], [], []] } as unknown as DealScore;
    expect(winnings({ winners: [0], sides: [] }, result, counted)).toEqual([
      { seats: [0], melds: [run, group], left: faces("KS") },
    ]);
    const sides = [
      [0, 2],
      [1, 3],
    ];
    expect(winnings({ winners: [0, 2], sides }, result, counted)).toEqual([
      { seats: [0, 2], melds: [run, group], left: [] },
    ]);
    expect(winnings({ winners: [1], sides: [] }, { ...result, hands: [[], [], [], []] }, counted)).toEqual([]);
  });

  it("are the sets that the last play of a table changed, if the winner made it", () => {
    const longer = faces("3H 4H 5H 6H");
    const events = [
      { type: "rearranged", seat: 1, table: [longer, group] }, // of the deal before
      { type: "dealt" },
      { type: "rearranged", seat: 0, table: [run, group] },
      { type: "rearranged", seat: 1, table: [[...group].reverse(), longer, group] },
      { type: "went_out", seat: 1 },
    ] as unknown as Event[];
    expect(lastSets(events, 1)).toEqual([longer, group]);
    expect(lastSets(events, 0)).toEqual([]);
    expect(lastSets([], 0)).toEqual([]);
  });
});

describe("the reason of points", () => {
  const table = (parts: unknown[], more: object = {}): Parameters<typeof whyOf>[0] =>
    ({
      seat: 0,
      tiles: false,
      personal: (seat: number) => ["You", "Bo"][seat],
      view: { result: { kind: "went_out", winner: 0, shower: 1 }, indicator: faces("7H")[0], sides: [] },
      score: { rows: [{ winners: [0], won_by: null, parts: [parts, []], reckoned: [], ...more }], sides: [] },
    }) as never;

  it("is that of the engine, with who showed the twin of the indicator", () => {
    const shown = table([{ code: "indicator_shown", points: -1, times: 0 }]);
    expect(whyOf(shown, 0)).toEqual(["Another player showed the indicator's match −1"]);
    expect(reasonOf(shown)).toBe("You went out. Bo showed the other seven of hearts.");
    expect(whyOf(table([{ code: "hands_no_pure", points: 80, times: 0 }]), 0)).toEqual([
      "No pure run, all cards count: +80",
    ]);
  });

  it("is the lines of a side, with nothing that counts nothing", () => {
    const lines = [
      { code: "hands", count: 2, points: -35 },
      { code: "melded", count: 9, points: 120 },
      { code: "going_out", count: 0, points: 0 },
    ];
    expect(whyOf(table([], { reckoned: [{ seats: [0, 2], lines }] }), 2)).toEqual([
      "Cards melded +120",
      "Left in hand −35",
    ]);
  });
});
