import { describe, expect, test } from "vitest";
import { gapAt, nextTo, seenOf, type Box } from "$lib/table/geometry";

/** Boxes of 40 by 56 in a grid with gaps of 4. */
const box = (column: number, row: number): Box => ({
  left: column * 44,
  top: row * 60,
  right: column * 44 + 40,
  bottom: row * 60 + 56,
});
const grid = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1)];

describe("the gap that is meant", () => {
  test("before or after the piece under the pointer, by its middle", () => {
    expect(gapAt(grid, 5, 20)).toBe(0);
    expect(gapAt(grid, 35, 20)).toBe(1);
    expect(gapAt(grid, 55, 20)).toBe(1);
    expect(gapAt(grid, 130, 20)).toBe(3);
  });

  test("by what is seen of a piece that the next one covers", () => {
    const fan = [0, 24, 48].map((left) => ({ left, top: 0, right: left + 40, bottom: 56 }));
    const seen = seenOf(fan);
    expect(gapAt(seen, 15, 20)).toBe(1);
    expect(gapAt(seen, 30, 20)).toBe(1);
    expect(gapAt(seen, 66, 20)).toBe(2);
    expect(gapAt(seen, 70, 20)).toBe(3);
  });

  test("a piece laid right upon one of a fan goes before it or after it by a hair", () => {
    const fan = [0, 24, 48].map((left) => ({ left, top: 0, right: left + 40, bottom: 56 }));
    expect(gapAt(fan, 43, 20)).toBe(1);
    expect(gapAt(fan, 44, 20)).toBe(2);
  });

  test("in the row of the pointer", () => {
    expect(gapAt(grid, 5, 80)).toBe(3);
    expect(gapAt(grid, 400, 80)).toBe(5);
    expect(gapAt(grid, 400, 20)).toBe(3);
  });

  test("beside and below all pieces, the nearest row counts", () => {
    expect(gapAt(grid, -50, -50)).toBe(0);
    expect(gapAt(grid, 70, 500)).toBe(5);
    expect(gapAt([], 10, 10)).toBe(0);
  });
});

describe("the neighbour in a direction", () => {
  test("left and right stay in the row", () => {
    expect(nextTo(grid[0]!, grid, "right")).toBe(1);
    expect(nextTo(grid[2]!, grid, "right")).toBe(-1);
    expect(nextTo(grid[4]!, grid, "left")).toBe(3);
    expect(nextTo(grid[3]!, grid, "left")).toBe(-1);
  });

  test("up and down go to the nearest row and the nearest column in it", () => {
    expect(nextTo(grid[2]!, grid, "down")).toBe(4);
    expect(nextTo(grid[4]!, grid, "up")).toBe(1);
    expect(nextTo(grid[0]!, grid, "up")).toBe(-1);
    const far = [...grid, box(0, 5)];
    expect(nextTo(grid[1]!, far, "down")).toBe(4);
  });
});
