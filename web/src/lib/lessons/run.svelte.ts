/** A lesson as somebody goes through it: which task it is now, and what became of those before. */
import { sentence } from "$lib/api";
import { has } from "$lib/features";
import type { LessonPage, LessonProgress, LessonTask, RuleSection } from "$lib/protocol";
import { fetchLesson, type House } from "./address";
import {
  after,
  fitted,
  forgotten,
  keep,
  knownFor,
  lessonKey,
  noteKnown,
  progressIn,
  type Outcome,
} from "./progress.svelte";

export class LessonRun {
  #page = $state.raw<LessonPage | null>(null);
  /** The server is away: tasks are left out that it plays. */
  #kept = $state(false);
  #problem = $state<string | null>(null);
  #at = $state(0);
  #known = $state("");
  #asked = 0;
  #key = $state("");
  readonly #address: string;

  constructor(
    readonly game: string,
    readonly house: House,
  ) {
    this.#address = this.#key = lessonKey(game, house);
    this.#known = knownFor(this.#address);
  }

  get page(): LessonPage | null {
    return this.#page;
  }

  get problem(): string | null {
    return this.#problem;
  }

  /** Its tasks; those that are played are left out where there is no practice, and while the server is away. */
  get steps(): readonly LessonTask[] {
    return this.#kept ? this.#all.filter(({ kind }) => kind !== "do") : this.#all;
  }

  get #all(): readonly LessonTask[] {
    return this.#page?.steps.filter(({ kind }) => kind !== "do" || has("practice")) ?? [];
  }

  /** An earlier task was about this section of the rules, too. */
  hasRead(section: RuleSection): boolean {
    return this.steps
      .slice(0, this.#at)
      .some(({ before, rule }) => [...before, rule].some(({ anchor }) => anchor === section.anchor));
  }

  /** The number of the task, counted from 0; as many as there are when the lesson is over. */
  get at(): number {
    return this.#at;
  }

  get task(): LessonTask | null {
    return this.steps[this.#at] ?? null;
  }

  /** How far somebody is, here or on another device meanwhile. */
  get progress(): LessonProgress {
    return fitted(
      progressIn(this.#key),
      this.#all.map(({ id }) => id),
    );
  }

  /** The game that is known already, "" for none. */
  get known(): string {
    return this.#known;
  }

  isLearned(step: string): boolean {
    return this.progress.learned.includes(step);
  }

  isToRepeat(step: string): boolean {
    return this.progress.repeat.includes(step);
  }

  /** Fetch the lesson; in another language it goes on at the same task, else at the first that is not learned. */
  async load(): Promise<void> {
    const mine = ++this.#asked;
    this.#problem = null;
    try {
      const { page, kept } = await fetchLesson(this.game, this.house, this.#known);
      if (mine !== this.#asked) return;
      const now = this.task?.id;
      this.#page = page;
      this.#kept = kept;
      this.#key = lessonKey(this.game, page.options); // an address may name house rules that are as usual
      const steps = this.steps.map(({ id }) => id);
      const same = now === undefined ? -1 : steps.indexOf(now);
      const open = steps.findIndex((step) => !this.isLearned(step));
      this.#at = same >= 0 ? same : open >= 0 ? open : steps.length;
    } catch (failure) {
      if (mine === this.#asked) this.#problem = sentence(failure);
    }
  }

  /** Only what differs from this game is to be learned; "" for the whole lesson. */
  know(game: string): void {
    this.#known = game;
    noteKnown(this.#address, game);
    void this.load();
  }

  note(outcome: Outcome): void {
    const task = this.task;
    if (task === null) return;
    keep(this.#key, after(this.progress, task.id, outcome));
  }

  go(number: number): void {
    this.#at = Math.max(0, Math.min(number, this.steps.length));
  }

  /** Forget what is learned of it, and begin with the first task. */
  startOver(): void {
    keep(this.#key, forgotten(this.progress));
    this.#at = 0;
  }
}
