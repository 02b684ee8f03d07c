/** Answers that were given without the server: kept in this browser until the server has heard of them. */

import type { KeptAnswer, PuzzlesInfo } from "$lib/protocol";
import { recall, remember } from "$lib/storage";

/** An answer, and what this page has said of it. */
export interface GivenHere extends KeptAnswer {
  readonly solved: boolean;
  /** It is the puzzle of its day. */
  readonly daily: boolean;
}

const KEY = "puzzles.answers";
const TOLD = "puzzles.told";
/** The server hears of so many at once; the oldest ones of more are forgotten. */
const MOST = 100;

/** The day by the universal clock, as the server counts days. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export function answersHere(): readonly GivenHere[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? (found as GivenHere[]) : [];
}

export function keepAnswer(answer: GivenHere): void {
  remember(KEY, [...answersHere(), answer].slice(-MOST));
}

/** The server has heard of these, the first of them, unless it had before. */
export function joined(given: readonly GivenHere[]): void {
  const [first, rest] = [answersHere().slice(0, given.length), answersHere().slice(given.length)];
  if (JSON.stringify(first) === JSON.stringify(given)) remember(KEY, rest);
}

/** What the server has said last of one's own record; null where it has said nothing here. */
export const toldLast = (): PuzzlesInfo | null => recall<PuzzlesInfo | null>(TOLD, null);
export const keepTold = (info: PuzzlesInfo): void => remember(TOLD, info);
