import { describe, expect, test } from "vitest";
import { EMPTY, follow, numbers, pieces as every, type Board } from "$lib/table/board";
import type { TableMeld } from "$lib/protocol";
import { faces, pieces, set, show } from "./faces";

const meld = (text: string, kind: "run" | "group" = "run"): TableMeld => ({
  cards: faces(text),
  kind,
  owner: null,
  moved: [],
  by: [],
  original: [],
});
const view = (table: readonly TableMeld[], hand: string, pile = "") => ({
  table,
  hand: faces(hand),
  discard_pile: faces(pile),
});
const ids = (board: Board): number[] => every(board).map((piece) => piece.id);

describe("pieces keep their identity", () => {
  test("everything is new on an empty board", () => {
    const board = follow(EMPTY, view([meld("r4 r5 r6")], "r4 b5"), numbers());
    expect(new Set(ids(board)).size).toBe(5);
    expect(show(board.hand)).toBe("r4 b5");
  });

  test("a tile I drafted onto the table stays that tile, and its twin of another seat is a new one", () => {
    const drafted: Board = {
      sets: [set(101, "r4 r5 r6 r7", 1)],
      hand: pieces("r7 b5", 11),
      pile: [],
    };
    const board = follow(drafted, view([meld("r4 r5 r6 r7"), meld("r7 b7 k7", "group")], "r7 b5"), numbers(50));
    expect(board.sets[0]!.id).toBe(101);
    expect(board.sets[0]!.pieces.map((piece) => piece.id)).toEqual([1, 2, 3, 4]);
    expect(board.hand.map((piece) => piece.id)).toEqual([11, 12]);
    expect(board.sets[1]!.pieces.every((piece) => piece.id >= 50)).toBe(true);
  });

  test("a restored table gives the drafted tile back to the rack", () => {
    const drafted: Board = { sets: [set(101, "r4 r5 r6 b9", 1)], hand: pieces("b5", 11), pile: [] };
    const board = follow(drafted, view([meld("r4 r5 r6")], "b5 b9 k1"), numbers(50));
    expect(board.hand.map((piece) => piece.id)).toEqual([11, 4, 50]);
  });

  test("tiles move between sets, and a set continues the one it shares most with", () => {
    const before: Board = { sets: [set(101, "r4 r5 r6 r7", 1), set(102, "b7 k7 o7", 5)], hand: [], pile: [] };
    const board = follow(before, view([meld("b7 k7 o7 r7", "group"), meld("r4 r5 r6")], ""), numbers(50));
    expect(board.sets.map((each) => each.id)).toEqual([102, 101]);
    expect(board.sets[0]!.pieces.map((piece) => piece.id)).toEqual([5, 6, 7, 4]);
  });

  test("a card goes from the hand to the pile and from the pile to the hand", () => {
    const before: Board = { sets: [], hand: pieces("KH 7C", 1), pile: pieces("2D 3D", 11) };
    const discarded = follow(before, view([], "7C", "2D 3D KH"), numbers(50));
    expect(discarded.pile.map((piece) => piece.id)).toEqual([11, 12, 1]);
    const taken = follow(before, view([], "KH 7C 3D", "2D"), numbers(50));
    expect(taken.hand.map((piece) => piece.id)).toEqual([1, 2, 12]);
  });
});
