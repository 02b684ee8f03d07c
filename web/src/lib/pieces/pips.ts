/** The pips of the number cards, two to ten, beside the index: where each lies, and all of them as one path. */
import type { Suit } from "$lib/faces";
import { SUIT_PATHS } from "./glyphs";

/** A place on the card: columns from -1 to 1, and from 0 at the top to 1 at the foot. */
type Pip = readonly [column: number, down: number];

const middle = (...down: readonly number[]): Pip[] => down.map((at) => [0, at]);
const pairs = (...down: readonly number[]): Pip[] =>
  down.flatMap((at): Pip[] => [
    [-1, at],
    [1, at],
  ]);
const FOUR = pairs(0, 1 / 3, 2 / 3, 1);

/** By rank, from two on. */
const PLACES: readonly (readonly Pip[])[] = [
  middle(0, 1),
  middle(0, 0.5, 1),
  pairs(0, 1),
  [...pairs(0, 1), ...middle(0.5)],
  pairs(0, 0.5, 1),
  [...pairs(0, 0.5, 1), ...middle(0.25)],
  [...pairs(0, 0.5, 1), ...middle(0.25, 0.75)],
  [...FOUR, ...middle(0.5)],
  [...FOUR, ...middle(1 / 6, 5 / 6)],
];

/** The middle column, how far the others are from it, the first row and the last, and the size of a pip. */
const ON_CARD = { middle: 44.4, aside: 8.9, top: 19, foot: 74, scale: 0.44 } as const;

export function pipsOf(rank: number): readonly { readonly x: number; readonly y: number; readonly turned: boolean }[] {
  return (PLACES[rank - 2] ?? []).map(([column, down]) => ({
    x: ON_CARD.middle + column * ON_CARD.aside,
    y: ON_CARD.top + down * (ON_CARD.foot - ON_CARD.top),
    // Those of the lower half stand on their heads, so that the card reads the same from both ends.
    turned: down > 0.5,
  }));
}

const paths = new Map<string, string>();

/** All pips of a card as one path. */
export function pipsPath(suit: Suit, rank: number): string {
  const key = suit + rank;
  const known = paths.get(key);
  if (known !== undefined) return known;
  const made = pipsOf(rank)
    .map(({ x, y, turned }) => placed(SUIT_PATHS[suit], x, y, turned ? -ON_CARD.scale : ON_CARD.scale))
    .join("");
  paths.set(key, made);
  return made;
}

/** A path of absolute M, L, C, A and Z commands, scaled and moved; a negative scale turns it round. */
function placed(path: string, x: number, y: number, scale: number): string {
  let arc = false;
  let at = 0;
  const placedPart = (part: string): string => {
    if (/[MLCAZ]/.test(part)) {
      arc = part === "A";
      at = 0;
      return part;
    }
    const place = at++ % (arc ? 7 : 2);
    const value = Number(part);
    if (arc && place < 2) return ` ${round(value * Math.abs(scale))}`;
    if (arc && place < 5) return ` ${part}`;
    return ` ${round(value * scale + (place === (arc ? 5 : 0) ? x : y))}`;
  };
  return (path.match(/[MLCAZ]|-?\d*\.?\d+/g) ?? []).map(placedPart).join("");
}

const round = (value: number): number => Number(value.toFixed(2));
