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

/** Room around a set, and between two tiles of it. */
export const SET_EDGE = 13;
export const TILE_GAP = 2;
const ROW_GAP = 6;
const SET_GAP = 8;

/** How wide a tile may be drawn, between two sizes, so that sets of these lengths fit a room without scrolling. */
export function tileWidth(
  room: { readonly width: number; readonly height: number },
  lengths: readonly number[],
  bounds: { readonly least: number; readonly most: number; readonly ratio: number },
): number {
  const { least, most, ratio } = bounds;
  const longest = Math.max(0, ...lengths);
  const across = Math.floor((room.width - SET_EDGE - TILE_GAP * (longest - 1)) / Math.max(1, longest));
  // A set that cannot lie in one row wraps; all others should not.
  const widest = across >= least ? Math.min(most, across) : most;
  for (let width = widest; width > least; width -= 2) {
    if (rowsOf(room.width, lengths, width) * (width * ratio + SET_EDGE + ROW_GAP) <= room.height) return width;
  }
  return least;
}

function rowsOf(room: number, lengths: readonly number[], width: number): number {
  let rows = 1;
  let used = 0;
  for (const length of lengths) {
    const needed = length * (width + TILE_GAP) + SET_EDGE;
    if (used > 0 && used + SET_GAP + needed > room) {
      rows += 1;
      used = 0;
    }
    used += needed + (used > 0 ? SET_GAP : 0);
    rows += Math.floor(Math.max(0, needed - 1) / room);
  }
  return rows;
}
