import { expect, test } from "vitest";
import { PracticeGame } from "$lib/practice/practiceGame.svelte";
import { attemptWords, reachedWords } from "$lib/practice/words";
import type { Attempt, Fact } from "$lib/protocol";
import { tableInfo } from "./tableInfo";

const attempt = (more: Partial<Attempt>): Attempt => ({
  done: false,
  reached: null,
  best: null,
  measure: null,
  warmer: null,
  choices: [],
  ...more,
});

test("a verdict says how near it was", () => {
  expect(attemptWords(attempt({ reached: 4, best: 5, measure: "tiles" }))).toBe("Not yet. 4 of 5 tiles.");
  expect(attemptWords(attempt({ done: true, reached: 5, best: 5, measure: "tiles" }))).toBe("Done. 5 of 5 tiles.");
});

test("points left are fewer at best, and a chance is told in per cent", () => {
  expect(reachedWords(attempt({ reached: 21, best: 14, measure: "points_left" }))).toContain("possible: 14");
  expect(reachedWords(attempt({ reached: 0.412, best: 0.5, measure: "chance" }))).toContain("41 %");
});

test("where nothing can be counted there is a yes or no", () => {
  expect(attemptWords(attempt({}))).toBe("Not yet.");
  expect(attemptWords(attempt({ done: true }))).toBe("Done.");
});

test("a position tells what the hand comes to, and not what it could come to", () => {
  const wire = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const { game } = new PracticeGame(
    tableInfo({}),
    "ws://here",
    () => undefined,
    () => wire,
  );
  const facts: Fact[] = [
    { code: "deadwood_best", met: null, params: { points: 36, best: 1 } },
    { code: "knock_limit", met: false, params: { limit: 10 } },
    { code: "points_best", met: null, params: { best: 1 } },
  ];
  game.handGroups.told = { groups: [], loose: [], loose_points: 36, facts, contract: [] };
  expect(game.handFacts).toEqual([{ code: "deadwood", met: null, params: { points: 36 } }, facts[1]]);
  game.close();
});
