/** What the page knows of every game without the server: rules by the sheets, empty score sheets, what answers rest on. */

import { locale } from "./i18n.svelte";
import type { KeptPages, PaperSheet, RulePage } from "./protocol";

/** Where they are, in the language of the page; the service worker keeps what the server said last. */
export function offlineAddress(): string {
  return `/api/offline?lang=${locale()}`;
}

/** All of it, null where nothing was kept. */
export async function keptPages(): Promise<KeptPages | null> {
  try {
    const answer = await fetch(offlineAddress());
    return answer.ok ? ((await answer.json()) as KeptPages) : null;
  } catch {
    return null;
  }
}

/** The rules of a game without house rules, as they were kept; null where none were. */
export async function keptRules(game: string): Promise<RulePage | null> {
  return (await keptPages())?.rules[game] ?? null;
}

/** An empty score sheet without house rules, as it was kept; null where none was. */
export async function keptPaper(game: string, players: number): Promise<PaperSheet | null> {
  return (await keptPages())?.papers[game]?.[String(players)] ?? null;
}
