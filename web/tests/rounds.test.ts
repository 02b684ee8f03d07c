import { roundsOf } from "$lib/scorepad/rounds";
import { describe, expect, it } from "vitest";

const rows = [
  [5, -5],
  [-90, 90],
  [1, -1],
  [2, -2],
  [7, -7],
].map((points) => ({ points }));

describe("the rounds of a score sheet", () => {
  it("have the totals after their last deal", () => {
    expect(roundsOf(rows, 2, [0, 0])).toEqual([
      { number: 1, deals: 2, totals: [-85, 85] },
      { number: 2, deals: 4, totals: [-82, 82] },
    ]);
  });
  it("begin with what everybody began with", () => {
    expect(roundsOf(rows.slice(0, 2), 2, [10, 20])[0]?.totals).toEqual([-75, 105]);
  });
  it("are none in a match that is not counted by them", () => {
    expect(roundsOf(rows, 0, [0, 0])).toEqual([]);
    expect(roundsOf([], 2, [0, 0])).toEqual([]);
  });
});
