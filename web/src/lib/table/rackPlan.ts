/**
 * How a rack lies in a room: groups with gaps between them, in as few rows as go. Tiles lie side by side, as large as
 * may be; cards, of one size, one over the other, as far apart as may be.
 */
import { gapAt, type Box } from "./geometry";
import type { Joins } from "./rackGroups";

/** Where a piece lies: columns, of which two go from a piece to the next, and rows, from 0. */
export interface RackCell {
  readonly column: number;
  readonly row: number;
}

export interface RackPlan {
  readonly width: number;
  /** How far it is from a piece to the next. */
  readonly pitch: number;
  /** Columns in use, and those kept free at the end. */
  readonly columns: number;
  readonly rows: number;
  /** The place of each piece, group after group. */
  readonly cells: readonly RackCell[];
  /** More pieces than fit: the rack scrolls sideways. */
  readonly scrolls: boolean;
}

export interface RackBounds {
  readonly least: number;
  readonly most: number;
  readonly rows: number;
  readonly gap: number;
  /** Of cards the least that is seen of each beside the next one; none for tiles. */
  readonly strip?: number;
}

/** Columns that stay free after the last piece where that costs no row: a piece, or at least half of one. */
const SPARE = [2, 1, 0] as const;

/** Columns between two groups: half a tile, and a strip of a card beside the whole of the last one. */
const apart = ({ strip }: RackBounds): number => (strip === undefined ? 1 : 2);

/** The pieces of groups one after another, in rows of so many columns; `whole` groups are not parted. */
function flow(groups: readonly number[], columns: number, whole: boolean, between: number): RackCell[] {
  const cells: RackCell[] = [];
  let column = 0;
  let row = 0;
  for (const length of groups) {
    if (column > 0) column += between;
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

type Size = Pick<RackPlan, "width" | "pitch">;

/** From the largest to the smallest. */
function sizes({ least, most, gap, strip }: RackBounds): Size[] {
  const steps = Math.max(0, strip === undefined ? most - least : most + gap - strip);
  return Array.from({ length: steps + 1 }, (_, by) =>
    strip === undefined ? { width: most - by, pitch: most - by + gap } : { width: most, pitch: most + gap - by },
  );
}

export function rackPlan(room: number, groups: readonly number[], bounds: RackBounds): RackPlan {
  const planned = (
    { width, pitch }: Size,
    cells: readonly RackCell[],
    scrolls: boolean,
    columns = breadth(cells),
  ): RackPlan => ({
    width,
    pitch,
    columns,
    rows: rowsOf(cells),
    cells,
    scrolls,
  });
  for (let rows = 1; rows <= bounds.rows; rows++) {
    // Free room at the end is where a new group begins; it is worth no further row.
    for (const [whole, spare] of SPARE.flatMap((spare) => [[true, spare] as const, [false, spare] as const])) {
      for (const size of sizes(bounds)) {
        const columns = Math.floor((2 * (room + size.pitch - size.width)) / size.pitch);
        const cells = flow(groups, columns, whole, apart(bounds));
        const used = breadth(cells);
        const ends = Math.max(used, (cells.at(-1)?.column ?? 0) + 2 + spare);
        if (rowsOf(cells) > rows || ends > columns) continue;
        // What little is free lies at the end, and not by halves on both sides.
        return planned(size, cells, false, columns - used < 2 * SPARE[0] ? ends : used);
      }
    }
  }
  const smallest = sizes(bounds).at(-1)!;
  const count = groups.reduce((sum, length) => sum + length, 0);
  for (let columns = 2 * Math.ceil(count / bounds.rows); ; columns++) {
    const cells = flow(groups, columns, false, apart(bounds));
    if (rowsOf(cells) <= bounds.rows) return planned(smallest, cells, true);
  }
}

/** The first of several ways to lay a rack in which every piece is in sight; where there is none it scrolls in the last one. */
function firstFit(room: number, groups: readonly number[], ways: readonly RackBounds[]): readonly [RackPlan, number] {
  for (const [at, way] of ways.entries()) {
    const plan = rackPlan(room, groups, way);
    if (!plan.scrolls || at === ways.length - 1) return [plan, at];
  }
  throw new RangeError("no way to lay a rack");
}

/** The plan of a rack in a turn that began with the groups `before`: what stays keeps its size when tiles are laid. */
export function planInTurn(
  room: number,
  before: readonly number[],
  groups: readonly number[],
  ways: readonly RackBounds[],
): RackPlan {
  const [{ width }, at] = firstFit(room, before, ways);
  const [plan] = firstFit(room, groups, [{ ...ways[at]!, least: width, most: width }, ...ways.slice(at + 1)]);
  return plan;
}

/** A window in which a rack lies. */
export interface RackWindow {
  readonly width: number;
  readonly height: number;
  /** Too low for more than what one plays with, as a phone on its side. */
  readonly flat: boolean;
  readonly phone: boolean;
  readonly tiles: boolean;
  /** How many sets lie on the table, which need room too. */
  readonly sets: number;
}

/** What a finger hits for sure, and what it still hits where more tiles than usual are held. */
const TOUCH = 44;
const SMALLER = 38;
/** So few sets need little of the felt of a low phone. */
const FEW_SETS = 6;

/**
 * The ways to lay a rack in a window, the best first: in few rows of pieces that a finger hits, in more rows or smaller
 * where there are many, and at last scrolling.
 */
export function rackWays({ width, height, flat, phone, tiles, sets }: RackWindow): readonly RackBounds[] {
  // What is seen of a card beside the next one is as wide as a finger needs.
  const cards = tiles ? {} : { strip: phone || flat ? 32 : 36 };
  const way = (rows: number, least: number, most: number): RackBounds => ({
    ...cards,
    rows,
    least,
    most,
    // The narrowest phones have room for seven tiles if these are close together.
    gap: width < 332 ? 1 : 3,
  });
  if (flat) return [way(2, TOUCH, 46), way(2, SMALLER, TOUCH), way(3, SMALLER, TOUCH), way(2, TOUCH, 46)];
  if (!phone) return [way(3, TOUCH, tiles ? 58 : 64)];
  // Seven in a row, so that tiles keep their size as the rack grows and shrinks.
  const most = Math.max(TOUCH, Math.min(48, Math.floor((width - 30) / 7)));
  if (height >= 700) return [way(3, TOUCH, most), way(4, TOUCH, most), way(4, SMALLER, TOUCH), way(3, TOUCH, most)];
  // Low phones keep room for the table.
  const fourth = sets <= FEW_SETS ? [way(4, TOUCH, most)] : [];
  return [way(3, TOUCH, most), ...fourth, way(3, SMALLER, TOUCH), way(2, TOUCH, most)];
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
