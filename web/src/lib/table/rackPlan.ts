/** How a rack lies in a room: groups of tiles with gaps of half a tile, in as few rows as go, then as large as may be. */
import { gapAt, type Box } from "./geometry";
import type { Joins } from "./rackGroups";

/** Where a tile lies: half-tile columns and rows, from 0. */
export interface RackCell {
  readonly column: number;
  readonly row: number;
}

export interface RackPlan {
  readonly width: number;
  /** Half-tile columns in use, and those kept free at the end. */
  readonly columns: number;
  readonly rows: number;
  /** The place of each tile, group after group. */
  readonly cells: readonly RackCell[];
  /** More tiles than fit: the rack scrolls sideways. */
  readonly scrolls: boolean;
}

export interface RackBounds {
  readonly least: number;
  readonly most: number;
  readonly rows: number;
  readonly gap: number;
}

/** Half-tile columns that stay free after the last tile where that costs no row: a tile, or at least half of one. */
const SPARE = [2, 1, 0] as const;

/** The tiles of groups one after another, in rows of so many half-tile columns; `whole` groups are not parted. */
function flow(groups: readonly number[], columns: number, whole: boolean): RackCell[] {
  const cells: RackCell[] = [];
  let column = 0;
  let row = 0;
  for (const length of groups) {
    if (column > 0) column += 1;
    if (whole && column > 0 && 2 * length <= columns && column + 2 * length > columns) {
      row += 1;
      column = 0;
    }
    for (let tile = 0; tile < length; tile++) {
      if (column > 0 && column + 2 > columns) {
        row += 1;
        column = 0;
      }
      cells.push({ column, row });
      column += 2;
    }
  }
  return cells;
}

const rowsOf = (cells: readonly RackCell[]): number => Math.max(0, ...cells.map(({ row }) => row)) + 1;
const breadth = (cells: readonly RackCell[]): number => Math.max(2, ...cells.map(({ column }) => column + 2));

export function rackPlan(room: number, groups: readonly number[], bounds: RackBounds): RackPlan {
  const { least, most, gap } = bounds;
  const planned = (
    width: number,
    cells: readonly RackCell[],
    scrolls: boolean,
    columns = breadth(cells),
  ): RackPlan => ({
    width,
    columns,
    rows: rowsOf(cells),
    cells,
    scrolls,
  });
  for (let rows = 1; rows <= bounds.rows; rows++) {
    // Free room at the end is where a new group begins; it is worth no further row.
    for (const [whole, spare] of SPARE.flatMap((spare) => [[true, spare] as const, [false, spare] as const])) {
      for (let width = most; width >= least; width--) {
        const columns = Math.floor((2 * (room + gap)) / (width + gap));
        const cells = flow(groups, columns, whole);
        const used = breadth(cells);
        const ends = Math.max(used, (cells.at(-1)?.column ?? 0) + 2 + spare);
        if (rowsOf(cells) > rows || ends > columns) continue;
        // What little is free lies at the end, and not by halves on both sides.
        return planned(width, cells, false, columns - used < 2 * SPARE[0] ? ends : used);
      }
    }
  }
  const count = groups.reduce((sum, length) => sum + length, 0);
  for (let columns = 2 * Math.ceil(count / bounds.rows); ; columns++) {
    const cells = flow(groups, columns, false);
    if (rowsOf(cells) <= bounds.rows) return planned(least, cells, true);
  }
}

/**
 * Where tiles fall that are let go at a point: between which tiles, and with which of them they form a group.
 * `starts` are the tiles with which a group begins.
 */
export function rackGapAt(
  boxes: readonly Box[],
  starts: ReadonlySet<number>,
  x: number,
  y: number,
): { readonly at: number; readonly joins: Joins } {
  const at = gapAt(boxes, x, y);
  const before = boxes[at - 1];
  const after = boxes[at];
  if (before === undefined) return { at, joins: after === undefined || reaches(after, x, y) ? "after" : "neither" };
  if (after !== undefined && !starts.has(at)) return { at, joins: "before" };
  if (reaches(before, x, y)) return { at, joins: "before" };
  return { at, joins: after !== undefined && reaches(after, x, y) ? "after" : "neither" };
}

/** Is the point on a tile, or so near to its side that it belongs to it? */
function reaches(box: Box, x: number, y: number): boolean {
  const near = (box.right - box.left) * 0.15;
  const below = (box.bottom - box.top) * 0.5;
  return x > box.left - near && x < box.right + near && y > box.top - below && y < box.bottom + below;
}
