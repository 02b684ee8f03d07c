import { describe, expect, test } from "vitest";
import type { Rearrange } from "$lib/protocol";
import { numbers } from "$lib/table/board";
import * as drafts from "$lib/table/draft";
import { planned } from "$lib/table/planned";
import { faces, set } from "./faces";

/** A draft of a turn: sets that lie there, and a rack whose pieces are numbered from 100. */
function draft(sets: ReturnType<typeof set>[], rack: string): drafts.Draft {
  return drafts.begin(
    sets,
    faces(rack).map((face, at) => ({ id: 100 + at, face })),
  );
}

const turn = (table: string[], opening: string[] = []): Rearrange => ({
  type: "rearrange",
  table: table.map(faces),
  opening: opening.map(faces),
});

const ids = (pieces: readonly { readonly id: number }[]): number[] => pieces.map(({ id }) => id);

describe("a turn laid out as a draft", () => {
  const lying = [set(1, "r1 r2 r3", 1), set(2, "b7 k7 o7", 11, "group")];
  const begun = draft(lying, "r4 r7 k1");

  test("keeps every piece the one that it is, and sets where they were", () => {
    const plan = planned(begun, turn(["r7 b7 k7 o7", "r1 r2 r3 r4"]), numbers(200));
    expect(plan.sets.map(({ id }) => id)).toEqual([1, 2]);
    expect(ids(plan.sets[0]!.pieces)).toEqual([...ids(lying[0]!.pieces), 100]);
    expect(new Set(ids(plan.sets[1]!.pieces))).toEqual(new Set([...ids(lying[1]!.pieces), 101]));
  });

  test("leaves a set that is not touched as it is, its kind too", () => {
    const plan = planned(begun, turn(["r1 r2 r3 r4", "b7 k7 o7"]), numbers(200));
    expect(plan.sets[1]).toBe(lying[1]);
    expect(drafts.touchedSets(drafts.adopt(begun, plan))).toEqual(new Set([1]));
  });

  test("is one step, which undo takes back", () => {
    const laid = drafts.adopt(begun, planned(begun, turn(["r1 r2 r3 r4", "b7 k7 o7"]), numbers(200)));
    expect(ids(drafts.played(laid))).toEqual([100]);
    expect(drafts.isTouched(drafts.undo(laid))).toBe(false);
    expect(drafts.adopt(laid, drafts.now(laid))).toBe(laid);
  });

  test("names the pieces of a first meld that goes into other sets", () => {
    const owed = draft([set(1, "r1 r2 r3", 1)], "r10 r11 r12 r4");
    const action = turn(["r1 r2 r3 r4", "r10 r11 r12"], ["r10 r11 r12"]);
    const plan = planned(owed, action, numbers(200));
    expect(plan.opening!.map(ids)).toEqual([[100, 101, 102]]);
    expect(drafts.toAction(drafts.adopt(owed, plan), true).opening).toEqual(action.opening);
  });
});
