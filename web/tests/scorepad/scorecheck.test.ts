import { describe, expect, it } from "vitest";
import { scoreCheck } from "$lib/scorecheck";

const deals = (...rows: readonly number[][]): { readonly points: readonly number[] }[] =>
  rows.map((points) => ({ points }));

describe("the check under a score sheet", () => {
  it("sets wins against losses where every deal comes to nothing", () => {
    expect(scoreCheck(deals([24, -5, -19], [-6, 17, -11]), 3, "tiles")).toEqual(["+30 − 30 = 0"]);
  });

  it("adds the sheet up by its deals and by its players where deals do not come to nothing", () => {
    // Knock Rummy: C undercuts A and scores 27, A loses 10; then A wins 29.
    expect(scoreCheck(deals([-10, 0, 27], [29, 0, 0]), 3, "cards")).toEqual([
      "Deals: 17 + 29 = 46",
      "Players: 19 + 27 = 46",
    ]);
    expect(scoreCheck(deals([46, 0], [0, -10], [0, 3]), 2, "cards")).toEqual([
      "Deals: 46 − 10 + 3 = 39",
      "Players: 46 − 7 = 39",
    ]);
  });

  it("never says of a sheet that its wins and losses are even where they are not", () => {
    expect(scoreCheck(deals([46, -10]), 2, "cards")).toEqual([]);
    expect(scoreCheck(deals([46, -10], [4, 0]), 2, "cards")).not.toContainEqual("+50 − 10 = 40");
  });

  it("leaves out what is nothing, and the equation of one number", () => {
    expect(scoreCheck(deals([33, 0, 0], [45, 0, 0]), 3, "cards")).toEqual(["Deals: 33 + 45 = 78", "Players: 78"]);
    expect(scoreCheck(deals([0, 0], [0, 0]), 2, "cards")).toEqual([]);
    expect(scoreCheck([], 2, "cards")).toEqual([]);
  });
});
