/** Cards as short as on their own corners, and pieces with all that is special about them. */
import { COLOUR_JOKER, DOUBLE_JOKER, MIRROR_JOKER, numberOf, suitOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";
import { pieceName } from "./names";

const RANKS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" } as const;

/** A rank as on the corner of its cards. */
export function rankSign(rank: number): string {
  return RANKS[rank] ?? "";
}

/** A card as on its own corner: "K♥". */
export function cardSign(face: Face): string {
  const suit = suitOf(face);
  const rank = numberOf(face);
  return suit === null || rank === null ? pieceName(face) : `${rankSign(rank)}${SUITS[suit]}`;
}

/** What a joker of a special kind may be used for, which its picture does not tell; null for all other pieces. */
export function jokerUse(face: Face): string | null {
  if (face === DOUBLE_JOKER) return m.piece_double_joker_does();
  if (face === COLOUR_JOKER) return m.piece_colour_joker_does();
  return face === MIRROR_JOKER ? m.piece_mirror_joker_does() : null;
}

/** A piece on the page, for those who hear it: what it is, and what is special about it. */
export function pieceLabel(face: Face, stands: Face | null, marks: readonly string[]): string {
  return [pieceName(face, stands), ...marks].join(m.piece_and());
}
