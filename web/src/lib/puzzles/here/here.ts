/** Puzzles without the server: those that are kept, and one's record with what was answered here. */

import { keptPages, keptPuzzles } from "$lib/kept";
import { OnlyTheServer } from "$lib/kernel/sheet";
import type { KeptPuzzles, PracticeInfo, PuzzleInfo, PuzzlesInfo, Theme } from "$lib/protocol";
import type { Wire } from "$lib/socket";
import { answersHere, keepAnswer, today, toldLast, type GivenHere } from "../answers";
import { PuzzlePlayer } from "./player";
import { HereWire } from "./wire";

/** A position that is played on this page. */
export interface PlayedHere {
  readonly info: PracticeInfo;
  readonly connect: () => Wire;
}

/** A puzzle as it is played here; null where only the server can play it. */
export async function played(id: string): Promise<PlayedHere | null> {
  const [all, pages] = await Promise.all([keptPuzzles(), keptPages()]);
  const puzzle = all?.puzzles.find(({ about }) => about.id === id);
  if (puzzle === undefined || pages === null) return null;
  let player: PuzzlePlayer;
  try {
    player = new PuzzlePlayer(puzzle, pages);
  } catch (failure) {
    if (failure instanceof OnlyTheServer) return null;
    throw failure;
  }
  const note = (answer: Pick<GivenHere, "action" | "solved">): void =>
    keepAnswer({ puzzle: id, day: today(), daily: all?.days[today()]?.id === id, ...answer });
  return {
    info: { table: puzzle.welcome.table, task: puzzle.task },
    connect: () => new HereWire(player, (action, attempt) => note({ action, solved: attempt?.done ?? false })),
  };
}

/** The page of puzzles as far as it is known here; null where nothing is kept of today. */
export async function overview(): Promise<PuzzlesInfo | null> {
  const all = await keptPuzzles();
  const day = today();
  const puzzle = all?.days[day];
  if (all === null || puzzle === undefined) return null;
  const counts: Record<string, number> = {};
  for (const { about } of all.puzzles) counts[about.theme] = (counts[about.theme] ?? 0) + 1;
  return { ...withAnswers(toldLast() ?? all.newcomer, answersHere(), day), today: puzzle, counts, from_matches: {} };
}

/** What was told of one's record, with what was answered here since. */
export function withAnswers(told: PuzzlesInfo, answers: readonly GivenHere[], day: string): PuzzlesInfo {
  const { record } = told;
  let { streak, longest, attempts, solved } = record;
  let last = told.solved_today ? number(told.day) : number(told.day) - 1;
  const tried = new Set<string>();
  const shown = new Set<string>();
  for (const each of answers) {
    if (!tried.has(each.puzzle)) {
      attempts += 1;
      solved += Number(each.solved);
    }
    const at = number(each.day);
    if (each.solved && each.daily && !shown.has(each.puzzle) && at > last) {
      streak = at === last + 1 ? streak + 1 : 1;
      longest = Math.max(longest, streak);
      last = at;
    }
    tried.add(each.puzzle);
    if (each.action === null) shown.add(each.puzzle);
  }
  if (last < number(day) - 1) streak = 0;
  return { ...told, day, solved_today: last === number(day), record: { ...record, streak, longest, attempts, solved } };
}

/** Days since 1970. */
const number = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** A kept puzzle that was not tried here yet, as it is wanted, or as near to that as there is; null where none is kept. */
export async function another(theme: Theme | "", difficulty: number, but: string): Promise<PuzzleInfo | null> {
  const all = await keptPuzzles();
  const tried = new Set(answersHere().map(({ puzzle }) => puzzle));
  const wanted: readonly ((about: PuzzleInfo) => boolean)[] = [
    ({ id }) => id !== but,
    ({ id }) => !isToCome(all, id),
    (about) => theme === "" || about.theme === theme,
    (about) => difficulty === 0 || about.difficulty === difficulty,
    ({ id }) => !tried.has(id),
  ];
  let pool = (all?.puzzles ?? []).map(({ about }) => about);
  for (const fits of wanted) {
    const fitting = pool.filter(fits);
    if (fitting.length > 0) pool = fitting;
  }
  return pool[Math.floor(Math.random() * pool.length)] ?? null;
}

/** It is the puzzle of a day that has not come yet. */
function isToCome(all: KeptPuzzles | null, id: string): boolean {
  return Object.entries(all?.days ?? {}).some(([day, about]) => about.id === id && day > today());
}
