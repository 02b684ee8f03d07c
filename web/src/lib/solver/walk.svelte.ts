/** A play being gone through: which step is shown, forwards, back, by itself. */
import { Stage } from "$lib/table/stage";
import type { Frame } from "./frames";

const STEP_MS = 1_600;

export class Walk {
  readonly frames: readonly Frame[];
  readonly stage = new Stage();
  /** The frame shown: 0 is the table before, the last one the best play. */
  at = $state(0);
  playing = $state(false);
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(frames: readonly Frame[]) {
    this.frames = frames;
    this.at = frames.length - 1;
  }

  readonly frame = $derived.by(() => this.frames[this.at]!);
  readonly last = $derived.by(() => this.frames.length - 1);

  #show(at: number): void {
    const to = Math.min(Math.max(at, 0), this.last);
    if (to !== this.at) this.stage.change(() => (this.at = to));
    if (to === this.last) this.pause();
  }

  goTo(at: number): void {
    this.pause();
    this.#show(at);
  }

  /** From the table as it was, or from where it was halted. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.#show(0);
    this.playing = this.last > 0;
    this.#timer = this.playing ? setInterval(() => this.#show(this.at + 1), STEP_MS) : null;
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
