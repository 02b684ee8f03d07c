import { expect, test } from "vitest";
import { discardsBy } from "$lib/felt/discards";

test("discards lie with who discarded them, the first upcard with nobody", () => {
  expect(discardsBy(["5♠", "K♥", "2♦", "9♣"], [null, 1, 0, 1], [1, 2, 0])).toEqual([
    { seat: null, cards: ["5♠"] },
    { seat: 1, cards: ["K♥", "9♣"] },
    { seat: 2, cards: [] },
    { seat: 0, cards: ["2♦"] },
  ]);
});

test("where nothing was turned up nobody has discards", () => {
  expect(discardsBy(["K♥"], [2], [2]).map(({ seat }) => seat)).toEqual([2]);
});
