/** What happened, in words. */
import { expect, it } from "vitest";
import type { Event } from "$lib/protocol";
import { eventSentence, spoken } from "$lib/table/words";
import { face } from "./faces";

type Drawn = readonly (readonly [number, string])[];

/** The draw for the start as the log tells it. */
function told(rounds: readonly Drawn[], dealer: number | null, starter: number, tiles = false): string {
  const event = {
    type: "start_drawn",
    rounds: rounds.map((round) => round.map(([seat, name]) => [seat, face(name)])),
    dealer,
    starter,
  } as unknown as Event;
  const names = ["You", "Bo", "Cleo", "Dario"];
  return spoken(eventSentence(event, (seat) => names[seat]!, { tiles, rearranges: tiles })!);
}

it("says that the lowest card deals, and who is first to play", () => {
  const drawn = told(
    [
      [
        [0, "KS"],
        [1, "4C"],
        [2, "QD"],
      ],
    ],
    1,
    2,
  );
  expect(drawn).toMatch(/^Draw for the start: .*\. Bo: dealer with the lowest card\. Cleo: first to play\.$/);
});

it("says that the highest card deals", () => {
  const drawn = told(
    [
      [
        [0, "KS"],
        [1, "4C"],
      ],
    ],
    0,
    1,
  );
  expect(drawn).toContain("You: dealer with the highest card. Bo: first to play.");
});

it("says of an ace only who deals: it may be low or high", () => {
  const drawn = told(
    [
      [
        [0, "AS"],
        [1, "4C"],
      ],
    ],
    0,
    1,
  );
  expect(drawn).toContain("You: dealer. Bo: first to play.");
});

it("says that the highest begins where nobody deals", () => {
  const round: Drawn = [
    [0, "r4"],
    [1, "b9"],
  ];
  expect(told([round], null, 1, true)).toContain("The highest number goes first. Bo: first to play.");
});

it("tells a tie from a joker, and compares with all who did not draw again", () => {
  const tie = told(
    [
      [
        [0, "4S"],
        [1, "4C"],
        [2, "QD"],
      ],
      [
        [0, "9S"],
        [1, "TC"],
      ],
    ],
    0,
    1,
  );
  expect(tie).toContain("Tie, drawn again: You");
  expect(tie).toContain("You: dealer with the lowest card.");
  const joker = told(
    [
      [
        [0, "JK"],
        [1, "4C"],
      ],
      [[0, "7S"]],
    ],
    1,
    0,
  );
  expect(joker).toContain("A joker does not count, drawn again: You");
  expect(joker).not.toContain("tie");
  expect(joker).toContain("Bo: dealer with the lowest card.");
});

it("says of a blocked deal no more than that it is over: who has won is told by the sheet", () => {
  const event = { type: "deal_ended", result: { kind: "blocked", winner: null } } as unknown as Event;
  for (const tiles of [true, false])
    expect(spoken(eventSentence(event, String, { tiles, rearranges: tiles })!)).toBe(
      "The stock is empty and nobody has gone out.",
    );
});
