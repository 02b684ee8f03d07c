import { describe, expect, test } from "vitest";
import { parseFaces } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type {
  Action,
  JudgedAction,
  Replayed,
  ReplayFrame,
  Review,
  ScoreSheet,
  TableMeld,
  Turn,
  View,
} from "$lib/protocol";
import { actionSentence } from "$lib/review/actions";
import { imagined } from "$lib/review/imagined";
import { curvePoints, isMissed, mayBeDeepened, neighbour, reviewedTurns, sidesOf, turnAt } from "$lib/review/turns";
import { causeWords, heldWords, verdictWords } from "$lib/review/verdicts";
import { spoken } from "$lib/table/words";
import { partly } from "../partly";

type Verdict = JudgedAction["verdict"];

const faces = (text: string): number[] => parseFaces(text)!;
const judged = (verdict: Verdict): JudgedAction =>
  partly<JudgedAction>({ verdict, cost: 0, deals: 0, action: null, better_if: null, deepened: false });
const turn = (deal: number, decisions: number, first: Verdict = "best"): Turn =>
  partly<Turn>({
    deal,
    seat: 0,
    decisions: Array.from({ length: decisions }, (_, at) => judged(at === 0 ? first : "best")),
    tiles_left: null,
  });

const LEFT = { tiles: 1, points: 7, best: faces("r7"), steps: [], proven: true };

/** Two deals: the first of two turns with two and one action, the second of one turn with two. */
const review = partly<Review>({
  turns: [turn(1, 2), turn(1, 1, "better"), turn(2, 2)],
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

  test("have a line on it for each side, partners together", () => {
    const of = (sides: number[][]): unknown =>
      sidesOf({ score: partly<ScoreSheet>({ sides }) }, ["Ada", "Ben", "Cy", "Di"]);
    expect(of([])).toEqual(["Ada", "Ben", "Cy", "Di"].map((name, seat) => ({ name, seat })));
    expect(
      of([
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([
      { name: `Ada${m.piece_and()}Cy`, seat: 0 },
      { name: `Ben${m.piece_and()}Di`, seat: 1 },
    ]);
  });

  test("can be gone through alone where something was missed", () => {
    expect(turns.map(({ missed }) => missed)).toEqual([false, true, false]);
    expect(neighbour(turns, 0, 1, false)).toBe(1);
    expect(neighbour(turns, 2, -1, true)).toBe(1);
    expect(neighbour(turns, 1, 1, true)).toBeNull();
  });

  test("were missed where something better was there, not where tiles were held back", () => {
    expect(isMissed({ ...turn(1, 1), tiles_left: LEFT })).toBe(false);
    expect(isMissed(turn(1, 1, "undecided"))).toBe(false);
    expect(isMissed({ ...turn(1, 1, "better"), tiles_left: LEFT })).toBe(true);
  });
});

describe("a verdict", () => {
  const words = (verdict: Verdict, cost = 0, deals = 64, match_cost: number | null = null): string =>
    verdictWords({ ...judged(verdict), cost, deals, match_cost, rival: null });

  test("is one sentence for each", () => {
    const all = (["forced", "timed_out", "best", "as_good", "undecided", "better"] as const).map((verdict) =>
      words(verdict, 5),
    );
    expect(new Set(all).size).toBe(6);
    expect(all).not.toContain("");
  });

  test("that rests on no comparison says on what it does", () => {
    expect(words("as_good", 0, 0)).toBe(m.review_as_bots());
    expect(words("as_good")).toBe(m.review_was_best());
  });

  test("says by about how many points something was better", () => {
    expect(words("better", 5.3)).toBe(m.review_costs({ count: 5, points: "5" }));
    expect(words("better", 1.2)).toMatch(/1 point more$/);
    expect(words("better", 0.43)).toBe(m.review_costs({ count: 0.4, points: "0.4" }));
  });

  test("says by how much a match was likelier to be won, where that decides", () => {
    expect(words("better", -2, 64, 0.034)).toBe(m.review_costs_match({ percent: "3.4%" }));
    expect(words("better", -2, 64, 0.34)).toBe(m.review_costs_match({ percent: "34%" }));
  });

  test("that is still open says how far it was looked at, and what it could not be told apart from", () => {
    const open = { ...judged("undecided"), deals: 40_000, rival: { type: "pass" as const } };
    expect(verdictWords({ ...open, deals: 0, rival: null })).toBe(m.review_not_compared());
    expect(verdictWords({ ...open, deepened: false })).toBe(m.review_undecided({ deals: "40,000" }));
    expect(verdictWords({ ...open, deepened: true })).toBe(m.review_too_close({ deals: "40,000" }));
  });

  test("that is open because it depends on when others knock says how, and no deeper look is offered", () => {
    const knock = (better_if: JudgedAction["better_if"]): JudgedAction => ({
      ...judged("undecided"),
      deals: 40_000,
      rival: { type: "pass" },
      better_if,
    });
    expect(verdictWords(knock("knock_at_once"))).toMatch(
      /better than the other play if they knock as soon as they may/,
    );
    expect(verdictWords(knock("knock_late"))).toMatch(/better than the other play if they wait/);
    const open = (better_if: JudgedAction["better_if"]): boolean =>
      mayBeDeepened({ ...turn(1, 1), decisions: [knock(better_if)] });
    expect([open(null), open("knock_at_once"), open("knock_late")]).toEqual([true, false, false]);
  });

  test("that praises says why tiles may be held back, and others do not", () => {
    const held = (verdict: Verdict, deals = 64): string => {
      const decisions = [{ ...judged(verdict), deals }];
      return heldWords({ ...turn(1, 1), decisions, tiles_left: LEFT });
    };
    expect(held("as_good")).toBe(m.review_held({ deals: "64" }));
    expect(held("best")).toBe(m.review_held({ deals: "64" }));
    expect(held("as_good", 0)).toBe("");
    expect((["better", "undecided", "forced"] as const).map((verdict) => held(verdict))).toEqual(["", "", ""]);
    expect(heldWords(turn(1, 1))).toBe("");
  });

  test("of a mistake is not put down to luck alone", () => {
    expect(causeWords("luck", turn(1, 1))).toBe(m.review_by_luck());
    expect(causeWords("luck", turn(1, 1, "better"))).toBe(m.review_by_luck_missed());
    expect(causeWords("choice", turn(1, 1, "better"))).toBe(m.review_by_choice());
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
