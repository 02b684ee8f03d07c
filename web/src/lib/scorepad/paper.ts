/** An empty score sheet: what to ask at the end of a deal, from the server, or from what was kept while it is away. */

import { api, ApiProblem, isUnreachable } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import { keptCounting, keptPaper } from "$lib/kept";
import type { OptionValue, PaperDeal, PaperForm, PaperSheet } from "$lib/protocol";
import { count } from "./count";

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

/** The sheet of these deals; without the server where the page can count the game. Raises `ApiProblem`. */
export async function pricedPaper(
  game: string,
  options: { readonly [name: string]: OptionValue },
  players: number,
  deals: readonly PaperDeal[],
): Promise<PaperSheet> {
  try {
    return await api.score({ game, options, players, deals });
  } catch (problem) {
    if (!isUnreachable(problem) || Object.keys(options).length > 0) throw problem;
    const [counting, empty] = [await keptCounting(game), await keptPaper(game, players)];
    const paper = counting === null || empty === null ? null : count(counting, empty, deals);
    if (paper === null) throw problem;
    return paper;
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
