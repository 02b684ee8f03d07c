/** How large the pieces of a table are drawn, and the grid of places that follows from it. */
import {
  anew,
  depth,
  breadth,
  filled,
  homesFit,
  inReadingOrder,
  settled,
  type Area,
  type Cell,
  type Homes,
  type GridSet,
  type Layout,
} from "./placement";

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Pieces that can be read, all sets at once, or pieces of a width in px. */
export type Zoom = "readable" | "all" | number;

export interface TableView {
  /** The width of a piece, in px. */
  readonly piece: number;
  readonly columns: number;
  /** Rows in use, or as many as are in sight. */
  readonly rows: number;
  readonly layout: Layout;
  /** All sets are in sight at once. */
  readonly fits: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = 16;
export const LARGEST = 72;
const STEP = 1.2;

/** How the pieces of a set lie. */
export interface Lie {
  /** How far it is from a piece of a set to the next, in px, for pieces of a width. */
  readonly pitch: (piece: number) => number;
  /** The columns of a set besides two for each piece. */
  readonly more: number;
}

/** Tiles side by side. */
export const BESIDE: Lie = { pitch: (piece) => piece + 2, more: 1 };
/** Cards one over the other, so that rank and suit of each are seen; the last one shows all of itself. */
export const OVERLAPPING: Lie = { pitch: (piece) => piece * 0.6, more: 3 };

/** Around a set: its frame, its padding, its handle, and air. */
const RATIO = 1.4;
const rowEdge = (piece: number): number => Math.min(24, 6 + piece / 2);

export const columnWidth = (piece: number, lie: Lie): number => lie.pitch(piece) / 2;
export const rowHeight = (piece: number): number => Math.round(piece * RATIO + rowEdge(piece));

const columnsIn = (room: Room, piece: number, lie: Lie): number =>
  Math.max(2 + lie.more, Math.floor(room.width / columnWidth(piece, lie)));
const rowsIn = (room: Room, piece: number): number => Math.max(1, Math.floor(room.height / rowHeight(piece)));

/** So much larger pieces are worth that sets lie anew, and so much larger ones that those do that a person has put there. */
const NOTABLY = 6;
const WORTH_MY_ORDER = 4 / 3;

/** The largest pieces with which every set lies in the room, at its home if it can; the least, where the table has to scroll. */
function readable(sets: readonly GridSet[], homes: Homes, room: Room, { least, most }: Bounds, lie: Lie): TableView {
  const { more } = lie;
  /** The largest pieces from a size upwards with which a way to lay the sets needs no more rows than there are. */
  const from = (smallest: number, way: (columns: number) => Layout | null): TableView | null => {
    for (let size = Math.max(least, most); size >= smallest; size -= 2) {
      const piece = size - least === 1 ? least : size;
      const columns = columnsIn(room, piece, lie);
      const rows = rowsIn(room, piece);
      const layout = way(columns);
      if (layout !== null && depth(layout.values()) <= rows) return { piece, columns, rows, layout, fits: true };
    }
    return null;
  };
  const kept = from(least, (columns) =>
    homesFit(sets, homes, columns, more) ? settled(sets, homes, columns, more) : null,
  );
  const tidied =
    from(kept === null ? least : kept.piece + NOTABLY, (columns) => anew(sets, homes, columns, more)) ?? kept;
  const inOrder = inReadingOrder(sets, homes);
  const found =
    from(tidied === null ? least : tidied.piece * WORTH_MY_ORDER, (columns) => filled(inOrder, columns, more)) ??
    tidied;
  if (found !== null) return found;
  const columns = columnsIn(room, least, lie);
  const layout = settled(sets, homes, columns, more);
  return { piece: least, columns, rows: depth(layout.values()), layout, fits: false };
}

/** The table as it is seen in a room at a zoom. */
export function tableView(
  sets: readonly GridSet[],
  homes: Homes,
  room: Room,
  bounds: Bounds,
  zoom: Zoom,
  lie: Lie = BESIDE,
): TableView {
  if (zoom === "all") return readable(sets, homes, room, { least: SMALLEST, most: bounds.most }, lie);
  const usual = readable(sets, homes, room, bounds, lie);
  if (zoom === "readable") return usual;
  // Closer, the same grid is larger than the room; from farther away it has more columns, which a full table uses.
  const columns = Math.max(usual.columns, columnsIn(room, zoom, lie));
  const layout = usual.fits || columns === usual.columns ? usual.layout : settled(sets, homes, columns, lie.more);
  const rows = rowsIn(room, zoom);
  const used = depth(layout.values());
  const fits = used <= rows && breadth(layout.values()) * columnWidth(zoom, lie) <= room.width;
  return { piece: zoom, columns, rows: Math.max(used, rows), layout, fits };
}

/** One step closer or farther away. */
export function zoomed(piece: number, closer: boolean): number {
  const next = closer ? piece * STEP : piece / STEP;
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, next)));
}

/** Where an area lies in the plane, in px. */
export function boxOf(area: Area, piece: number, lie: Lie = BESIDE): Box {
  return {
    left: area.column * columnWidth(piece, lie),
    top: area.row * rowHeight(piece),
    width: area.columns * columnWidth(piece, lie),
    height: area.rows * rowHeight(piece),
  };
}

/** The cell whose corner is nearest to a point of the plane. */
export function cellAt(x: number, y: number, piece: number, lie: Lie = BESIDE): Cell {
  return {
    column: Math.max(0, Math.round(x / columnWidth(piece, lie))),
    row: Math.max(0, Math.round(y / rowHeight(piece))),
  };
}
