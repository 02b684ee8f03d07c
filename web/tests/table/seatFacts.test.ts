import { expect, test } from "vitest";
import { row, sheet } from "$lib/gallery/sampleGame";
import type { ScoreSheet } from "$lib/protocol";
import { seatFacts, seatWords, totalWords } from "$lib/seats/facts";
import { everyTestSits, game, info, view, wire } from "./atTable";

everyTestSits();

function scored(score: ScoreSheet): void {
  wire().onopen?.({} as never);
  const news = { view: view("b4", [], { in_pairs: [], out: [] }), offer: null, score, clock: null, events: [] };
  wire().say({ type: "welcome", version: 5, table: info, seat: 0, written: [], ...news });
}

test("where places go by games won, a seat shows those before its total", () => {
  const rows = [row([5, -5], [0]), row([-100, 100], [1]), row([5, -5], [0])];
  scored(sheet(rows, { wins_by: "games_won", goal: 4, places: [1, 2] }));
  expect([0, 1].map((seat) => seatFacts(game.table, seat)).map(({ place, won, total }) => [place, won, total])).toEqual(
    [
      [1, 2, -90],
      [2, 1, 90],
    ],
  );
  expect(seatWords(seatFacts(game.table, 0))).toMatch(/2 won.+-90 points.+place 1/);
});

test.each(["highest", "lowest", "last_left", "last_deal"] as const)(
  "where places go by the total, no seat shows games won: %s",
  (wins_by) => {
    scored(sheet([row([5, -5], [0])], { wins_by, places: [1, 2] }));
    expect(seatFacts(game.table, 0).won).toBeNull();
  },
);

test("before a deal has counted, there is nothing to show", () => {
  scored(sheet([], { wins_by: "games_won", totals: [0, 0] }));
  expect(seatFacts(game.table, 0)).toMatchObject({ won: null, total: null, place: null });
});

test("a total is called what it counts", () => {
  scored(sheet([row([80, -80], [0])], { unit: "chips", totals: [240, 80] }));
  expect([0, 1].map((seat) => totalWords(seatFacts(game.table, seat)))).toEqual(["240 chips", "80 chips"]);
  expect(seatWords(seatFacts(game.table, 0))).toContain("240 chips");
  scored(sheet([row([1, -1], [0])]));
  expect([0, 1].map((seat) => totalWords(seatFacts(game.table, seat)))).toEqual(["1 point", "-1 point"]);
});
