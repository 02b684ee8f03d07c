/** How strong bots are, in words that say which is stronger. */

import { m } from "$lib/i18n.svelte";
import type { BotLevel, SeatInfo, TableInfo } from "$lib/protocol";

const NAMES: { readonly [level in BotLevel]: () => string } = {
  random: m.new_bots_random,
  greedy: m.new_bots_greedy,
  steady: m.new_bots_steady,
  sharp: m.new_bots_sharp,
};

/** From the weakest to the strongest; bots that play at random are for programs. */
const OFFERED: readonly BotLevel[] = ["greedy", "steady", "sharp"];

export const levelName = (level: BotLevel): string => NAMES[level]();

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
