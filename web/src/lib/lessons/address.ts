/** Where a lesson is: its page, its questions at the server, and the house rules that both name. */
import { ApiProblem, call, isUnreachable } from "$lib/api";
import { locale } from "$lib/i18n.svelte";
import { keptLesson } from "$lib/kept";
import type { AnsweredLesson, LessonAnswer, LessonJudged, LessonPage, OptionValue } from "$lib/protocol";

export interface House {
  readonly [name: string]: OptionValue | string;
}

/** House rules as an address has them, always in the same order. */
export function query(house: House): string {
  const names = Object.keys(house).sort();
  return new URLSearchParams(names.map((name): [string, string] => [name, String(house[name])])).toString();
}

/** The page of a lesson. */
export function lessonPath(game: string, house: House = {}): string {
  const rules = query(house);
  return `/learn/${encodeURIComponent(game)}${rules === "" ? "" : `?${rules}`}`;
}

/** Where a task is played: `Practice` adds what it needs. */
export function practicePath(game: string, step: string, house: House): string {
  const rules = query(house);
  return `lesson/${encodeURIComponent(game)}/${encodeURIComponent(step)}${rules === "" ? "" : `?${rules}`}`;
}

const at = (game: string, house: House, more: Record<string, string>): string =>
  `/api/lessons/${encodeURIComponent(game)}?${new URLSearchParams({ ...more, ...Object.fromEntries(new URLSearchParams(query(house))) })}`;

/** How often a lesson that is still being made is asked for, and how long the page waits in between. */
const TIMES = 6;
const PAUSE_MS = 1500;

/** A lesson, and whether it is what was kept while the server is away. */
export interface Fetched {
  readonly page: LessonPage;
  readonly kept: boolean;
}

/**
 * The tasks of a game; of a game that one knows already only what differs from it, where `known` names one. Without the
 * server it is the whole lesson as it was kept, if there are no house rules.
 */
export async function fetchLesson(game: string, house: House, known: string): Promise<Fetched> {
  const path = at(game, house, { lang: locale(), ...(known === "" ? {} : { known }) });
  for (let time = 1; ; time++) {
    try {
      return { page: await call<LessonPage>(path), kept: false };
    } catch (problem) {
      const lesson = await without(problem, game, house);
      if (lesson !== null) return { page: lesson.page, kept: true };
      if (!(problem instanceof ApiProblem) || problem.code !== "lesson_not_ready" || time === TIMES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** What an answer is worth; without the server by the answers that were kept. */
export async function judge(game: string, house: House, answer: LessonAnswer): Promise<LessonJudged> {
  try {
    return await call(at(game, house, { lang: locale() }), answer);
  } catch (problem) {
    const lesson = await without(problem, game, house);
    const judged = lesson === null ? null : judgedBy(lesson, answer);
    if (judged === null) throw problem;
    return judged;
  }
}

/** What was kept of a lesson, where this is why it is needed. */
async function without(problem: unknown, game: string, house: House): Promise<AnsweredLesson | null> {
  return isUnreachable(problem) && Object.keys(house).length === 0 ? keptLesson(game) : null;
}

/** What an answer is worth by what is kept of right and wrong ones; null for a task that is played. */
export function judgedBy({ answers }: AnsweredLesson, answer: LessonAnswer): LessonJudged | null {
  const kept = answers[answer.step];
  if (kept === undefined) return null;
  const { key } = kept.right;
  const chosen = answer.chosen ?? [];
  const missing = key.filter((number) => !chosen.includes(number)).length;
  const wrong = kept.wrong.wrong.filter(({ number }) => chosen.includes(number));
  if (missing === 0 && wrong.length === 0) return kept.right;
  if (answer.show) return { ...kept.wrong, wrong: [], missing, key };
  return { ...kept.wrong, wrong, missing: answer.step.startsWith("count") ? 0 : missing };
}
