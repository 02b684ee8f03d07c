/** How far somebody is in each lesson, kept in this browser: what is learned, and what is worth repeating. */
import { recall, remember } from "$lib/storage";
import { query, type House } from "./address";

export interface Progress {
  /** How many tasks the lesson had when it was last gone through. */
  readonly count: number;
  /** Tasks whose answer was found, by their ids. */
  readonly learned: readonly string[];
  /** Of those, and of the others, the ones whose answer was shown, or was not found at once. */
  readonly repeat: readonly string[];
}

/** What somebody did with a task. */
export type Outcome = "at_once" | "after_errors" | "shown";

export const NOTHING: Progress = { count: 0, learned: [], repeat: [] };
const KEY = "lessons";
const KNOWN = "lessons.known";
/** Lessons of this many games and house rules are remembered. */
const MOST = 60;

/** A game with the house rules in force is a lesson of its own. */
export function lessonKey(game: string, house: House): string {
  const rules = query(house);
  return rules === "" ? game : `${game}?${rules}`;
}

type Kept = Readonly<Record<string, Progress>>;

function kept(): Kept {
  const found = recall<unknown>(KEY, {});
  if (found === null || typeof found !== "object" || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string");

function isProgress(value: unknown): value is Progress {
  const progress = value as Partial<Progress> | null;
  return typeof progress?.count === "number" && areTexts(progress.learned) && areTexts(progress.repeat);
}

export function progressIn(key: string): Progress {
  return kept()[key] ?? NOTHING;
}

/** The lesson of a game that somebody is furthest in, whatever its house rules. */
export function furthest(game: string): Progress {
  const own = Object.entries(kept()).filter(([key]) => key === game || key.startsWith(`${game}?`));
  return own.map(([, each]) => each).reduce((one, other) => (share(other) > share(one) ? other : one), NOTHING);
}

/** How much of a lesson is learned, from 0 to 1. */
export function share({ count, learned }: Progress): number {
  return count === 0 ? 0 : Math.min(1, learned.length / count);
}

/** The progress after a task was gone through. */
export function after(progress: Progress, step: string, outcome: Outcome): Progress {
  const others = progress.repeat.filter((each) => each !== step);
  return {
    ...progress,
    learned: outcome === "shown" ? progress.learned : [...new Set([...progress.learned, step])],
    repeat: outcome === "at_once" ? others : [...others, step],
  };
}

/** The progress in a lesson as it is now: tasks that it no longer has are forgotten. */
export function fitted(progress: Progress, steps: readonly string[]): Progress {
  const still = (each: string): boolean => steps.includes(each);
  return { count: steps.length, learned: progress.learned.filter(still), repeat: progress.repeat.filter(still) };
}

export function keep(key: string, progress: Progress): void {
  const others = Object.entries(kept()).filter(([each]) => each !== key);
  remember(KEY, Object.fromEntries([...others.slice(1 - MOST), [key, progress]]));
}

/** The game that somebody knows already, by the lesson it was said in. */
export function knownFor(key: string): string {
  const found = recall<unknown>(KNOWN, {});
  const known = found !== null && typeof found === "object" ? (found as Record<string, unknown>)[key] : "";
  return typeof known === "string" ? known : "";
}

export function noteKnown(key: string, game: string): void {
  const found = recall<Record<string, unknown>>(KNOWN, {});
  const others = Object.entries(found ?? {}).filter(([each]) => each !== key);
  remember(KNOWN, Object.fromEntries([...others.slice(1 - MOST), ...(game === "" ? [] : [[key, game] as const])]));
}
