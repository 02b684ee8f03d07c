import { expect, test } from "vitest";
import { contractOf, dealAim, firstAim, matchAim } from "$lib/felt/aim";
import type { Fact } from "$lib/protocol";

const fact = (code: string, params: Fact["params"] = {}): Fact => ({ code, met: null, params });
const AIM = [
  fact("melds_wanted", { melds: "5-4-3-3" }),
  fact("turns", { number: 2, count: 4 }),
  fact("wild", { rank: 7 }),
  fact("target", { points: 100 }),
  fact("deals", { number: 2, count: 4 }),
  fact("dealer", { seat: 1 }),
  fact("something_new"),
];
const codes = (facts: readonly { readonly code: string }[]): string[] => facts.map(({ code }) => code);

test("the match stands with the name of the game, the deal beside the piles, and what has a mark in neither", () => {
  expect(codes(matchAim(AIM, false))).toEqual(["target", "deals"]);
  expect(codes(dealAim(AIM, false, false))).toEqual(["melds_wanted", "turns"]);
});

test("an empty table tells what is needed first, and nothing tells it twice", () => {
  expect(codes(firstAim(AIM, false))).toEqual(["melds_wanted"]);
  expect(codes(dealAim(AIM, true, false))).toEqual(["turns"]);
});

test("a contract is read as lengths, of several the first", () => {
  expect(contractOf(AIM)).toEqual([5, 4, 3, 3]);
  expect(contractOf([fact("melds_wanted", { melds: "4-3-3 / 5-5" })])).toEqual([4, 3, 3]);
  expect(contractOf([])).toEqual([]);
});

test("the contract of a first meld is said by how many groups and runs of each size, and drawn as frames", () => {
  const aim = [fact("first_contract", { groups: "3–3", runs: "4" })];
  expect(dealAim(aim, false, false).map(({ words }) => words)).toEqual(["Contract: 2 groups of 3, 1 run of 4"]);
  expect(dealAim(aim, true, false)).toEqual([]);
  expect(contractOf(aim)).toEqual([3, 3, 4]);
  const runs = [fact("first_contract_runs", { runs: "4–4–4" }), fact("contract_whole_hand")];
  expect(firstAim(runs, false).map(({ words }) => words)).toEqual(["Contract: 3 runs of 4", "Whole hand, no discard"]);
  expect(contractOf([fact("first_contract_groups", { groups: "3–3–3" })])).toEqual([3, 3, 3]);
  const full = [fact("first_contract_colour")];
  expect(firstAim(full, false).map(({ words }) => words)).toEqual(["Contract: A to K, red or black"]);
  expect(matchAim(full, false)).toEqual([]);
  expect(contractOf(full)).toEqual([13]);
});
