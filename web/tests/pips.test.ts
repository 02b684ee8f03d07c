/** The pips of number cards: as many as the number says, inside the card, the same from both ends but for the odd one. */
import { describe, expect, it } from "vitest";
import { pipsOf, pipsPath } from "$lib/pieces/pips";

const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe("pips", () => {
  it.each(RANKS)("of a %i are as many", (rank) => {
    expect(pipsOf(rank)).toHaveLength(rank);
    expect(pipsPath("clubs", rank).split("M")).toHaveLength(rank + 1);
  });
  it("are none on aces and courts", () => {
    expect([1, 11, 12, 13].flatMap(pipsOf)).toEqual([]);
  });
  it.each(RANKS)("of a %i do not touch one another", (rank) => {
    const pips = pipsOf(rank);
    for (const [at, one] of pips.entries())
      for (const other of pips.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(9);
  });
  it("stay on the card, turned ones too", () => {
    for (const suit of ["spades", "hearts", "diamonds", "clubs"] as const) {
      const numbers = (
        pipsPath(suit, 10)
          .replace(/A( -?[\d.]+){5}/g, " ")
          .match(/-?[\d.]+/g) ?? []
      ).map(Number);
      const across = numbers.filter((_, at) => at % 2 === 0);
      const down = numbers.filter((_, at) => at % 2 === 1);
      expect(Math.min(...across)).toBeGreaterThan(30);
      expect(Math.max(...across)).toBeLessThan(58.5);
      expect(Math.min(...down)).toBeGreaterThan(12);
      expect(Math.max(...down)).toBeLessThan(81);
    }
  });
});
