/**
 * A hand of tiles on the ledges of a rack: every tile has a place, free places stay free, and what stands together is
 * a group.
 *
 * Values only. Places count from the left of the upper ledge, so many to a ledge. Where the places that are known do
 * not go with the groups, as after a change from elsewhere, as much of them is kept as goes.
 */
import type { Face } from "$lib/protocol";
import type { Fan, Measures, Plan, Row } from "./fan";
import { inOrder, keyOf, type Layout, type Places } from "./groups";

/** The same by faces, group by group and the loose tiles last, to be kept over a reload. */
export interface FacePlaces {
  readonly columns: number;
  readonly lists: readonly (readonly (readonly [face: Face, place: number])[])[];
}

/** Where every tile stands, and how many ledges there are. */
export interface Standing extends Places {
  readonly ledges: number;
}

/** Some tiles side by side on a ledge, of one group or of the loose ones. */
interface Block {
  readonly ids: readonly number[];
  readonly ledge: number;
  readonly column: number;
}

const FEWEST = 8;
const MOST = 15;
/** A tile is not narrower than this where so few stand on a ledge. */
const LEAST = 42;
/** A rack has more ledges than these only for a hand that does not fit otherwise. */
const LEDGES = 2;
const MOST_LEDGES = 9;

/** How many places a ledge has. */
export function columnsFor(width: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.floor((width - 6) / LEAST)));
}

/** So many ledges that some places are free. */
function ledgesFor(tiles: number, columns: number): number {
  let ledges = LEDGES;
  while (ledges * columns - tiles < (ledges === LEDGES ? 3 : 2)) ledges += 1;
  return ledges;
}

/** Where the tiles of a layout stand on ledges of so many places: where they were put, as far as that goes. */
export function standing(layout: Layout, columns: number): Standing {
  const least = ledgesFor(inOrder(layout).length, columns);
  /** What is longer than a ledge stands on two. */
  const short = { ...layout, groups: layout.groups.flatMap((ids) => parts(ids, columns)) };
  const known = layout.places?.columns === columns ? asKnown(layout, layout.places.at, columns, least) : null;
  for (let ledges = least; ledges <= MOST_LEDGES; ledges++) {
    const blocks = known ?? inTurn(short, columns, ledges, false) ?? inTurn(short, columns, ledges, true);
    if (blocks !== null) return stood(blocks, columns, least);
  }
  return stood([{ ids: inOrder(layout), ledge: 0, column: 0 }], columns, least);
}

function parts(ids: readonly number[], columns: number): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / columns) }, (_, n) => ids.slice(n * columns, (n + 1) * columns));
}

function stood(blocks: readonly Block[], columns: number, least: number): Standing {
  const at = new Map(
    blocks.flatMap(({ ids, ledge, column }) => ids.map((id, each) => [id, ledge * columns + column + each] as const)),
  );
  return { columns, at, ledges: Math.max(least, ...[...at.values()].map((place) => Math.floor(place / columns) + 1)) };
}

/**
 * One group after another, a place apart, and then the loose tiles; null where so few ledges do not hold them. `dense`:
 * groups stand wherever there is room for them, the longest first.
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

/** The blocks of a layout at the places that are known; null where these do not go with it. */
function asKnown(layout: Layout, at: ReadonlyMap<number, number>, columns: number, ledges: number): Block[] | null {
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
  const rows = Math.max(ledges, ...[...at.values()].map((place) => Math.floor(place / columns) + 1));
  const loose = loosePlaces(layout.loose, at, taken, rows * columns);
  if (loose === null) return null;
  blocks.push(
    ...runs(
      loose.map((place, n) => [layout.loose[n]!, place] as const),
      columns,
    ),
  );
  const apart = spaced(blocks, columns);
  if (apart === null) return null;
  for (const ids of homeless) {
    const found = roomFor(apart, ids.length, columns, rows);
    if (found === null) return null;
    apart.push({ ids, ...found });
  }
  return apart;
}

/** The places of the loose tiles, in their order: those that have none come to the nearest free place. */
function loosePlaces(
  loose: readonly number[],
  at: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  count: number,
): number[] | null {
  const places = new Set(loose.flatMap((id) => at.get(id) ?? []));
  let last = Math.max(-1, ...[...taken]) + 1;
  for (const id of loose) {
    const own = at.get(id);
    if (own !== undefined) {
      last = own;
      continue;
    }
    const free = (place: number): boolean => place < count && !places.has(place) && !taken.has(place);
    const clear = (place: number): boolean => free(place) && !taken.has(place - 1) && !taken.has(place + 1);
    const all = Array.from({ length: count }, (_, place) => place);
    const right = all.slice(last);
    const found = right.find(clear) ?? all.find(clear) ?? right.find(free) ?? all.find(free);
    if (found === undefined) return null;
    places.add(found);
    last = found;
  }
  return [...places].sort((a, b) => a - b);
}

/** What stands side by side on one ledge. */
function runs(tiles: readonly (readonly [id: number, place: number])[], columns: number): Block[] {
  const made: { ids: number[]; ledge: number; column: number }[] = [];
  let before = -2;
  for (const [id, place] of [...tiles].sort((a, b) => a[1] - b[1])) {
    if (place === before + 1 && place % columns !== 0) made.at(-1)!.ids.push(id);
    else made.push({ ids: [id], ledge: Math.floor(place / columns), column: place % columns });
    before = place;
  }
  return made;
}

/** Blocks moved along their ledges until a place is free between any two; null where a ledge is too short. */
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

/** The first room for so many tiles that touch no others. */
function roomFor(
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

/**
 * The layout after tiles were put down from a place on, side by side; what stands there makes room along its ledge.
 * Null where the ledge has no room for them.
 */
export function setDown(layout: Layout, stand: Standing, ids: readonly number[], place: number): Layout | null {
  const { columns } = stand;
  const moving = new Set(ids);
  const at = new Map([...stand.at].filter(([id]) => !moving.has(id)));
  const ledge = Math.floor(place / columns);
  const there = [...at].filter(([, each]) => Math.floor(each / columns) === ledge).sort((a, b) => a[1] - b[1]);
  if (there.length + ids.length > columns) return null;
  const start = Math.min(place % columns, columns - ids.length);
  const before = there.filter(([, each]) => each % columns < start);
  const after = there.filter(([, each]) => each % columns >= start);
  const row = [
    ...before.map(([id, each]) => [id, each % columns] as const),
    ...ids.map((id, n) => [id, start + n] as const),
  ];
  const tiles = [...row, ...after.map(([id, each]) => [id, each % columns] as const)];
  const found: number[] = [];
  for (const [, column] of tiles) found.push(Math.max(column, (found.at(-1) ?? -1) + 1));
  let end = columns;
  for (let n = tiles.length - 1; n >= 0; n--) end = found[n] = Math.min(found[n]!, end - 1);
  tiles.forEach(([id], n) => at.set(id, ledge * columns + found[n]!));
  return regrouped(layout, moving, { columns, at });
}

/** The layout after a tile went one place to the side, or a ledge up or down; it changes places with one that stands there. */
export function stepped(layout: Layout, stand: Standing, id: number, across: number, down: number): Layout {
  const { columns, ledges } = stand;
  const from = stand.at.get(id);
  if (from === undefined) return layout;
  const column = (from % columns) + across;
  const ledge = Math.floor(from / columns) + down;
  if (column < 0 || column >= columns || ledge < 0 || ledge >= ledges) return layout;
  const to = ledge * columns + column;
  const other = [...stand.at].find(([, place]) => place === to)?.[0];
  const at = new Map(stand.at);
  at.set(id, to);
  if (other !== undefined) at.set(other, from);
  return regrouped(layout, new Set([id]), { columns, at });
}

/** The groups of tiles that stand so: what stands together, but for loose tiles that only stay where they were. */
function regrouped(layout: Layout, moving: ReadonlySet<number>, places: Places): Layout {
  const grouped = new Set(layout.groups.flat());
  const groups: (readonly number[])[] = [];
  const loose: number[] = [];
  for (const { ids } of runs([...places.at], places.columns)) {
    const stayed = ids.filter((id) => !moving.has(id));
    const joins = stayed.some((id) => grouped.has(id)) || stayed.length < 2;
    if (ids.length > 1 && joins) groups.push(ids);
    else loose.push(...ids);
  }
  return { groups, loose, places };
}

/** The places of a layout by faces. */
export function kept({ groups, loose, places }: Layout, faceOf: (id: number) => Face): FacePlaces | null {
  const lists = [...groups, loose].map((ids) => ids.map((id) => [faceOf(id), places?.at.get(id) ?? -1] as const));
  return places === undefined ? null : { columns: places.columns, lists };
}

/** The layout with places that were kept, if it has still the same groups. */
export function recalled(layout: Layout, { columns, lists }: FacePlaces, faceOf: (id: number) => Face): Layout {
  const ids = [...layout.groups, layout.loose];
  const keys = (all: readonly (readonly Face[])[]): string => all.map(keyOf).join(";");
  const faces = lists.map((list) => list.map(([face]) => face));
  if (keys(ids.map((list) => list.map(faceOf))) !== keys(faces)) return layout;
  const placed = ids.map((list, n) => {
    const left = list.map((id): readonly [Face, number] => [faceOf(id), id]);
    return lists[n]!.map(([face, place]): readonly [id: number, place: number] => {
      const at = left.findIndex(([each]) => each === face);
      return [left.splice(at, 1)[0]![1], place];
    });
  });
  const [loose = [], ...groups] = placed.map((list) => list.map(([id]) => id)).reverse();
  const at = new Map(placed.flat().filter(([, place]) => place >= 0));
  return { groups: groups.reverse(), loose, places: { columns, at } };
}

/** The hand as it is drawn: a fan for every group and for every part of the loose tiles. */
export function ledgePlan(
  width: number,
  groups: readonly (readonly number[])[],
  loose: readonly number[],
  { columns, at, ledges }: Standing,
  measures: Measures,
): Plan & { readonly left: number; readonly columns: number } {
  const face = Math.min(measures.face, Math.floor((width - 4) / columns));
  const shown = Math.round(face * 1.4);
  const left = Math.round((width - columns * face) / 2);
  const fans = [...groups, loose].flatMap((ids, group): (Fan & { readonly ledge: number })[] => {
    let from = 0;
    return runs(
      ids.map((id) => [id, at.get(id) ?? 0] as const),
      columns,
    ).map(({ ids: part, ledge, column }) => {
      const cards = part.map((_, n) => n * face);
      const fan = {
        group: group < groups.length ? group : null,
        from,
        count: part.length,
        folded: false,
        cards,
        ledge,
      };
      from += part.length;
      return { ...fan, x: left + column * face, width: part.length * face };
    });
  });
  const rows = Array.from({ length: ledges }, (_, ledge): Row => ({
    fans: fans.filter((fan) => fan.ledge === ledge).sort((a, b) => a.x - b.x),
    strip: face,
  }));
  const { label } = measures;
  return { rows, face, gap: face, shown, label, height: ledges * (shown + label), strip: face, left, columns };
}
