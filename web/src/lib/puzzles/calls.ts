/** What is asked of the server about puzzles. */
import { call } from "$lib/api";
import type { PuzzleInfo, PuzzleRun, PuzzlesInfo, Theme } from "$lib/protocol";

export const puzzleCalls = {
  /** The puzzle of the day, and one's own record. */
  overview: (): Promise<PuzzlesInfo> => call("/api/puzzles"),
  /** One that was not tried yet; without a difficulty it fits who asks. */
  another: (theme: Theme | "", difficulty: number, but: string): Promise<PuzzleInfo> =>
    call(`/api/puzzles/another?${new URLSearchParams({ theme, difficulty: String(difficulty), but })}`),
  /** Begin a run against the clock. */
  beginRun: (): Promise<PuzzleRun> => call("/api/puzzles/run", undefined, "POST"),
  /** How the run stands. */
  run: (): Promise<PuzzleRun> => call("/api/puzzles/run"),
};

export const puzzlePath = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;
export const RUN = "run";
