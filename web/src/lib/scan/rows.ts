/** Which pieces lie side by side: rows of a photo, each from left to right as its pieces lie: camera/rows.py. */
import { rounded, type PiecePlace } from "./crops";

/** How far from where it belongs a neighbour may lie, as a share of the piece's width along, of its height across. */
export const CLOSE = 0.45;
/** Cosine of the most that neighbours may be turned against each other. */
export const ALIKE = 0.9;

/** Two of some numbered places that may be neighbours, and how far they are from lying as neighbours do. */
export interface NeighbourPair {
  readonly off: number;
  readonly left: number;
  readonly right: number;
}

/** The numbers of the places, row by row, the uppermost row first. */
export function rows(places: readonly PiecePlace[]): number[][] {
  return chained(places, neighbours(places));
}

/** Rows of the pairs of neighbours, the closest first; a ring is cut. */
export function chained(places: readonly PiecePlace[], pairs: readonly NeighbourPair[]): number[][] {
  const after = following(pairs);
  const second = new Set(after.values());
  const found = [...places.keys()]
    .filter((number) => !second.has(number))
    .map((start) => {
      const row = [start];
      for (let next = after.get(start); next !== undefined; next = after.get(next)) row.push(next);
      return row;
    });
  const size = median(places.map(({ high }) => high)) ?? 1;
  const mean = (row: number[], axis: "x" | "y"): number =>
    row.reduce((sum, number) => sum + places[number]![axis], 0) / row.length;
  const line = (row: number[]): number => rounded(mean(row, "y") / size);
  return found.sort((one, other) => line(one) - line(other) || mean(one, "x") - mean(other, "x"));
}

export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Pairs of pieces of which the second may lie to the right of the first. */
function neighbours(places: readonly PiecePlace[]): NeighbourPair[] {
  const pairs: NeighbourPair[] = [];
  places.forEach(({ x, y, upX, upY, high, wide }, left) =>
    places.forEach((other, right) => {
      const across = (other.x - x) * -upY + (other.y - y) * upX;
      const along = Math.abs((other.x - x) * upX + (other.y - y) * upY);
      const step = (wide + other.wide) / 2;
      const fits =
        left !== right &&
        Math.abs(across - step) < CLOSE * wide &&
        along < CLOSE * high &&
        other.upX * upX + other.upY * upY > ALIKE &&
        Math.abs(Math.log(other.high / high)) < 0.5;
      if (fits) pairs.push({ off: Math.abs(across - step) / wide + along / high, left, right });
    }),
  );
  return pairs;
}

/** The pairs, the closest first. */
export function byDistance(pairs: readonly NeighbourPair[]): NeighbourPair[] {
  return [...pairs].sort((one, other) => one.off - other.off);
}

/** The piece to the right of each that has one. */
function following(pairs: readonly NeighbourPair[]): Map<number, number> {
  const after = new Map<number, number>();
  const before = new Set<number>();
  for (const { left, right } of byDistance(pairs)) {
    let end = right;
    for (let next = after.get(end); next !== undefined; next = after.get(next)) end = next;
    if (after.has(left) || before.has(right) || end === left) continue;
    after.set(left, right);
    before.add(right);
  }
  return after;
}
