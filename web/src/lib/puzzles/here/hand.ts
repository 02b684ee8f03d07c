/** A hand of a kept puzzle as it is laid out: its groups, and the facts about it. As `rummykit.play.judge_hand`. */

import { without } from "$lib/faces";
import type { FaceLayout } from "$lib/hand/groups";
import type { CardMelds } from "$lib/kernel/melds";
import { ascending } from "$lib/kernel/sets";
import type { Sheet } from "$lib/kernel/sheet";
import type { Face, Faces, Fact, GroupJudgement, HandJudgement } from "$lib/protocol";

/** What is held, and what there is to know of it besides. */
export interface Held {
  readonly cards: Faces;
  /** One card too many is held, which is to be discarded, though not the one that is bound. */
  readonly discards: boolean;
  readonly bound: Face | null;
  /** The facts while nobody has arranged it. */
  readonly facts: readonly Fact[];
  /** Whether it may go out without a discard, and with one; null where nobody goes out with a whole hand. */
  readonly goesOut: readonly [boolean, boolean] | null;
}

/** The judgement of a hand laid out in these groups and loose cards as far as they are held. */
export function judgedHand(sheet: Sheet, melds: CardMelds, held: Held, layout: FaceLayout): HandJudgement {
  const { groups, loose } = reconciled(layout, held.cards);
  const points = (cards: Faces): number => cards.reduce((sum, face) => sum + (sheet.values.get(face) ?? 0), 0);
  const judge = (cards: Faces): GroupJudgement => {
    const meld = melds.read(cards);
    const costs = points(cards);
    if (meld === null) {
      const wanted = melds.wanted(cards);
      const state = wanted.length > 0 ? "started" : "loose";
      return { state, name: null, order: cards, stands: cards, value: 0, points: costs, wanted };
    }
    const { kind, cards: order } = meld;
    return { state: "complete", name: kind, order, stands: order, value: costs, points: costs, wanted: [] };
  };
  const judged = groups.map(judge);
  const whole = judged.filter(({ state }) => state === "complete");
  const outside = [...judged.filter((group) => !whole.includes(group)).flatMap(({ order }) => order), ...loose];

  /** What is outside of melds counts, after the discard that leaves the least where one is due. */
  const least = (): number => {
    if (!held.discards) return points(outside);
    const spare = outside.filter((face) => face !== held.bound);
    if (spare.length > 0) return points(outside) - Math.max(...spare.map((face) => points([face])));
    const broken = whole.flatMap(({ order }) =>
      order
        .filter((face) => face !== held.bound)
        .map((face) => without(order, [face]))
        .map((left) => points(outside) + (melds.read(left) === null ? points(left) : 0)),
    );
    return broken.length > 0 ? Math.min(...broken) : points(outside);
  };
  const facts = held.facts.map((fact): Fact => {
    if (fact.code === "loose") return { ...fact, params: { count: outside.length } };
    if (fact.code === "melds_worth")
      return { ...fact, params: { points: points(whole.flatMap(({ order }) => order)) } };
    if (fact.code !== "deadwood" && fact.code !== "deadwood_best") return fact;
    const [now, best] = [least(), Number(fact.params["best"] ?? fact.params["points"])];
    return now === best
      ? { code: "deadwood", met: null, params: { points: now } }
      : { code: "deadwood_best", met: null, params: { points: now, best } };
  });
  const out = held.goesOut !== null && goesOut(held, held.goesOut, outside);
  return {
    groups: judged,
    loose,
    loose_points: points(loose),
    facts: out ? [...facts, { code: "can_go_out", met: true, params: {} }] : facts,
    contract: [],
  };
}

/** Nothing is left of it but what may be. */
function goesOut({ discards, bound }: Held, [bare, withOne]: readonly [boolean, boolean], outside: Faces): boolean {
  if (!discards || (bare && outside.length === 0)) return outside.length === 0;
  return withOne && outside.length === 1 && outside[0] !== bound;
}

/** The groups and the loose cards with what is held: what is gone is left out, what is missing comes last. */
function reconciled({ groups, loose }: FaceLayout, cards: Faces): FaceLayout {
  let left = [...cards];
  const there = (faces: Faces): Face[] =>
    faces.filter((face) => {
      if (!left.includes(face)) return false;
      left = without(left, [face]);
      return true;
    });
  const fitting = groups.map(there).filter((group) => group.length > 0);
  const kept = there(loose);
  return { groups: fitting, loose: [...kept, ...ascending(left)] };
}
