import { expect, test } from "vitest";
import { around, columnForm, columnsOf } from "$lib/seats/seating";

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

test("a column of seats is no higher than its room, and shows faces where there is height for them", () => {
  for (let count = 1; count <= 12; count++) {
    for (const height of [150, 190, 250]) {
      const { columns, row } = columnForm(count, height);
      const rows = Math.ceil(count / columns);
      expect(rows * (row + 3) - 3).toBeLessThanOrEqual(height);
    }
  }
  expect(columnForm(4, 250)).toMatchObject({ columns: 1, faced: true, size: 40, lines: 2 });
  expect(columnForm(4, 200)).toMatchObject({ columns: 1, faced: true, size: 30 });
  expect(columnForm(6, 200)).toMatchObject({ columns: 1, faced: false, lines: 2 });
  expect(columnForm(12, 250)).toMatchObject({ columns: 2, faced: false, lines: 2 });
  expect(columnForm(4, 110)).toMatchObject({ columns: 1, lines: 1 });
  expect(columnForm(12, 150)).toMatchObject({ columns: 2, lines: 1 });
});
