/** The hands and melds that lie there when a deal is over. */
import { describe, expect, it } from "vitest";
import { FALSE_JOKER, tile } from "$lib/faces";
import { inMeld, loose, type Laid } from "$lib/pieces/standIns";
import type { DealScore, Event, Face, Result, TableMeld, View } from "$lib/protocol";
import { countedHand, lastSets, laidBy, stockGone, winnings } from "$lib/table/ended";
import { reasonOf, whyOf, whysOf } from "$lib/table/endWords";
import { faces } from "./faces";

const hand = faces("3H 4H 5H 9S 9D 9C KS");
const result = { hands: [hand, hand], wild: 0 } as unknown as Result;
const row = (code: string | null, grouped = [faces("9S 9D 9C")], stands: Face[][][] = []): DealScore =>
  ({
    parts: [code === null ? [] : [{ code, points: -80, times: 0 }], []],
    grouped: [grouped, grouped],
    stands,
  }) as unknown as DealScore;
const laid = (cards: string, stands = ""): Laid => ({ cards: faces(cards), stands: faces(stands), kind: null });
const mine = [laid("3H 4H 5H"), laid("9S 9D")];

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
      expect(melds).toEqual([laid("9S 9D 9C")]);
      expect(new Set(left)).toEqual(new Set(faces("3H 4H 5H KS")));
    }
  });

  it("says what its wild cards stand for", () => {
    const counted = row(null, [faces("3H KS 5H"), faces("9S 9D 9C")], [[faces("3H 4H 5H"), []], []]);
    expect(countedHand(0, result, counted, null).melds).toEqual([laid("3H KS 5H", "3H 4H 5H"), laid("9S 9D 9C")]);
    expect(countedHand(1, result, counted, null).melds[0]).toEqual(laid("3H KS 5H"));
    const joker = { hands: [faces("3H JK 5H KS")], wild: 0 } as unknown as Result;
    expect(countedHand(0, joker, row(null, [faces("3H JK=4H 5H")]), null).left).toEqual(faces("KS"));
  });
});

/** A view of a table: each meld with its owner, its cards, and what they stand for. */
const tableOf = (...melds: [number | null, string, string?][]): Pick<View, "table" | "stands"> => ({
  table: melds.map(([owner, cards]) => ({ owner, cards: faces(cards), kind: "run" }) as unknown as TableMeld),
  stands: melds.map(([, , stands]) => faces(stands ?? "")),
});
const lying = (owner: number | null, cards: string, stands = ""): object => ({
  ...laid(cards, stands),
  kind: "run",
  owner,
});

describe("what was laid", () => {
  const view = tableOf([0, "3H 4H 5H"], [1, "9S 2D 9C", "9S 9H 9C"], [2, "KS KD KC"]);
  const [first, second, third] = [lying(0, "3H 4H 5H"), lying(1, "9S 2D 9C", "9S 9H 9C"), lying(2, "KS KD KC")];

  it("is told by seats where everybody plays alone, with what wild cards stand for", () => {
    expect(laidBy(view, [[0], [1], [2], [3]])).toEqual([
      { seats: [0], melds: [first] },
      { seats: [1], melds: [second] },
      { seats: [2], melds: [third] },
    ]);
  });

  it("is told once for all of a side", () => {
    expect(
      laidBy(view, [
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
  const at = (sides: number[][], hands: Face[][]): Parameters<typeof winnings>[1] => ({
    ...tableOf([0, "3H 4H 5H"], [2, "9S 9D 9C"]),
    sides,
    result: { hands, wild: 0 } as unknown as Result,
  });

  it("is what the winner laid and what melds it held, and of a side all that was laid", () => {
    const hands = [faces("9S 9D 9C KS"), hand, [], []];
    const counted = { parts: [], grouped: [[faces("9S 9D 9C")], [], [], []], stands: [] } as unknown as DealScore;
    expect(winnings([0], at([], hands), counted, false)).toEqual([
      { seats: [0], melds: [lying(0, "3H 4H 5H"), laid("9S 9D 9C")], left: faces("KS") },
    ]);
    const sides = [
      [0, 2],
      [1, 3],
    ];
    expect(winnings([0, 2], at(sides, hands), counted, true)).toEqual([
      { seats: [0, 2], melds: [lying(0, "3H 4H 5H"), lying(2, "9S 9D 9C")], left: [] },
    ]);
    const partners = { ...at(sides, hands)!, result: { hands, wild: 0, winner: 0 } as unknown as Result };
    expect(winnings([0, 2], partners, counted, false)).toEqual([
      { seats: [0], melds: [lying(0, "3H 4H 5H"), laid("9S 9D 9C")], left: faces("KS") },
    ]);
    expect(winnings([1], at([], [[], [], [], []]), { ...counted, grouped: [] }, false)).toEqual([]);
  });

  it("is, at a table that is rearranged, what the last play made or changed", () => {
    const [run, group, longer] = [faces("3H 4H 5H"), faces("9S 9D 9C"), faces("3H 4H 5H 6H")];
    const events = [
      { type: "rearranged", seat: 1, table: [longer, group] }, // of the deal before
      { type: "dealt" },
      { type: "rearranged", seat: 0, table: [run, group] },
      { type: "rearranged", seat: 1, table: [[...group].reverse(), longer, group] },
      { type: "went_out", seat: 1 },
    ] as unknown as Event[];
    const view = tableOf([null, "9C 9D 9S"], [null, "3H 4H JK 6H", "3H 4H 5H 6H"], [null, "9S 9D 9C"]);
    expect(lastSets(events, 1, view)).toEqual([lying(null, "3H 4H JK 6H", "3H 4H 5H 6H"), lying(null, "9S 9D 9C")]);
    expect(lastSets(events, 0, view)).toEqual([]);
    expect(lastSets([], 0, view)).toEqual([]);
  });
});

describe("how pieces are drawn", () => {
  const wilds = new Set(faces("2S 2H 2D 2C"));
  const marked = (meld: Laid): boolean[] => inMeld(meld, wilds).map(({ wild }) => wild);

  it("a wild card is marked and says what it stands for, one in its own place does neither", () => {
    const run = { ...laid("2H 3H 2S", "2H 3H 4H"), kind: "run" } as const;
    expect(inMeld(run, wilds).map(({ stands }) => stands)).toEqual(faces("2H 3H 4H"));
    expect(marked(run)).toEqual([false, false, true]);
    expect(marked(laid("2H 3H 4H"))).toEqual([false, false, false]);
    expect(marked({ ...laid("2H 2S 2D"), kind: "group" })).toEqual([true, true, true]);
  });

  it("outside melds a wild card is marked, and a false joker is the wild tile", () => {
    const [wild, other] = [tile(7, "red"), tile(8, "red")];
    expect(loose([wild, other, FALSE_JOKER], new Set([wild]), wild)).toEqual([
      { face: wild, stands: null, wild: true },
      { face: other, stands: null, wild: false },
      { face: FALSE_JOKER, stands: wild, wild: false },
    ]);
  });
});

describe("the reason of points", () => {
  type At = Parameters<typeof whyOf>[0];
  const table = (parts: unknown[], more: object = {}, result: object = {}, manner = "laid"): At =>
    ({
      seat: 0,
      tiles: false,
      info: { manner: { melds: manner } },
      personal: (seat: number) => ["You", "Bo", "Cleo"][seat],
      view: {
        result: { kind: "went_out", winner: 0, shower: null, out: [], fighters: [], ...result },
        indicator: faces("7H")[0],
        sides: [],
      },
      score: {
        rows: [
          {
            winners: [0],
            won_by: null,
            parts: parts.length > 0 ? [parts, []] : [],
            reckoned: [],
            held: [],
            points: [],
            ...more,
          },
        ],
        sides: [],
      },
    }) as never;

  it("is that of the engine, with who showed the twin of the indicator", () => {
    const shown = table([{ code: "indicator_shown", points: -1, times: 0 }], {}, { shower: 1 });
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

  it("is told in words of the game", () => {
    expect(reasonOf(table([], {}, {}, "declared"))).toBe("You declared a valid hand.");
    expect(reasonOf(table([], { winners: [1] }))).toBe("You went out, but another player scored more.");
    const dropped = { kind: "last_left", out: [null, "first_drop", "wrong_declaration"] };
    expect(reasonOf(table([], {}, dropped))).toBe("Bo: first drop · Cleo: wrong declaration");
    const called = { kind: "called", closer: 0 };
    expect(reasonOf(table([], {}, called))).toBe("You dropped.");
    expect(reasonOf(table([], {}, { ...called, fighters: [1] }))).toBe("You called a draw.");
    expect(reasonOf(table([], { held: [49, 20] }, { kind: "dealt" }))).toBe(
      "You showed the cards as dealt: 49 points.",
    );
  });

  it("is what was left in the other hands where only that counts, and its points are just these", () => {
    const row = { winners: [1], held: [30, 4, 23], points: [0, 45, 0] };
    expect(whyOf(table([], row), 1)).toEqual(["Cards in other hands +53", "In hand −8"]);
    expect(whyOf(table([], row), 0)).toEqual([]);
    expect(whyOf(table([], { ...row, points: [0, 90, 0] }), 1)).toEqual([]);
  });

  it("is told once for all who have the same one, and one pays for the own hand or for a drop", () => {
    const hands = (points: number): object => ({ code: "hands", points, times: 1 });
    const parts = [[hands(60)], [hands(-30)], [hands(-30)]];
    expect(whysOf(table([], { parts }), [[0], [1], [2]])).toEqual([
      { seats: [0], parts: ["Cards in other hands +60"] },
      { seats: [1, 2], parts: ["In hand −30"] },
    ]);
    const out = { out: [null, null, "first_drop"] };
    expect(whysOf(table([], { parts, winners: [2] }, out), [[0], [1], [2]]).map(({ parts }) => parts[0])).toEqual([
      "first drop −30",
      "Cards in other hands +60",
      "In hand −30",
    ]);
  });
});
