/** Bots try a game of one's own before it is played: it is asked for again, with its place kept, until they have. */
import { api, ApiProblem } from "$lib/api";
import type { DraftAsked } from "$lib/protocol";

/** The server answers ten seconds later as long as others come first. */
const AGAIN_MS = 1_000;

export class Trial {
  on = $state(false);
  /** How many games come first; null while that is not known. */
  before = $state<number | null>(null);
  #stop = (): void => {};

  constructor(readonly ask: (draft: DraftAsked) => Promise<void> = api.trial) {}

  /** Whether the game may be played, false as soon as that is cancelled; raises `ApiProblem` with what is wrong. */
  async passed(draft: DraftAsked): Promise<boolean> {
    this.cancel();
    const stop = new AbortController();
    const cancelled = new Promise<boolean>((done) => stop.signal.addEventListener("abort", () => done(false)));
    this.#stop = () => stop.abort();
    this.on = true;
    try {
      return await Promise.race([this.#tried(draft, stop.signal), cancelled]);
    } finally {
      if (!stop.signal.aborted) this.cancel();
    }
  }

  async #tried(draft: DraftAsked, stop: AbortSignal): Promise<boolean> {
    while (!stop.aborted) {
      try {
        await this.ask(draft);
        return true;
      } catch (failure) {
        if (!(failure instanceof ApiProblem && failure.code === "trial_waits")) throw failure;
        if (!stop.aborted) this.before = Number(failure.params["before"]);
      }
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
    return false;
  }

  /** Wait no more. */
  cancel(): void {
    this.#stop();
    this.on = false;
    this.before = null;
  }
}
