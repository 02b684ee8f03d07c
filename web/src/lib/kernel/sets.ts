/** Sets of tiles as they lie: what they are, what their jokers stand for, and why others are none. As `rummykit.tiles.sets`. */

import { colourOf, DOUBLE_JOKER, FIRST_TILE, JOKER, notation, numberOf, OF_NUMBER } from "$lib/faces";
import type { Face, Faces } from "$lib/protocol";
import type { Flaw, Kind, KnownSet, Reading } from "./reading";
import { isSpecial, specialFlaw, specialReadings, tidySpecial } from "./special";

const LEAST = 3;
const COLOURS = 4;
const NUMBERS = 13;

const colour = (face: Face): number => Math.floor((face - FIRST_TILE) / NUMBERS);
const number = (face: Face): number => numberOf(face)!;
const tile = (of: number, colour: number): Face => FIRST_TILE + colour * NUMBERS + of - 1;
const natural = (cards: Faces): Face[] => cards.filter((face) => face !== JOKER);

export const ascending = (faces: Faces): Face[] => [...faces].sort((one, other) => one - other);
export const shown = (faces: Faces): string => faces.map(notation).join(" ");
export const same = (one: Faces, other: Faces): boolean =>
  one.length === other.length && one.every((face, at) => face === other[at]);

/** All readings of a set as it lies, the most valuable first; none if it is not legal. */
export function readings(cards: Faces): Reading[] {
  const found = cards.some(isSpecial)
    ? specialReadings(cards)
    : [group(cards), run(cards)].filter((reading) => reading !== null);
  return found.sort((one, other) => other.value - one.value);
}

/** The worth of a legal set in its best reading. */
export function worth(cards: Faces): number {
  return readings(cards)[0]!.value;
}

function group(cards: Faces): Reading | null {
  const tiles = natural(cards);
  const [first] = tiles;
  if (first === undefined || cards.length < LEAST || cards.length > COLOURS) return null;
  const colours = new Set(tiles.map(colour));
  if (colours.size < tiles.length || tiles.some((face) => number(face) !== number(first))) return null;
  const missing = [0, 1, 2, 3].filter((each) => !colours.has(each)).map((each) => tile(number(first), each));
  const stands = cards.map((face) => (face === JOKER ? missing : [face]));
  return { kind: "group", value: number(first) * cards.length, stands };
}

function run(cards: Faces): Reading | null {
  if (cards.length < LEAST || cards.length > NUMBERS) return null;
  const place = cards.findIndex((face) => face !== JOKER);
  if (place < 0) return null;
  const [start, suit] = [number(cards[place]!) - place, colour(cards[place]!)];
  if (start < 1 || start + cards.length - 1 > NUMBERS) return null;
  const line = cards.map((_, at) => tile(start + at, suit));
  if (cards.some((face, at) => face !== JOKER && face !== line[at])) return null;
  const value = line.reduce((sum, face) => sum + number(face), 0);
  return { kind: "run", value, stands: line.map((face) => [face]) };
}

/**
 * What each place stands for as far as that is settled: a face, or its number alone, or nothing but itself. A double joker
 * of a run has the first of its two faces.
 */
export function told(reading: Reading, cards: Faces): Face[] {
  return reading.stands.map((faces, place) => {
    const face = cards[place]!;
    if (faces.length === 1) return faces[0]!;
    const [low, high] = [Math.min(...faces), Math.max(...faces)];
    if (face === DOUBLE_JOKER && faces.length === 2 && high === low + 1) return low;
    const numbers = new Set(faces.map(number));
    return faces.every((each) => each < JOKER) && numbers.size === 1 ? OF_NUMBER + number(faces[0]!) : face;
  });
}

/**
 * The same tiles in a legal order, unchanged if theirs is legal; null if no order makes a set. Jokers fill gaps first,
 * then extend the high end, then the low end.
 */
export function tidy(cards: Faces): Faces | null {
  if (readings(cards).length > 0) return cards;
  if (cards.some(isSpecial)) return tidySpecial(cards);
  const tiles = ascending(natural(cards));
  const jokers = cards.length - tiles.length;
  if (tiles.length === 0) return null;
  const asGroup = [...tiles, ...new Array<Face>(jokers).fill(JOKER)];
  if (group(asGroup) !== null) return asGroup;
  const [low, high] = [number(tiles[0]!), number(tiles.at(-1)!)];
  const at = new Map(tiles.map((face) => [number(face), face]));
  const line = Array.from({ length: Math.max(0, high - low + 1) }, (_, step) => at.get(low + step) ?? JOKER);
  const spare = jokers - (line.length - tiles.length);
  if (at.size < tiles.length || spare < 0) return null;
  const after = Math.min(spare, NUMBERS - high);
  const asRun = [...new Array<Face>(spare - after).fill(JOKER), ...line, ...new Array<Face>(after).fill(JOKER)];
  return run(asRun) === null ? null : asRun;
}

/** A set in legal order: without jokers the given order does not matter; with jokers it stands. */
export function asLaid(cards: Faces): Faces {
  if (readings(cards).length > 0 || cards.some((face) => face >= JOKER)) return cards;
  return tidy(cards) ?? cards;
}

/** Why these tiles, in this order, are not a set. */
export function flaw(cards: Faces): Flaw {
  if (cards.some(isSpecial)) return specialFlaw(cards);
  const meld = shown(cards);
  const tiles = natural(cards);
  if (cards.length < LEAST) return { code: "too_short", params: { meld, minimum: LEAST } };
  if (tiles.length === 0) return { code: "no_natural", params: { meld } };
  const numbers = tiles.map(number);
  const twin = tiles.find((face, at) => tiles.indexOf(face) !== at || tiles.lastIndexOf(face) !== at);
  if (new Set(numbers).size === 1 && tiles.length > 1) {
    if (twin !== undefined) return { code: "duplicate_colour", params: { meld, twin: notation(twin) } };
    return { code: "too_many", params: { meld, maximum: COLOURS } };
  }
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (new Set(tiles.map(colourOf)).size > 1) {
    const inRow = [...numbers].sort((one, other) => one - other).every((each, at) => each === least + at);
    return { code: inRow ? "mixed_colour" : "mixed", params: { meld } };
  }
  if (twin !== undefined) return { code: "duplicate", params: { meld, twin: notation(twin) } };
  if (numbers.some((each, at) => at > 0 && each < numbers[at - 1]!)) {
    return { code: most === NUMBERS && least === 1 ? "wrap" : "descending", params: { meld } };
  }
  const first = cards.indexOf(tiles[0]!);
  const start = number(tiles[0]!) - first;
  if (cards.every((face, place) => face === JOKER || number(face) - place === start)) {
    return { code: "out_of_range", params: { meld } };
  }
  const room = most - least + 1 - tiles.length;
  const inner = cards.slice(first, cards.lastIndexOf(tiles.at(-1)!) + 1).filter((face) => face === JOKER);
  return { code: inner.length > room ? "no_gap_for_joker" : "gap", params: { meld } };
}

/** A legal set, of the kinds of its most valuable readings. */
export function known(cards: Faces): KnownSet {
  const all = readings(cards);
  return { cards, kinds: all.filter(({ value }) => value === all[0]!.value).map(({ kind }) => kind) };
}

/** The reading of a known set as one of its kinds. */
export function readingAs(cards: Faces, kind: Kind): Reading {
  return readings(cards).find((reading) => reading.kind === kind)!;
}
