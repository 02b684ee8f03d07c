/** A hint in three taps: first where the move is, then what it is, and at last, if one likes, it is made. */
import { held, without } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Action, Face } from "$lib/protocol";
import { kindOf } from "./actions";
import type { Lying } from "./actions/kind";
import { STOCK, takeFaces, type Piece } from "./board";
import { base, type Snapshot } from "./draft";
import type { Drafting } from "./drafting.svelte";
import type { Hand } from "./hand.svelte";
import type { Laying } from "./laying.svelte";
import type { TableLine } from "./line.svelte";
import type { Pieces } from "./pieces.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";
import type { Sentence } from "./words";

/** What it needs of the table around it. */
export interface Advised {
  readonly table: Pick<Table, "info" | "view" | "canMove" | "tiles" | "rearranges" | "laysOff" | "isOurs">;
  readonly line: Pick<TableLine, "link" | "askHint" | "act">;
  readonly pieces: Pick<Pieces, "board" | "draft" | "dirty">;
  readonly hand: Pick<Hand, "pieces">;
  readonly drafting: Pick<Drafting, "plan" | "adopt">;
  readonly laying: Pick<Laying, "prepare">;
  readonly selection: Pick<Selection, "pickUp">;
}

interface Given {
  readonly action: Action;
  /** The table as the turn would leave it, where it may be rearranged. */
  readonly plan: Snapshot | null;
  /** Pieces that the move is about. */
  readonly marks: ReadonlySet<number>;
}

export class Hint {
  /** How much has been told: nothing, where, what. */
  stage = $state<0 | 1 | 2>(0);
  #given = $state.raw<Given | null>(null);
  #asking = false;
  readonly #at: Advised;

  constructor(at: Advised) {
    this.#at = at;
  }

  /** The turn that it found lies there as a draft. */
  readonly laid = $derived.by(() => this.stage === 2 && !this.playable && this.#at.pieces.dirty);
  /** Is there a hint to be had now? */
  readonly open = $derived.by(() => {
    const { table, line } = this.#at;
    return table.info.hints && table.canMove && line.link === "open" && !this.laid;
  });
  readonly marks = $derived.by((): ReadonlySet<number> =>
    this.stage > 0 ? (this.#given?.marks ?? new Set()) : new Set(),
  );
  /** The stock is what the move is about. */
  readonly stock = $derived.by(() => this.marks.has(STOCK));
  /** A third tap makes the move; a turn that rearranges the table lies there as a draft and ends as always. */
  readonly playable = $derived.by(() => this.stage === 2 && this.#given?.plan === null);
  readonly sentence = $derived.by((): Sentence | null => {
    if (this.#given === null || this.stage === 0) return null;
    if (this.stage === 1) return [m.hint_where()];
    const { action } = this.#given;
    const { tiles, rearranges, laysOff, view } = this.#at.table;
    return kindOf(action)?.hint?.(action, { tiles, rearranges, laysOff, drawn: view?.has_drawn ?? false }) ?? [];
  });

  clear(): void {
    this.stage = 0;
    this.#given = null;
  }

  async next(): Promise<void> {
    if (!this.open || this.#asking) return;
    const given = this.#given;
    if (given === null) {
      await this.#ask();
    } else if (this.stage === 1) {
      this.stage = 2;
      this.#show(given);
    } else if (given.plan === null) {
      await this.#at.line.act(given.action);
    } else {
      this.#show(given);
    }
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      const action = await this.#at.line.askHint();
      if (action === null) return;
      const plan = action.type === "rearrange" ? this.#at.drafting.plan(action) : null;
      const marks = this.#marked(action, plan);
      this.#given = { action, plan, marks };
      // Where there is nothing to point at, there is only what to do.
      this.stage = marks.size > 0 ? 1 : 2;
    } finally {
      this.#asking = false;
    }
  }

  /** Lay the turn out as a draft, or pick up the cards that the move is made with. */
  #show({ action, plan, marks }: Given): void {
    const { drafting, laying, selection, hand } = this.#at;
    const kind = kindOf(action);
    if (plan !== null) drafting.adopt(plan);
    else if (kind?.prepare) kind.prepare(action, laying);
    else if (kind?.picks) selection.pickUp(hand.pieces.filter(({ id }) => marks.has(id)).map(({ id }) => id));
  }

  #marked(action: Action, plan: Snapshot | null): Set<number> {
    const { draft } = this.#at.pieces;
    if (plan !== null && draft !== null) {
      const before = new Map(base(draft).sets.map((set) => [set.id, set] as const));
      const changed = plan.sets.filter((set) => before.get(set.id) !== set);
      const moved = changed.flatMap((set) => set.pieces);
      const taken = [...before.values()].filter((set) => !plan.sets.includes(set)).flatMap((set) => set.pieces);
      return new Set([...moved, ...taken].map(({ id }) => id));
    }
    return new Set(kindOf(action)?.marks?.(action, this.#lying));
  }

  readonly #lying: Lying = {
    board: () => this.#at.pieces.board,
    isOurs: (seat) => this.#at.table.isOurs(seat),
    meld: (number) => this.#meld(number).map(({ id }) => id),
    hand: (faces) => this.#inHand(faces),
    moved: ({ cards, borrowed }) => {
      const lent = (borrowed ?? []).flatMap(
        ([number, face]) => this.#meld(number).find((piece) => piece.face === face) ?? [],
      );
      const own = without(
        cards,
        lent.map(({ face }) => face),
      );
      return [...lent.map(({ id }) => id), ...this.#inHand(own)];
    },
  };

  #meld(number: number): readonly Piece[] {
    return this.#at.pieces.board.sets.find((set) => set.number === number)?.pieces ?? [];
  }

  /** My cards with these faces, one each; a joker that stands for a card is a joker. */
  #inHand(faces: readonly Face[]): number[] {
    return takeFaces(this.#at.pieces.board.hand, faces.map(held)).map(({ id }) => id);
  }
}
