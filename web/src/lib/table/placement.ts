/**
 * The places of the sets on a table that is rearranged: areas of a grid that never overlap. A piece is two columns wide
 * and one row high. The number of columns is fixed; there are as many rows as the sets need.
 *
 * A set stays at its home. If it has grown, it takes the nearest room; if it has no home, it takes the first room in
 * reading order. It begins a new row only if it fits into no gap, and no other set moves for it.
 */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Area extends Cell {
  readonly columns: number;
  readonly rows: number;
}

/** The place where a set was put, and the number of pieces it had then. */
export interface Home extends Cell {
  readonly length: number;
  /** A person put it there. */
  readonly own?: boolean;
}

export type Homes = ReadonlyMap<number, Home>;

/** A set, as the grid knows it. */
export interface GridSet {
  readonly id: number;
  readonly length: number;
}

export type Layout = ReadonlyMap<number, Area>;

type Size = Pick<Area, "columns" | "rows">;

/** A row costs as much as three columns, because a piece is about three columns high. */
const ROW_COST = 3;

/** The columns between two sets: half a piece. */
const BETWEEN = 1;

/**
 * The cells that a set takes: two columns for each piece, and `more` columns for the gap to the next set and for the
 * whole last card. A set that is too long for a row takes several rows.
 */
export function extent(length: number, columns: number, more = BETWEEN): Size {
  const needed = 2 * Math.max(1, length) + more;
  if (needed <= columns) return { columns: needed, rows: 1 };
  const inRow = Math.max(1, Math.floor((columns - more) / 2));
  return { columns: 2 * inRow + more, rows: Math.ceil(length / inRow) };
}

export function overlaps(a: Area, b: Area): boolean {
  return (
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns &&
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows
  );
}

const free = (area: Area, taken: readonly Area[]): boolean => !taken.some((each) => overlaps(area, each));

/** The number of rows in use. */
export function depth(areas: Iterable<Area>): number {
  return Math.max(0, ...[...areas].map((area) => area.row + area.rows));
}

/** The number of columns in use. */
export function breadth(areas: Iterable<Area>): number {
  return Math.max(0, ...[...areas].map((area) => area.column + area.columns));
}

/** The free area of a size nearest to `wish` in the first `rows`; if several are equally near, the upper left one. */
export function nearestRoom(
  taken: readonly Area[],
  size: Size,
  columns: number,
  wish: Cell,
  // There is always room below everything.
  rows = Math.max(depth(taken), wish.row) + size.rows,
): Area | null {
  const last = Math.max(0, columns - size.columns);
  let best: Area | null = null;
  let least = Infinity;
  // Try the wish, and the places beside other sets.
  const beside = taken.flatMap((area) => [area.column - size.columns, area.column + area.columns]);
  const columnsToTry = new Set([wish.column, ...beside.sort((a, b) => a - b)]);
  for (let row = 0; row + size.rows <= rows; row++) {
    if (Math.abs(row - wish.row) * ROW_COST >= least) continue;
    for (const at of columnsToTry) {
      const area = { column: Math.min(Math.max(0, at), last), row, ...size };
      const cost = Math.abs(row - wish.row) * ROW_COST + Math.abs(area.column - wish.column);
      if (cost < least && free(area, taken)) [best, least] = [area, cost];
    }
  }
  return best;
}

/** The nearest gap between other sets, or, if there is none, the nearest free area. */
const nearestGap = (taken: readonly Area[], size: Size, columns: number, wish: Cell): Area =>
  nearestRoom(taken, size, columns, wish, depth(taken)) ?? nearestRoom(taken, size, columns, wish)!;

/** The first free area of a size in reading order. */
export function firstRoom(taken: readonly Area[], size: Size, columns: number): Area {
  for (let row = 0; ; row++) {
    for (let column = 0; column <= Math.max(0, columns - size.columns);) {
      const area = { column, row, ...size };
      const inTheWay = taken.find((each) => overlaps(area, each));
      if (inTheWay === undefined) return area;
      column = inTheWay.column + inTheWay.columns;
    }
  }
}

/** Places sets side by side in their order, row by row. */
export function packed(sets: readonly GridSet[], columns: number, more = BETWEEN): Layout {
  const layout = new Map<number, Area>();
  let column = 0;
  let row = 0;
  let height = 0;
  for (const { id, length } of sets) {
    const size = extent(length, columns, more);
    if (column > 0 && column + size.columns > columns) {
      row += height;
      column = height = 0;
    }
    layout.set(id, { column, row, ...size });
    column += size.columns;
    height = Math.max(height, size.rows);
  }
  return layout;
}

/** Places each set in its order into the first gap that holds it, around the sets that already lie there. */
export function filled(sets: readonly GridSet[], columns: number, more = BETWEEN, lying: Layout = new Map()): Layout {
  const layout = new Map(lying);
  for (const { id, length } of sets)
    if (!layout.has(id)) layout.set(id, firstRoom([...layout.values()], extent(length, columns, more), columns));
  return layout;
}

const readingOrder = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;

/** The sets from the upper left to the lower right. */
export function inReadingOrder<T extends { readonly id: number }>(
  sets: readonly T[],
  layout: ReadonlyMap<number, Cell>,
): T[] {
  const nowhere = { column: 0, row: Infinity };
  return [...sets].sort((a, b) => readingOrder(layout.get(a.id) ?? nowhere, layout.get(b.id) ?? nowhere));
}

/** Whether every set fits into so many columns at its home, with the length it had when it was put there. */
export function homesFit(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): boolean {
  return sets.every(({ id }) => {
    const home = homes.get(id);
    return home === undefined || home.column + extent(home.length, columns, more).columns <= columns;
  });
}

/** Places sets at their homes, which must fit into the columns. A set that has grown gives way to the others. */
export function atHome(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): Layout {
  const layout = new Map<number, Area>();
  const housed = sets.flatMap((set) => {
    const home = homes.get(set.id);
    return home === undefined ? [] : [{ ...set, home }];
  });
  housed.sort((a, b) => readingOrder(a.home, b.home));
  const [quiet, grown] = [true, false].map((still) =>
    housed.filter(({ length, home }) => length <= home.length === still),
  );
  for (const { id, length, home } of [...quiet!, ...grown!]) {
    const taken = [...layout.values()];
    const size = extent(length, columns, more);
    const there = { column: home.column, row: home.row, ...size };
    const stays = home.column + size.columns <= columns && free(there, taken);
    layout.set(id, stays ? there : nearestGap(taken, size, columns, home));
  }
  return layout;
}

/**
 * Places every set at its home or near it, and sets without a home in the first free room. If the grid is too narrow
 * for the homes, it places all sets in reading order.
 */
export function settled(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): Layout {
  if (!sets.some(({ id }) => homes.has(id))) return packed(sets, columns, more);
  if (homesFit(sets, homes, columns, more)) return filled(sets, columns, more, atHome(sets, homes, columns, more));
  const housed = sets.filter(({ id }) => homes.has(id));
  return filled(sets, columns, more, packed(inReadingOrder(housed, homes), columns, more));
}

/** Places sets anew in reading order, around those that a person has placed; null if these do not fit. */
export function anew(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): Layout | null {
  const own: Homes = new Map([...homes].filter(([, { own }]) => own));
  if (!homesFit(sets, own, columns, more)) return null;
  return filled(inReadingOrder(sets, homes), columns, more, atHome(sets, own, columns, more));
}

/** The homes of the sets in a layout; a set that a person placed in `homes` still counts as placed by a person. */
export function homesAt(sets: readonly GridSet[], layout: Layout, homes: Homes = new Map()): Homes {
  return new Map(
    sets.flatMap(({ id, length }) => {
      const area = layout.get(id);
      if (area === undefined) return [];
      const { column, row } = area;
      const was = homes.get(id);
      const own = was?.own === true && was.column === column && was.row === row;
      return [[id, { column, row, length, ...(own ? { own } : {}) }] as const];
    }),
  );
}
