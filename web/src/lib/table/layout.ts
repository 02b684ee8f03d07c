/**
 * Where the sets lie: the same for everybody, and calm.
 *
 * Between turns runs come first, by colour and then by number, and groups after them by number. While a player
 * drafts, every set stays where it was and new sets are added at the end.
 */
import { isJoker } from "$lib/faces";
import type { Face } from "$lib/protocol";
import type { PlacedSet } from "./board";

const colour = (face: Face): number => Math.floor((face & 63) / 13);
const rank = (face: Face): number => (face & 63) % 13;

function place(set: PlacedSet): readonly number[] {
  const first = set.pieces.findIndex((piece) => !isJoker(piece.face));
  const face = set.pieces[first]?.face ?? 0;
  const group = set.kind === "group";
  return [
    group ? 1 : 0,
    group ? rank(face) : colour(face),
    group ? 0 : rank(face) - first,
    set.pieces.length,
    ...set.pieces.map((piece) => piece.face),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** A group without a joker may lie in any order: red, blue, black, orange. */
function inOrder(set: PlacedSet): PlacedSet {
  if (set.kind !== "group" || set.pieces.some((piece) => isJoker(piece.face))) return set;
  return { ...set, pieces: [...set.pieces].sort((a, b) => a.face - b.face) };
}

/** Sets of a tile table in the order in which everybody sees them. */
export function tidied(sets: readonly PlacedSet[]): PlacedSet[] {
  return sets
    .map(inOrder)
    .map((set) => ({ set, key: place(set) }))
    .sort((a, b) => compare(a.key, b.key) || a.set.number - b.set.number)
    .map(({ set }) => set);
}
