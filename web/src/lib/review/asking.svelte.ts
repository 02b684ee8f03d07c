/** A review being asked for: begun unless somebody has, shown as far as it is, and again while it gets surer. */
import { SvelteMap } from "svelte/reactivity";
import { isUnreachable, sentence } from "$lib/api";
import type { Review, ReviewAnswer } from "$lib/protocol";
import { inPlace } from "./inPlace";

/** Where a review is asked for: to begin it, and to ask again how far it is; the same for a deeper look at a turn. */
export interface Source {
  readonly begin: () => Promise<ReviewAnswer>;
  readonly look: (key: string, mark: string) => Promise<ReviewAnswer>;
  readonly beginDeeper: (turn: number, key: string) => Promise<ReviewAnswer>;
  readonly lookDeeper: (turn: number, key: string, mark: string) => Promise<ReviewAnswer>;
}

/** How far a deeper look at a turn is, or what went wrong. */
export interface DeeperLook {
  /** From 0 to 1; null while it waits. */
  readonly share: number | null;
  readonly ahead: number;
  /** It came to nothing; a text if the server has said why. */
  readonly failed: string | boolean;
}

const EVERY_MS = 1000;
/** While somebody waits for the first look, which takes seconds. */
const WAITING_MS = 400;
/** Where the server cannot be reached, it is asked again by itself. */
const AWAY_MS = 3000;

const shareOf = ({ done, steps }: ReviewAnswer): number | null => (steps > 0 ? done / steps : null);

export class Asking {
  answer = $state.raw<ReviewAnswer | null>(null);
  /** What has been found so far. */
  review = $state.raw<Review | null>(null);
  /** What went wrong, and is over unless one asks again. */
  problem = $state<string | null>(null);
  /** The deeper looks that are under way or came to nothing, by turn. */
  readonly deeper = new SvelteMap<number, DeeperLook>();
  readonly #source: Source;
  #key = "";
  #mark = "";
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Which asking this is: answers to one that was stopped come to nothing. */
  #number = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The part that is done, from 0 to 1; null if that is not known yet. */
  readonly share = $derived.by(() => (this.answer === null ? null : shareOf(this.answer)));
  /** The review gets surer, or waits for it. */
  readonly goesOn = $derived.by(() => this.review !== null && this.answer !== null && this.answer.state !== "done");

  start(): void {
    this.stop();
    this.problem = null;
    void this.#ask(this.#number, this.#source.begin);
  }

  /** Nothing more is asked; the review itself goes on. */
  stop(): void {
    this.#number += 1;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Look deeper at a turn, unless somebody has. */
  deepen(turn: number): void {
    this.deeper.set(turn, { share: null, ahead: 0, failed: false });
    void this.#askDeeper(this.#number, turn, () => this.#source.beginDeeper(turn, this.#key));
  }

  async #ask(number: number, ask: () => Promise<ReviewAnswer>): Promise<void> {
    try {
      const answer = await ask();
      if (number !== this.#number) return;
      if (answer.key) this.#key = answer.key;
      await this.#show(answer, () => (this.answer = answer));
      if (answer.state === "done") return;
      // What was begun and is no more was lost with its server.
      const again = answer.state === "none" ? this.#source.begin : () => this.#source.look(this.#key, this.#mark);
      this.#later(this.review === null ? WAITING_MS : EVERY_MS, () => this.#ask(number, again));
    } catch (failure) {
      if (number !== this.#number) return;
      if (isUnreachable(failure)) this.#later(AWAY_MS, () => this.#ask(number, ask));
      // A review that is there may be read, though nobody makes it surer now.
      else if (this.review === null) this.problem = sentence(failure);
      else this.answer = null;
    }
  }

  async #askDeeper(number: number, turn: number, ask: () => Promise<ReviewAnswer>): Promise<void> {
    try {
      const answer = await ask();
      if (number !== this.#number) return;
      if (answer.state === "done") return await this.#show(answer, () => this.deeper.delete(turn));
      this.deeper.set(turn, { share: shareOf(answer), ahead: answer.ahead, failed: answer.state === "none" });
      if (answer.state === "none") return;
      const again = () => this.#source.lookDeeper(turn, this.#key, this.#mark);
      this.#later(EVERY_MS, () => this.#askDeeper(number, turn, again));
    } catch (failure) {
      if (number !== this.#number) return;
      if (isUnreachable(failure)) this.#later(AWAY_MS, () => this.#askDeeper(number, turn, ask));
      else this.deeper.set(turn, { share: null, ahead: 0, failed: sentence(failure) });
    }
  }

  /** Show what an answer has found, without moving what one reads. */
  async #show({ review, mark }: ReviewAnswer, change: () => void): Promise<void> {
    if (this.review === null || review === null) {
      if (review !== null) this.#take(review, mark);
      return change();
    }
    await inPlace(() => {
      this.#take(review, mark);
      change();
    });
  }

  #take(review: Review, mark: string): void {
    this.review = review;
    this.#mark = mark;
  }

  #later(after: number, ask: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void ask();
    }, after);
    this.#timers.add(timer);
  }
}
