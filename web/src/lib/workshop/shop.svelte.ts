/**
 * A game that is being made: the sheet as it stands, what it was before, and what the server says of it.
 *
 * It is kept in this browser after every change, so that nothing is lost by a reload. The server is asked a moment after
 * the last change.
 */

import { api, ApiProblem, sentence } from "$lib/api";
import { locale, m } from "$lib/i18n.svelte";
import type { StartingSheet, DraftFault, DraftTold, RulePage, WordInfo, Workshop } from "$lib/protocol";
import { recall, remember } from "$lib/storage";
import { at, isTable, isWithin, placeOf, same, withAt, type Path, type Plain } from "./plain";

const KEPT = "workshop";
const FIRST = "standard_rummy";
const PATIENCE_MS = 300;
const MOST_UNDONE = 100;

interface State {
  readonly base: string;
  readonly sheet: Plain;
}

export class Shop {
  #state = $state.raw<State | null>(null);
  #past = $state.raw<readonly State[]>([]);
  #future = $state.raw<readonly State[]>([]);
  #beginnings = $state.raw<{ readonly [game: string]: StartingSheet }>({});
  #vocabulary = $state.raw<Workshop | null>(null);
  /** What the server said last, and of which sheet. */
  #told = $state.raw<{ readonly of: State; readonly what: DraftTold } | null>(null);
  /** The rules as they were told last, while there is nothing newer. */
  page = $state.raw<RulePage | null>(null);
  /** The server plays no games of one's own, or cannot be asked. */
  problem = $state<string | null>(null);
  /** Whether a game to begin from is being fetched: what is changed meanwhile would be lost. */
  beginning = $state(false);
  /** Whether it says no for good. */
  closed = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly #words = $derived(new Map(this.#vocabulary?.words.map((word) => [word.name, word])));

  get ready(): boolean {
    return this.#state !== null && this.#vocabulary !== null && this.original !== null;
  }

  get groups(): Workshop["groups"] {
    return this.#vocabulary?.groups ?? [];
  }

  get sheet(): Plain {
    return this.#state?.sheet ?? {};
  }

  get base(): string {
    return this.#state?.base ?? "";
  }

  /** The game that this one is made from, as it is. */
  get original(): StartingSheet | null {
    return this.#beginnings[this.base] ?? null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Whether the answer to the last change has come. */
  get settled(): boolean {
    return this.#told?.of === this.#state;
  }

  get faults(): readonly DraftFault[] {
    return this.#told?.what.faults ?? [];
  }

  /** What tables are made of: the game as it stands, null while it makes no sense or is being told. */
  get game(): DraftTold["game"] {
    return this.settled ? (this.#told?.what.game ?? null) : null;
  }

  /** The places that say something else than the original does. */
  get differs(): readonly string[] {
    return (this.#told?.what.differs ?? []).filter((place) => place !== "name");
  }

  word(name: string): WordInfo {
    const word = this.#words.get(name);
    if (!word) throw new Error(`no word is called ${name}`);
    return word;
  }

  /** The word that a value is, of those that a control allows. */
  wordOf(value: unknown, words: readonly string[]): WordInfo {
    const named = words
      .map((name) => this.word(name))
      .find(({ key, tag }) => key !== "" && isTable(value) && value[key] === tag);
    return named ?? this.word(words[0]!);
  }

  /** Whether a place says something else than the original, or has no counterpart there. */
  isChanged(path: Path): boolean {
    return this.original !== null && !same(at(this.sheet, path), at(this.original.sheet, path));
  }

  faultsAt(path: Path): readonly DraftFault[] {
    return this.faults.filter(({ places }) => places.includes(placeOf(path)));
  }

  /** How much of a part of the sheet is changed, and whether something in it is wrong. */
  summary(fields: readonly string[]): { readonly changed: number; readonly wrong: boolean } {
    const within = (place: string): boolean => fields.some((field) => isWithin(place, field));
    return {
      changed: this.differs.filter(within).length,
      wrong: this.faults.some(({ places }) => places.some(within)),
    };
  }

  /** Go on where this browser left off, or begin. */
  async open(): Promise<void> {
    this.problem = null;
    const kept = recall<Partial<State> | null>(KEPT, null);
    const base = typeof kept?.base === "string" ? kept.base : FIRST;
    try {
      await this.speak();
      await this.#read(base);
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === "unknown_game" && base !== FIRST) {
        remember(KEPT, null);
        return this.open();
      }
      this.closed = failure instanceof ApiProblem && failure.code === "own_games_off";
      this.problem = sentence(failure);
      return;
    }
    const sheet = isTable(kept?.sheet) ? kept.sheet : this.#begun(base);
    this.#put({ base, sheet });
  }

  /** Have everything told in the language of the page. */
  async speak(): Promise<void> {
    const language = locale();
    this.#vocabulary = await api.workshop(language);
    const games = Object.keys(this.#beginnings);
    if (games.length > 0) await Promise.all(games.map((game) => this.#read(game, true)));
    if (this.#state) this.#ask(0);
  }

  /** Begin anew from a game; what was there can be had back. */
  async from(game: string): Promise<void> {
    this.beginning = true;
    try {
      await this.#read(game);
      this.#change({ base: game, sheet: this.#begun(game) });
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.beginning = false;
    }
  }

  /** Go on with the sheet of a file; raises `ApiProblem`. Returns what is wrong with it. */
  async load(text: string): Promise<readonly DraftFault[]> {
    const read = await api.sheetFile(text, locale());
    if (read.sheet) this.#change({ base: this.base, sheet: { ...this.sheet, ...read.sheet } });
    return read.faults;
  }

  put(path: Path, value: unknown): void {
    if (!this.#state || same(at(this.sheet, path), value)) return;
    this.#change({ base: this.base, sheet: withAt(this.sheet, path, value) });
  }

  /** Have at a place what the original has there. */
  restore(path: Path): void {
    if (this.original) this.put(path, at(this.original.sheet, path));
  }

  startOver(): void {
    if (this.original) this.#change({ base: this.base, sheet: this.#begun(this.base) });
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last || !this.#state) return;
    this.#future = [this.#state, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#put(last);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next || !this.#state) return;
    this.#past = [...this.#past, this.#state];
    this.#future = rest;
    this.#put(next);
  }

  close(): void {
    clearTimeout(this.#waiting);
  }

  #begun(game: string): Plain {
    const sheet = this.#beginnings[game]?.sheet ?? {};
    const name = typeof sheet["name"] === "string" ? sheet["name"] : game;
    return { ...sheet, name: m.shop_first_name({ game: name }) };
  }

  async #read(game: string, again = false): Promise<void> {
    if (this.#beginnings[game] && !again) return;
    const beginning = await api.beginning(game, locale());
    this.#beginnings = { ...this.#beginnings, [game]: beginning };
  }

  #change(state: State): void {
    if (this.#state) this.#past = [...this.#past, this.#state].slice(-MOST_UNDONE);
    this.#future = [];
    this.#put(state);
  }

  #put(state: State): void {
    this.#state = state;
    remember(KEPT, state);
    this.#ask(this.#told === null ? 0 : PATIENCE_MS);
  }

  #ask(after: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#tell(), after);
  }

  async #tell(): Promise<void> {
    const of = this.#state;
    if (!of) return;
    const asked = ++this.#asked;
    try {
      const what = await api.draft({ sheet: of.sheet, base: of.base, lang: locale() });
      if (asked !== this.#asked) return;
      this.#told = { of, what };
      if (what.page) this.page = what.page;
      this.problem = null;
    } catch (failure) {
      if (asked !== this.#asked) return;
      this.problem = sentence(failure);
      if (failure instanceof ApiProblem && (failure.status === 429 || failure.status === 0)) this.#ask(3_000);
    }
  }
}
