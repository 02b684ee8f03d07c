/** Moves on a rack: tiles are put down at a place, stand apart, or go one place further. */
import type { Layout, Places } from "../groups";
import { roomFor, runs, type Standing } from "./standing";

/**
 * The layout after tiles were put down side by side, from a place on. Tiles that stand there make room along their
 * ledge. Null if the ledge has no room.
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

/** The layout after tiles were put where they touch no others; null if there is no room for that. */
export function setApart(layout: Layout, stand: Standing, ids: readonly number[]): Layout | null {
  const moving = new Set(ids);
  const others = runs(
    [...stand.at].filter(([id]) => !moving.has(id)),
    stand.columns,
  );
  const room = roomFor(others, ids.length, stand.columns, stand.ledges);
  return room && setDown(layout, stand, ids, room.ledge * stand.columns + room.column);
}

/** The layout after a tile went one place to the side, or to another ledge; a tile that stands there changes places with it. */
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

/** The layout with the groups that stand there. Loose tiles that nobody moved stay loose, even side by side. */
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
