/** Notes that point at things of a table lie where they cover as little as can be. */
import { describe, expect, it } from "vitest";
import { arrowFor, placeFor, type Box } from "$lib/pointing/places";
import { pointedOut, rememberPointedOut } from "$lib/pointing/told";

const FELT: Box = { x: 0, y: 100, width: 400, height: 400 };
const NOTE = { width: 280, height: 90 };

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("the place of a note", () => {
  it("is on the felt, as near as can be to what is below it", () => {
    const place = placeFor(NOTE, { x: 150, y: 600, width: 60, height: 40 }, FELT, []);
    expect(place.y + place.height).toBe(492);
    expect(place.x + place.width / 2).toBe(180);
  });

  it("is never over what the note is about, and keeps off the piles", () => {
    const target = { x: 160, y: 290, width: 80, height: 20 };
    expect(overlap(placeFor(NOTE, target, FELT, []), target)).toBe(false);
    const piles = { x: 100, y: 380, width: 200, height: 120 };
    const below = { x: 150, y: 600, width: 60, height: 40 };
    expect(overlap(placeFor(NOTE, below, FELT, [piles]), piles)).toBe(false);
  });

  it("is on the felt even where that is smaller", () => {
    const flat = { ...FELT, height: 60 };
    expect(placeFor(NOTE, { x: 0, y: 200, width: 40, height: 40 }, flat, []).y).toBe(108);
  });
});

it("an arrow ends at the nearer edge of what it points at", () => {
  const note = { x: 20, y: 300, width: 280, height: 90 };
  expect(arrowFor(note, { x: 100, y: 500, width: 60, height: 40 }).line).toMatch(/ 496\.0$/);
  expect(arrowFor(note, { x: 100, y: 100, width: 60, height: 40 }).line).toMatch(/ 144\.0$/);
});

it("what has been pointed out is kept for each game", () => {
  expect(pointedOut("canasta")).toBe(false);
  rememberPointedOut("canasta");
  expect([pointedOut("canasta"), pointedOut("okey")]).toEqual([true, false]);
});
