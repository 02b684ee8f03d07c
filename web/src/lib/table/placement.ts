/**
 * Where the sets of a table that is rearranged lie: areas of a grid that never overlap. Of its columns two go from a
 * piece of a set to the next; its rows are as high as a piece.
 *
 * A set stays where its home is. One that has grown or has no home takes the nearest room, or the first in reading
 * order; nothing else moves for it. A grid has a number of columns and as many rows as it takes.
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
}

export type Homes = ReadonlyMap<number, Home>;

/** A set as the grid sees it. */
export interface GridSet {
  readonly id: number;
  readonly length: number;
}

export type Layout = ReadonlyMap<number, Area>;

/** Rows count for more than columns: a piece is about three columns high. */
const ROW_COST = 3;

/** The columns between two sets whose pieces lie side by side, half a piece. */
const BETWEEN = 1;

/**
 * The cells that a set takes: two columns for a piece, and so many `more` for the air between sets and for what the last
 * piece shows of itself; a set too long for a row lies in several.
 */
export function extent(length: number, columns: number, more = BETWEEN): Pick<Area, "columns" | "rows"> {
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

/** The free area of a size that is nearest to `wish`; of equally near ones the upper and left one. */
export function nearestRoom(
  taken: readonly Area[],
  size: Pick<Area, "columns" | "rows">,
  columns: number,
  wish: Cell,
): Area {
  const last = Math.max(0, columns - size.columns);
  const column = Math.min(Math.max(0, wish.column), last);
  const row = Math.max(0, wish.row);
  let best: Area | null = null;
  let least = Infinity;
  // Below everything there is room.
  for (let down = 0; down <= Math.max(depth(taken), row); down++) {
    const across = Math.abs(down - row) * ROW_COST;
    if (across >= least) continue;
    for (let at = 0; at <= last; at++) {
      const cost = across + Math.abs(at - column);
      if (cost >= least) continue;
      const area = { column: at, row: down, ...size };
      if (!free(area, taken)) continue;
      best = area;
      least = cost;
    }
  }
  return best!;
}

/** The first free area of a size in reading order. */
export function firstRoom(taken: readonly Area[], size: Pick<Area, "columns" | "rows">, columns: number): Area {
  for (let row = 0; ; row++) {
    for (let column = 0; column <= Math.max(0, columns - size.columns); column++) {
      const area = { column, row, ...size };
      if (free(area, taken)) return area;
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

const readingOrder = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;

/** The sets from the upper left to the lower right. */
export function inReadingOrder<T extends { readonly id: number }>(sets: readonly T[], layout: Layout): T[] {
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

/**
 * Where every set lies: at its home where it can, the others near theirs, those without one in the first room.
 * Where the grid is too narrow for the homes all sets flow in their reading order.
 */
export function settled(sets: readonly GridSet[], homes: Homes, columns: number, more = BETWEEN): Layout {
  const housed = sets.filter(({ id }) => homes.has(id));
  const newcomers = sets.filter(({ id }) => !homes.has(id));
  if (housed.length === 0) return packed(newcomers, columns, more);
  const home = (set: GridSet): Home => homes.get(set.id)!;
  housed.sort((a, b) => readingOrder(home(a), home(b)));
  const layout = new Map(homesFit(housed, homes, columns, more) ? [] : packed(housed, columns, more));
  if (layout.size === 0) {
    // Who has not grown stays; who has makes room for the others.
    const [quiet, grown] = [true, false].map((still) =>
      housed.filter((set) => set.length <= home(set).length === still),
    );
    for (const set of [...quiet!, ...grown!]) {
      const size = extent(set.length, columns, more);
      layout.set(set.id, nearestRoom([...layout.values()], size, columns, home(set)));
    }
  }
  for (const set of newcomers) {
    layout.set(set.id, firstRoom([...layout.values()], extent(set.length, columns, more), columns));
  }
  return layout;
}

/** The homes of sets that lie so. */
export function homesAt(sets: readonly GridSet[], layout: Layout): Homes {
  return new Map(
    sets.flatMap(({ id, length }) => {
      const area = layout.get(id);
      return area === undefined ? [] : [[id, { column: area.column, row: area.row, length }] as const];
    }),
  );
}
