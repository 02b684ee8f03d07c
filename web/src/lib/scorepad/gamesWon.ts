import type { ScoreSheet } from "$lib/protocol";

/** How many deals each seat has won. */
export function gamesWon(sheet: ScoreSheet, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => sheet.rows.filter((row) => row.winners.includes(seat)).length);
}
