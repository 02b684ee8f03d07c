/** How far somebody is in each lesson, kept in this browser: what is learned, and what is worth repeating. */
import type { LessonProgress } from "$lib/protocol";
import { recall, remember } from "$lib/storage";
import { query, type House } from "./address";

/** What somebody did with a task. */
export type Outcome = "at_once" | "after_errors" | "shown";

export type Lessons = Readonly<Record<string, LessonProgress>>;

export const NOTHING: LessonProgress = { count: 0, learned: [], repeat: [] };
const KEY = "lessons";
const KNOWN = "lessons.known";
/** As many tasks of a lesson are remembered as the server keeps: twice as many as a lesson has. */
const MOST_STEPS = 24;
/** Lessons of this many games and house rules are remembered, here and in an account. */
const MOST = 60;

/** A game with the house rules in force is a lesson of its own. */
export function lessonKey(game: string, house: House): string {
  const rules = query(house);
  return rules === "" ? game : `${game}?${rules}`;
}

/** Counts what was written, so that what is shown follows. */
let writes = $state(0);
let tell: ((key: string) => void) | null = null;

/** How far somebody is in every lesson, the one that was gone on with last at the end. */
export function lessonsHere(): Lessons {
  void writes;
  const found = recall<unknown>(KEY, {});
  if (found === null || typeof found !== "object" || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, LessonProgress] => isProgress(entry[1])),
  );
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string");

function isProgress(value: unknown): value is LessonProgress {
  const progress = value as Partial<LessonProgress> | null;
  return typeof progress?.count === "number" && areTexts(progress.learned) && areTexts(progress.repeat);
}

export function progressIn(key: string): LessonProgress {
  return lessonsHere()[key] ?? NOTHING;
}

/** The lesson of a game that somebody is furthest in, whatever its house rules. */
export function furthest(game: string): LessonProgress {
  const own = Object.entries(lessonsHere()).filter(([key]) => key === game || key.startsWith(`${game}?`));
  return own.map(([, each]) => each).reduce((one, other) => (share(other) > share(one) ? other : one), NOTHING);
}

/** How much of a lesson is learned, from 0 to 1. */
export function share({ count, learned }: LessonProgress): number {
  return count === 0 ? 0 : Math.min(1, learned.length / count);
}

/** Tasks whose answer was found at once. */
function foundAtOnce({ learned, repeat }: LessonProgress): readonly string[] {
  return learned.filter((step) => !repeat.includes(step));
}

/** The progress after a task was gone through; what was found at once one day is not asked to be repeated. */
export function after(progress: LessonProgress, step: string, outcome: Outcome): LessonProgress {
  const others = progress.repeat.filter((each) => each !== step);
  const easy = outcome === "at_once" || foundAtOnce(progress).includes(step);
  return {
    ...progress,
    learned: outcome === "shown" ? progress.learned : [...new Set([...progress.learned, step])],
    repeat: easy ? others : [...others, step],
  };
}

/** Nothing is learned any more, in whatever browser it was. */
export function forgotten(progress: LessonProgress): LessonProgress {
  return { count: progress.count, learned: [], repeat: [], anew: (progress.anew ?? 0) + 1 };
}

/** The progress in a lesson as it is now: tasks that it no longer has are forgotten. */
export function fitted(progress: LessonProgress, steps: readonly string[]): LessonProgress {
  const still = (each: string): boolean => steps.includes(each);
  const { learned, repeat } = progress;
  return { ...progress, count: steps.length, learned: learned.filter(still), repeat: repeat.filter(still) };
}

/**
 * The progress of two browsers as one: each task at its best, unless one of them began anew since. The server unites in
 * the same way (`server/accounts/lesson_progress.py`).
 */
export function united(mine: LessonProgress, theirs: LessonProgress): LessonProgress {
  const [ours, others] = [mine.anew ?? 0, theirs.anew ?? 0];
  if (ours !== others) return ours > others ? mine : theirs;
  const easy = [...foundAtOnce(mine), ...foundAtOnce(theirs)];
  return {
    ...mine,
    learned: both(theirs.learned, mine.learned),
    repeat: both(theirs.repeat, mine.repeat).filter((step) => !easy.includes(step)),
  };
}

const both = (theirs: readonly string[], mine: readonly string[]): readonly string[] =>
  [...new Set([...theirs, ...mine])].slice(-MOST_STEPS);

function write(next: readonly (readonly [string, LessonProgress])[]): void {
  remember(KEY, Object.fromEntries(next));
  writes++;
}

export function keep(key: string, progress: LessonProgress): void {
  const others = Object.entries(lessonsHere()).filter(([each]) => each !== key);
  write([...others.slice(1 - MOST), [key, progress]]);
  tell?.(key);
}

/** What was learned elsewhere is learned here too. */
export function alsoLearned(theirs: Lessons): void {
  const mine = lessonsHere();
  const together = Object.entries(theirs).map(([key, each]) => [key, united(mine[key] ?? each, each)] as const);
  write([...Object.entries(mine), ...together]);
}

/** Be told of the key of every lesson that is gone on with; there is one listener. */
export function onLearned(listener: ((key: string) => void) | null): void {
  tell = listener;
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
