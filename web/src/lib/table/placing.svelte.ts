/**
 * The sets of a table that is rearranged, as this page lays them out: the places that people give them, and how near one looks.
 *
 * Nobody else sees where a set lies here, and no rule asks. What a turn changes is the draft's business.
 */
import { pieceScale, settings } from "$lib/settings.svelte";
import type { PlacedSet } from "./board";
import { tidied } from "./layout";
import type { Pieces } from "./pieces.svelte";
import {
  extent,
  homesAt,
  inReadingOrder,
  nearestRoom,
  type Area,
  type Cell,
  type Home,
  type Homes,
  type GridSet,
} from "./placement";
import type { Table } from "./table.svelte";
import {
  BESIDE,
  boxOf,
  cellAt,
  OVERLAPPING,
  rowHeight,
  tableView,
  zoomed,
  type Box,
  type Room,
  type TableView,
  type Zoom,
} from "./tableView";

/** What is kept of it when the page is left. */
export interface KeptPlaces {
  readonly homes: readonly (readonly [number, Home])[];
  readonly width: number;
  readonly zoom: Zoom;
}

/** What it needs to know of the table. */
export interface Placed {
  /** The sets, and how many steps the draft has come. */
  readonly pieces: Pick<Pieces, "sets" | "step">;
  /** Tiles lie side by side, cards one over the other. */
  readonly table: Pick<Table, "tiles">;
}

const NOWHERE: Homes = new Map();
const MOST_STEPS = 30;
/** A step of an earlier turn. */
const BEFORE = -1;
/** A page that has become so much narrower lays the sets elsewhere only for so long. */
const NARROWER = 0.9;
/** Frame and padding of a set before its first piece, in px. */
export const SET_INSET = 6;

export class Placing {
  /** Homes of sets by their ids, and the width of the table for which they were chosen. */
  #homes = $state.raw<Homes>(NOWHERE);
  #width = $state(0);
  #past = $state.raw<readonly { readonly homes: Homes; readonly step: number | null; readonly ordered: boolean }[]>([]);
  readonly #at: Placed;

  /** The room that the table has; null until it has been measured. */
  room = $state.raw<Room | null>(null);
  zoom = $state.raw<Zoom>("readable");
  /** The sets lie in this element, which is as large as all of them. */
  plane: HTMLElement | null = null;
  /** The set that was put down last: the table scrolls to it. */
  put = $state.raw<{ readonly set: number } | null>(null);

  constructor(at: Placed) {
    this.#at = at;
  }

  readonly #laid = $derived.by((): readonly GridSet[] => this.#at.pieces.sets.map(laid));
  readonly #room = $derived(this.room ?? { width: 800, height: 400 });
  readonly #bounds = $derived.by(() => {
    const { width, height } = this.#room;
    // On the narrowest phones three sets of three tiles still lie side by side.
    const [least, most] =
      width < 360 ? [30, 38] : width < 600 ? [32, 40] : width < 900 || height < 400 ? [36, 50] : [36, 56];
    // Cards one over the other may be larger: on a phone three melds of three lie side by side, and four of a full table.
    const [up, higher] = this.#at.table.tiles ? [0, 0] : [2, 6];
    return { least: least + up, most: Math.round((most + higher) * pieceScale()) };
  });
  readonly #lie = $derived.by(() => (this.#at.table.tiles ? BESIDE : OVERLAPPING));

  /** The table as it is seen. */
  readonly view = $derived.by((): TableView =>
    tableView(this.#laid, this.#homes, this.#room, this.#bounds, this.zoom, this.#lie),
  );

  /** Where an area lies in the plane, in px. */
  boxOf(area: Area): Box {
    return boxOf(area, this.view.piece, this.#lie);
  }

  /** The sets from the upper left to the lower right. */
  readonly sets = $derived.by((): readonly PlacedSet[] => inReadingOrder(this.#at.pieces.sets, this.view.layout));

  /** Do the sets lie elsewhere than at home, because they find no room there? */
  readonly #reflowed = $derived.by(() => {
    const { layout } = this.view;
    return this.#laid.some(({ id, length }) => {
      const home = this.#homes.get(id);
      const area = layout.get(id);
      return home !== undefined && home.length === length && (home.column !== area?.column || home.row !== area.row);
    });
  });

  /** They come home when one looks closer, or when the page is as wide again as it was. */
  readonly #passing = $derived.by(
    () => this.#reflowed && (this.zoom === "all" || this.#room.width < this.#width * NARROWER),
  );

  // --- where sets lie

  /** Everything stays where it lies now: a turn begins. */
  keep(): void {
    if (this.room === null || this.#passing) return;
    this.#homes = homesAt(this.#laid, this.view.layout, this.#homes);
  }

  /** A turn begins, or is found `again` after a reload: a table that is kept in order is ordered. */
  begin(again: boolean): void {
    if (again) return;
    // An order can be taken back later too; single moves belong to the turn.
    this.#past = this.ordered ? this.#past.slice(-1).map((last) => ({ ...last, step: BEFORE })) : [];
    if (settings.orderTable) {
      this.#past = [];
      this.#homes = NOWHERE;
    }
  }

  /** Sets that came to the table stay where they found room. */
  house(): void {
    if (this.room === null) return;
    const newcomers = this.#laid.filter(({ id }) => !this.#homes.has(id));
    if (newcomers.length === 0) return;
    if (newcomers.length === this.#laid.length) this.#width = this.#room.width;
    // What made room for them stays there, too.
    const moved = this.#passing ? newcomers : this.#laid;
    this.#homes = new Map([...this.#homes, ...homesAt(moved, this.view.layout, this.#homes)]);
  }

  /** Where a set of so many pieces would lie if it were let go at a cell; `moving` is the set that leaves its place. */
  landing(length: number, cell: Cell, moving: number | null = null): Area {
    const { layout, columns, rows } = this.view;
    const taken = [...layout].flatMap(([id, area]) => (id === moving ? [] : [area]));
    const size = extent(length, columns, this.#lie.more);
    // In sight, if there is room.
    return nearestRoom(taken, size, columns, cell, rows) ?? nearestRoom(taken, size, columns, cell)!;
  }

  /** A set that has just come to the table lies at an area that was free, or where it found room. */
  lay(set: number, length: number, area: Cell | null): void {
    if (area !== null) this.#settle(set, { column: area.column, row: area.row, length, own: true });
    else this.put = { set };
  }

  /** Move a whole set; undo takes it back. */
  move(set: PlacedSet, cell: Cell): boolean {
    const { column, row } = this.landing(set.pieces.length, cell, set.id);
    const now = this.view.layout.get(set.id);
    if (now === undefined || (now.column === column && now.row === row)) return false;
    this.#remember(false);
    this.#settle(set.id, { column, row, length: set.pieces.length, own: true });
    return true;
  }

  /** One step with the keys: a piece to the side, or a row up or down. */
  step(set: PlacedSet, across: number, down: number): boolean {
    const now = this.view.layout.get(set.id);
    if (now === undefined) return false;
    return this.move(set, { column: Math.max(0, now.column + 2 * across), row: Math.max(0, now.row + down) });
  }

  #settle(set: number, home: Home): void {
    const base = this.#reflowed ? homesAt(this.#laid, this.view.layout, this.#homes) : this.#homes;
    this.#homes = new Map([...base, [set, home]]);
    this.#width = this.#room.width;
    this.put = { set };
  }

  #remember(ordered: boolean): void {
    const homes = this.#reflowed ? homesAt(this.#laid, this.view.layout, this.#homes) : this.#homes;
    this.#past = [...this.#past, { homes, step: this.#at.pieces.step, ordered }].slice(-MOST_STEPS);
  }

  // --- the table in order

  /** Lay all sets side by side: runs by colour, then groups. */
  order(): void {
    this.#remember(true);
    const sets = tidied(this.#at.pieces.sets).map(laid);
    const seen = tableView(sets, NOWHERE, this.#room, this.#bounds, this.zoom, this.#lie);
    this.#homes = homesAt(sets, seen.layout);
    this.#width = this.#room.width;
  }

  /** The last thing that was done was to order the table. */
  readonly ordered = $derived(this.#past.at(-1)?.ordered ?? false);
  /** Sets were moved since the last step of the draft. */
  readonly canTakeBack = $derived.by(() => {
    const last = this.#past.at(-1);
    return last !== undefined && last.step === this.#at.pieces.step;
  });

  /** The sets as they lay before they were moved or ordered last. */
  takeBack(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#homes = new Map([...this.#homes, ...last.homes]);
    this.#past = this.#past.slice(0, -1);
  }

  // --- on the page

  /** The cell at which a piece would lie whose upper left corner is at a point of the window. */
  cellAt(x: number, y: number): Cell {
    const box = this.plane?.getBoundingClientRect();
    return cellAt(x - (box?.left ?? 0) - SET_INSET, y - (box?.top ?? 0) - SET_INSET, this.view.piece, this.#lie);
  }

  /** The set beside which a piece lies whose corner is at a point of the window, and the end of it. */
  beside(x: number, y: number): { readonly set: PlacedSet; readonly at: number } | null {
    const box = this.plane?.getBoundingClientRect();
    if (box === undefined) return null;
    const { piece, layout } = this.view;
    const left = x - box.left;
    for (const set of this.#at.pieces.sets) {
      const area = layout.get(set.id);
      if (area === undefined || Math.abs(y - box.top - SET_INSET - area.row * rowHeight(piece)) > piece * 0.6) continue;
      const begins = this.boxOf(area).left + SET_INSET;
      const pitch = this.#lie.pitch(piece);
      const ends = begins + (set.pieces.length - 1) * pitch + Math.max(pitch, piece);
      if (left > ends - piece * 0.6 && left < ends + piece * 0.35) return { set, at: set.pieces.length };
      if (left + piece < begins + piece * 0.6 && left + piece > begins - piece * 0.35) return { set, at: 0 };
    }
    return null;
  }

  /** One step closer or farther away. */
  zoomBy(closer: boolean): void {
    this.zoom = zoomed(this.view.piece, closer);
  }

  /** All sets at once, and from there back to pieces that can be read. */
  fit(): void {
    this.zoom = this.zoom === "readable" && !this.view.fits ? "all" : "readable";
  }

  // --- leaving and coming back

  kept(): KeptPlaces {
    return { homes: [...this.#homes], width: this.#width, zoom: this.zoom };
  }

  recall(kept: KeptPlaces): void {
    this.#homes = new Map(kept.homes);
    this.#width = kept.width;
    this.zoom = kept.zoom;
  }
}

const laid = (set: PlacedSet): GridSet => ({ id: set.id, length: set.pieces.length });
