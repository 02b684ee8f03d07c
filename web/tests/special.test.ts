/** Pieces with a rule of their own, and where the rules say it. */
import { expect, it } from "vitest";
import { COLOUR_JOKER, DOUBLE_JOKER, FALSE_JOKER, JOKER, MIRROR_JOKER, parseFace, PRINTED_JOKER } from "$lib/faces";
import { ruleOf } from "$lib/rules/special";

it("each special joker has a section of its own, all others share one", () => {
  const rules = [DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER, JOKER, FALSE_JOKER, PRINTED_JOKER, parseFace("JK=7H")!];
  expect(rules.map((face) => ruleOf(face, false))).toEqual([
    "jokers.double",
    "jokers.colour",
    "jokers.mirror",
    ...Array<string>(4).fill("jokers"),
  ]);
});

it("a plain card has one only where it is wild", () => {
  const two = parseFace("2S")!;
  expect([ruleOf(two, true), ruleOf(two, false)]).toEqual(["jokers", undefined]);
});
