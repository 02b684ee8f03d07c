import { describe, expect, test } from "vitest";
import { tileWidth } from "$lib/replay/tileWidth";
import { tidied } from "$lib/table/layout";
import { set, show } from "./faces";

const sets = [
  set(1, "k7 o7 r7", 1, "group"),
  set(2, "b1 b2 b3", 11),
  set(3, "r9 J r11", 21),
  set(4, "r4 r5 r6", 31),
  set(5, "r2 b2 k2", 41, "group"),
  set(6, "J r8 r9", 51),
].map((each, number) => ({ ...each, number }));

test("runs come first by colour and number, a joker counting as its place, then groups by number", () => {
  expect(tidied(sets).map((each) => show(each.pieces))).toEqual([
    "r4 r5 r6",
    "J r8 r9",
    "r9 J r11",
    "b1 b2 b3",
    "r2 b2 k2",
    "r7 k7 o7",
  ]);
});

test("whatever order the server lists them in, everybody sees the same", () => {
  const shown = (list: typeof sets): number[] => tidied(list).map((each) => each.id);
  expect(shown([...sets].reverse())).toEqual(shown(sets));
});

test("twins of a whole set keep the order of the table", () => {
  const twins = [set(1, "r4 r5 r6", 1), set(2, "r4 r5 r6", 11)].map((each, number) => ({ ...each, number }));
  expect(tidied([...twins].reverse()).map((each) => each.id)).toEqual([1, 2]);
});

test("a group without a joker lies red, blue, black, orange, however it was laid", () => {
  const groups = [set(1, "o7 k7 r7", 1, "group"), set(2, "k9 J r9", 11, "group")];
  expect(tidied(groups).map((each) => show(each.pieces))).toEqual(["r7 k7 o7", "k9 J r9"]);
});

describe("a tile on the table", () => {
  const bounds = { least: 30, most: 48, ratio: 1.4 };
  const room = { width: 900, height: 400 };

  test("is as large as it may be while there is room", () => {
    expect(tileWidth(room, [3, 3, 4], bounds)).toBe(48);
    expect(tileWidth(room, [], bounds)).toBe(48);
  });

  test("shrinks only as far as a full table makes it, and never below the least", () => {
    const full = Array.from({ length: 30 }, () => 3);
    const width = tileWidth(room, full, bounds);
    expect(width).toBeLessThan(48);
    expect(width).toBeGreaterThan(30);
    expect(tileWidth({ width: 300, height: 200 }, full, bounds)).toBe(30);
  });

  test("shrinks so that a long run lies in one row where it can", () => {
    expect(tileWidth({ width: 366, height: 480 }, [10], bounds)).toBe(33);
    expect(tileWidth({ width: 366, height: 480 }, [13], bounds)).toBe(48);
  });
});
