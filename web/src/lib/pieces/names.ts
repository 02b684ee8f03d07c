/** What pieces are called, in the language of the page. */

import {
  colourOf,
  declared,
  DOUBLE_JOKER,
  isTile,
  numberOf,
  OF_NUMBER,
  PRINTED_JOKER,
  suitOf,
  tileJoker,
  type Colour,
  type Suit,
} from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";

const RANKS = [
  m.piece_rank_1,
  m.piece_rank_2,
  m.piece_rank_3,
  m.piece_rank_4,
  m.piece_rank_5,
  m.piece_rank_6,
  m.piece_rank_7,
  m.piece_rank_8,
  m.piece_rank_9,
  m.piece_rank_10,
  m.piece_rank_11,
  m.piece_rank_12,
  m.piece_rank_13,
];

const COLOURS: Readonly<Record<Colour, () => string>> = {
  red: m.piece_red,
  blue: m.piece_blue,
  black: m.piece_black,
  orange: m.piece_orange,
};

const SUITS: Readonly<Record<Suit, () => string>> = {
  spades: m.piece_spades,
  hearts: m.piece_hearts,
  diamonds: m.piece_diamonds,
  clubs: m.piece_clubs,
};

/** "red 7", "seven of hearts", "joker"; with `stands`, or for a declared joker, "joker as red 7". */
export function pieceName(face: Face, stands: Face | null = null): string {
  const meant = declared(face) ?? (stands === face ? null : stands);
  const name = plainName(declared(face) === null ? face : PRINTED_JOKER);
  return meant === null ? name : m.piece_joker_as({ joker: name, piece: meantName(meant, face) });
}

/** What a joker stands for, which may be a number of no colour yet; a double joker of a run for the next number too. */
function meantName(meant: Face, joker: Face): string {
  const number = numberOf(meant);
  if (joker === DOUBLE_JOKER && meant < OF_NUMBER) return pieceNames([meant, meant + 1]);
  if (meant < OF_NUMBER || number === null) return plainName(meant);
  return isTile(joker) ? String(number) : RANKS[number - 1]!();
}

/** The names of several pieces, as the language lists them. */
export function pieceNames(faces: readonly Face[]): string {
  return faces.map((face) => pieceName(face)).join(m.piece_and());
}

/** "red", as the language says it. */
export function colourName(colour: Colour): string {
  return COLOURS[colour]();
}

/** "hearts", as the language says it. */
export function suitName(suit: Suit): string {
  return SUITS[suit]();
}

function plainName(face: Face): string {
  switch (tileJoker(face)) {
    case "regular":
      return m.piece_joker();
    case "double":
      return m.piece_double_joker();
    case "colour":
      return m.piece_colour_joker();
    case "mirror":
      return m.piece_mirror_joker();
    case "false":
      return m.piece_false_joker();
  }
  const number = numberOf(face);
  if (number === null) return m.piece_printed_joker();
  if (isTile(face)) return m.piece_tile({ colour: colourName(colourOf(face)!), number });
  return m.piece_card({ rank: RANKS[number - 1]!(), suit: suitName(suitOf(face)!) });
}
