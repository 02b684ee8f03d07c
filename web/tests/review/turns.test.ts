import { describe, expect, test } from "vitest";
import { parseFaces } from "$lib/faces";
import type { Action, JudgedAction, Replayed, ReplayFrame, Review, TableMeld, Turn, View } from "$lib/protocol";
import { actionSentence } from "$lib/review/actions";
import { imagined } from "$lib/review/imagined";
import { curvePoints, isMissed, neighbour, reviewedTurns, turnAt } from "$lib/review/turns";
import { spoken } from "$lib/table/words";
import { partly } from "../partly";

const faces = (text: string): number[] => parseFaces(text)!;
const judged = (sure = false): JudgedAction =>
  partly<JudgedAction>({ played: "", best: "", cost: sure ? 5 : 0, error: 1, sure, action: null });
const turn = (deal: number, decisions: number, sure = false): Turn =>
  partly<Turn>({
    deal,
    seat: 0,
    decisions: Array.from({ length: decisions }, (_, at) => judged(sure && at === 0)),
    tiles_left: null,
  });

/** Two deals: the first of two turns with two and one action, the second of one turn with two. */
const review = partly<Review>({
  turns: [turn(1, 2), turn(1, 1, true), turn(2, 2)],
  curve: [[0.5], [0.6], [1], [0.4], [0]],
});
const record = partly<Replayed>({
  frames: [0, 0, 0, 0, 1, 1, 1].map((deal) => partly<ReplayFrame>({ deal })),
});

describe("the turns of a review", () => {
  const turns = reviewedTurns(review, record);

  test("begin at the moment before their first action", () => {
    expect(turns.map(({ before }) => before)).toEqual([0, 2, 4]);
  });

  test("lie on a curve that has a point more at the end of each deal", () => {
    expect(turns.map(({ point }) => point)).toEqual([0, 1, 3]);
    const points = curvePoints(review, turns);
    expect(points.map(({ place }) => place)).toEqual([0, 1, null, 2, null]);
    expect(points.map(({ chances }) => chances[0])).toEqual([0.5, 0.6, 1, 0.4, 0]);
    expect([0, 2, 4, 9].map((at) => turnAt(points, at))).toEqual([0, 1, 2, 2]);
  });

  test("can be gone through alone where something was missed", () => {
    expect(turns.map(({ missed }) => missed)).toEqual([false, true, false]);
    expect(neighbour(turns, 0, 1, false)).toBe(1);
    expect(neighbour(turns, 2, -1, true)).toBe(1);
    expect(neighbour(turns, 1, 1, true)).toBeNull();
  });

  test("were missed where tiles could have been played, too", () => {
    const left = { tiles: 1, points: 7, best: faces("r7"), steps: [], proven: true };
    expect(isMissed({ ...turn(1, 1), tiles_left: left })).toBe(true);
  });
});

describe("another action than the one played", () => {
  const lying = partly<TableMeld>({ cards: faces("b4 b5 b6"), kind: "run", owner: null });
  const frame = partly<ReplayFrame>({
    view: partly<View>({ table: [lying], discard_pile: faces("KC"), stands: [] }),
    hands: [faces("b7 r1 r2 r3"), faces("k1")],
  });
  const seen = (action: Action): ReplayFrame => imagined(frame, 0, action)!;

  test("takes the tiles of a turn from the rack and says which they are", () => {
    const action: Action = { type: "rearrange", table: [faces("b4 b5 b6 b7"), faces("r1 r2 r3")] };
    const after = seen(action);
    expect(after.view.table.map(({ cards }) => cards)).toEqual(action.table);
    expect(after.hands[0]).toEqual([]);
    expect(after.hands[1]).toEqual(faces("k1"));
    expect(actionSentence(action, [lying.cards], true)).toContainEqual({ faces: faces("b7 r1 r2 r3") });
  });

  test("puts a discard on the pile", () => {
    const after = seen({ type: "discard", card: faces("r1")[0]! });
    expect(after.view.discard_pile).toEqual(faces("KC r1"));
    expect(after.hands[0]).toEqual(faces("b7 r2 r3"));
  });

  test("shows nothing where it draws a card that nobody saw", () => {
    expect(imagined(frame, 0, { type: "draw", source: "stock" })).toBeNull();
    expect(spoken(actionSentence({ type: "draw", source: "stock" }, [], false))).not.toBe("");
  });

  test("says of a clock that ran out what lay there", () => {
    const draft: Action = { type: "rearrange", table: [lying.cards, faces("r1 r2 r3")] };
    expect(actionSentence({ type: "timeout", draft }, [lying.cards], true)).toContainEqual({
      faces: faces("r1 r2 r3"),
    });
  });
});
