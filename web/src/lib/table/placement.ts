/**
 * Where the sets of a table that is rearranged lie: areas of a grid that never overlap. Of its columns two go from a
 * piece of a set to the next; its rows are as high as a piece.
 *
 * A set stays where its home is. One that has grown or has no home takes the nearest room, or the first in reading
 * order, and begins a row only where no gap holds it; nothing else moves for it. A grid has a number of columns and as
 * many rows as it takes.
 */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Area extends Cell {
  readonly columns: number;
  readonly rows: number;
}

/** Where a set was put, and how many pieces it had then. */
export interface Home extends Cell {
  readonly length: number;
  /** A person put it there. */
  readonly own?: boolean;
}

export type Homes = ReadonlyMap<number, Home>;

/** A set as the grid sees it. */
export interface GridSet {
  readonly id: number;
  readonly length: number;
}

export type Layout = ReadonlyMap<number, Area>;

type Size = Pick<Area, "columns" | "rows">;

/** Rows count for more than columns: a piece is about three columns high. */
const ROW_COST = 3;

/** The columns between two sets whose pieces lie side by side, half a piece. */
const BETWEEN = 1;

/**
 * The cells that a set takes: two columns for a piece, and so many `more` for the air between sets and for what the last
 * piece shows of itself; a set too long for a row lies in several.
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

/** The free area of a size that is nearest to `wish`, in one of the first `rows`; of equally near ones the upper and left one. */
export function nearestRoom(
  taken: readonly Area[],
  size: Size,
  columns: number,
  wish: Cell,
  // Below everything there is room.
  rows = Math.max(depth(taken), wish.row) + size.rows,
): Area | null {
  const last = Math.max(0, columns - size.columns);
  let best: Area | null = null;
  let least = Infinity;
  for (let row = 0; row + size.rows <= rows; row++) {
    // At the wish, or beside what lies there.
    const beside = taken.flatMap((area) => [area.column - size.columns, area.column + area.columns]);
    for (const at of [wish.column, ...beside.sort((a, b) => a - b)]) {
      const area = { column: Math.min(Math.max(0, at), last), row, ...size };
      const cost = Math.abs(row - wish.row) * ROW_COST + Math.abs(area.column - wish.column);
      if (cost < least && free(area, taken)) [best, least] = [area, cost];
    }
  }
  return best;
}

/** The nearest gap among what lies there; where there is none the nearest room at all. */
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

/** Sets side by side in their order, row by row. */
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

/** Sets in their order, each in the first gap that holds it, around those that lie already. */
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

/** Does every set that has a home lie inside so many columns, as far as it had grown when it was put there? */
export function homesFit(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): boolean {
  return sets.every(({ id }) => {
    const home = homes.get(id);
    return home === undefined || home.column + extent(home.length, columns, more).columns <= columns;
  });
}

/** Sets at their homes, which the columns hold: who has not grown stays, who has makes room for the others. */
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
 * Where every set lies: at its home where it can, the others near theirs, those without one in the first room.
 * Where the grid is too narrow for the homes all sets flow in their reading order.
 */
export function settled(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): Layout {
  if (!sets.some(({ id }) => homes.has(id))) return packed(sets, columns, more);
  if (homesFit(sets, homes, columns, more)) return filled(sets, columns, more, atHome(sets, homes, columns, more));
  const housed = sets.filter(({ id }) => homes.has(id));
  return filled(sets, columns, more, packed(inReadingOrder(housed, homes), columns, more));
}

/** Sets laid anew, as they would be read, around those that a person has put somewhere; null where these find no room. */
export function anew(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): Layout | null {
  const own: Homes = new Map([...homes].filter(([, { own }]) => own));
  if (!homesFit(sets, own, columns, more)) return null;
  return filled(inReadingOrder(sets, homes), columns, more, atHome(sets, own, columns, more));
}

/** The homes of sets that lie so; what a person put there in `homes` is still so. */
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
