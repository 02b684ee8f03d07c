/** A hint in three taps: first where the move is, then what it is, and at last, if one likes, it is made. */
import { familyOf, held, numberOf, without } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Action, Face, LayOff, Rearrange } from "$lib/protocol";
import { STOCK, takeFaces, type Piece } from "./board";
import { base, type Snapshot } from "./draft";
import type { Laying } from "./laying.svelte";
import type { LaidTable } from "./lying.svelte";
import { givenFor } from "./turn";
import { about, MARK, moveSentence, type Sentence } from "./words";

/** What it needs of the table around it. */
export interface Advised extends Pick<
  LaidTable,
  | "info"
  | "view"
  | "board"
  | "hand"
  | "draft"
  | "dirty"
  | "canMove"
  | "link"
  | "tiles"
  | "rearranges"
  | "laysOff"
  | "isOurs"
  | "askHint"
  | "act"
> {
  readonly laying: Pick<Laying, "prepare">;
  /** A turn that rearranges the table, as it would lie. */
  plan(action: Rearrange): Snapshot | null;
  /** Lay the table out so; undo takes it back. */
  adopt(snapshot: Snapshot): void;
  /** Pick up exactly these pieces. */
  pickUp(ids: readonly number[]): void;
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
  readonly #table: Advised;

  constructor(table: Advised) {
    this.#table = table;
  }

  /** The turn that it found lies there as a draft. */
  readonly laid = $derived.by(() => this.stage === 2 && !this.playable && this.#table.dirty);
  /** Is there a hint to be had now? */
  readonly open = $derived.by(
    () => this.#table.info.hints && this.#table.canMove && this.#table.link === "open" && !this.laid,
  );
  readonly marks = $derived.by((): ReadonlySet<number> =>
    this.stage > 0 ? (this.#given?.marks ?? new Set()) : new Set(),
  );
  /** The stock is what the move is about. */
  readonly stock = $derived.by(() => this.marks.has(STOCK));
  /** A third tap makes the move; a turn that rearranges the table lies there as a draft and ends as always. */
  readonly playable = $derived.by(() => this.stage === 2 && this.#given?.plan === null);
  readonly sentence = $derived.by((): Sentence | null => {
    if (this.#given === null || this.stage === 0) return null;
    return this.stage === 1 ? [m.hint_where()] : told(this.#given.action, this.#table);
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
      await this.#table.act(given.action);
    } else {
      this.#show(given);
    }
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      const action = await this.#table.askHint();
      if (action === null) return;
      const plan = action.type === "rearrange" ? this.#table.plan(action) : null;
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
    if (plan !== null) this.#table.adopt(plan);
    else if (action.type === "take_pile") this.#table.laying.prepare(action);
    else if (action.type === "meld" || action.type === "lay_off" || action.type === "discard") {
      this.#table.pickUp(this.#table.hand.filter(({ id }) => marks.has(id)).map(({ id }) => id));
    }
  }

  #marked(action: Action, plan: Snapshot | null): Set<number> {
    const table = this.#table;
    if (plan !== null && table.draft !== null) {
      const before = new Map(base(table.draft).sets.map((set) => [set.id, set] as const));
      const changed = plan.sets.filter((set) => before.get(set.id) !== set);
      const moved = changed.flatMap((set) => set.pieces);
      const taken = [...before.values()].filter((set) => !plan.sets.includes(set)).flatMap((set) => set.pieces);
      return new Set([...moved, ...taken].map(({ id }) => id));
    }
    const meld = (number: number): readonly Piece[] =>
      table.board.sets.find((set) => set.number === number)?.pieces ?? [];
    const ids = (pieces: readonly Piece[]): number[] => pieces.map(({ id }) => id);
    const moved = ({ cards, borrowed }: Pick<LayOff, "cards" | "borrowed">): number[] => {
      const lent = (borrowed ?? []).flatMap(
        ([number, face]) => meld(number).find((piece) => piece.face === face) ?? [],
      );
      const own = without(
        cards,
        lent.map(({ face }) => face),
      );
      return [...ids(lent), ...this.#inHand(own)];
    };
    switch (action.type) {
      case "draw": {
        if (action.source === "stock") return new Set([STOCK]);
        const { pile } = table.board;
        const under = action.under ?? (action.card == null ? 0 : null);
        const card = under === null ? pile.findLast(({ face }) => face === action.card) : pile.at(-1 - under);
        return new Set(card === undefined ? [] : [card.id]);
      }
      case "meld":
        return new Set(moved(action));
      case "lay_off":
        return new Set([...moved(action), ...ids(meld(action.meld))]);
      case "swap":
        return new Set([...this.#inHand([...givenFor(action)]), ...ids(meld(action.meld))]);
      case "discard":
        return new Set(this.#inHand([action.card]));
      case "call":
        return new Set(ids(meld(action.meld)));
      case "open":
      case "go_out":
      case "show_melds":
        return new Set(this.#inHand(action.melds.flat()));
      case "declare":
        return new Set(this.#inHand([action.card]));
      case "take_pile":
        return new Set([...this.#pile(action), ...this.#inHand([...action.cards, ...(action.more ?? []).flat()])]);
      default:
        return new Set();
    }
  }

  /** The pile that is taken, and the meld of my side that its top card joins where no card of the hand goes with it. */
  #pile({ cards }: Extract<Action, { type: "take_pile" }>): number[] {
    const { board } = this.#table;
    const top = board.pile.at(-1);
    if (top === undefined) return [];
    const joins = ({ face }: Piece): boolean => numberOf(face) === numberOf(top.face);
    const joined =
      cards.length > 0
        ? undefined
        : board.sets.find(({ owner, pieces }) => this.#table.isOurs(owner) && pieces.filter(joins).length > 1);
    return [top, ...(joined?.pieces ?? [])].map(({ id }) => id);
  }

  /** My cards with these faces, one each; a joker that stands for a card is a joker. */
  #inHand(faces: readonly Face[]): number[] {
    return takeFaces(this.#table.board.hand, faces.map(held)).map(({ id }) => id);
  }
}

/** The move in words. */
function told(action: Action, { tiles, rearranges, laysOff, view }: Advised): Sentence {
  const family = familyOf(tiles);
  switch (action.type) {
    case "rearrange":
      return [m.hint_rearrange({ family })];
    case "pass":
      if (view?.has_drawn) return [m.hint_pass_drawn()];
      return [rearranges ? m.hint_pass_tiles({ family }) : laysOff ? m.hint_done() : m.hint_pass()];
    case "draw":
      if (action.source === "stock") return [m.hint_draw({ family })];
      return action.card == null ? [m.hint_take({ family })] : about(m.hint_take_card({ card: MARK }), [[action.card]]);
    case "lay_off":
      return about(m.hint_lay_off({ cards: MARK }), [action.cards]);
    case "call":
      return [m.hint_call()];
    case "buy":
      return [m.hint_buy()];
    default:
      return moveSentence(action);
  }
}
