/** What is asked of the server about puzzles. */
import { call } from "$lib/api";
import type { ConsentSaid, PuzzleConsent, PuzzleInfo, PuzzleRun, PuzzlesInfo, Theme } from "$lib/protocol";

export const puzzleCalls = {
  /** The puzzle of the day, and one's own record. */
  overview: (): Promise<PuzzlesInfo> => call("/api/puzzles"),
  /** One that was not tried yet; without a difficulty it fits who asks. With `matches` one that people played here. */
  another: (theme: Theme | "", difficulty: number, but: string, matches = false): Promise<PuzzleInfo> => {
    const query = new URLSearchParams({ theme, difficulty: String(difficulty), but });
    if (matches) query.set("from_match", "true");
    return call(`/api/puzzles/another?${query}`);
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

const consentPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/puzzles`;

export const puzzlePath = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;
export const RUN = "run";
