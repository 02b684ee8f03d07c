/** How strong bots are, in words that say which is stronger. */

import { m } from "$lib/i18n.svelte";
import type { BotLevel, SeatInfo, TableInfo } from "$lib/protocol";

/** From the weakest to the strongest. */
const OFFERED: readonly BotLevel[] = ["beginner", "easy", "medium", "strong"];

const NAMES: { readonly [level in BotLevel]: () => string } = {
  random: m.new_bots_random,
  greedy: m.new_bots_easy,
  steady: m.new_bots_medium,
  sharp: m.new_bots_strong,
  beginner: m.new_bots_beginner,
  easy: m.new_bots_easy,
  medium: m.new_bots_medium,
  strong: m.new_bots_strong,
};

/** What is offered today under the name that a level had on the page; bots that play at random are for programs. */
const TODAY: { readonly [level in BotLevel]?: BotLevel } = { greedy: "easy", steady: "medium", sharp: "strong" };

export const levelName = (level: BotLevel): string => NAMES[level]();

/** The level that is kept as `chosen`; easy, where it is none. */
export const levelOf = (chosen: unknown): BotLevel => {
  const level = Object.keys(NAMES).find((each): each is BotLevel => each === chosen) ?? "easy";
  return TODAY[level] ?? level;
};

/** What can be chosen, and what was `chosen` when it still could be. */
export const levels = (chosen: BotLevel): { value: BotLevel; label: string }[] =>
  [...(OFFERED.includes(chosen) ? [] : [chosen]), ...OFFERED].map((value) => ({ value, label: levelName(value) }));

/** How strong a bot at a table is, or that somebody else runs it. */
export const botWords = (seat: SeatInfo, table: TableInfo): string =>
  seat.visiting ? m.bot_visiting() : levelName(table.bot_level);

/** All that is said of a bot where people are listed. */
export const botFacts = (seat: SeatInfo, table: TableInfo): string[] => [
  ...(seat.visiting ? [] : [m.waiting_bot()]),
  botWords(seat, table),
];
