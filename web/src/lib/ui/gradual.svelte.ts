/** A long list drawn piece by piece, so that a slow phone answers a finger in between. */

const EVERY = Number.POSITIVE_INFINITY;

export class Gradual {
  /** How many of the list are drawn by now; all of them once it has been drawn to its end. */
  drawn = $state(0);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Draws on until this many are drawn. */
  upTo(count: number): void {
    this.stop();
    if (this.drawn >= count) this.drawn = EVERY;
    else
      this.#waiting = setTimeout(() => {
        this.drawn += 1;
        this.upTo(count);
      });
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }
}
