/** What the page knows of a kind of action: its buttons, its words, the pieces it is about, and what it leaves behind. */
import type { Family } from "$lib/faces";
import type { Action, Face, Faces, LayOff, Melds, Offer, Refusal, TakePile, Tried, View } from "$lib/protocol";
import type { Board, Piece } from "../board";
import type { ButtonWords } from "../buttonWords";
import type { Known, Panel, Turn } from "../turn";
import type { Sentence } from "../words";

export type Tag = Action["type"];

/** What the words of a button depend on. */
export interface Around {
  /** The game that is played. */
  readonly game: string;
  readonly tiles: boolean;
  readonly name: (seat: number) => string;
  readonly costs: Offer["costs"];
  readonly called: Offer["end_called"];
  /** How many cards lie on the discard pile. */
  readonly pile: number;
  /** The one card that is selected: what ends the hand is done with it. */
  readonly card: Face | null;
}

/** What the press of a button can do. */
export interface Presses {
  readonly line: { act(action: Action): Promise<void>; refuse(refusal: Refusal): void };
  readonly laying: {
    takePile(): Promise<void>;
    layContract(): Promise<void>;
    /** Lay what is selected as a meld of its own. */
    layNew(): Promise<void>;
    open(tried: Tried): void;
  };
  readonly drafting: { play(): void; putBack(): void };
  /** Draw from the stock. */
  draw(): void;
  /** Take the discard pile down to the chosen card, or its top card. */
  take(): void;
  /** Put the selected pieces somewhere. */
  place(spot: { readonly zone: "new" | "pile" }): void;
  /** Lay the hand out in a panel. */
  show(panel: Panel): void;
  /** Let what is asked pass; who sees how long I take is not told before time. */
  decline(): void;
}

/** A state of the main button: what it `does`, and what it says of it. */
export interface Does {
  readonly does: string;
}

export interface MainButton {
  words(around: Around, main: Does): string | ButtonWords;
  /** A state without it only says what is missing. */
  press?(at: Presses, main: Does, turn: Turn): void;
  /** It ends the deal for me or shows my hand: the Enter key alone never does it. */
  readonly final?: boolean;
}

/** A button beside the main one; what nothing takes back is asked before, and only then done. */
export interface ExtraButton {
  words(around: Around): string;
  press?(at: Presses, turn: Turn): void;
  readonly sure?: {
    readonly question: (around: Around) => string;
    readonly meaning: (around: Around) => string;
    readonly action: Action;
  };
  /** Quieter than what one does every turn. */
  readonly quiet?: boolean;
}

/** What a question out of turn depends on. */
export interface Asked {
  readonly view: View;
  /** The card on the discard pile. */
  readonly top: Face | undefined;
  readonly offer: Offer | null;
  readonly name: (seat: number) => string;
  readonly partner: number | undefined;
  /** A claim of the discard: there is nothing to claim it with, and the page lets it pass by itself. */
  readonly cannotClaim: boolean;
  readonly passesUnasked: boolean;
}

/** What a note of my turn depends on, while nothing is selected. */
export interface Noted extends Pick<Asked, "view" | "top" | "name"> {
  readonly turn: Known;
  readonly family: Family;
  /** What the main button does. */
  readonly main: string;
  readonly down: Turn["down"];
  /** Cards of melds on the table can be taken for a new one. */
  readonly borrows: boolean;
}

/** Where the pieces of a hinted move lie. */
export interface Lying {
  readonly board: () => Board;
  readonly isOurs: (seat: number | null) => boolean;
  /** The pieces of the meld with a number. */
  readonly meld: (number: number) => number[];
  /** My cards with these faces, one each. */
  readonly hand: (faces: Faces) => number[];
  /** Cards that are laid, those that are borrowed where they lie on the table. */
  readonly moved: (laid: Pick<LayOff, "cards" | "borrowed">) => number[];
}

/** The moment at which a hint is given. */
export interface Moment {
  readonly tiles: boolean;
  readonly rearranges?: boolean;
  readonly laysOff?: boolean;
  readonly drawn?: boolean;
}

/** What an action leaves behind, as far as that shows on the table. */
export interface Left {
  readonly table: Melds;
  /** What has gone from the hand. */
  readonly played: Faces;
  readonly discarded?: Face;
}

export interface ActionKind<T extends Tag = Tag> {
  /** I am asked out of turn whether I do it: whether I want a discard, or something else. */
  readonly asked?: "discard" | "other";
  /** The question in words. */
  ask?(at: Asked): Sentence | null;

  /** A tap on a meld that it is offered for does it. */
  readonly onMelds?: boolean;
  /** What is special about my turn where I may do it. */
  note?(at: Noted): Sentence | null;

  /** The main button where this comes first, whatever is selected. */
  first?(turn: Turn): Does | null;
  /** The main button for what is selected. */
  chosen?(turn: Turn): Does | null;
  /** The states of the main button that belong to this kind. */
  readonly buttons?: Readonly<Record<string, MainButton>>;
  /** The button of this kind beside the main one; `asked`: I am asked out of turn. */
  beside?(turn: Turn, main: string, asked: boolean): string | null;
  /** All that there is beside the main one while this is asked. */
  only?(turn: Turn, main: string): readonly string[] | null;
  /** The buttons beside the main one that belong to this kind. */
  readonly extras?: Readonly<Record<string, ExtraButton>>;

  /** The move in words, as a hint says it. */
  hint?(action: Extract<Action, { type: T }>, at: Moment): Sentence;
  /** The same as a review says it, where that differs; `table` is how the melds lay before. */
  review?(action: Extract<Action, { type: T }>, at: { readonly tiles: boolean; readonly table: Melds }): Sentence;
  /** The pieces that a hint points to. */
  marks?(action: Extract<Action, { type: T }>, at: Lying): number[];
  /** A hint picks up the cards of the hand that it points to. */
  readonly picks?: boolean;
  /** A hint lays the move out so that one press plays it. */
  prepare?(action: Extract<Action, { type: T }>, laying: { prepare(way: TakePile): void }): void;
  /** What lies there after it; null where that is not to be seen. */
  after?(action: Extract<Action, { type: T }>, table: Melds): Left | null;
}

export const ids = (pieces: readonly Piece[]): number[] => pieces.map(({ id }) => id);
