/** Who has left is told by name, and the past keeps the name of who played it. */
import { expect, it } from "vitest";
import { seated } from "$lib/gallery/sampleTable";
import type { SeatInfo } from "$lib/protocol";
import { calledAt, departures, everyoneIn, newDepartures } from "$lib/table/departures";

const before = seated(["Ada", "Zoe"]);
const gone = (sent_away: boolean): SeatInfo[] => [
  before[0]!,
  {
    ...before[1]!,
    kind: "bot",
    name: "Bo",
    before: [{ name: "Zoe", until: 12, sent_away, rating: null, rating_change: null }],
  },
];

it("says who left and who plays on, once", () => {
  expect(departures(before)).toEqual([]);
  expect(newDepartures(before, gone(false))).toEqual(["Zoe has left; Bo (bot) takes over."]);
  expect(newDepartures(before, gone(true))).toEqual(["Zoe was removed from the table; Bo (bot) takes over."]);
  expect(newDepartures(gone(false), gone(false))).toEqual([]);
  expect(newDepartures(before, [before[0]!, { ...before[1]!, left: true }])).toEqual(["Zoe has left the match."]);
});

it("keeps the name of who played up to a version", () => {
  const seat = gone(false)[1];
  expect([3, 12, 13, undefined].map((version) => calledAt(seat, version))).toEqual(["Zoe", "Zoe", "Bo", "Bo"]);
  expect(everyoneIn(seat)).toBe("Zoe, then Bo");
  expect(everyoneIn(before[0])).toBe("Ada");
});
