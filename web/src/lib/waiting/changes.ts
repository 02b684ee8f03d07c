/** What the host of a table that has not begun may change, and what has been changed. */
import { bankTime, turnTime } from "$lib/home/numbers";
import { valueName } from "$lib/home/options";
import { localized, m } from "$lib/i18n.svelte";
import type { GameInfo, TableInfo } from "$lib/protocol";

type Played = Pick<TableInfo, "turn_seconds" | "bank_seconds" | "seats" | "options">;

/** The fewest seats: what the game asks for, and everybody who sits there. */
export function fewestSeats(table: Pick<TableInfo, "seats">, game: Pick<GameInfo, "players">): number {
  const last = table.seats.findLastIndex(({ kind, visiting }) => kind === "person" || visiting);
  return Math.max(game.players[0], last + 1);
}

/** What is played otherwise than before, in words; house rules only where the game is known. */
export function changes(before: Played, now: Played, game: Pick<GameInfo, "options"> | null): string[] {
  const rules = (game?.options ?? []).filter(({ name }) => before.options[name] !== now.options[name]);
  return [
    ...(before.turn_seconds === now.turn_seconds ? [] : [[m.waiting_time(), turnTime(now.turn_seconds)] as const]),
    ...(before.bank_seconds === now.bank_seconds ? [] : [[m.new_bank(), bankTime(now.bank_seconds)] as const]),
    ...(before.seats.length === now.seats.length ? [] : [[m.new_seats(), String(now.seats.length)] as const]),
    ...rules.map((option) => [localized(option.text), valueName(option, now.options[option.name] ?? null)] as const),
  ].map(([what, value]) => m.waiting_fact({ what, value }));
}
