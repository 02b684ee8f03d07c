/** A discard pile of which more than the top may be taken: which of its cards can be had, and how deep it is taken. */
import type { Draw, Face } from "$lib/protocol";
import type { Pieces } from "./pieces.svelte";
import type { Table } from "./table.svelte";

export class Pile {
  /** The card down to which it is to be taken. */
  chosen = $state<number | null>(null);
  readonly #table: Pick<Table, "info" | "takes" | "offered" | "canMove">;
  readonly #pieces: Pick<Pieces, "board">;

  constructor(table: Pick<Table, "info" | "takes" | "offered" | "canMove">, pieces: Pick<Pieces, "board">) {
    this.#table = table;
    this.#pieces = pieces;
  }

  /** The chosen card where all above it is taken too, and how many cards come with it. */
  readonly down = $derived.by((): { readonly id: number; readonly face: Face; readonly count: number } | null => {
    const { pile } = this.#pieces.board;
    const at = pile.findIndex(({ id }) => id === this.chosen);
    return at < 0 || !this.#table.takes("draw") ? null : { ...pile[at]!, count: pile.length - at };
  });

  /** The draw of a piece: where all above it come along, the deeper of two equal pieces says how many are on it. */
  drawOf(id: number): Draw {
    const { pile } = this.#pieces.board;
    const at = pile.findIndex((piece) => piece.id === id);
    const card = pile[at]!.face;
    const nearer = this.#table.info.manner.takes_down && pile.slice(at + 1).some(({ face }) => face === card);
    return { type: "draw", source: "discard", card, ...(nearer ? { under: pile.length - 1 - at } : {}) };
  }

  /** May this piece be drawn? */
  canDraw(id: number): boolean {
    const { source, card, under } = this.drawOf(id);
    return this.#table
      .offered("draw")
      .some((each) => each.source === source && each.card === card && (each.under ?? null) === (under ?? null));
  }

  /** A tap on this card chooses it, since others come with it; a second one takes it. */
  choosesDepth(id: number | null): id is number {
    const { info, canMove } = this.#table;
    if (!info.manner.takes_down || id === null || id === this.chosen || !canMove) return false;
    return this.canDraw(id) && id !== this.#pieces.board.pile.at(-1)?.id;
  }

  /** Does a piece come along with the chosen one? */
  comesAlong(id: number): boolean {
    const { pile } = this.#pieces.board;
    return this.down !== null && pile.findIndex((piece) => piece.id === id) >= pile.length - this.down.count;
  }
}
