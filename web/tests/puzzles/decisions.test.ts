import { expect, test } from "vitest";
import { m } from "$lib/i18n.svelte";
import type { ChoiceValue } from "$lib/protocol";
import { decided } from "$lib/puzzles/decisions";

const lay: ChoiceValue = { action: { type: "meld", cards: [0, 1, 2] }, chance: 0.44, points: 14, counted: {} };
const hold: ChoiceValue = { action: { type: "discard", card: 3 }, chance: 0.56, points: 9, counted: {} };

test("a choice that wins less often says that points decide", () => {
  expect(decided("lay", [lay, hold], true)).toContainEqual([m.puzzle_why_points()]);
  expect(decided("lay", [{ ...lay, chance: 0.6 }, hold], true)).not.toContainEqual([m.puzzle_why_points()]);
});
