/** How strong bots are, in words that say which is stronger. */

import { m } from "$lib/i18n.svelte";
import type { BotLevel } from "$lib/protocol";

const NAMES: { readonly [level in BotLevel]: () => string } = {
  random: m.new_bots_random,
  greedy: m.new_bots_greedy,
  steady: m.new_bots_steady,
};

export const levelName = (level: BotLevel): string => NAMES[level]();

/** From the weakest to the strongest. */
export const levels = (): { value: BotLevel; label: string }[] =>
  (Object.keys(NAMES) as BotLevel[]).map((level) => ({ value: level, label: levelName(level) }));
