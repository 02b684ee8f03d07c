/** The rules of a game or of a table, as the server words them; without it those that were kept. */
import { api, isUnreachable } from "$lib/api";
import { locale } from "$lib/i18n.svelte";
import { keptRules } from "$lib/kept";
import type { OptionValue, RulePage } from "$lib/protocol";

/** Whose rules: those of a game with house rules, or of a table, whose sheet may be another than the game has today. */
export interface RulesOf {
  readonly game: string;
  readonly table: string | null;
  readonly options: { readonly [name: string]: OptionValue };
}

/** The rules asked for; kept ones are `whole` where there are no house rules. */
export async function readRules({
  game,
  table,
  options,
}: RulesOf): Promise<{ readonly fresh: RulePage; readonly whole: boolean }> {
  try {
    const asked = table === null ? api.rules(game, locale(), options) : api.tableRules(table, locale());
    return { fresh: await asked, whole: true };
  } catch (failure) {
    const kept = isUnreachable(failure) ? await keptRules(game) : null;
    if (kept === null) throw failure;
    return { fresh: kept, whole: table === null && Object.keys(options).length === 0 };
  }
}
