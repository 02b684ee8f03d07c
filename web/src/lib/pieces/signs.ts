/** Cards as short as on their own corners, and pieces with all that is special about them. */
import { numberOf, suitOf } from "$lib/faces";
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

/** A piece on the page, for those who hear it: what it is, and what is special about it. */
export function pieceLabel(face: Face, stands: Face | null, marks: readonly string[]): string {
  return [pieceName(face, stands), ...marks].join(m.piece_and());
}
