/** Deals in which the others lay new sets and add to those that lie, as a page sees them turn after turn. */
import { describe, expect, test } from "vitest";
import {
  anew,
  breadth,
  depth,
  extent,
  firstRoom,
  homesAt,
  overlaps,
  type GridSet,
  type Homes,
  type Layout,
} from "$lib/table/placement";
import { BESIDE, OVERLAPPING, tableView, type Bounds, type Lie, type TableView } from "$lib/table/tableView";
import { chance } from "./chance";

const NOTABLY = 6;

interface Place {
  readonly width: number;
  readonly height: number;
  readonly bounds: Bounds;
}

interface Turn {
  readonly sets: readonly GridSet[];
  readonly before: Layout;
  readonly homes: Homes;
  readonly view: TableView;
}

/** Turn after turn a set comes, grows, is split or goes; `mine` is one in so many that a person puts somewhere. */
function* deal(seed: number, { bounds, ...room }: Place, lie: Lie, mine = Infinity): Generator<Turn> {
  const next = chance(seed);
  let sets: readonly GridSet[] = [];
  let homes: Homes = new Map();
  let before: Layout = new Map();
  for (let turn = 1; turn <= 26; turn++) {
    const chosen = sets.length === 0 ? undefined : sets[next(sets.length)];
    const what = next(10);
    if (chosen !== undefined && what < 3)
      sets = sets.map((set) => (set === chosen && set.length < 9 ? { ...set, length: set.length + 1 + next(2) } : set));
    else if (chosen !== undefined && what === 3) sets = sets.filter((set) => set !== chosen);
    else sets = [...sets, { id: turn, length: 3 + next(3) }];
    if (next(mine === Infinity ? 1 : mine) === 1)
      homes = new Map([...homes, [turn, { column: next(30), row: next(3), length: 3, own: true }]]);
    const view = tableView(sets, homes, room, bounds, "readable", lie);
    yield { sets, before, homes, view };
    homes = homesAt(sets, view.layout, homes);
    before = view.layout;
  }
}

const DESK = { width: 1160, height: 410, bounds: { least: 38, most: 62 } };
const PHONE = { width: 374, height: 420, bounds: { least: 34, most: 46 } };
const lies = [
  { called: "tiles", lie: BESIDE },
  { called: "cards", lie: OVERLAPPING },
] as const;
const rooms = [
  { where: "a desk", room: DESK },
  { where: "a phone", room: PHONE },
] as const;
const all = lies.flatMap((each) => rooms.map((room) => ({ ...each, ...room })));

describe.each(all)("$called of forty deals on $where", ({ lie, room }) => {
  const turns = Array.from({ length: 40 }, (_, seed) => [...deal(seed, room, lie)]).flat();

  test("never lie over one another, and every set is in sight where it says so", () => {
    for (const { sets, view } of turns) {
      const areas = [...view.layout.values()];
      expect(areas).toHaveLength(sets.length);
      expect(areas.some((area, at) => areas.slice(at + 1).some((other) => overlaps(area, other)))).toBe(false);
      expect(breadth(areas)).toBeLessThanOrEqual(view.columns);
      if (view.fits) expect(depth(areas)).toBeLessThanOrEqual(view.rows);
    }
  });

  test("begin no row while a gap holds them", () => {
    for (const { sets, before, view } of turns) {
      const rows = depth(before.values());
      for (const { id, length } of sets) {
        const area = view.layout.get(id)!;
        const others = [...view.layout].flatMap(([other, lying]) => (other === id ? [] : [lying]));
        const begins = area.row >= rows && others.every(({ row }) => row < area.row);
        if (!begins) continue;
        const gap = firstRoom(others, extent(length, view.columns, lie.more), view.columns);
        expect(gap.row).toBeGreaterThanOrEqual(area.row);
      }
    }
  });

  test("are hardly smaller than if all of them were laid anew", () => {
    for (const { sets, homes, view } of turns) {
      for (let piece = room.bounds.most; piece >= view.piece + NOTABLY; piece -= 2) {
        const columns = Math.floor(room.width / (lie.pitch(piece) / 2));
        const rows = Math.floor(room.height / Math.round(piece * 1.4 + Math.min(24, 6 + piece / 2)));
        const layout = anew(sets, homes, columns, lie.more);
        expect(layout === null || depth(layout.values()) > rows).toBe(true);
      }
    }
  });

  test("stay where they lie while there is room", () => {
    let jumps = 0;
    for (const { sets, homes, view } of turns) {
      const moved = sets.filter(({ id, length }) => {
        const home = homes.get(id);
        const area = view.layout.get(id);
        return home?.length === length && (home.column !== area?.column || home.row !== area.row);
      });
      if (moved.length > 0) jumps += 1;
    }
    expect(jumps).toBeLessThan(turns.length / 10);
  });
});

test("what a person has put somewhere stays while the pieces are not much smaller for it", () => {
  let stayed = 0;
  for (let seed = 0; seed < 40; seed++) {
    for (const { sets, homes, view } of deal(seed, DESK, BESIDE, 4)) {
      const own = sets.filter(({ id, length }) => homes.get(id)?.own && homes.get(id)?.length === length);
      const still = own.every(({ id }) => {
        const { column, row } = homes.get(id)!;
        const area = view.layout.get(id);
        return area?.column === column && area.row === row;
      });
      if (own.length > 0 && still) stayed += 1;
      else if (own.length > 1) expect(view.piece).toBeGreaterThan(DESK.bounds.least);
    }
  }
  expect(stayed).toBeGreaterThan(300);
});

test("fourteen melds that came and grew one by one lie as large as a table in order", () => {
  let sets: readonly GridSet[] = [];
  let homes: Homes = new Map();
  for (let turn = 0; turn < 28; turn++) {
    sets =
      turn % 2 === 0
        ? [...sets, { id: turn, length: 3 + (turn % 3) }]
        : sets.map((set, at) => (at === Math.floor(turn / 5) ? { ...set, length: set.length + 1 } : set));
    homes = homesAt(sets, tableView(sets, homes, DESK, DESK.bounds, "readable", OVERLAPPING).layout, homes);
  }
  const lying = tableView(sets, homes, DESK, DESK.bounds, "readable", OVERLAPPING);
  const ordered = tableView(sets, new Map(), DESK, DESK.bounds, "readable", OVERLAPPING);
  expect(lying.piece).toBeGreaterThan(ordered.piece - NOTABLY);
  expect(depth(lying.layout.values())).toBeLessThanOrEqual(depth(ordered.layout.values()) + 1);
});
