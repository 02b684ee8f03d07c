/** What is said of evenings and their sheets. */
import { locale, localized, m } from "$lib/i18n.svelte";
import type { GameInfo } from "$lib/protocol";
import { names } from "$lib/scorepad/names";
import { isCounted, winnersOf, type PastSheet } from "./evening";
import { BadFile } from "./file";

export const day = (time: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "full" }).format(time);

/** The name of a game; its id where this version does not have it. */
export function gameName(games: readonly GameInfo[], id: string): string {
  const game = games.find((each) => each.id === id);
  return game ? localized(game.names) : id;
}

/** How a sheet ended, or that it did not. */
export function ended(sheet: PastSheet): string {
  if (!isCounted(sheet)) return m.evening_uncounted();
  const winners = winnersOf(sheet);
  return winners.length > 0 ? m.evening_won({ names: names(winners, sheet.names) }) : m.evening_unfinished();
}

/** Why something could not be taken over. */
export function refused(problem: unknown): string {
  const why = problem instanceof BadFile ? problem.why : "closed";
  return {
    other: m.evening_bad_other,
    newer: m.evening_bad_newer,
    spoilt: m.evening_bad_spoilt,
    closed: m.evening_closed,
  }[why]();
}
