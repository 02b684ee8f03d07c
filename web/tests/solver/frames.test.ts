import { describe, expect, test } from "vitest";
import { notation, parseFaces } from "$lib/faces";
import type { Solved, SolvedStep } from "$lib/protocol";
import { frames, type Frame } from "$lib/solver/frames";

const faces = (text: string): number[] => parseFaces(text)!;

/** A step in letters: "r4 b4 k4" from "1:r4 rack:b4 k4". */
function step(made: string, ...parts: [number | null, string][]): SolvedStep {
  return {
    made: { cards: faces(made), kind: "group", stands: [] },
    parts: parts.map(([source, cards]) => ({ source, cards: faces(cards) })),
  };
}

function solved(before: string[], steps: SolvedStep[]): Solved {
  const sets = before.map((cards) => ({ cards: faces(cards), kind: "run", stands: [] }));
  return {
    before: sets,
    steps,
    played: [],
    left: [],
    value: 0,
    opening: null,
    minimum: null,
    deadwood: null,
    status: null,
    discard: null,
    worth: null,
    away: null,
    proven: true,
    first_meld: false,
  };
}

function shown(frame: Frame): string {
  const said = frame.sets.map(
    ({ pieces, state }) => `${pieces.map(({ face }) => notation(face)).join(" ")} (${state})`,
  );
  return `${said.join(", ")} | ${frame.rack.map(({ face }) => notation(face)).join(" ")}`;
}

describe("a table of cards", () => {
  test("a joker leaves the set in which it stood for a card and stands for another one", () => {
    const play = solved(
      ["QS KS JK=AS"],
      [step("QS KS AS", [0, "QS KS"], [null, "AS"]), step("3H 4H JK=5H", [0, "JK"], [null, "3H 4H"])],
    );
    const made = frames(play, faces("AS 3H 4H"));
    expect(made.map(shown)).toEqual([
      "QS KS JK=AS (before) | AS 3H 4H",
      "QS KS AS (made), JK=AS (rest) | 3H 4H",
      "QS KS AS (made), 3H 4H JK=5H (made) | ",
    ]);
    const joker = (frame: Frame): number[] =>
      frame.sets.flatMap(({ pieces }) => pieces.filter(({ face }) => face >= 128).map(({ id }) => id));
    expect(new Set(made.flatMap(joker)).size).toBe(1);
  });
});

describe("the frames of a play", () => {
  const play = solved(
    ["b7 k7 o7", "r1 r2 r3 r4"],
    [step("r1 r2 r3", [1, "r1 r2 r3"]), step("r4 b4 k4", [1, "r4"], [null, "b4 k4"])],
  );
  const made = frames(play, faces("b4 k4 o12"));

  test("begin with the table as it was and add one set a step", () => {
    expect(made.map(shown)).toEqual([
      "b7 k7 o7 (before), r1 r2 r3 r4 (before) | b4 k4 o12",
      "b7 k7 o7 (before), r1 r2 r3 (made), r4 (rest) | b4 k4 o12",
      "b7 k7 o7 (before), r1 r2 r3 (made), r4 b4 k4 (made) | o12",
    ]);
  });

  test("no piece is lost, and each stays the same piece", () => {
    const ids = ({ sets, rack }: Frame): number[] =>
      [...sets.flatMap(({ pieces }) => pieces), ...rack].map(({ id }) => id).sort((a, b) => a - b);
    for (const frame of made) expect(ids(frame)).toEqual(ids(made[0]!));
  });

  test("what comes from the rack is marked once it lies there", () => {
    expect(made.map(({ played }) => played.size)).toEqual([0, 0, 2]);
    const last = made.at(-1)!;
    const marked = last.sets.flatMap(({ pieces }) => pieces).filter(({ id }) => last.played.has(id));
    expect(marked.map(({ face }) => notation(face))).toEqual(["b4", "k4"]);
  });

  test("a printed joker shows what it stands for once it is laid", () => {
    const hand = solved(
      [],
      [
        {
          made: { cards: faces("7H JK=8H 9H"), kind: "run", stands: [] },
          parts: [{ source: null, cards: faces("7H JK 9H") }],
        },
      ],
    );
    expect(frames(hand, faces("KC 7H JK 9H")).map(shown)).toEqual([" | KC 7H JK 9H", "7H JK=8H 9H (made) | KC"]);
  });

  test("two equal sets are told apart", () => {
    const twice = solved(["r1 r2 r3", "r1 r2 r3"], [step("r1 r2 r3 r4", [1, "r1 r2 r3"], [null, "r4"])]);
    expect(shown(frames(twice, faces("r4")).at(-1)!)).toBe("r1 r2 r3 (before), r1 r2 r3 r4 (made) | ");
  });
});
