import { describe, expect, test } from "vitest";
import { parseFaces } from "$lib/faces";
import type { GameInfo } from "$lib/protocol";
import { fresh, fromQuery, toQuery } from "$lib/solver/link";

const game: GameInfo = {
  id: "rummikub",
  names: { en: "Rummikub" },
  family: "tiles",
  players: [2, 4],
  usual_players: 3,
  minutes: [20, 40],
  turn_seconds: 60,
  shelf: "tiles",
  known_as: [],
  akin: [],
  picture: { melds: [], frames: [], hand: [14, 14], signs: [] },
  best: "table",
  differs: {},
  options: [
    { name: "first_meld", text: {}, default: 30, choices: [], choice_texts: {}, low: 0, high: 100 },
    {
      name: "joker_sets_manipulable",
      text: {},
      default: false,
      choices: [false, true],
      choice_texts: {},
      low: 0,
      high: 0,
    },
  ],
};

const faces = (text: string): number[] => parseFaces(text)!;

describe("a position in an address", () => {
  test("says only what is not as usual", () => {
    expect(toQuery(game, fresh(game))).toBe("game=rummikub");
  });

  test("comes back as it was", () => {
    const position = {
      ...fresh(game),
      options: { first_meld: 20, joker_sets_manipulable: true },
      table: [faces("r1 r2 r3"), faces("b7 J o7")],
      pieces: faces("r4 J o13"),
      objective: "value" as const,
      opened: false,
    };
    const query = toQuery(game, position);
    expect(query).toBe(
      "game=rummikub&table=r1-r2-r3_b7-J-o7&rack=r4-J-o13&objective=value&opened=no&first_meld=20&joker_sets_manipulable=true",
    );
    expect(fromQuery(game, new URLSearchParams(query))).toEqual(position);
  });

  test("that makes no sense is as usual", () => {
    const query = new URLSearchParams(
      "game=rummikub&table=__r99-x&rack=&objective=fame&wild=99&first_meld=1000&joker_sets_manipulable=perhaps",
    );
    expect(fromQuery(game, query)).toEqual(fresh(game));
  });
});
