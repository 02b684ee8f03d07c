/** What the server thinks of the draft, or of the cards that are selected: asked a moment after the last change. */
import type { Face, SetJudgement, SetKind, Tried } from "$lib/protocol";
import type { PlacedSet } from "./board";
import * as drafts from "./draft";
import type { Draft, Snapshot } from "./draft";
import type { Drafting } from "./drafting.svelte";
import type { Fitting } from "./fitting.svelte";
import type { Laying } from "./laying.svelte";
import type { TableLine } from "./line.svelte";
import type { Pieces } from "./pieces.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";

/** What it needs of the table around it. */
export interface Judged {
  readonly table: Pick<Table, "myTurn" | "laysOff" | "opened">;
  readonly line: Pick<TableLine, "busy" | "tryOut">;
  readonly pieces: Pick<Pieces, "draft" | "sets" | "touched">;
  readonly selection: Pick<Selection, "ids">;
  readonly fitting: Pick<Fitting, "asked" | "look">;
  readonly laying: Pick<Laying, "wanted">;
  readonly drafting: Pick<Drafting, "tidied">;
}

const TRY_AFTER_MS = 30;

const keyOf = (faces: readonly Face[], kind: SetKind | null): string => `${faces.join()}${kind ?? ""}`;
const facesOf = (set: PlacedSet): Face[] => set.pieces.map((piece) => piece.face);

export class Judging {
  #tried = $state.raw<{ readonly asked: Snapshot | readonly number[]; readonly answer: Tried } | null>(null);
  #sets = $state.raw<ReadonlyMap<string, SetJudgement>>(new Map());
  #timer: ReturnType<typeof setTimeout> | null = null;
  #serial = 0;
  readonly #at: Judged;

  constructor(at: Judged) {
    this.#at = at;
  }

  /** The verdict on exactly what lies there now, null while the server has not said. */
  readonly verdict = $derived.by((): Tried | null => (this.#tried?.asked === this.#now() ? this.#tried.answer : null));
  /** Nothing is left to be said of what lies there now. */
  readonly settled = $derived.by((): boolean => {
    const { table, pieces, laying, fitting } = this.#at;
    if (this.verdict !== null || !table.myTurn) return true;
    return pieces.draft === null && laying.wanted === null && !fitting.asked;
  });
  /** What is wrong with the sets that I touched, set by set. */
  readonly flawed = $derived.by((): readonly SetJudgement[] =>
    this.#at.pieces.sets.flatMap((set) => {
      const verdict = this.#at.pieces.touched.has(set.id) ? this.of(set) : undefined;
      return verdict?.flaw == null ? [] : [verdict];
    }),
  );

  /** What the server said of a set as it lies; undefined while it has not. */
  of(set: PlacedSet): SetJudgement | undefined {
    return this.#sets.get(keyOf(facesOf(set), set.kind)) ?? this.#sets.get(keyOf(facesOf(set), null));
  }

  /** Ask for a verdict on what lies there, after a moment; the latest question wins. */
  ask(): void {
    this.stop();
    const { table, fitting } = this.#at;
    this.#timer = setTimeout(() => void (table.laysOff ? fitting.look() : this.#try()), TRY_AFTER_MS);
  }

  /** Ask nothing more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #now(): Snapshot | readonly number[] {
    const { draft } = this.#at.pieces;
    return draft === null ? this.#at.selection.ids : drafts.now(draft);
  }

  async #try(): Promise<void> {
    const { table, line, pieces, laying } = this.#at;
    // What I do just now is answered first: until then nothing can be said of what comes after it.
    if (line.busy) return this.ask();
    const { draft } = pieces;
    const asked = this.#now();
    const action = draft === null ? laying.wanted : drafts.toAction(draft, !table.opened);
    if (action === null || !table.myTurn) return;
    const serial = ++this.#serial;
    const answer = await line.tryOut(action);
    if (answer === null) return;
    if (draft !== null) this.#learn(draft, answer);
    if (serial !== this.#serial) return;
    if (draft === null) this.#tried = { asked, answer };
    else if (pieces.draft !== null && drafts.now(pieces.draft) === asked) this.#settle(pieces.draft, answer);
  }

  /** Keep what was said of each set, as it was sent and as it is best laid. */
  #learn(draft: Draft, answer: Tried): void {
    const verdicts = new Map(this.#sets);
    drafts.now(draft).sets.forEach((set, index) => {
      const verdict = answer.sets[index];
      if (verdict === undefined) return;
      verdicts.set(keyOf(facesOf(set), set.kind), verdict);
      const order = drafts.inOrder(set.pieces, verdict.order).map((piece) => piece.face);
      verdicts.set(keyOf(order, set.kind), verdict);
    });
    this.#sets = verdicts;
  }

  /** Lay every set in its best order, and remember the first meld once it is enough. */
  #settle(draft: Draft, answer: Tried): void {
    const sets = drafts.now(draft).sets;
    let settled = draft;
    const legal = new Set<number>();
    sets.forEach((set, index) => {
      const verdict = answer.sets[index];
      if (verdict === undefined || verdict.kinds.length === 0) return;
      legal.add(set.id);
      settled = drafts.tidy(settled, set.id, verdict.order);
    });
    if (answer.minimum !== null && answer.opening !== null && answer.opening >= answer.minimum) {
      settled = drafts.recordOpening(settled, legal);
    }
    const now = { asked: drafts.now(settled), answer };
    if (settled === draft) this.#tried = now;
    else this.#at.drafting.tidied(settled, () => (this.#tried = now));
  }
}
