/** Something of the server on screen: asked about every few seconds, told again only when something is new. */
import { ApiProblem, sentence } from "$lib/api";

const AGAIN_MS = 2500;

export class Followed<Info extends { readonly stamp: string }> {
  info = $state.raw<Info | null>(null);
  problem = $state<string | null>(null);
  /** There is no such thing, so that asking again is of no use. */
  gone = $state(false);
  busy = $state(false);
  #told = 0;
  #timer: number;
  #asking = false;

  constructor(
    /** How it stands; undefined while it is as it is known to be. */
    private readonly ask: (known: string) => Promise<Info | undefined>,
    /** Whether it is asked about while nobody looks at the page: on a wall. */
    private readonly always = false,
  ) {
    void this.look();
    this.#timer = window.setInterval(() => {
      if (this.always || document.visibilityState === "visible") void this.look();
    }, AGAIN_MS);
    document.addEventListener("visibilitychange", this.#seen);
  }

  #seen = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };

  close(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  /** When it was told last, to count down from. */
  get told(): number {
    return this.#told;
  }

  async look(): Promise<void> {
    if (this.#asking || this.gone) return;
    this.#asking = true;
    try {
      this.take(await this.ask(this.info?.stamp ?? ""));
    } catch (failure) {
      if (this.info === null) this.problem = sentence(failure);
      if (failure instanceof ApiProblem && failure.status === 404) this.gone = true;
    } finally {
      this.#asking = false;
    }
  }

  /** Do something, and show what has come of it or why it was refused. */
  async do(what: Promise<Info>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      this.take(await what);
      return true;
    } catch (failure) {
      this.problem = sentence(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private take(told: Info | undefined): void {
    if (told === undefined) return;
    this.#told = performance.now();
    this.info = told;
  }
}
