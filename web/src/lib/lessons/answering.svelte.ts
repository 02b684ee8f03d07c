/** One task that is answered by choosing: what is chosen, what the server says of it, and how often it was wrong. */
import { sentence } from "$lib/api";
import type { LessonJudged, LessonTask } from "$lib/protocol";
import { judge, type House } from "./address";
import type { Outcome } from "./progress.svelte";

export class Answering {
  #chosen = $state.raw<readonly number[]>([]);
  #judged = $state.raw<LessonJudged | null>(null);
  #problem = $state<string | null>(null);
  #busy = $state(false);
  #errors = $state(0);
  #shown = $state(false);

  constructor(
    readonly game: string,
    readonly house: House,
    readonly task: LessonTask,
    readonly ondone: (outcome: Outcome) => void,
  ) {}

  get chosen(): readonly number[] {
    return this.#chosen;
  }

  /** What was said of the answer, until another is chosen. */
  get judged(): LessonJudged | null {
    return this.#judged;
  }

  get problem(): string | null {
    return this.#problem;
  }

  get errors(): number {
    return this.#errors;
  }

  /** Nothing is to be chosen any more: it is right, or the answer was shown. */
  get over(): boolean {
    return this.#shown || this.#judged?.right === true;
  }

  get shown(): boolean {
    return this.#shown;
  }

  get ready(): boolean {
    return this.#chosen.length > 0 && !this.#busy && this.#judged === null;
  }

  choose(numbers: readonly number[]): void {
    if (this.over) return;
    this.#chosen = numbers;
    this.#judged = null;
  }

  toggle(number: number): void {
    const without = this.#chosen.filter((each) => each !== number);
    this.choose(
      without.length < this.#chosen.length ? without : [...without, number].sort((one, other) => one - other),
    );
  }

  async check(): Promise<void> {
    if (!this.ready) return;
    const judged = await this.#ask(false);
    if (judged === null) return;
    if (judged.right) this.ondone(this.#errors === 0 ? "at_once" : "after_errors");
    else this.#errors += 1;
  }

  async show(): Promise<void> {
    const judged = await this.#ask(true);
    if (judged === null) return;
    this.#chosen = judged.key;
    this.#shown = true;
    this.ondone("shown");
  }

  async #ask(show: boolean): Promise<LessonJudged | null> {
    this.#busy = true;
    this.#problem = null;
    try {
      const answer = show ? { show } : { chosen: this.#chosen };
      return (this.#judged = await judge(this.game, this.house, { step: this.task.id, ...answer }));
    } catch (failure) {
      this.#problem = sentence(failure);
      return null;
    } finally {
      this.#busy = false;
    }
  }
}
