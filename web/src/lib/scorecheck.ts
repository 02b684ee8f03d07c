/** The check under a score sheet: what its deals come to and what its players have must be the same. */

import type { Family } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { DealScore } from "$lib/protocol";

type Row = Pick<DealScore, "points">;

/** The sum of every deal, and of every player's deals. */
export function sums(rows: readonly Row[], players: number): { readonly deals: number[]; readonly players: number[] } {
  return {
    deals: rows.map(({ points }) => points.reduce((sum, each) => sum + each, 0)),
    players: Array.from({ length: players }, (_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)),
  };
}

/**
 * The lines of the check, none where there is nothing to check. Where every deal comes to nothing, wins and losses are
 * even; elsewhere the sheet is added up twice, by its rows and by its columns.
 */
export function scoreCheck(rows: readonly Row[], players: number, family: Family): readonly string[] {
  const by = sums(rows, players);
  const total = by.players.reduce((sum, each) => sum + each, 0);
  if (by.deals.every((sum) => sum === 0)) {
    const won = by.players.reduce((sum, each) => sum + Math.max(0, each), 0);
    return rows.some(({ points }) => points.some((each) => each !== 0))
      ? [m.score_check_sum({ won, lost: won - total, sum: total })]
      : [];
  }
  if (rows.length < 2) return [];
  return [
    m.score_check_deals({ sum: addition(by.deals, total), family }),
    m.score_check_players({ sum: addition(by.players, total) }),
  ];
}

/** "17 + 9 − 3 = 23"; without the equation where there is but one number. */
function addition(numbers: readonly number[], total: number): string {
  const terms = numbers.filter((each) => each !== 0);
  const written = terms.map((each, index) => {
    if (index > 0) return each < 0 ? ` − ${-each}` : ` + ${each}`;
    return each < 0 ? `−${-each}` : String(each);
  });
  const sum = total < 0 ? `−${-total}` : String(total);
  return terms.length < 2 ? sum : `${written.join("")} = ${sum}`;
}
