import { expect, test } from "vitest";
import { aimWords, contractOf, dealAim, matchAim } from "$lib/felt/aim";
import type { Fact } from "$lib/protocol";

const fact = (code: string, params: Fact["params"] = {}): Fact => ({ code, met: null, params });
const AIM = [
  fact("target", { points: 100 }),
  fact("deals", { number: 2, count: 4 }),
  fact("contract", { melds: "5-4-3-3" }),
  fact("wild", { rank: 7 }),
  fact("something_new"),
];

test("the match stands with the name of the game, the deal beside the piles, and what has a mark in neither", () => {
  expect(matchAim(AIM, false)).toEqual(["To 100 points", "Deal 2 of 4"]);
  expect(dealAim(AIM).map(({ code }) => code)).toEqual(["contract"]);
});

test("what the page has no words for is left out", () => {
  expect(aimWords(fact("something_new"))).toBeNull();
});

test("a contract is read as lengths, of several the first", () => {
  expect(contractOf(AIM)).toEqual([5, 4, 3, 3]);
  expect(contractOf([fact("contract", { melds: "4-3-3, 5-5" })])).toEqual([4, 3, 3]);
  expect(contractOf([])).toEqual([]);
});
