import { expect, test } from "vitest";
import { attemptWords, reachedWords } from "$lib/practice/words";
import type { Attempt } from "$lib/protocol";

const attempt = (more: Partial<Attempt>): Attempt => ({
  done: false,
  reached: null,
  best: null,
  measure: null,
  warmer: null,
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
