/** What a review says of decisions, in words. */
import { m } from "$lib/i18n.svelte";
import type { Cause, Expected, JudgedAction, Turn } from "$lib/protocol";
import { about, counted, percent, share, signedPoints } from "./numbers";
import { isMissed } from "./turns";

export function verdictWords({ verdict, cost, match_cost, deals, deepened, rival, better_if }: JudgedAction): string {
  switch (verdict) {
    case "forced":
      return m.review_forced();
    case "timed_out":
      return m.puzzle_run_over();
    case "best":
      return m.review_best();
    case "as_good":
      return deals > 0 ? m.review_was_best() : m.review_as_bots();
    case "undecided":
      if (deals === 0) return m.review_not_compared();
      if (better_if !== null) return m.review_depends({ when: better_if });
      return deepened && rival !== null
        ? m.review_too_close({ deals: counted(deals) })
        : m.review_undecided({ deals: counted(deals) });
    case "better": {
      if (match_cost !== null) return m.review_costs_match({ percent: share(match_cost) });
      const count = about(cost);
      return m.review_costs({ count, points: counted(count) });
    }
  }
}

/** What a play leads to: what decides comes first. */
export function expectedWords({ chance, points, match }: Expected): string {
  const deal = { chance: percent(chance), points: signedPoints(points) };
  return match === null ? m.review_expected(deal) : m.review_expected_match({ match: share(match), ...deal });
}

/** Why it was no mistake to hold tiles back; empty where it was one, or nothing was compared. */
export function heldWords({ decisions, tiles_left }: Turn): string {
  const judged = decisions[0];
  const right = judged?.verdict === "best" || judged?.verdict === "as_good";
  return tiles_left !== null && right && judged.deals > 0 ? m.review_held({ deals: counted(judged.deals) }) : "";
}

/** Why a turn decided: a mistake is not put down to luck alone. */
export function causeWords(cause: Cause, turn: Turn): string {
  if (cause === "choice") return m.review_by_choice();
  return isMissed(turn) ? m.review_by_luck_missed() : m.review_by_luck();
}
