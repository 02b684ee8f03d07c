/** At which corner of the table each seat throws: from one I take, to another I throw. */
import { describe, expect, it } from "vitest";
import { cornersOf } from "$lib/felt/corners";

const at = (order: number[], side: "left" | "right"): Record<number, string> =>
  Object.fromEntries(cornersOf(order, side).map(({ seat, at }) => [seat, at]));

describe("corners", () => {
  it("go round against the clock where the next one sits at the right", () => {
    expect(at([2, 1, 0, 3], "right")).toEqual({ 2: "br", 1: "tr", 0: "tl", 3: "bl" });
  });
  it("go round with the clock where the next one sits at the left", () => {
    expect(at([0, 1, 2, 3], "left")).toEqual({ 0: "bl", 1: "tl", 2: "tr", 3: "br" });
  });
  it("are always near to me where I throw and where I take", () => {
    expect(at([1, 0], "right")).toEqual({ 1: "br", 0: "bl" });
    expect(at([1, 0, 2], "right")).toEqual({ 1: "br", 0: "tr", 2: "bl" });
  });
  it("are taken from by the next seat alone", () => {
    expect(cornersOf([2, 1, 0, 3], "right").map(({ taker }) => taker)).toEqual([1, 0, 3, 2]);
  });
  it("are none where a table has more seats", () => {
    expect(cornersOf([0, 1, 2, 3, 4], "right")).toEqual([]);
  });
});
