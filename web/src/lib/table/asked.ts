/** What is asked of me out of turn: whether I want a discard, call or buy it, or answer a called end. */
import { KINDS } from "./actions";
import { cannotClaim } from "./actions/claim";
import type { Asked } from "./actions/kind";
import { takes, type Known } from "./turn";
import type { Sentence } from "./words";

/** Am I asked out of turn whether I want a discard? */
export const mayWant = (turn: Known): boolean =>
  KINDS.some(([tag, { asked }]) => asked === "discard" && takes(turn, tag));

/** What I am asked, in words. */
export function question(turn: Known, at: Asked): Sentence | null {
  const asked = KINDS.map(([tag, kind]) => (takes(turn, tag) ? kind.ask?.(at) : null));
  return asked.find((each) => each != null) ?? null;
}

/** Whoever holds nothing to claim a discard with need not say so. */
const LETS_PASS_AFTER_MS = 700;
/** As long a discard is let pass among people, whatever one holds: how long it takes tells nothing of a hand. */
export const CLAIM_WINDOW_MS = 3000;

/** After how long a discard is let pass by itself; null where its player has to say so, or is not asked. */
export function passesAfter(turn: Known, company: boolean, wantsNone = false): number | null {
  if (wantsNone && mayWant(turn)) return 0;
  if (!takes(turn, "claim")) return null;
  if (company) return CLAIM_WINDOW_MS;
  return cannotClaim(turn) ? LETS_PASS_AFTER_MS : null;
}
