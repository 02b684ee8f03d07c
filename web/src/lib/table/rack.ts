/** A rack or hand in order: 789, by colour, or 777, by number. */
import { sortKey, type Order } from "$lib/faces";
import type { Piece } from "./board";

/** How a rack was sorted last; `manual` when its owner has moved a piece since. */
export type SortMode = "colour" | "number" | "manual";

const ORDERS: Readonly<Record<"colour" | "number", Order>> = { colour: "789", number: "777" };

/** `pieces` sorted; jokers last, twins in the order they came. */
export function sorted(pieces: readonly Piece[], mode: "colour" | "number"): Piece[] {
  const order = ORDERS[mode];
  return [...pieces].sort((a, b) => sortKey(a.face, order) - sortKey(b.face, order) || a.id - b.id);
}
