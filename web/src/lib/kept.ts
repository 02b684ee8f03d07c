/** What the page knows without the server: rules, empty score sheets, lessons, what answers rest on, puzzles. */

import { locale } from "./i18n.svelte";
import type {
  AllLessons,
  AnsweredLesson,
  CountedByPage,
  KeptPages,
  KeptPuzzles,
  PaperSheet,
  RulePage,
} from "./protocol";

/** Where they are, in the language of the page; the service worker keeps what the server said last. */
export function offlineAddress(): string {
  return `/api/offline?lang=${locale()}`;
}

/** Where the lessons are with their answers. */
export function lessonsAddress(): string {
  return `/api/lessons?lang=${locale()}`;
}

/** Where the puzzles are with their answers. */
export const PUZZLES_ADDRESS = "/api/puzzles/kept";

async function kept<T>(address: string): Promise<T | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

/** What is kept of all games but their lessons; null where nothing was kept. */
export const keptPages = (): Promise<KeptPages | null> => kept<KeptPages>(offlineAddress());

/** The lesson of a game without house rules, as it was kept; null where none was. */
export async function keptLesson(game: string): Promise<AnsweredLesson | null> {
  return (await kept<AllLessons>(lessonsAddress()))?.lessons[game] ?? null;
}

/** The puzzles of these days, and others to practise; null where none were kept. */
export const keptPuzzles = (): Promise<KeptPuzzles | null> => kept<KeptPuzzles>(PUZZLES_ADDRESS);

/** The rules of a game without house rules, as they were kept; null where none were. */
export async function keptRules(game: string): Promise<RulePage | null> {
  return (await keptPages())?.rules[game] ?? null;
}

/** An empty score sheet without house rules, as it was kept; null where none was. */
export async function keptPaper(game: string, players: number): Promise<PaperSheet | null> {
  return (await keptPages())?.papers[game]?.[String(players)] ?? null;
}

/** How the page itself counts a game without house rules; null where only the server can. */
export async function keptCounting(game: string): Promise<CountedByPage | null> {
  return (await keptPages())?.counted?.[game] ?? null;
}
