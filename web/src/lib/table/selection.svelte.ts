/** The pieces that are picked up to be placed somewhere, and what else of the table I look at. */
import type { Piece, PlacedSet } from "./board";
import type { Hand } from "./hand.svelte";
import type { TableLine } from "./line.svelte";
import type { Pieces } from "./pieces.svelte";
import type { Table } from "./table.svelte";

/** What it needs of the table around it. */
export interface Selects {
  readonly table: Pick<Table, "canMove" | "myTurn" | "offer" | "rearranges">;
  readonly line: Pick<TableLine, "said">;
  readonly pieces: Pick<Pieces, "draft" | "sets" | "setOf" | "mine">;
  readonly hand: Pick<Hand, "holds" | "drawn">;
  /** Ask anew what the server thinks of what lies there. */
  judge(): void;
}

export class Selection {
  ids = $state.raw<readonly number[]>([]);
  /** The card that was to be discarded and deserves a second press. */
  doubted = $state<number | null>(null);
  /** The set whose flaw is told. */
  looked = $state<number | null>(null);
  /** The piece in each zone at which the tab key stops. */
  stops = $state.raw<Readonly<Record<string, number>>>({});
  readonly #at: Selects;

  constructor(at: Selects) {
    this.#at = at;
  }

  /** Can one selected piece be split off its set? */
  readonly splits = $derived.by((): number | null => {
    const [id, ...more] = this.ids;
    if (this.#at.pieces.draft === null || id === undefined || more.length > 0) return null;
    const set = this.#at.pieces.setOf(id);
    return set !== undefined && set.pieces[0]!.id !== id ? id : null;
  });
  /** Selected pieces that could go back to my rack. */
  readonly returnable = $derived.by(() => this.ids.length > 0 && this.ids.every((id) => this.#at.pieces.mine.has(id)));
  /** Cards of melds on the table that can be taken for a new one, as the server offers. */
  readonly #lent = $derived.by((): ReadonlySet<number> => {
    const { table, pieces } = this.#at;
    const lent = new Map(table.offer?.borrows ?? []);
    const cards = pieces.sets.flatMap((set) => set.pieces.filter(({ face }) => lent.get(set.number)?.includes(face)));
    return new Set(table.myTurn ? cards.map(({ id }) => id) : []);
  });
  readonly borrows = $derived(this.#lent.size > 0);

  /** The set of a table that is rearranged that these pieces are all of. */
  wholeSet(ids: Iterable<number>): PlacedSet | undefined {
    const chosen = new Set(ids);
    if (!this.#at.table.rearranges) return undefined;
    return this.#at.pieces.sets.find(
      ({ pieces }) => pieces.length === chosen.size && pieces.every(({ id }) => chosen.has(id)),
    );
  }

  /** Can this piece be picked up now? */
  selectable(id: number): boolean {
    const { hand, table, pieces } = this.#at;
    return hand.holds([id]) || (table.canMove && (pieces.draft !== null || this.#lent.has(id)));
  }

  toggle(id: number): void {
    if (!this.selectable(id)) return;
    this.set(this.ids.includes(id) ? this.ids.filter((each) => each !== id) : [...this.ids, id]);
    this.#at.line.said = null;
  }

  /** Pick up a whole set. */
  pickUpSet(set: PlacedSet): void {
    if (this.#at.pieces.draft !== null && this.#at.table.canMove) this.set(set.pieces.map((piece) => piece.id));
  }

  /** Pick up exactly these pieces. */
  pickUp(ids: readonly number[]): void {
    this.set(ids.filter((id) => this.selectable(id)));
  }

  clear(): void {
    this.set([]);
    this.#at.line.said = null;
  }

  set(ids: readonly number[]): void {
    if (ids.length === 0 && this.ids.length === 0) return;
    this.ids = ids;
    this.doubted = null;
    if (ids.length > 0 && this.#at.table.rearranges) this.#at.hand.drawn = new Set();
    if (this.#at.pieces.draft === null) this.#at.judge();
  }

  /** What is not `here` any more is not selected and not looked at. */
  keep(here: ReadonlySet<number>): void {
    this.ids = this.ids.filter((id) => here.has(id) && this.selectable(id));
    if (!here.has(this.looked ?? -1)) this.looked = null;
  }

  // --- keys

  /** The tab key comes back to this piece when it comes back to its zone. */
  focused(zone: string, id: number): void {
    if (this.stops[zone] !== id) this.stops = { ...this.stops, [zone]: id };
    const set = zone === "table" ? this.#at.pieces.setOf(id) : undefined;
    if (set !== undefined) this.looked = set.id;
  }

  /** Where the tab key stops among these pieces. */
  stopAmong(zone: string, list: readonly Piece[]): number | null {
    const last = this.stops[zone];
    return list.find((piece) => piece.id === last)?.id ?? list[0]?.id ?? null;
  }
}
