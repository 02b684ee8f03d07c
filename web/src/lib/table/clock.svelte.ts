/** The time for everything on the page that counts down; it ticks only while something does. */
import type { Clock } from "$lib/protocol";

export interface RunningClock extends Clock {
  /** When this page's own clock will say zero (`performance.now()`). */
  readonly until: number;
}

const TICK_MS = 200;

class Ticking {
  now = $state(0);

  /** Tick until the returned function is called; for an effect. */
  run(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => {
      this.now = performance.now();
    }, TICK_MS);
    return () => clearInterval(timer);
  }
}

export const ticking = new Ticking();

export function leftMs(clock: RunningClock, now: number): number {
  return Math.max(0, clock.until - now);
}

/** What the clock shows: what is left of the turn's own time, and after that of the time bank. */
export function shownOn(clock: RunningClock, now: number): { readonly ms: number; readonly bank: boolean } {
  const left = leftMs(clock, now);
  const bank = clock.bank_ms > 0 && left <= clock.bank_ms;
  return { ms: bank ? left : left - clock.bank_ms, bank };
}

/** How much is left of what the clock shows, 0 … 1; all of it where no clock runs. */
export function shareLeft(clock: RunningClock | null, now: number): number {
  if (clock === null || clock.turn_ms <= 0) return 1;
  const { ms, bank } = shownOn(clock, now);
  return Math.min(1, ms / (bank ? clock.bank_ms : Math.max(1, clock.turn_ms - clock.bank_ms)));
}

/** "1:05", "0:09"; "23:04:10" for a turn by correspondence. */
export function digits(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${digits((seconds % 3600) * 1000).padStart(5, "0")}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
