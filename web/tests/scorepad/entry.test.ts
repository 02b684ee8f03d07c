import { describe, expect, it } from "vitest";
import { parseFaces } from "$lib/faces";
import type { DealScore, PaperDeal, DealEnding, PaperForm, ScoreSheet } from "$lib/protocol";
import { toCsv } from "$lib/scorepad/csv";
import { gamesWon } from "$lib/scorepad/gamesWon";
import { lackWords } from "$lib/scorepad/entryWords";
import { blank, counting, missing, toPaperDeal, toEntry, typed, worthOf, type Entry } from "$lib/scorepad/entry";
import { partly } from "../partly";

const face = (text: string): number => parseFaces(text)![0]!;
const form = (endings: DealEnding[], rest: Partial<PaperForm> = {}) =>
  partly<PaperForm>({
    endings,
    counts: "all",
    worth: [
      { face: face("r2"), copies: 2, usual: 2, points: 2 },
      { face: face("b13"), copies: 2, usual: 2, points: 13 },
      { face: face("J"), copies: 2, usual: 2, points: 30 },
    ],
    zero_sum: true,
    games_won: false,
    hand: 14,
    options: [],
    ...rest,
  });
const WENT_OUT: DealEnding = { kind: "went_out", winner: true, held: "losers", asks: [], most: null, called: "" };
const EXHAUSTED: DealEnding = {
  kind: "exhausted",
  winner: false,
  held: "everybody",
  asks: ["first"],
  most: null,
  called: "",
};
const TILES = form([WENT_OUT, EXHAUSTED]);
const left = (points: string) => ({ points, pieces: [] });

describe("the end of a deal at a real table", () => {
  it("needs who went out and what the others have left", () => {
    const entry = blank(TILES, 3);
    expect(missing(TILES, entry, [0, 1, 2])).toEqual([{ what: "winner" }]);
    const won: Entry = { ...entry, winner: 1, held: [left("5"), left(""), left("x")] };
    expect(counting(TILES, won, [0, 1, 2])).toEqual([0, 2]);
    expect(missing(TILES, won, [0, 1, 2])).toEqual([{ what: "held", seat: 2 }]);
  });

  it("needs nothing of the partner of who went out where that counts nothing", () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const partners = form([{ ...WENT_OUT, held: "other_sides" }], { sides });
    const won: Entry = { ...blank(partners, 4), winner: 2 };
    expect(counting(partners, won, [0, 1, 2, 3])).toEqual([1, 3]);
    expect(counting({ ...partners, sides: [] }, won, [0, 1, 2, 3])).toEqual([0, 1, 3]);
  });

  it("names a whole side whose melds are missing, and nobody twice", () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const partners = form([{ ...WENT_OUT, asks: ["sides_laid"] }], { sides });
    const won: Entry = { ...blank(partners, 4), winner: 1, held: [left("5"), left(""), left(""), left("0")] };
    const found = missing(partners, { ...won, sides_laid: ["", "30", "", ""] }, [0, 1, 2, 3]);
    expect(found).toEqual([
      { what: "held", seat: 2 },
      { what: "side", seats: [0, 2] },
    ]);
    expect(lackWords(found, won, ["Ann", "Ben", "Cora", "Dan"])).toBe("Missing: Cora, Ann.");
  });

  it("is sent as it was said, points or pieces, and without what was not asked", () => {
    const pieces = parseFaces("J r2")!;
    const entry: Entry = {
      ...blank(TILES, 3),
      winner: 1,
      held: [left("5"), left("99"), { points: "", pieces }],
      first: 2,
      yes: ["concealed"],
    };
    expect(toPaperDeal(TILES, entry, [0, 1, 2])).toEqual({ kind: "went_out", winner: 1, held: [5, null, pieces] });
  });

  it("counts everybody when the pool is empty", () => {
    const entry: Entry = { ...blank(TILES, 2), kind: "exhausted", winner: 1, held: [left("7"), left("0")], first: 1 };
    expect(missing(TILES, entry, [0, 1])).toEqual([]);
    expect(toPaperDeal(TILES, entry, [0, 1])).toEqual({ kind: "exhausted", winner: null, held: [7, 0], first: 1 });
  });

  it("lets nobody knock with more than the limit", () => {
    const gin = form([{ kind: "knocked", winner: true, held: "everybody", asks: [], called: "", most: 10 }]);
    const entry: Entry = { ...blank(gin, 2), winner: 1, held: [left("30"), left("11")] };
    expect(missing(gin, entry, [0, 1])).toEqual([{ what: "fewer", seat: 1, limit: 10 }]);
    expect(missing(gin, { ...entry, held: [left("30"), left("10")] }, [0, 1])).toEqual([]);
  });

  it("asks nothing of who is out of the deal, or of the match", () => {
    const indian = form([{ ...WENT_OUT, asks: ["out", "wild"], most: null, called: "" }], { counts: "lives" });
    const entry: Entry = {
      ...blank(indian, 4),
      winner: 0,
      out: [null, "first_drop", null, null],
      held: [left(""), left("3"), left("44"), left("")],
    };
    expect(missing(indian, entry, [0, 1, 2])).toEqual([]);
    expect(toPaperDeal(indian, entry, [0, 1, 2])).toEqual({
      kind: "went_out",
      winner: 0,
      held: [null, null, 44, null],
      out: [null, "first_drop", null, null],
      wild: 0,
    });
  });

  it("says who took a discard in the last turn only of those who took one", () => {
    const asks: DealEnding["asks"] = ["taken", "taken_last"];
    const phom = form([{ kind: "turns_over", winner: false, held: "everybody", asks, most: null, called: "" }]);
    const entry: Entry = { ...blank(phom, 3), took: [2, 0, 1], taken_last: [0, 1] };
    const sent = toPaperDeal(phom, entry, [0, 1, 2]);
    expect(sent.taken_last).toEqual([0]);
    expect(toEntry(phom, sent, 3).taken_last).toEqual([0]);
  });

  it("knows of whom a discard was taken by the order of the turns", () => {
    const phom = form([
      { kind: "turns_over", winner: false, held: "everybody", asks: ["no_meld", "taken"], most: null, called: "" },
    ]);
    const entry: Entry = { ...blank(phom, 3), held: [left("1"), left("2"), left("3")], took: [2, 0, 1], no_meld: [1] };
    expect(toPaperDeal(phom, entry, [0, 1, 2]).taken).toEqual([
      [0, 2],
      [0, 2],
      [2, 1],
    ]);
    expect(toPaperDeal(phom, entry, [2, 1, 0]).taken).toEqual([
      [2, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it("can be taken up again to be changed", () => {
    const said: PaperDeal[] = [
      { kind: "went_out", winner: 1, held: [5, null, parseFaces("J r2")!] },
      { kind: "exhausted", winner: null, held: [7, 0, 3], first: 1 },
    ];
    for (const counted of said) {
      expect(toPaperDeal(TILES, toEntry(TILES, counted, 3), [0, 1, 2])).toEqual(counted);
    }
  });

  it("sums pieces by the sheet, where every piece counts", () => {
    expect(worthOf(TILES, parseFaces("J r2 b13")!)).toBe(45);
    expect(worthOf(form([WENT_OUT], { counts: "unmatched" }), parseFaces("J r2")!)).toBeNull();
  });

  it("takes whole numbers only", () => {
    expect(["0", " 16 ", "10000"].map(typed)).toEqual([0, 16, 10000]);
    expect(["", "-1", "1.5", "ten", "10001", "１"].map(typed)).toEqual([null, null, null, null, null, null]);
  });
});

describe("a sheet as comma-separated values", () => {
  const sheet = partly<ScoreSheet>({
    rows: [
      partly<DealScore>({ kind: "went_out", points: [24, -5], winners: [0] }),
      partly<DealScore>({ kind: "exhausted", points: [3, -3], winners: [0, 1] }),
    ],
    totals: [27, -8],
  });

  it("has a row a deal, plain numbers and the total", () => {
    const words = {
      corner: "Deal",
      row: (number: number) => `Deal ${number}`,
      total: "Total",
      won: null,
      final: "In the end",
    };
    expect(toCsv(["Ann", 'B, "Bo"'], sheet, words)).toBe(
      'Deal,Ann,"B, ""Bo"""\r\nDeal 1,24,-5\r\nDeal 2,3,-3\r\nTotal,27,-8\r\n',
    );
  });

  it("has what everybody has in the end, where bonuses come to the total", () => {
    const over = { ...sheet, result: { winners: [0], totals: [27, -8], finals: [227, 17] } };
    const words = { corner: "", row: String, total: "Total", won: null, final: "In the end" };
    expect(toCsv(["A", "B"], over, words)).toMatch(/Total,27,-8\r\nIn the end,227,17\r\n$/);
  });

  it("counts the deals won, shared ones for each", () => {
    expect(gamesWon(sheet, 2)).toEqual([2, 1]);
    expect(toCsv(["A", "B"], sheet, { corner: "", row: String, total: "T", won: "Won", final: "" })).toContain(
      "Won,2,1",
    );
  });
});
