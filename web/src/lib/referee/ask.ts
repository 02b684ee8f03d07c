/** Questions to the referee as they are sent, and its answers. Pieces are named as in notation: r7, J, TH, JK. */
import { api } from "$lib/api";
import { isJoker, notation, parseFace, parseFaces } from "$lib/faces";
import { cutCard } from "$lib/wild";
import type { Face, Faces, OptionValue, Params } from "$lib/protocol";

export interface Reason {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly params: Params;
}

/** What comes back; which fields are there depends on what was asked. */
export interface Answer {
  readonly error?: { readonly code: string; readonly text: string };
  readonly reason?: Reason;
  readonly valid?: boolean;
  /** Tiles: every kind the set can be. */
  readonly types?: readonly string[];
  readonly total_value?: number;
  /** What the jokers of a legal meld stand for, from left to right; null where that is open. */
  readonly jokers?: readonly (string | null)[];
  /** Cards: its kind. */
  readonly type?: string;
  readonly value?: number;
  readonly opens?: boolean;
  readonly minimum?: number;
  readonly legal?: boolean;
  readonly rack_after?: readonly string[];
  readonly wins?: boolean;
}

export interface Sheet {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
}

const named = (faces: Faces): string[] => faces.map(notation);
const laid = (sets: readonly Faces[]): string[][] => sets.filter((set) => set.length > 0).map(named);

const RANKS = "A23456789TJQK";

function ask(sheet: Sheet, what: string, input: object): Promise<Answer> {
  return api.referee({ game: sheet.game, options: sheet.options, ask: what, input });
}

/** What is wild, as a question names it. */
const wildName = (wild: number): string => {
  const cut = cutCard(wild);
  return cut === null ? (RANKS[wild - 1] ?? "") : (named([cut])[0] ?? "");
};

/** Is this a meld? `wild` is the rank that is wild, 1 to 13, in games where chance picks one; else null. */
export function askMeld(sheet: Sheet, meld: Faces, wild: number | null): Promise<Answer> {
  return ask(sheet, "meld", { meld: named(meld), ...(wild === null ? {} : { wild: wildName(wild) }) });
}

/** Do these melds open, and what are they worth together? */
export function askOpening(sheet: Sheet, melds: readonly Faces[]): Promise<Answer> {
  return ask(sheet, "opening", { melds: laid(melds) });
}

export interface Turn {
  readonly opened: boolean;
  readonly before: readonly Faces[];
  readonly rack: Faces;
  readonly after: readonly Faces[];
}

/** Is this turn at a table of tiles legal? */
export function askTurn(sheet: Sheet, turn: Turn): Promise<Answer> {
  return ask(sheet, "turn", {
    opened: turn.opened,
    table: laid(turn.before),
    rack: named(turn.rack),
    table_after: laid(turn.after),
  });
}

/** What each piece of a legal meld stands for, as far as it is a joker and the answer says so. */
export function standing(meld: Faces, jokers: Answer["jokers"]): (Face | null)[] {
  const left = [...(jokers ?? [])];
  return meld.map((face) => {
    const named = isJoker(face) ? left.shift() : null;
    return named == null ? null : parseFace(named);
  });
}

/** The pieces that an answer names. */
export function facesIn(names: readonly string[]): Face[] {
  return parseFaces(names.join(" ")) ?? [];
}
