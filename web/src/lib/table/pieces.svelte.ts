/** The pieces of a table as they lie on this page, through every news, and the draft of my turn; it knows no rules. */
import type { Face, View } from "$lib/protocol";
import { EMPTY, follow, numbers, pieces, type Board, type Piece, type PlacedSet } from "./board";
import * as drafts from "./draft";
import type { Draft } from "./draft";
import { homesOf } from "./happened";
import { tidied } from "./layout";
import { Stage } from "./stage";

export class Pieces {
  readonly stage = new Stage();

  board = $state.raw<Board>(EMPTY);
  draft = $state.raw<Draft | null>(null);
  /** What the others changed since I last acted, and what of it is new just now. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Numbers for new pieces and sets. */
  ids = numbers();

  readonly sets = $derived.by((): readonly PlacedSet[] => (this.draft ? drafts.now(this.draft).sets : this.board.sets));
  /** Everything that was in my hand when the turn began. */
  readonly held = $derived.by((): readonly Piece[] => this.draft?.mine ?? this.board.hand);
  /** What of it does not lie on the table. */
  readonly left = $derived.by((): readonly Piece[] => (this.draft ? drafts.rack(this.draft) : this.board.hand));
  /** Pieces of mine that lie on the table in this turn. */
  readonly mine = $derived.by(
    (): ReadonlySet<number> => new Set(this.draft ? drafts.played(this.draft).map((piece) => piece.id) : []),
  );
  readonly touched = $derived.by((): ReadonlySet<number> =>
    this.draft ? drafts.touchedSets(this.draft) : new Set<number>(),
  );
  readonly dirty = $derived(this.draft !== null && drafts.isTouched(this.draft));
  /** The second of two equal pieces in sight, told by a dot. */
  readonly twins = $derived.by((): ReadonlySet<number> => {
    const all = [...this.sets.flatMap((set) => set.pieces), ...this.board.hand].sort((a, b) => a.id - b.id);
    const seen = new Map<Face, number>();
    const twins = new Set<number>();
    for (const { id, face } of all) {
      const first = seen.get(face);
      if (first === undefined) seen.set(face, id);
      else if (first !== id) twins.add(id);
    }
    return twins;
  });

  /** How many steps the draft has come; null outside of my turn. */
  get step(): number | null {
    return this.draft?.at ?? null;
  }

  faceOf(id: number): Face | null {
    return pieces(this.board).find((piece) => piece.id === id)?.face ?? null;
  }

  faces(ids: readonly number[]): Face[] {
    return ids.flatMap((id) => this.faceOf(id) ?? []);
  }

  /** The set in which a piece lies, undefined for one that lies elsewhere. */
  setOf(id: number): PlacedSet | undefined {
    return this.sets.find((set) => set.pieces.some((piece) => piece.id === id));
  }

  /** The set in which each open piece lies, the pile as one more. */
  homes(): Map<number, number> {
    return homesOf([...this.sets, { id: -1, pieces: this.board.pile }]);
  }

  // --- news

  /** Lay everything as a view says; every piece of `before` keeps its identity. */
  follow(before: Board, view: View, { orderly, drafting }: { orderly: boolean; drafting: boolean }): void {
    const board = follow(before, view, this.ids);
    this.board = orderly ? { ...board, sets: tidied(board.sets) } : board;
    this.draft = drafting ? drafts.begin(this.board.sets, this.board.hand) : null;
  }

  /** Take up a draft that was written down, with the identities of its pieces. */
  resume(draft: Draft): void {
    this.draft = draft;
    this.board = { sets: drafts.base(draft).sets, hand: draft.mine, pile: [] };
    this.#numberAfter([...draft.history.flatMap(({ sets }) => sets), { id: 0, pieces: draft.mine }]);
  }

  /** Sets that were written down are the same sets, so that they stay in their places. */
  recall(sets: readonly PlacedSet[]): void {
    this.board = { ...EMPTY, sets };
    this.#numberAfter(sets);
  }

  #numberAfter(sets: readonly Pick<PlacedSet, "id" | "pieces">[]): void {
    this.ids = numbers(Math.max(0, ...sets.flatMap((set) => [set.id, ...set.pieces.map(({ id }) => id)])) + 1);
  }

  /** What came to the table, or to another set of it, stays marked until I act. */
  mark(before: ReadonlyMap<number, number>): void {
    const moved = [...this.homes()].filter(([id, home]) => before.get(id) !== home);
    this.fresh = new Set([...this.fresh, ...moved.map(([id]) => id)]);
  }
}
