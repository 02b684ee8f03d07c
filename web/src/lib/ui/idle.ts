/** Work that can wait until the page has nothing else to do: one piece of it in each idle moment, first come, first served. */

const waiting: (() => void)[] = [];
/** A page that never rests does it all the same, after so many milliseconds each. */
const PATIENCE = 500;
/** So many milliseconds after a piece of work it has been drawn, and the processor is free again. */
const BREATH = 100;

function soon(): void {
  if (window.requestIdleCallback) window.requestIdleCallback(next, { timeout: PATIENCE });
  else setTimeout(next, 50);
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(soon, BREATH);
}

/** Do it in the first idle moment that is not taken; what this returns calls it off. */
export function whenIdle(work: () => void): () => void {
  if (waiting.push(work) === 1) soon();
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1, () => undefined);
  };
}

/** Kept in the first idle moment that is not taken. */
export const idle = (): Promise<void> => new Promise((then) => void whenIdle(then));
