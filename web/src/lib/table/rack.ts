/** The order of a rack or hand: sorted 789 or 777, or as its owner laid it, and then it stays put. */
import { sortKey, type Order } from "$lib/faces";
import type { Piece } from "./board";

export type SortMode = "colour" | "number" | "manual";

const ORDERS: Readonly<Record<"colour" | "number", Order>> = { colour: "789", number: "777" };

/** `pieces` sorted; jokers last, twins in the order they came. */
export function sorted(pieces: readonly Piece[], mode: "colour" | "number"): Piece[] {
  const order = ORDERS[mode];
  return [...pieces].sort((a, b) => sortKey(a.face, order) - sortKey(b.face, order) || a.id - b.id);
}

/**
 * The pieces of `hand` in the order of `order` (piece ids). A piece not in `order` goes to the end, or to its sorted
 * place while a sort mode is on.
 */
export function arranged(hand: readonly Piece[], order: readonly number[], mode: SortMode): Piece[] {
  if (mode !== "manual") return sorted(hand, mode);
  const byId = new Map(hand.map((piece) => [piece.id, piece]));
  const known = new Set(order);
  return [...order.flatMap((id) => byId.get(id) ?? []), ...hand.filter((piece) => !known.has(piece.id))];
}

/** `order` after the pieces `ids` were put before the one that now is number `at` (its end for `at` past the last). */
export function reordered(order: readonly number[], ids: readonly number[], at: number): number[] {
  const moving = new Set(ids);
  const before = order.slice(0, at).filter((id) => !moving.has(id));
  const after = order.slice(at).filter((id) => !moving.has(id));
  return [...before, ...ids, ...after];
}
