import { describe, expect, test } from "vitest";
import type { GroupJudgement } from "$lib/protocol";
import { finish, toFinish, type LaidHand } from "$lib/table/finishing";
import { faces } from "./faces";

const FACES = faces("7H 8H 9H KS KD 2C 3C");
const faceOf = (id: number): number => FACES[id]!;
const state = (name: GroupJudgement["state"]): GroupJudgement => ({ state: name }) as GroupJudgement;

/** 7H 8H 9H lie together, complete, and KS KD, started; the rest is loose. */
const hand = (loose: number[] = [5, 6]): LaidHand => ({
  layout: {
    groups: [
      [0, 1, 2],
      [3, 4],
    ],
    loose,
  },
  judged: [state("complete"), state("started")],
  faceOf,
});

describe("ending the hand with what lies there", () => {
  test("puts the selected card aside, wherever it lies", () => {
    expect(finish("declare", hand(), [5])).toEqual({
      groups: [
        [0, 1, 2],
        [3, 4],
      ],
      loose: [6],
      aside: 5,
    });
    expect(finish("declare", hand(), [4])).toEqual({ groups: [[0, 1, 2], [3]], loose: [5, 6], aside: 4 });
  });

  test("puts the one aside that lies alone, where none is selected", () => {
    expect(finish("go_out", hand([6]), [])).toMatchObject({ loose: [], aside: 6 });
    expect(finish("go_out", hand(), [])).toMatchObject({ loose: [5, 6], aside: null });
  });

  test("shows what is complete and keeps the rest", () => {
    expect(finish("show_melds", hand(), [5])).toEqual({ groups: [[0, 1, 2]], loose: [3, 4, 5, 6], aside: null });
  });

  test("declares every group as it lies, and nothing before a card is chosen", () => {
    const action = toFinish("declare", finish("declare", hand(), [5]), faceOf);
    expect(action).toEqual({ type: "declare", groups: [faces("7H 8H 9H"), faces("KS KD")], card: faces("2C")[0] });
    expect(toFinish("declare", finish("declare", hand(), []), faceOf)).toBeNull();
    expect(toFinish("go_out", finish("go_out", hand(), []), faceOf)).toMatchObject({ discard: null });
  });
});
