/**
 * Where the tiles of a hand stand on the ledges of a rack: every tile has a place, free places stay free, and tiles
 * that stand together are a group.
 *
 * Values only. Places are numbered from the left end of the upper ledge. A layout knows the places at which its tiles
 * were put. If they no longer fit the groups, as after a change on another page, as many as possible are kept.
 */
import { inOrder, type Layout, type Places } from "../groups";

/** The place of every tile, and the number of ledges. */
export interface Standing extends Places {
  readonly ledges: number;
}

/** Tiles side by side on one ledge: a group, or loose tiles. */
export interface Block {
  readonly ids: readonly number[];
  readonly ledge: number;
  readonly column: number;
}

const FEWEST = 8;
const MOST = 15;
/** A ledge has so many places that no tile is narrower than this. */
const LEAST = 42;
/** A rack has more ledges only if the hand does not fit on these. */
const LEDGES = 2;
const MOST_LEDGES = 9;

/** How many places a ledge has. */
export function columnsFor(width: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.floor((width - 6) / LEAST)));
}

/** The number of ledges on which these tiles leave some places free. */
function ledgesFor(tiles: number, columns: number): number {
  let ledges = LEDGES;
  while (ledges * columns - tiles < (ledges === LEDGES ? 3 : 2)) ledges += 1;
  return ledges;
}

/** Where the tiles of a layout stand on ledges with so many places. */
export function standing(layout: Layout, columns: number): Standing {
  const least = ledgesFor(inOrder(layout).length, columns);
  /** A group that is longer than a ledge takes two. */
  const short = { ...layout, groups: layout.groups.flatMap((ids) => parts(ids, columns)) };
  const known = layout.places && asPut(layout, layout.places, columns, least);
  if (known != null) return stood(known, columns, least);
  for (let ledges = least; ledges <= MOST_LEDGES; ledges++) {
    const blocks = inTurn(short, columns, ledges, false) ?? inTurn(short, columns, ledges, true);
    if (blocks !== null) return stood(blocks, columns, least);
  }
  return stood([{ ids: inOrder(layout), ledge: 0, column: 0 }], columns, least);
}

/**
 * The layout with a free place between these parts of its loose tiles. If the least number of ledges has no room for
 * that, the tiles stand without free places.
 */
export function spread(layout: Layout, looseParts: readonly (readonly number[])[], columns: number): Layout {
  const ledges = ledgesFor(inOrder(layout).length, columns);
  const groups = [...layout.groups, ...looseParts];
  const blocks = inTurn({ groups, loose: [] }, columns, ledges, false);
  const places = blocks === null ? undefined : { columns, at: stood(blocks, columns, ledges).at };
  return { groups: layout.groups, loose: looseParts.flat(), places };
}

/** The layout as it stands, with its loose tiles in the order of their places. */
export function settled({ groups, loose }: Layout, { columns, at }: Standing): Layout {
  const place = (id: number): number => at.get(id) ?? 0;
  return { groups, loose: [...loose].sort((a, b) => place(a) - place(b)), places: { columns, at } };
}

/** The tiles that stand side by side on a ledge, block by block. */
export function runs(tiles: readonly (readonly [id: number, place: number])[], columns: number): Block[] {
  const made: { ids: number[]; ledge: number; column: number }[] = [];
  let before = -2;
  for (const [id, place] of [...tiles].sort((a, b) => a[1] - b[1])) {
    if (place === before + 1 && place % columns !== 0) made.at(-1)!.ids.push(id);
    else made.push({ ids: [id], ledge: Math.floor(place / columns), column: place % columns });
    before = place;
  }
  return made;
}

/** The first room for so many tiles where they touch no others. */
export function roomFor(
  blocks: readonly Block[],
  length: number,
  columns: number,
  ledges: number,
): Pick<Block, "ledge" | "column"> | null {
  for (let ledge = 0; ledge < ledges; ledge++) {
    const row = blocks.filter((block) => block.ledge === ledge);
    for (let column = 0; column + length <= columns; column++) {
      if (row.every((block) => block.column > column + length || block.column + block.ids.length < column))
        return { ledge, column };
    }
  }
  return null;
}

function parts(ids: readonly number[], columns: number): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / columns) }, (_, n) => ids.slice(n * columns, (n + 1) * columns));
}

function stood(blocks: readonly Block[], columns: number, least: number): Standing {
  const at = new Map(
    blocks.flatMap(({ ids, ledge, column }) => ids.map((id, each) => [id, ledge * columns + column + each] as const)),
  );
  return { columns, at, ledges: Math.max(least, ledgesOf(at, columns)) };
}

const ledgesOf = (at: ReadonlyMap<number, number>, columns: number): number =>
  Math.max(0, ...[...at.values()].map((place) => Math.floor(place / columns) + 1));

/**
 * One group after another with a place between them, then the loose tiles; null if they do not fit on so many ledges.
 * `dense` takes the longest groups first and puts each wherever there is room.
 */
function inTurn({ groups, loose }: Layout, columns: number, ledges: number, dense: boolean): Block[] | null {
  const blocks: Block[] = [];
  const used: number[] = Array.from({ length: ledges }, () => 0);
  let first = 0;
  const begin = (ledge: number): number => (used[ledge] === 0 ? 0 : used[ledge]! + 1);
  const longest = (a: readonly number[], b: readonly number[]): number => b.length - a.length;
  for (const ids of dense ? [...groups].sort(longest) : groups) {
    let ledge = dense ? 0 : first;
    while (ledge < ledges && begin(ledge) + ids.length > columns) ledge += 1;
    if (ledge === ledges) return null;
    blocks.push({ ids, ledge, column: begin(ledge) });
    used[ledge] = begin(ledge) + ids.length;
    first = ledge;
  }
  let left = loose;
  for (let ledge = dense ? 0 : first; ledge < ledges; ledge++) {
    const ids = left.slice(0, Math.max(0, columns - begin(ledge)));
    if (ids.length > 0) blocks.push({ ids, ledge, column: begin(ledge) });
    left = left.slice(ids.length);
  }
  return left.length === 0 ? blocks : null;
}

/** The blocks of a layout at the places where its tiles were put; null if that is not possible. */
function asPut(layout: Layout, places: Places, columns: number, ledges: number): Block[] | null {
  if (places.columns === columns) return atPlaces(layout, places.at, columns, ledges);
  // On longer or shorter ledges, what stood together stays together, in the same order.
  const put = inOrder(layout).flatMap((id): [number, number][] => {
    const place = places.at.get(id);
    return place === undefined ? [] : [[id, place]];
  });
  const placed = new Set(put.map(([id]) => id));
  const groups = runs(put, places.columns).flatMap(({ ids }) => parts(ids, columns));
  return inTurn({ groups, loose: inOrder(layout).filter((id) => !placed.has(id)) }, columns, ledges, false);
}

function atPlaces(layout: Layout, at: ReadonlyMap<number, number>, columns: number, ledges: number): Block[] | null {
  const blocks: Block[] = [];
  const homeless: (readonly number[])[] = [];
  for (const ids of layout.groups) {
    const places = ids.flatMap((id) => at.get(id) ?? []);
    if (places.length === 0) homeless.push(ids);
    else {
      const first = Math.min(...places);
      const ledge = Math.floor(first / columns);
      if (places.some((place) => Math.floor(place / columns) !== ledge)) return null;
      blocks.push({ ids, ledge, column: first % columns });
    }
  }
  const taken = new Set(blocks.flatMap(({ ids, ledge, column }) => ids.map((_, n) => ledge * columns + column + n)));
  const rows = Math.max(ledges, ledgesOf(at, columns));
  const loose = loosePlaces(layout.loose, at, taken, rows * columns);
  if (loose === null) return null;
  const apart = spaced([...blocks, ...runs(loose, columns)], columns);
  if (apart === null) return null;
  for (const ids of homeless) {
    const found = roomFor(apart, ids.length, columns, rows);
    if (found === null) return null;
    apart.push({ ids, ...found });
  }
  return apart;
}

/**
 * The places of the loose tiles. A tile without a place, or whose place a group has taken, comes to the next free one
 * after the tile before it.
 */
function loosePlaces(
  loose: readonly number[],
  at: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  count: number,
): [id: number, place: number][] | null {
  const own = (id: number): number | undefined => {
    const place = at.get(id);
    return place === undefined || place >= count || taken.has(place) ? undefined : place;
  };
  const places = new Set(loose.flatMap((id) => own(id) ?? []));
  const all = Array.from({ length: count }, (_, place) => place);
  const free = (place: number): boolean => !places.has(place) && !taken.has(place);
  const clear = (place: number): boolean => free(place) && !taken.has(place - 1) && !taken.has(place + 1);
  const found: [number, number][] = [];
  let next = Math.max(-1, ...taken) + 1;
  for (const id of loose) {
    const right = all.slice(next);
    const place = own(id) ?? right.find(clear) ?? all.find(clear) ?? right.find(free) ?? all.find(free);
    if (place === undefined) return null;
    places.add(place);
    found.push([id, place]);
    next = place + 1;
  }
  return found;
}

/** The blocks, moved along their ledges until there is a free place between any two; null if a ledge is too short. */
function spaced(blocks: readonly Block[], columns: number): Block[] | null {
  const made: Block[] = [];
  for (const ledge of new Set(blocks.map((block) => block.ledge))) {
    const row = blocks.filter((block) => block.ledge === ledge).sort((a, b) => a.column - b.column);
    const columnsOf: number[] = [];
    let free = 0;
    for (const { ids, column } of row) {
      columnsOf.push(Math.max(free, column));
      free = columnsOf.at(-1)! + ids.length + 1;
    }
    let end = columns;
    for (let n = row.length - 1; n >= 0; n--) {
      columnsOf[n] = Math.min(columnsOf[n]!, end - row[n]!.ids.length);
      end = columnsOf[n]! - 1;
    }
    if (columnsOf.some((column) => column < 0)) return null;
    made.push(...row.map((block, n) => ({ ...block, column: columnsOf[n]! })));
  }
  return made;
}
