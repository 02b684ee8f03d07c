/** A record being gone through: which moment is shown, forwards, back, by itself. */
import type { Replayed, ReplayFrame } from "$lib/protocol";
import { Stage } from "$lib/table/stage";
import { namesAt } from "./names";
import { scenes, type Scene } from "./scenes";

/** Moments of one deal: from `first`, `count` of them. */
export interface Span {
  readonly first: number;
  readonly count: number;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const MOMENT_MS = 1_400;

export function spans(frames: readonly ReplayFrame[]): Span[] {
  const found: { first: number; count: number }[] = [];
  frames.forEach(({ deal }, index) => {
    if (deal !== frames[index - 1]?.deal) found.push({ first: index, count: 0 });
    found.at(-1)!.count += 1;
  });
  return found;
}

export class Player {
  readonly record: Replayed;
  readonly spans: readonly Span[];
  readonly stage = new Stage();
  /** The moment shown, counted over all deals. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #timer: ReturnType<typeof setInterval> | null = null;
  #scenes = new Map<number, readonly Scene[]>();

  constructor(record: Replayed) {
    this.record = record;
    this.spans = spans(record.frames);
  }

  /** Who sat where, with a mark where a program played. */
  namesIn(frame: ReplayFrame): readonly string[] {
    return namesAt(this.record, frame);
  }

  /** Who sits where in the moment that is shown. */
  readonly names = $derived.by(() => this.namesIn(this.frame));
  readonly frame = $derived.by(() => this.record.frames[this.at]!);
  readonly deal = $derived.by(() => this.spans.findLastIndex(({ first }) => first <= this.at));
  readonly span = $derived.by(() => this.spans[this.deal]!);
  /** The move shown, 0 where the deal begins, and the number of its last. */
  readonly move = $derived.by(() => this.at - this.span.first);
  readonly last = $derived.by(() => this.span.count - 1);
  readonly scene = $derived.by(() => this.#of(this.deal)[this.move]!);
  readonly atEnd = $derived.by(() => this.at === this.record.frames.length - 1);

  #of(deal: number): readonly Scene[] {
    const known = this.#scenes.get(deal);
    if (known) return known;
    const { first, count } = this.spans[deal]!;
    const made = scenes(this.record.frames.slice(first, first + count));
    this.#scenes.set(deal, made);
    return made;
  }

  /** Show a moment; pieces glide there from the one before or after, and are simply there from any other. */
  go(at: number): void {
    const to = Math.min(Math.max(at, 0), this.record.frames.length - 1);
    if (to === this.at) return;
    const near = Math.abs(to - this.at) === 1 && this.record.frames[to]?.deal === this.frame.deal;
    if (near) this.stage.change(() => (this.at = to));
    else this.at = to;
    if (this.atEnd) this.pause();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** A move of the deal shown. */
  goTo(move: number): void {
    this.pause();
    this.go(this.span.first + Math.min(Math.max(move, 0), this.last));
  }

  goToDeal(deal: number): void {
    const span = this.spans[deal];
    if (span === undefined) return;
    this.pause();
    this.go(span.first);
  }

  play(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.#run();
  }

  pause(): void {
    this.playing = false;
    this.#run();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  hasten(speed: (typeof SPEEDS)[number]): void {
    this.speed = speed;
    this.#run();
  }

  #run(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = this.playing ? setInterval(() => this.go(this.at + 1), MOMENT_MS / this.speed) : null;
  }

  close(): void {
    this.pause();
  }
}
