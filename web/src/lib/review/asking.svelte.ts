/** A review being asked for: begun unless somebody has, then how far it is, until it is there. */
import { isUnreachable, sentence } from "$lib/api";
import type { Review, ReviewAnswer } from "$lib/protocol";

/** Where a review is asked for: to begin it, and to ask again how far it is. */
export interface Source {
  readonly begin: () => Promise<ReviewAnswer>;
  readonly look: (key: string) => Promise<ReviewAnswer>;
}

const EVERY_MS = 1000;
/** Where the server cannot be reached, it is asked again by itself. */
const AWAY_MS = 3000;

export class Asking {
  answer = $state.raw<ReviewAnswer | null>(null);
  /** What went wrong, and is over unless one asks again. */
  problem = $state<string | null>(null);
  readonly #source: Source;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Which asking this is: answers to one that was stopped come to nothing. */
  #number = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  readonly review = $derived.by((): Review | null => this.answer?.review ?? null);
  /** The part that is done, from 0 to 1; null where nobody knows yet. */
  readonly share = $derived.by(() => {
    const { done = 0, steps = 0 } = this.answer ?? {};
    return steps > 0 ? done / steps : null;
  });

  start(): void {
    this.stop();
    this.problem = null;
    void this.#ask(this.#number, this.#source.begin);
  }

  /** Nothing more is asked; the review itself goes on. */
  stop(): void {
    this.#number += 1;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #ask(number: number, ask: () => Promise<ReviewAnswer>): Promise<void> {
    try {
      const answer = await ask();
      if (number !== this.#number) return;
      this.answer = answer;
      if (answer.state === "done") return;
      // What was begun and is no more was lost with its server.
      const again = answer.state === "none" ? this.#source.begin : () => this.#source.look(answer.key);
      this.#timer = setTimeout(() => void this.#ask(number, again), EVERY_MS);
    } catch (failure) {
      if (number !== this.#number) return;
      if (isUnreachable(failure)) this.#timer = setTimeout(() => void this.#ask(number, ask), AWAY_MS);
      else this.problem = sentence(failure);
    }
  }
}
