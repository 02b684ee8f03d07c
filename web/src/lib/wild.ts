/** What chance makes wild in a deal, as one number: a rank (1 to 13), a tile, or 128 + the card that was cut. */
import { FIRST_TILE, numberOf } from "$lib/faces";
import type { Face } from "$lib/protocol";

const CUT = 128;
const CARDS = 52;
const SUITS = 4;

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** Every card that can be cut, as what it makes wild. */
export const CUT_CARDS: readonly number[] = Array.from({ length: CARDS }, (_, card) => CUT + card);

/** The card that was cut; null where none was. */
export function cutCard(wild: number): Face | null {
  return wild >= CUT && wild < CUT + CARDS ? wild - CUT : null;
}

/** The one tile that is wild; null where there is none. */
export function wildTile(wild: number): Face | null {
  return wild >= FIRST_TILE && wild < CUT ? wild : null;
}

/** Wild cards by what they are called: the ranks of which all are wild, and the other cards. */
export function namedWilds(wilds: readonly Face[]): { readonly ranks: number[]; readonly cards: Face[] } {
  const ofRank = (face: Face): number => wilds.filter((other) => numberOf(other) === numberOf(face)).length;
  const whole = wilds.filter((face) => ofRank(face) === SUITS);
  return {
    ranks: [...new Set(whole.map((face) => numberOf(face) ?? 0))],
    cards: wilds.filter((face) => !whole.includes(face)),
  };
}
