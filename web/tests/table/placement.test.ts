import { describe, expect, test } from "vitest";
import {
  breadth,
  extent,
  firstRoom,
  homesAt,
  inReadingOrder,
  nearestRoom,
  overlaps,
  packed,
  settled,
  type Area,
  type Home,
  type Homes,
  type GridSet,
  type Layout,
} from "$lib/table/placement";
import { chance } from "./chance";

const sets = (...lengths: number[]): GridSet[] => lengths.map((length, index) => ({ id: index + 1, length }));
const at = (layout: Layout): Record<number, string> =>
  Object.fromEntries([...layout].map(([id, { column, row }]) => [id, `${column},${row}`]));
const home = (column: number, row: number, length: number): Home => ({ column, row, length });

function apart(layout: Layout): boolean {
  const areas = [...layout.values()];
  return areas.every((area, index) => areas.slice(index + 1).every((other) => !overlaps(area, other)));
}

function inside(layout: Layout, columns: number): boolean {
  return [...layout.values()].every((area) => area.column >= 0 && area.row >= 0) && breadth(layout.values()) <= columns;
}

describe("how much room a set takes", () => {
  test("two columns for a tile, and one that keeps the next set away", () => {
    expect(extent(3, 40)).toEqual({ columns: 7, rows: 1 });
    expect(extent(1, 40)).toEqual({ columns: 3, rows: 1 });
  });

  test("a run that is longer than a row lies in several", () => {
    expect(extent(13, 27)).toEqual({ columns: 27, rows: 1 });
    expect(extent(13, 21)).toEqual({ columns: 21, rows: 2 });
    expect(extent(13, 10)).toEqual({ columns: 9, rows: 4 });
  });
});

describe("a new set", () => {
  const three = { columns: 7, rows: 1 };

  test("lies where it is dropped", () => {
    expect(nearestRoom([], three, 40, { column: 11, row: 2 })).toEqual({ column: 11, row: 2, ...three });
  });

  test("moves aside where something lies already, as little as it must", () => {
    const there: Area = { column: 10, row: 0, ...three };
    expect(nearestRoom([there], three, 40, { column: 11, row: 0 })).toMatchObject({ column: 11, row: 1 });
    expect(nearestRoom([there], three, 40, { column: 15, row: 0 })).toMatchObject({ column: 17, row: 0 });
    expect(nearestRoom([there], three, 40, { column: 4, row: 0 })).toMatchObject({ column: 3, row: 0 });
  });

  test("never lies beyond the edge", () => {
    expect(nearestRoom([], three, 20, { column: 18, row: 0 })).toMatchObject({ column: 13, row: 0 });
  });

  test("without a place of its own takes the first room in reading order", () => {
    const taken: Area[] = [
      { column: 0, row: 0, ...three },
      { column: 9, row: 0, ...three },
    ];
    expect(firstRoom(taken, three, 20)).toMatchObject({ column: 0, row: 1 });
    expect(firstRoom(taken, three, 23)).toMatchObject({ column: 16, row: 0 });
  });
});

describe("sets that lie", () => {
  test("stay at home, however the list of them is sorted", () => {
    const homes: Homes = new Map([
      [1, home(20, 1, 3)],
      [2, home(3, 0, 4)],
    ]);
    expect(at(settled(sets(3, 4), homes, 40))).toEqual({ 1: "20,1", 2: "3,0" });
    expect(at(settled(sets(3, 4).reverse(), homes, 40))).toEqual({ 1: "20,1", 2: "3,0" });
  });

  test("grow to the right over free cells", () => {
    expect(at(settled(sets(5), new Map([[1, home(4, 0, 3)]]), 40))).toEqual({ 1: "4,0" });
  });

  test("push nobody away: the one that has grown moves", () => {
    const homes: Homes = new Map([
      [1, home(4, 0, 3)],
      [2, home(11, 0, 3)],
    ]);
    expect(at(settled(sets(4, 3), homes, 40))).toEqual({ 1: "2,0", 2: "11,0" });
    // It begins no row while there is a gap.
    expect(at(settled(sets(6, 3), homes, 40))).toEqual({ 1: "18,0", 2: "11,0" });
    expect(at(settled(sets(6, 3), homes, 20))).toEqual({ 1: "4,1", 2: "11,0" });
  });

  test("come home when they have shrunk again", () => {
    const homes: Homes = new Map([
      [1, home(4, 0, 3)],
      [2, home(11, 0, 3)],
    ]);
    expect(at(settled(sets(3, 3), homes, 40))).toEqual({ 1: "4,0", 2: "11,0" });
  });

  test("grow to the left at the edge", () => {
    expect(at(settled(sets(5), new Map([[1, home(13, 0, 3)]]), 20))).toEqual({ 1: "9,0" });
  });

  test("keep their order where the grid is too narrow for them", () => {
    const homes: Homes = new Map([
      [1, home(30, 0, 3)],
      [2, home(2, 0, 3)],
      [3, home(0, 2, 3)],
    ]);
    const narrow = settled(sets(3, 3, 3), homes, 15);
    expect(at(narrow)).toEqual({ 2: "0,0", 1: "7,0", 3: "0,1" });
    expect(inReadingOrder(sets(3, 3, 3), narrow).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(at(settled(sets(3, 3, 3), homes, 40))).toEqual({ 1: "30,0", 2: "2,0", 3: "0,2" });
  });

  test("that nobody has placed lie side by side in their order", () => {
    expect(at(packed(sets(3, 3, 4, 3), 15))).toEqual({ 1: "0,0", 2: "7,0", 3: "0,1", 4: "0,2" });
    expect(settled(sets(3, 3, 4, 3), new Map(), 15)).toEqual(packed(sets(3, 3, 4, 3), 15));
  });
});

describe("of three hundred tables", () => {
  const many = Array.from({ length: 300 }, (_, seed) => seed);

  /** A table with sets that were put anywhere, some of which have grown, shrunk or come since. */
  function table(seed: number): { sets: GridSet[]; homes: Homes; columns: number } {
    const next = chance(seed);
    const columns = 13 + next(60);
    const count = next(30);
    const all = sets(...Array.from({ length: count }, () => 1 + next(13)));
    const homes = new Map<number, Home>();
    for (const { id, length } of all) {
      if (next(4) > 0) homes.set(id, home(next(70), next(8), Math.max(1, length - next(3) + next(2))));
    }
    return { sets: all, homes, columns };
  }

  test("none has sets that overlap, or that lie outside, or that are missing", () => {
    for (const seed of many) {
      const { sets, homes, columns } = table(seed);
      for (const layout of [settled(sets, homes, columns), packed(sets, columns)]) {
        expect(layout.size, `table ${seed}`).toBe(sets.length);
        expect(apart(layout), `table ${seed}`).toBe(true);
        expect(inside(layout, columns), `table ${seed}`).toBe(true);
      }
    }
  });

  test("none moves again once everything lies", () => {
    for (const seed of many) {
      const { sets, homes, columns } = table(seed);
      const layout = settled(sets, homes, columns);
      expect(settled(sets, homesAt(sets, layout), columns), `table ${seed}`).toEqual(layout);
    }
  });

  test("none moves a set that nobody touched when another grows, goes or comes", () => {
    for (const seed of many) {
      const next = chance(seed + 5000);
      const { sets: before, homes, columns } = table(seed);
      if (before.length === 0) continue;
      const lying = settled(before, homes, columns);
      const settledHomes = homesAt(before, lying);
      const index = next(before.length);
      const chosen = before[index]!;
      const longer = { ...chosen, length: Math.min(13, chosen.length + 1 + next(3)) };
      const changes = [
        before.map((set) => (set === chosen ? longer : set)),
        before.filter((set) => set !== chosen),
        [...before, { id: 999, length: 3 }],
      ];
      for (const after of changes) {
        const layout = settled(after, settledHomes, columns);
        expect(apart(layout), `table ${seed}`).toBe(true);
        for (const { id } of before) {
          if (id !== chosen.id) expect(layout.get(id), `table ${seed}`).toEqual(lying.get(id));
        }
      }
    }
  });

  test("none loses its order when the grid gets too narrow", () => {
    for (const seed of many) {
      const { sets: all, homes, columns } = table(seed);
      const sets = all.filter(({ length }) => length <= 4);
      const lying = settled(sets, homes, columns);
      const narrow = settled(sets, homesAt(sets, lying), 9);
      if (breadth(lying.values()) <= 9) continue;
      const order = (layout: Layout): number[] => inReadingOrder(sets, layout).map(({ id }) => id);
      expect(order(narrow), `table ${seed}`).toEqual(order(lying));
    }
  });
});
