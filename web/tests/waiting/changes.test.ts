import { expect, test } from "vitest";
import type { OptionInfo, SeatInfo } from "$lib/protocol";
import { timeChoices } from "$lib/home/numbers";
import { changes, fewestSeats } from "$lib/waiting/changes";
import { gameInfo } from "../homeGames";
import { partly } from "../partly";
import { tableInfo } from "../tableInfo";

const seat = (kind: SeatInfo["kind"], visiting = false): SeatInfo => partly<SeatInfo>({ kind, visiting });
const limit = partly<OptionInfo>({
  name: "target_score",
  text: { en: "Points to win" },
  default: 100,
  choices: [],
  choice_texts: {},
});
const game = gameInfo({ id: "standard_rummy", players: [2, 6], options: [limit] });
const table = tableInfo({
  turn_seconds: 60,
  seats: [seat("person"), seat("empty")],
  options: { target_score: 100, other: 1 },
});

test("what the host has changed is told in words, and nothing else", () => {
  const now = { ...table, turn_seconds: null, seats: [...table.seats, seat("empty")], options: { target_score: 50 } };
  expect(changes(table, now, game)).toEqual(["Time for a turn: No limit", "Players: 3", "Points to win: 50"]);
  expect(changes(table, now, null)).toEqual(["Time for a turn: No limit", "Players: 3"]);
  expect(changes(table, { ...table, seats: [seat("person"), seat("bot")] }, game)).toEqual([]);
});

test("there are as many seats as the game asks for, and as people sit there", () => {
  const fewest = (...seats: SeatInfo[]): number => fewestSeats({ seats }, game);
  expect(fewest(seat("person"), seat("empty"), seat("bot"))).toBe(2);
  expect(fewest(seat("person"), seat("empty"), seat("person"), seat("empty"))).toBe(3);
  expect(fewest(seat("person"), seat("empty"), seat("empty"), seat("bot", true))).toBe(4);
});

test("the time of the sheet is one of the choices where it gives one, and not there twice", () => {
  expect(timeChoices(60).map(({ value }) => value)).toEqual(["sheet", "none", 15, 30, 120, 300, 86_400]);
  expect(timeChoices(null).map(({ value }) => value)).toEqual(["none", 15, 30, 60, 120, 300, 86_400]);
});
