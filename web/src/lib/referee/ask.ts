/** Questions to the referee as they are sent, and its answers. Pieces are named as in notation: r7, J, TH, JK. */
import { api } from "$lib/api";
import { isJoker, notation, parseFace, parseFaces, type Family } from "$lib/faces";
import { cutCard } from "$lib/wild";
import type { Face, Faces, OptionValue } from "$lib/protocol";
import type { Answer } from "./answer";

export interface Sheet {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  /** Which deal of the match, from 1, where deals differ. */
  readonly deal?: number;
}

const named = (faces: Faces): string[] => faces.map(notation);
const laid = (sets: readonly Faces[]): string[][] => sets.filter((set) => set.length > 0).map(named);

const RANKS = "A23456789TJQK";

function ask(sheet: Sheet, what: string, input: object): Promise<Answer> {
  const deal = sheet.deal === undefined ? {} : { deal: sheet.deal };
  return api.referee({ game: sheet.game, options: sheet.options, ask: what, input: { ...input, ...deal } });
}

/** What is wild, as a question names it. */
const wildName = (wild: number): string => {
  const cut = cutCard(wild);
  return cut === null ? (RANKS[wild - 1] ?? "") : (named([cut])[0] ?? "");
};

/** What chance has made wild: a rank, 1 to 13, 128 + the card that was cut, or the tile after the indicator. */
export interface Chance {
  readonly wild: number | null;
  readonly indicator: Face | null;
}

/** Is this a meld? */
export function askMeld(sheet: Sheet, meld: Faces, { wild, indicator }: Chance): Promise<Answer> {
  return ask(sheet, "meld", {
    meld: named(meld),
    ...(wild === null ? {} : { wild: wildName(wild) }),
    ...(indicator === null ? {} : { indicator: notation(indicator) }),
  });
}

/** Do these melds open, and what are they worth together? With an indicator nothing but twos are pairs. */
export function askOpening(sheet: Sheet, melds: readonly Faces[], indicator: Face | null = null): Promise<Answer> {
  if (indicator === null) return ask(sheet, "opening", { melds: laid(melds) });
  const paired = melds.every(({ length }) => length === 0 || length === 2);
  return ask(sheet, "opening", { indicator: notation(indicator), [paired ? "pairs" : "melds"]: laid(melds) });
}

export interface Turn {
  readonly opened: boolean;
  readonly before: readonly Faces[];
  readonly rack: Faces;
  readonly after: readonly Faces[];
}

const holding = (family: Family, faces: Faces): object => ({ [family === "tiles" ? "rack" : "hand"]: named(faces) });

/** Is this turn at a table that everybody rearranges legal? */
export function askTurn(sheet: Sheet, family: Family, turn: Turn): Promise<Answer> {
  return ask(sheet, "turn", {
    opened: turn.opened,
    table: laid(turn.before),
    ...holding(family, turn.rack),
    table_after: laid(turn.after),
  });
}

/** What is the most that could be laid in such a turn? */
export function askMost(sheet: Sheet, family: Family, { opened, before, rack }: Turn): Promise<Answer> {
  return ask(sheet, "arrange", { goal: "most_pieces", opened, table: laid(before), ...holding(family, rack) });
}

/** What does a hand bring its side at most? */
export function askSide(sheet: Sheet, melds: readonly Faces[], hand: Faces): Promise<Answer> {
  return ask(sheet, "arrange", { goal: "best_melds", table: laid(melds), hand: named(hand) });
}

/** How many tiles is a hand from its finish? */
export function askFinish(sheet: Sheet, indicator: Face, rack: Faces): Promise<Answer> {
  return ask(sheet, "arrange", { goal: "nearest_finish", indicator: notation(indicator), rack: named(rack) });
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
