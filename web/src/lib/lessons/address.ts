/** Where a lesson is: its page, its questions at the server, and the house rules that both name. */
import { ApiProblem, call } from "$lib/api";
import { locale } from "$lib/i18n.svelte";
import type { LessonAnswer, LessonJudged, LessonPage, OptionValue } from "$lib/protocol";

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

/** The tasks of a game; of a game that one knows already only what differs from it, where `known` names one. */
export async function fetchLesson(game: string, house: House, known: string): Promise<LessonPage> {
  const path = at(game, house, { lang: locale(), ...(known === "" ? {} : { known }) });
  for (let time = 1; ; time++) {
    try {
      return await call<LessonPage>(path);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== "lesson_not_ready" || time === TIMES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** What an answer is worth. */
export function judge(game: string, house: House, answer: LessonAnswer): Promise<LessonJudged> {
  return call(at(game, house, { lang: locale() }), answer);
}
