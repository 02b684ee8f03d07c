/** When settings or favourites were last chosen in this browser, and who is told of a choice. */
import { recall, remember } from "./storage";

let tell: (() => void) | null = null;

/** The wall clock of the last choice, in seconds; 0 before there was one. */
export function chosenAt(): number {
  const kept = recall<unknown>("chosen", 0);
  return typeof kept === "number" && kept >= 0 ? kept : 0;
}

/** Something was chosen here just now: later than all that holds here, even where this clock is slow. */
export function chosen(): void {
  remember("chosen", Math.max(Date.now() / 1000, chosenAt() + 0.001));
  tell?.();
}

/** What was chosen at some time, perhaps elsewhere, holds here. */
export function heldSince(seconds: number): void {
  remember("chosen", seconds);
}

/** Be told of every choice; there is one listener. */
export function onChosen(listener: (() => void) | null): void {
  tell = listener;
}
