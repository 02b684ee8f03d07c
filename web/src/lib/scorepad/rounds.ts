/** The rounds of a match that are over: what everybody has after the last deal of each. */
import type { DealScore } from "$lib/protocol";

export interface RoundOver {
  /** From 1. */
  readonly number: number;
  /** How many deals of the match have been played by then. */
  readonly deals: number;
  /** By seat. */
  readonly totals: readonly number[];
}

/** The rounds of so many deals each, none where that is 0; `start` is what every seat began the match with. */
export function roundsOf(
  rows: readonly Pick<DealScore, "points">[],
  deals: number,
  start: readonly number[],
): readonly RoundOver[] {
  const rounds: RoundOver[] = [];
  const totals = [...start];
  rows.forEach(({ points }, index) => {
    points.forEach((more, seat) => (totals[seat] = (totals[seat] ?? 0) + more));
    const played = index + 1;
    if (deals > 0 && played % deals === 0) rounds.push({ number: played / deals, deals: played, totals: [...totals] });
  });
  return rounds;
}
