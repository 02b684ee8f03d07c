import { beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "$lib/api";
import type { DraftAsked } from "$lib/protocol";
import { Trial } from "$lib/workshop/trial.svelte";

const draft: DraftAsked = { sheet: {}, base: "rummikub" };
const waits = (before: number): ApiProblem => new ApiProblem("trial_waits", "", 503, { before });

/** A server that says these things one after another, and then that the game may be played. */
function server(...says: Error[]): { trial: Trial; asked: () => number } {
  let asked = 0;
  const ask = (): Promise<void> => {
    const problem = says[asked++];
    return problem ? Promise.reject(problem) : Promise.resolve();
  };
  return { trial: new Trial(ask), asked: () => asked };
}

beforeEach(() => void vi.useFakeTimers());

test("it is asked for again until the game has been tried, and says how many come first", async () => {
  const { trial, asked } = server(waits(2), waits(1));
  const passed = trial.passed(draft);
  expect([trial.on, trial.before]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(0);
  expect(trial.before).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(trial.before).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await passed).toBe(true);
  expect([asked(), trial.on, trial.before]).toEqual([3, false, null]);
});

test("what is wrong with the game is said, and nothing is asked again", async () => {
  const { trial, asked } = server(waits(1), new ApiProblem("no_end_found", "", 409));
  const passed = trial.passed(draft).catch((failure: ApiProblem) => failure.code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await passed).toBe("no_end_found");
  expect([asked(), trial.on]).toEqual([2, false]);
});

test("who cancels while it waits has no game, and asks no more", async () => {
  const { trial, asked } = server(waits(2), waits(1));
  const passed = trial.passed(draft);
  await vi.advanceTimersByTimeAsync(0);
  trial.cancel();
  expect([trial.on, trial.before]).toEqual([false, null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await passed).toBe(false);
  expect(asked()).toBe(1);
});

test("an answer that comes after it was cancelled counts for nothing", async () => {
  const answers: (() => void)[] = [];
  const trial = new Trial(() => new Promise((done) => answers.push(done)));
  const first = trial.passed(draft);
  trial.cancel();
  expect(await first).toBe(false);
  const second = trial.passed(draft);
  answers[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(trial.on).toBe(true);
  answers[1]!();
  expect(await second).toBe(true);
});
