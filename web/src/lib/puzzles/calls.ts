/** What is asked about puzzles, of the server or of what this page keeps. */
import { ApiProblem, call, isUnreachable } from "$lib/api";
import type { ConsentSaid, KeptAnswers, PuzzleConsent, PuzzleInfo, PuzzleRun, PuzzlesInfo, Theme } from "$lib/protocol";
import { answersHere, joined, keepTold } from "./answers";

export const puzzleCalls = {
  /** The puzzle of the day, and one's own record, which what was answered without the server joins first. */
  overview: (): Promise<PuzzlesInfo> =>
    orHere(
      async () => {
        await join();
        const info = await call<PuzzlesInfo>("/api/puzzles");
        keepTold(info);
        return info;
      },
      (here) => here.overview(),
    ),
  /** One that was not tried yet; without a difficulty it fits who asks. With `matches` one that people played here. */
  another: (theme: Theme | "", difficulty: number, but: string, matches = false): Promise<PuzzleInfo> => {
    const query = new URLSearchParams({ theme, difficulty: String(difficulty), but });
    if (matches) query.set("from_match", "true");
    return orHere(
      () => call(`/api/puzzles/another?${query}`),
      (here) => here.another(theme, difficulty, but),
    );
  },
  /** Who agrees that puzzles are made of a match that is over. */
  consent: (table: string): Promise<PuzzleConsent> => call(consentPath(table)),
  /** Agree to it, or take that back. */
  say: (table: string, agreed: boolean): Promise<PuzzleConsent> =>
    call(consentPath(table), { agreed } satisfies ConsentSaid),
  /** Begin a run against the clock. */
  beginRun: (): Promise<PuzzleRun> => call("/api/puzzles/run", undefined, "POST"),
  /** How the run stands. */
  run: (): Promise<PuzzleRun> => call("/api/puzzles/run"),
};

/** Tell the server what was answered without it; what it cannot read is told once. */
async function join(): Promise<void> {
  const given = answersHere();
  if (given.length === 0) return;
  const answers = given.map(({ puzzle, day, action = null }) => ({ puzzle, day, action }));
  try {
    await call("/api/puzzles/kept", { answers } satisfies KeptAnswers);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== UNREADABLE) throw problem;
  }
  joined(given);
}

const UNREADABLE = 400;

type Here = typeof import("./here/here");

/** Ask the server, or where it cannot be reached this page by what it keeps. */
async function orHere<T>(ask: () => Promise<T>, answer: (here: Here) => Promise<T | null>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    const found = isUnreachable(problem) ? await answer(await import("./here/here")) : null;
    if (found === null) throw problem;
    return found;
  }
}

const consentPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/puzzles`;

export const puzzlePath = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;
export const RUN = "run";
