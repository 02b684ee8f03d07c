import { expect, test } from "vitest";
import { around, columnsOf } from "$lib/seats/seating";

const others = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test("players sit clockwise around the felt: up the left side, along the top, down the right side", () => {
  expect(around([1])).toEqual({ left: [], top: [1], right: [] });
  expect(around([1, 2])).toEqual({ left: [1], top: [], right: [2] });
  expect(around([1, 2, 3])).toEqual({ left: [1], top: [2], right: [3] });
});

test("everybody has a place, at most four abreast", () => {
  for (let count = 1; count <= 11; count++) {
    const { left, top, right } = around(others(count));
    expect([...left, ...top, ...right]).toEqual(others(count));
    expect(top.length).toBeLessThanOrEqual(4);
    expect(Math.abs(left.length - right.length)).toBe(0);
  }
});

test("a strip has as few rows as its least width allows, all about as long", () => {
  expect(columnsOf(12, 348, 54)).toBe(6);
  expect(columnsOf(7, 348, 54)).toBe(4);
  expect(columnsOf(6, 348, 54)).toBe(6);
  expect(columnsOf(1, 348, 54)).toBe(1);
  expect(columnsOf(12, 20, 54)).toBe(1);
});
