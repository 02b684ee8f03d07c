/** An empty score sheet: what to ask at the end of a deal, from the server, or from what was kept while it is away. */

import { api, ApiProblem, isUnreachable } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import { keptPaper } from "$lib/kept";
import type { OptionValue, PaperForm, PaperSheet } from "$lib/protocol";

/** Raises `ApiProblem`; without the server there are no house rules. */
export async function emptyPaper(
  game: string,
  options: { readonly [name: string]: OptionValue },
  players: number,
): Promise<PaperSheet> {
  try {
    return await api.score({ game, options, players });
  } catch (problem) {
    if (!isUnreachable(problem)) throw problem;
    const kept = await keptPaper(game, players);
    if (kept === null) throw problem;
    if (Object.keys(options).length > 0) throw new ApiProblem("unreachable", m.pad_away_house_rules(), 0);
    return kept;
  }
}

/** What pieces a game has and what they count; without the server as without house rules. Raises `ApiProblem`. */
export async function formOf(
  game: string,
  options: { readonly [name: string]: OptionValue },
  players: number,
): Promise<PaperForm> {
  try {
    return (await api.score({ game, options, players })).form;
  } catch (problem) {
    const kept = isUnreachable(problem) ? await keptPaper(game, players) : null;
    if (kept === null) throw problem;
    return kept.form;
  }
}
