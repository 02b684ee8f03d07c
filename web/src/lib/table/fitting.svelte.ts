/** Laying off after a knock: on which of the melds that lie there the selected cards fit, as the server says. */
import type { Face, LayOff } from "$lib/protocol";
import type { TableLine } from "./line.svelte";
import type { Pieces } from "./pieces.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";

/** What it needs of the table around it. */
export interface Fits {
  readonly table: Pick<Table, "laysOff" | "offer">;
  readonly line: Pick<TableLine, "tryOut">;
  readonly pieces: Pick<Pieces, "board" | "faces">;
  readonly selection: Pick<Selection, "ids">;
}

export class Fitting {
  /** The melds that take the cards of a selection. */
  #told = $state.raw<{ readonly selection: readonly number[]; readonly melds: readonly number[] } | null>(null);
  readonly #at: Fits;

  constructor(at: Fits) {
    this.#at = at;
  }

  /** The melds on which the selected cards fit; null while the server has not said, and where none are selected. */
  readonly melds = $derived.by((): readonly number[] | null => {
    const { ids } = this.#at.selection;
    return ids.length > 0 && this.#told?.selection === ids ? this.#told.melds : null;
  });
  /** The server has still to say where the selected cards fit. */
  readonly asked = $derived.by(() => this.#at.table.laysOff && this.#any && this.melds === null);
  /** The cards that are selected, or without any those after which the least is left: none when all is done. */
  readonly cards = $derived.by((): readonly Face[] =>
    this.#any ? this.#at.pieces.faces(this.#at.selection.ids) : (this.#best?.cards ?? []),
  );
  /** What laying them off is; null where they fit nowhere, and where they fit on several melds. */
  readonly action = $derived.by((): LayOff | null => {
    if (!this.#any) return this.#best;
    const [meld, ...more] = this.melds ?? [];
    return meld === undefined || more.length > 0 ? null : { type: "lay_off", meld, cards: this.cards };
  });
  readonly #best = $derived.by((): LayOff | null => this.#at.table.offer?.lay_offs[0] ?? null);

  get #any(): boolean {
    return this.#at.selection.ids.length > 0;
  }

  /** Ask of every meld whether it takes the cards that are selected now. */
  async look(): Promise<void> {
    const { line, pieces, selection } = this.#at;
    const { ids } = selection;
    const cards = pieces.faces(ids);
    if (cards.length === 0) return;
    const answers = await Promise.all(
      pieces.board.sets.map(async ({ number }) => ({
        number,
        tried: await line.tryOut({ type: "lay_off", meld: number, cards }),
      })),
    );
    if (answers.some(({ tried }) => tried === null)) return;
    const melds = answers.filter(({ tried }) => tried?.refusal === null).map(({ number }) => number);
    this.#told = { selection: ids, melds };
  }
}
