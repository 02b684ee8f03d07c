/** A turn as its buttons see it: the server's offer, the view, what is selected and the last verdict. */
import type { Action, Face, LayOff, Listed, Offer, Tried, View } from "$lib/protocol";

/** Actions that lay out the hand in groups, in a panel of their own. */
export type Grouping = "go_out" | "declare" | "show_melds";

/** Panels over the table: the hand in groups, or what would be shown after a knock. */
export type Panel = Grouping | "knock";

/** A selected piece, and whether it is in my hand. */
export interface Selected {
  readonly face: Face;
  readonly held: boolean;
}

/** All that decides what the buttons do. */
export interface Turn {
  readonly view: View | null;
  /** My seat; its turn is not over. */
  readonly seat: number;
  readonly offer: Offer | null;
  /** The verdict on exactly what lies there or is selected, null while the server has not said. */
  readonly verdict: Tried | null;
  readonly selected: readonly Selected[];
  /** The draft at a table of tiles: how many tiles came from my rack, how many are left on it, whether it was touched. */
  readonly draft: { readonly played: number; readonly left: number; readonly touched: boolean } | null;
  /** The selected card is worth a second thought, and was pressed once: the next press discards it. */
  readonly doubted: boolean;
  /** How many melds lie aside for the first meld. */
  readonly aside: number;
  /** The hand lies in groups that are the contract of a first meld. */
  readonly contract: boolean;
  /** The card chosen in a discard pile of which one takes all above it too, and how many cards that is. */
  readonly down: { readonly face: Face; readonly count: number } | null;
  /** The selected pieces are a whole set of a table that is rearranged. */
  readonly whole: boolean;
  /** The selected cards go to a group that my side has already. */
  readonly adds: boolean;
  /** Laying off after a knock: the cards, the melds they fit on if that was asked, and what laying them off is. */
  readonly fitting: {
    readonly cards: readonly Face[];
    readonly melds: readonly number[] | null;
    readonly action: LayOff | null;
  };
}

export type Known = Pick<Turn, "view" | "seat" | "offer">;

export function isMine({ view, seat }: Pick<Turn, "view" | "seat">): boolean {
  return view !== null && view.result == null && view.turn === seat;
}

/** Somebody has knocked, and I lay off on the melds that lie there. */
export function laysOff(turn: Pick<Turn, "view" | "seat">): boolean {
  return isMine(turn) && turn.view?.phase === "lay_off";
}

/** Is this kind of action one that my turn takes at this moment? */
export function takes(turn: Known, kind: Action["type"]): boolean {
  return isMine(turn) && turn.offer !== null && turn.offer.kinds.includes(kind);
}

/** Can melds be laid on the table at this moment? */
export function lays(turn: Known): boolean {
  return takes(turn, "meld") || takes(turn, "open");
}

/** Am I asked whether I call cards of the discard pile? */
export const callsDown = (turn: Known): boolean => turn.view?.phase === "call" && takes(turn, "draw");

/** Every action of a kind that the server offers now. */
export function offered<T extends Listed["type"]>(turn: Known, type: T): Extract<Listed, { type: T }>[] {
  const all = isMine(turn) ? (turn.offer?.actions ?? []) : [];
  return all.filter((action): action is Extract<Listed, { type: T }> => action.type === type);
}

/** Can the top discard be let pass, and the deal goes on? */
export const passes = (turn: Known): boolean =>
  offered(turn, "pass").length > 0 && ((turn.view?.stock ?? 0) > 0 || turn.offer?.goes_on === true);

/** The card on the discard pile. */
export const topOf = ({ view }: Known): Face => view?.discard_pile.at(-1) ?? 0;

/** The cards that go to the table in exchange for a joker: one, or those of both missing suits. */
export const givenFor = (swap: { readonly card: Face; readonly other?: Face | null }): readonly Face[] =>
  swap.other == null ? [swap.card] : [swap.card, swap.other];

/** Whether these are just the cards of an exchange, in any order. */
export const isGiven = (swap: Parameters<typeof givenFor>[0], cards: readonly Face[]): boolean =>
  givenFor(swap).length === cards.length && givenFor(swap).every((face) => cards.includes(face));

/** Refusals of a first meld to which more melds can be added. */
const OF_FIRST_MELD: ReadonlySet<string> = new Set([
  "opening_too_low",
  "opening_too_few_pairs",
  "opening_needs_natural_run",
]);

/** Are these melds the beginning of a first meld, to be laid aside until it is whole? */
export function isBegun(tried: Pick<Tried, "refusal" | "unfinished">): boolean {
  return tried.refusal !== null && (tried.unfinished || OF_FIRST_MELD.has(tried.refusal.code));
}
