/** A verdict of a practice in words. */
import { m } from "$lib/i18n.svelte";
import type { Attempt } from "$lib/protocol";
import { signedPoints } from "$lib/review/numbers";

/** What an attempt came to, and what could be reached; empty where nothing is to be said of it. */
export function reachedWords({ reached, best, measure }: Attempt): string {
  if (reached === null || best === null || measure === null) return "";
  const percent = (chance: number): string => String(Math.round(100 * chance));
  switch (measure) {
    case "tiles":
      return m.practice_tiles({ reached, best });
    case "cards":
      return m.practice_cards({ reached, best });
    case "points":
      return m.practice_points({ reached, best });
    case "points_left":
      return m.practice_points_left({ reached, best });
    case "waits":
      return m.practice_waits({ reached, best });
    case "chance":
      return m.practice_chance({ reached: percent(reached), best: percent(best) });
    case "ahead":
      return m.review_ahead({ reached: signedPoints(reached), best: signedPoints(best) });
  }
}

/** The verdict on what does not reach the goal; of a decision, that something else is better. */
function missedWords({ choices, warmer }: Attempt): string {
  const [best, made] = choices;
  if (best === undefined || made === undefined) return warmer ? m.review_warmer() : m.practice_not_done();
  const cards = best.action.type === "discard" && made.action.type === "discard";
  return cards ? m.puzzle_better_discard() : m.puzzle_better_choice();
}

/** The verdict: whether the goal was reached, and how near it was. */
export function attemptWords(attempt: Attempt): string {
  const words = attempt.done ? m.practice_done() : missedWords(attempt);
  return [words, reachedWords(attempt)].filter((part) => part !== "").join(" ");
}
