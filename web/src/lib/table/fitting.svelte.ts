/** Laying off after a knock: on which of the melds that lie there the selected cards fit, as the server says. */
import type { Face, LayOff } from "$lib/protocol";
import type { LaidTable } from "./lying.svelte";

/** What it needs of the table around it. */
export type Fits = Pick<LaidTable, "laysOff" | "selection" | "board" | "offer" | "faceOf" | "tryOut">;

export class Fitting {
  /** The melds that take the cards of a selection. */
  #told = $state.raw<{ readonly selection: readonly number[]; readonly melds: readonly number[] } | null>(null);
  readonly #table: Fits;

  constructor(table: Fits) {
    this.#table = table;
  }

  /** The melds on which the selected cards fit; null while the server has not said, and where none are selected. */
  readonly melds = $derived.by((): readonly number[] | null => {
    const { selection } = this.#table;
    return selection.length > 0 && this.#told?.selection === selection ? this.#told.melds : null;
  });
  /** The server has still to say where the selected cards fit. */
  readonly asked = $derived.by(() => this.#table.laysOff && this.#table.selection.length > 0 && this.melds === null);
  /** The cards that are selected, or without any those after which the least is left: none when all is done. */
  readonly cards = $derived.by((): readonly Face[] =>
    this.#table.selection.length > 0 ? this.#selected() : (this.#best?.cards ?? []),
  );
  /** What laying them off is; null where they fit nowhere, and where they fit on several melds. */
  readonly action = $derived.by((): LayOff | null => {
    if (this.#table.selection.length === 0) return this.#best;
    const [meld, ...more] = this.melds ?? [];
    return meld === undefined || more.length > 0 ? null : { type: "lay_off", meld, cards: this.cards };
  });
  readonly #best = $derived.by((): LayOff | null => this.#table.offer?.lay_offs[0] ?? null);

  #selected(): Face[] {
    return this.#table.selection.flatMap((id) => this.#table.faceOf(id) ?? []);
  }

  /** Ask of every meld whether it takes the cards that are selected now. */
  async look(): Promise<void> {
    const table = this.#table;
    const { selection } = table;
    const cards = this.#selected();
    if (cards.length === 0) return;
    const answers = await Promise.all(
      table.board.sets.map(async ({ number }) => ({
        number,
        tried: await table.tryOut({ type: "lay_off", meld: number, cards }),
      })),
    );
    if (answers.some(({ tried }) => tried === null)) return;
    const melds = answers.filter(({ tried }) => tried?.refusal === null).map(({ number }) => number);
    this.#told = { selection, melds };
  }
}
