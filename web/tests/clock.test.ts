import { expect, it } from "vitest";
import { shareLeft, shownOn, type RunningClock } from "$lib/table/clock.svelte";

const clock: RunningClock = { seat: 0, left_ms: 90_000, turn_ms: 90_000, bank_ms: 30_000, until: 90_000 };

it("a clock shows the turn's own time first, and what is left of the time bank after it", () => {
  expect(shownOn(clock, 0)).toEqual({ ms: 60_000, bank: false });
  expect(shareLeft(clock, 15_000)).toBe(0.75);
  expect(shownOn(clock, 60_000)).toEqual({ ms: 30_000, bank: true });
  expect(shareLeft(clock, 75_000)).toBe(0.5);
  expect(shownOn(clock, 95_000)).toEqual({ ms: 0, bank: true });
});

it("a bank that was used in part makes the clock no longer than what is left", () => {
  expect(shareLeft({ ...clock, turn_ms: 70_000, bank_ms: 10_000, until: 40_000 }, 0)).toBe(0.5);
  expect(shareLeft({ ...clock, bank_ms: 0, turn_ms: 60_000, until: 30_000 }, 0)).toBe(0.5);
  expect(shareLeft(null, 0)).toBe(1);
});
