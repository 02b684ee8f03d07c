/**
 * Sets of tiles with double, colour-changing and mirror jokers, without house rules. As `rummykit.tiles.special_sets`.
 *
 * A set is first written as cells, one for every number it covers: a tile, any joker that stands for a tile (a double joker
 * makes two), or a change of colour. A mirror set is two halves whose cells must agree.
 */

import { COLOUR_JOKER, DOUBLE_JOKER, FIRST_TILE, JOKER, MIRROR_JOKER, notation, numberOf } from "$lib/faces";
import type { Face, Faces } from "$lib/protocol";
import type { Flaw, Reading } from "./reading";

const LEAST = 3;
const COLOURS = [0, 1, 2, 3];
const NUMBERS = 13;
/** For sets up to this size, every order is tried. */
const SMALL = 6;

const colour = (face: Face): number => Math.floor((face - FIRST_TILE) / NUMBERS);
const number = (face: Face): number => numberOf(face)!;
const tile = (of: number, colour: number): Face => FIRST_TILE + colour * NUMBERS + of - 1;
const natural = (cards: Faces): Face[] => cards.filter((face) => face < JOKER);
const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

export const isSpecial = (face: Face): boolean => face > JOKER;

/** The cells of a run: its first number, and the colours that every cell can have. */
interface RunCells {
  readonly first: number;
  readonly colours: readonly (readonly number[])[];
}

/** The cells of tiles in order; mirror jokers have none. */
function cellsOf(cards: Faces): Face[] {
  return cards.flatMap((face) => (face === DOUBLE_JOKER ? [JOKER, JOKER] : face === MIRROR_JOKER ? [] : [face]));
}

/** All readings of an ordered set with a special joker, in no order. */
export function specialReadings(cards: Faces): Reading[] {
  if (cards.includes(MIRROR_JOKER)) return mirrors(cards);
  if (cards.length < LEAST) return [];
  const cells = cellsOf(cards);
  const found: Reading[] = [];
  const group = groupOf(cells);
  if (group !== null) {
    const missing = COLOURS.map((each) => tile(group, each)).filter((face) => !cells.includes(face));
    const stands = cards.map((face) => (face >= JOKER ? missing : [face]));
    found.push({ kind: "group", value: group * cells.length, stands });
  }
  const line = runOf(cells);
  if (line !== null) found.push({ kind: "run", value: sum(line), stands: runStands(cards, line) });
  return found;
}

/** The number of a group with these cells, null if they make none. */
function groupOf(cells: Faces): number | null {
  const tiles = natural(cells);
  if (tiles.length === 0 || cells.includes(COLOUR_JOKER)) return null;
  if (cells.length < LEAST || cells.length > COLOURS.length) return null;
  const [found, ...others] = distinct(tiles.map(number));
  return others.length === 0 && distinct(tiles).length === tiles.length ? found! : null;
}

/** What lies between changes of colour. */
function segmentsOf(cells: Faces): Face[][] {
  const segments: Face[][] = [];
  cells.forEach((face, at) => {
    if (face === COLOUR_JOKER) return;
    if (at === 0 || cells[at - 1] === COLOUR_JOKER) segments.push([]);
    segments.at(-1)!.push(face);
  });
  return segments;
}

/** The cells as a run, of any length; null if they make none. */
function runOf(cells: Faces): RunCells | null {
  const starts = distinct(cells.flatMap((face, place) => (face < JOKER ? [number(face) - place] : [])));
  const [first] = starts;
  if (first === undefined || starts.length > 1 || first < 1 || first + cells.length - 1 > NUMBERS) return null;
  const found = segmentsOf(cells).map((segment) => distinct(natural(segment).map(colour)));
  if (found.some((colours) => colours.length > 1) || !changesColour(cells, found)) return null;
  const possible = found.map((here, at) => {
    if (here.length > 0) return here;
    const beside = [...(found[at - 1] ?? []), ...(found[at + 1] ?? [])];
    return COLOURS.filter((each) => !beside.includes(each));
  });
  let segment = -1;
  const colours = cells.map((face, at) => {
    if (face === COLOUR_JOKER) return COLOURS;
    if (at === 0 || cells[at - 1] === COLOUR_JOKER) segment += 1;
    return possible[segment]!;
  });
  return { first, colours };
}

/** Whether the colours on the two sides of every change differ. */
function changesColour(cells: Faces, segments: readonly (readonly number[])[]): boolean {
  if (cells.some((face, at) => face === COLOUR_JOKER && cells[at + 1] === COLOUR_JOKER)) return false;
  return segments.every((one, at) => {
    const [before] = segments[at - 1] ?? [];
    return before === undefined || one[0] === undefined || before !== one[0];
  });
}

function runStands(cards: Faces, { first, colours }: RunCells): Face[][] {
  let place = 0;
  return cards.map((face) => {
    const covered = face === DOUBLE_JOKER ? [place, place + 1] : [place];
    place += covered.length;
    return covered.flatMap((at) => colours[at]!.map((each) => tile(first + at, each)));
  });
}

const sum = ({ first, colours }: RunCells): number => colours.reduce((total, _, at) => total + first + at, 0);

// --- mirrors

/** The tiles left of the mirror, and those right of it in mirrored order; null where there are two. */
function halvesOf(cards: Faces): readonly [Faces, Faces] | null {
  const centre = cards.indexOf(MIRROR_JOKER);
  if (centre !== cards.lastIndexOf(MIRROR_JOKER)) return null;
  return [cards.slice(0, centre), cards.slice(centre + 1).reverse()];
}

function mirrors(cards: Faces): Reading[] {
  const halves = halvesOf(cards);
  if (halves === null) return [];
  const [left, right] = [cellsOf(halves[0]), cellsOf(halves[1])];
  if (left.length === 0 || left.length !== right.length) return [];
  const found: Reading[] = [];
  const group = mirroredGroup(left, right);
  if (group !== null) {
    const stands = cards.map((face) => (face < JOKER ? [face] : COLOURS.map((each) => tile(group, each))));
    found.push({ kind: "mirror_group", value: group * 2 * left.length, stands });
  }
  const both = merged(left, right);
  const line = both && runOf(both);
  if (line) {
    const [one, other] = halves.map((half) => runStands(half, line));
    const stands = [...one!, [MIRROR_JOKER], ...other!.reverse()];
    found.push({ kind: "mirror_run", value: 2 * sum(line), stands });
  }
  return found;
}

/** The number of two halves that are the same part of a group, null if they are not. */
function mirroredGroup(left: Faces, right: Faces): number | null {
  const halves = [natural(left), natural(right)];
  const together = distinct(halves.flat());
  const numbers = distinct(together.map(number));
  if (numbers.length !== 1 || [...left, ...right].includes(COLOUR_JOKER)) return null;
  if (halves.some((half) => distinct(half).length < half.length) || left.length > COLOURS.length) return null;
  return together.length > left.length ? null : numbers[0]!;
}

/** Two halves merged cell by cell; null if they contradict each other. */
function merged(left: Faces, right: Faces): Face[] | null {
  if (left.length !== right.length) return null;
  const differs = left.some((a, at) => {
    const b = right[at]!;
    return a !== b && (a === COLOUR_JOKER || b === COLOUR_JOKER || (a !== JOKER && b !== JOKER));
  });
  return differs ? null : left.map((a, at) => Math.min(a, right[at]!));
}

// --- order and flaws

/** The tiles in a legal order, for sets small enough to try; null if there is none. */
export function tidySpecial(cards: Faces): Faces | null {
  if (cards.length > SMALL) return null;
  for (const order of orders([...cards].sort((one, other) => one - other))) {
    if (specialReadings(order).length > 0) return order;
  }
  return null;
}

/** Every order of sorted faces, each once, the lowest first. */
function* orders(sorted: Faces): Generator<Face[]> {
  if (sorted.length === 0) yield [];
  for (const [at, face] of sorted.entries()) {
    if (at > 0 && sorted[at - 1] === face) continue;
    for (const rest of orders(sorted.toSpliced(at, 1))) yield [face, ...rest];
  }
}

/** Why these tiles with a special joker are not a set. */
export function specialFlaw(cards: Faces): Flaw {
  const meld = cards.map(notation).join(" ");
  const tiles = natural(cards);
  const flaw = (code: string, more: Flaw["params"] = {}): Flaw => ({ code, params: { meld, ...more } });
  if (cards.length < LEAST) return flaw("too_short", { minimum: LEAST });
  if (tiles.length === 0) return flaw("no_natural");
  if (cards.includes(MIRROR_JOKER)) return flaw(mirrorFlaw(cards));
  const cells = cellsOf(cards);
  const numbers = tiles.map(number);
  if (distinct(numbers).length === 1 && tiles.length > 1) {
    if (cards.includes(COLOUR_JOKER)) return flaw("colour_joker_in_group");
    const twin = tiles.find((face, at) => tiles.indexOf(face) !== at || tiles.lastIndexOf(face) !== at);
    if (twin !== undefined) return flaw("duplicate_colour", { twin: notation(twin) });
    return flaw("too_many", { maximum: COLOURS.length });
  }
  const starts = distinct(cells.flatMap((face, place) => (face < JOKER ? [number(face) - place] : [])));
  if (starts.length > 1) return flaw(isAscending(numbers) ? "gap" : "descending");
  const first = starts[0]!;
  if (first < 1 || first + cells.length - 1 > NUMBERS) return flaw("out_of_range");
  if (cells.includes(COLOUR_JOKER)) {
    if (cells.some((face, at) => face === COLOUR_JOKER && cells[at + 1] === COLOUR_JOKER)) {
      return flaw("adjacent_colour_jokers");
    }
    if (segmentsOf(cells).every((part) => distinct(natural(part).map(colour)).length < 2)) return flaw("same_colour");
  }
  return flaw("mixed_colour");
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((each, at) => at === 0 || numbers[at - 1]! <= each);

function mirrorFlaw(cards: Faces): string {
  const halves = halvesOf(cards);
  if (halves === null) return "two_mirrors";
  const [left, right] = [cellsOf(halves[0]), cellsOf(halves[1])];
  if (left.length === 0 || right.length === 0) return "one_sided";
  const both = merged(left, right);
  if (both === null) return "sides_differ";
  const numbers = natural(both).map(number);
  return numbers.length > 1 && isAscending([...numbers].reverse()) ? "descending" : "half_is_no_part";
}
