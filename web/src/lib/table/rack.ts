/** A rack or hand in order: 789, by colour, or 777, by number. */
import { FIRST_TILE, isJoker, isTile, sortKey, type Order } from "$lib/faces";
import type { Piece } from "./board";

/** How a rack was sorted last; `manual` when its owner has moved a piece since. */
export type SortMode = "colour" | "number" | "manual";

const ORDERS: Readonly<Record<"colour" | "number", Order>> = { colour: "789", number: "777" };

/** `pieces` sorted; jokers last, twins in the order they came. */
export function sorted(pieces: readonly Piece[], mode: "colour" | "number"): Piece[] {
  const order = ORDERS[mode];
  return [...pieces].sort((a, b) => sortKey(a.face, order) - sortKey(b.face, order) || a.id - b.id);
}

/** Sorted pieces in the parts that one looks at together: by colour each colour, by number the pieces of one number. */
export function clusters(pieces: readonly Piece[], mode: "colour" | "number"): Piece[][] {
  const kind = ({ face }: Piece): string => {
    if (isJoker(face)) return "joker";
    const place = isTile(face) ? face - FIRST_TILE : face;
    return `${mode === "colour" ? Math.floor(place / 13) : place % 13}`;
  };
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && kind(last[0]!) === kind(piece)) last.push(piece);
    else parts.push([piece]);
  }
  return mode === "colour" ? parts : singlesJoined(parts);
}

/** Pieces that are the only ones of their number are one part where they follow one another. */
function singlesJoined(parts: readonly Piece[][]): Piece[][] {
  const made: { readonly part: Piece[]; readonly single: boolean }[] = [];
  for (const part of parts) {
    const single = part.length === 1;
    const last = made.at(-1);
    if (single && last?.single) last.part.push(...part);
    else made.push({ part: [...part], single });
  }
  return made.map(({ part }) => part);
}
