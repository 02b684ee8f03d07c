/**
 * Faces of cards and tiles: what an integer of the wire stands for, its notation, and the two orders of a hand.
 *
 * 0 … 51 cards (suit * 13 + rank - 1), 52 the printed joker, 64 … 115 tiles (64 + colour * 13 + number - 1),
 * 116 … 119 regular, double, colour-changing and mirror joker, 120 a false joker, 128 + card a printed joker that stands for the card,
 * 192 + number what a joker in a group stands for while its colour or suit is open.
 */

import type { Face } from "./protocol";

export const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
export const COLOURS = ["red", "blue", "black", "orange"] as const;
export type Suit = (typeof SUITS)[number];
export type Colour = (typeof COLOURS)[number];
export type TileJoker = "regular" | "double" | "colour" | "mirror" | "false";

export const PRINTED_JOKER = 52;
export const FIRST_TILE = 64;
export const JOKER = 116;
export const DOUBLE_JOKER = 117;
export const COLOUR_JOKER = 118;
export const MIRROR_JOKER = 119;
export const FALSE_JOKER = 120;
export const STANDING_FOR = 128;
export const OF_NUMBER = 192;

const RANK_LETTERS = "A23456789TJQK";
const SUIT_LETTERS = "SHDC";
const COLOUR_LETTERS = "rbko";
const TILE_JOKERS: readonly TileJoker[] = ["regular", "double", "colour", "mirror", "false"];
const JOKER_NOTATION = ["J", "DJ", "CJ", "MJ", "F"] as const;

/** The two families of games: tiles make sets in a game, cards make melds in a deal. Messages ask for it. */
export type Family = "tiles" | "cards";

export function familyOf(tiles: boolean): Family {
  return tiles ? "tiles" : "cards";
}

/** The tile of a number (1 … 13) and a colour. */
export function tile(number: number, colour: Colour): Face {
  return FIRST_TILE + COLOURS.indexOf(colour) * 13 + number - 1;
}

/** The card of a rank (1 = ace … 13 = king) and a suit. */
export function card(rank: number, suit: Suit): Face {
  return SUITS.indexOf(suit) * 13 + rank - 1;
}

export function isTile(face: Face): boolean {
  return face >= FIRST_TILE && face < STANDING_FOR;
}

/** True for every joker, of cards or tiles, declared or not. */
export function isJoker(face: Face): boolean {
  return face === PRINTED_JOKER || (face >= JOKER && face < OF_NUMBER);
}

/** The card a printed joker in a meld stands for, null for any other face. */
export function declared(face: Face): Face | null {
  return face >= STANDING_FOR && face < OF_NUMBER ? face - STANDING_FOR : null;
}

/** The face as it is held in a hand: a printed joker, whatever it is declared to stand for. */
export function held(face: Face): Face {
  return declared(face) === null ? face : PRINTED_JOKER;
}

/** `faces` less those in `gone`, one for one. */
export function without(faces: readonly Face[], gone: readonly Face[]): Face[] {
  const left = [...faces];
  for (const face of gone) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Which tile joker this is, null for anything else. */
export function tileJoker(face: Face): TileJoker | null {
  return face < STANDING_FOR ? (TILE_JOKERS[face - JOKER] ?? null) : null;
}

/** The colour of a tile with a number, null for anything else. */
export function colourOf(face: Face): Colour | null {
  return isTile(face) && face < JOKER ? COLOURS[Math.floor((face - FIRST_TILE) / 13)]! : null;
}

/** The suit of a card with a rank, null for anything else. */
export function suitOf(face: Face): Suit | null {
  return face < PRINTED_JOKER ? SUITS[Math.floor(face / 13)]! : null;
}

/** The number of a tile or the rank of a card, 1 … 13, null for jokers. */
export function numberOf(face: Face): number | null {
  if (face > OF_NUMBER) return face - OF_NUMBER;
  return isJoker(face) ? null : ((face & 63) % 13) + 1;
}

/** The face in letters: r7, J, TH, JK, JK=7H. */
export function notation(face: Face): string {
  const stands = declared(face);
  if (stands !== null) return `JK=${notation(stands)}`;
  if (face === PRINTED_JOKER) return "JK";
  if (face >= JOKER) return JOKER_NOTATION[face - JOKER] ?? "?";
  const kind = Math.floor((face & 63) / 13);
  const number = (face & 63) % 13;
  return isTile(face) ? `${COLOUR_LETTERS[kind]}${number + 1}` : `${RANK_LETTERS[number]}${SUIT_LETTERS[kind]}`;
}

const BY_NOTATION: ReadonlyMap<string, Face> = new Map(
  Array.from({ length: STANDING_FOR + PRINTED_JOKER }, (_, face) => face)
    .filter((face) => face <= PRINTED_JOKER || (face >= FIRST_TILE && face <= FALSE_JOKER) || face >= STANDING_FOR)
    .map((face) => [notation(face), face]),
);

/** The face that a word names, null if it names none. */
export function parseFace(word: string): Face | null {
  return BY_NOTATION.get(word) ?? null;
}

/** The faces named in a text, separated by spaces; null if a word names none. */
export function parseFaces(text: string): Face[] | null {
  const faces = text
    .split(" ")
    .filter((word) => word !== "")
    .map(parseFace);
  return faces.every((face) => face !== null) ? faces : null;
}

/** The two orders of a hand: "789" by colour, then number; "777" by number, then colour. Jokers come last. */
export type Order = "789" | "777";

/** Suits so that black and red alternate; tiles so that red and orange are not side by side. */
const KIND_ORDER = { cards: [0, 1, 3, 2], tiles: [0, 1, 2, 3] } as const;

/** A number that puts faces into the order when sorted ascending. */
export function sortKey(face: Face, order: Order): number {
  if (isJoker(face)) return 1000 + face;
  const kind = KIND_ORDER[isTile(face) ? "tiles" : "cards"][Math.floor((face & 63) / 13)]!;
  const number = (face & 63) % 13;
  return order === "789" ? kind * 13 + number : number * 4 + kind;
}

/** The faces in order; equal faces keep their order. */
export function sorted(faces: readonly Face[], order: Order): Face[] {
  return [...faces].sort((one, other) => sortKey(one, order) - sortKey(other, order));
}
