import { describe, expect, test } from "vitest";
import { numbers, type PlacedSet } from "$lib/table/board";
import * as draft from "$lib/table/draft";
import { faces, pieces, set, show } from "./faces";

/** Table: r4 r5 r6 r7 (1-4) and b9 k9 o9 (5-7); rack from 11: r3 b3 k3 J r8. */
function begin(): draft.Draft {
  const table = [set(101, "r4 r5 r6 r7", 1), set(102, "b9 k9 o9", 5, "group")];
  return draft.begin(table, pieces("r3 b3 k3 J r8", 11));
}

const ids = numbers(1000);
const table = (d: draft.Draft): string[] => draft.now(d).sets.map((each) => show(each.pieces));
const all = (d: draft.Draft): number[] =>
  [...draft.rack(d), ...draft.now(d).sets.flatMap((each) => each.pieces)]
    .map((piece) => piece.id)
    .sort((a, b) => a - b);
const put = (d: draft.Draft, moving: number[], target: draft.Target): draft.Draft =>
  draft.place(d, moving, target, ids).draft;

describe("moving pieces", () => {
  test("tiles from the rack make a new set, in the order they were picked", () => {
    const d = put(begin(), [13, 11, 12], { zone: "new" });
    expect(table(d)).toEqual(["r4 r5 r6 r7", "b9 k9 o9", "k3 r3 b3"]);
    expect(show(draft.rack(d))).toBe("J r8");
    expect(show(draft.played(d))).toBe("k3 r3 b3");
  });

  test("a tile goes to the end of a set, or where it was put", () => {
    const end = put(begin(), [15], { zone: "set", set: 101, at: null });
    expect(table(end)[0]).toBe("r4 r5 r6 r7 r8");
    const front = put(begin(), [11], { zone: "set", set: 101, at: 0 });
    expect(table(front)[0]).toBe("r3 r4 r5 r6 r7");
  });

  test("a tile moves within its set, counted as the set lay", () => {
    const later = put(begin(), [1], { zone: "set", set: 101, at: 3 });
    expect(table(later)[0]).toBe("r5 r6 r4 r7");
    const earlier = put(begin(), [4], { zone: "set", set: 101, at: 1 });
    expect(table(earlier)[0]).toBe("r4 r7 r5 r6");
  });

  test("tiles from several sets and the rack meet in one set", () => {
    const d = put(begin(), [4, 5, 14], { zone: "new" });
    expect(table(d)).toEqual(["r4 r5 r6", "k9 o9", "r7 b9 J"]);
  });

  test("a set that was emptied vanishes, and undo brings it back", () => {
    const d = put(begin(), [5, 6, 7], { zone: "set", set: 101, at: null });
    expect(table(d)).toEqual(["r4 r5 r6 r7 b9 k9 o9"]);
    expect(table(draft.undo(d))).toEqual(["r4 r5 r6 r7", "b9 k9 o9"]);
  });

  test("a joker that goes elsewhere stands for nothing, and back in its place for what it did", () => {
    const start = draft.begin([set(101, "5S 6S JK=7S", 1)], pieces("7S QS QD", 11));
    const d = put(start, [3, 12, 13], { zone: "new" });
    expect(table(d)).toEqual(["5S 6S", "JK QS QD"]);
    expect(table(put(d, [3], { zone: "set", set: 101, at: null }))[0]).toBe("5S 6S JK=7S");
    expect(table(put(start, [11], { zone: "set", set: 101, at: 2 }))).toEqual(["5S 6S 7S JK=7S"]);
    expect(table(put(start, [3], { zone: "set", set: 101, at: 0 }))).toEqual(["JK 5S 6S"]);
    const tidied = draft.tidy(d, draft.now(d).sets[1]!.id, faces("QS QD JK=QH"));
    expect(table(tidied)[1]).toBe("QS QD JK");
  });

  test("a set is split before a piece; before its first there is nothing to split", () => {
    const d = draft.split(begin(), 3, ids);
    expect(table(d)).toEqual(["r4 r5", "r6 r7", "b9 k9 o9"]);
    const whole = begin();
    expect(draft.split(whole, 1, ids)).toBe(whole);
  });

  test("only tiles of this turn go back to the rack", () => {
    const d = put(begin(), [11, 12, 13], { zone: "new" });
    const back = draft.place(d, [12], { zone: "rack" }, ids);
    expect(back.hindrance).toBeNull();
    expect(show(draft.rack(back.draft))).toBe("b3 J r8");
    const refused = draft.place(d, [11, 1], { zone: "rack" }, ids);
    expect(refused.hindrance).toBe("not_from_rack");
    expect(refused.draft).toBe(d);
  });

  test("a move that changes nothing is no step", () => {
    const d = begin();
    expect(put(d, [4], { zone: "set", set: 101, at: 4 })).toBe(d);
    expect(put(d, [11], { zone: "rack" })).toBe(d);
    expect(put(d, [999], { zone: "new" })).toBe(d);
  });

  test("a set laid as it was found is untouched again", () => {
    const away = put(begin(), [4], { zone: "new" });
    expect(draft.touchedSets(away).size).toBe(2);
    const home = put(away, [4], { zone: "set", set: 101, at: null });
    expect(draft.touchedSets(home).size).toBe(0);
    expect(draft.isTouched(home)).toBe(false);
    expect(draft.now(home).sets[0]!.kind).toBe("run");
  });
});

describe("undo, redo, reset", () => {
  test("undo and redo walk through every step", () => {
    const one = put(begin(), [11], { zone: "new" });
    const two = put(one, [15], { zone: "set", set: 101, at: null });
    expect(table(draft.undo(two))).toEqual(table(one));
    expect(table(draft.redo(draft.undo(two)))).toEqual(table(two));
    expect(draft.canRedo(two)).toBe(false);
    expect(draft.canUndo(begin())).toBe(false);
  });

  test("a new step after undo forgets what was undone", () => {
    const d = put(draft.undo(put(begin(), [11], { zone: "new" })), [15], { zone: "new" });
    expect(draft.canRedo(d)).toBe(false);
    expect(table(d)[2]).toBe("r8");
  });

  test("reset puts the turn back and can itself be undone", () => {
    const d = put(begin(), [11, 12, 13], { zone: "new" });
    const clean = draft.reset(d);
    expect(draft.isTouched(clean)).toBe(false);
    expect(table(draft.undo(clean))).toEqual(table(d));
    const untouched = begin();
    expect(draft.reset(untouched)).toBe(untouched);
  });
});

test("nothing is ever lost or doubled, whatever is moved where", () => {
  let d = begin();
  const before = all(d);
  let seed = 12345;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let step = 0; step < 2000; step++) {
    const sets = draft.now(d).sets;
    const some = Array.from({ length: 1 + random(3) }, () => before[random(before.length)]!);
    const moving = [...new Set(some)];
    const set = sets[random(sets.length)]!;
    const targets: draft.Target[] = [
      { zone: "new" },
      { zone: "rack" },
      { zone: "set", set: set.id, at: random(set.pieces.length + 1) },
      { zone: "set", set: set.id, at: null },
    ];
    const what = random(8);
    if (what === 0) d = draft.undo(d);
    else if (what === 1) d = draft.redo(d);
    else if (what === 2) d = draft.split(d, moving[0]!, ids);
    else d = put(d, moving, targets[random(4)]!);
    expect(all(d)).toEqual(before);
    expect(draft.now(d).sets.every((each) => each.pieces.length > 0)).toBe(true);
    const home = draft.rack(d).map((piece) => piece.id);
    expect(home.every((id) => id > 10)).toBe(true);
  }
});

describe("what the server says", () => {
  test("its order tidies a set without being a step", () => {
    const d = put(begin(), [11], { zone: "set", set: 101, at: null });
    const tidy = draft.tidy(d, 101, faces("r3 r4 r5 r6 r7"));
    expect(table(tidy)[0]).toBe("r3 r4 r5 r6 r7");
    expect(tidy.history).toHaveLength(d.history.length);
    expect(draft.tidy(tidy, 101, faces("r3 r4 r5 r6 r7"))).toBe(tidy);
  });

  test("an order of other tiles than the set has is ignored", () => {
    const d = begin();
    expect(draft.tidy(d, 101, faces("r4 r5 r6"))).toBe(d);
    expect(draft.tidy(d, 999, faces("r4 r5 r6 r7"))).toBe(d);
  });

  test("a set that could be either keeps the kind chosen until it changes", () => {
    const start = draft.begin([], pieces("J r8 J r9", 11));
    const d = put(start, [11, 12, 13], { zone: "new" });
    const id = draft.now(d).sets[0]!.id;
    const chosen = draft.choose(d, id, "group");
    expect(draft.toAction(chosen, false).kinds).toEqual([[0, "group"]]);
    expect(draft.toAction(draft.undo(chosen), false).kinds).toEqual([]);
    const grown = put(chosen, [14], { zone: "set", set: id, at: null });
    expect(draft.toAction(grown, false).kinds).toEqual([]);
  });
});

describe("the first meld", () => {
  const rack = "r10 b10 k10 r11 r3";
  const start = (): draft.Draft => draft.begin([set(101, "r4 r5 r6", 1)], pieces(rack, 11));
  const own = (d: draft.Draft): ReadonlySet<number> => new Set(draft.ownSets(d).map((each) => each.id));

  test("left as laid it needs no naming", () => {
    const d = put(start(), [11, 12, 13], { zone: "new" });
    expect(draft.toAction(d, true)).toEqual({
      type: "rearrange",
      table: [faces("r4 r5 r6"), faces("r10 b10 k10")],
      opening: [],
      kinds: [],
    });
  });

  test("it is named as it lay when it was enough, once other sets are touched", () => {
    const d = put(start(), [11, 12, 13], { zone: "new" });
    const recorded = draft.recordOpening(d, own(d));
    const on = put(recorded, [15], { zone: "set", set: 101, at: 0 });
    const broken = put(on, [11, 14], { zone: "new" });
    expect(draft.toAction(broken, true).opening).toEqual([faces("r10 b10 k10")]);
    expect(draft.toAction(broken, false).opening).toEqual([]);
  });

  test("taken back to the rack it is forgotten, and undo remembers it", () => {
    const d = put(start(), [11, 12, 13], { zone: "new" });
    const recorded = draft.recordOpening(d, own(d));
    const back = put(recorded, [12], { zone: "rack" });
    expect(draft.now(back).opening).toBeNull();
    expect(draft.now(draft.undo(back)).opening).not.toBeNull();
  });

  test("sets of my own that are there when something else was touched first are named too", () => {
    const touched = put(start(), [15], { zone: "set", set: 101, at: 0 });
    const d = put(touched, [11, 12, 13], { zone: "new" });
    expect(draft.toAction(d, true).opening).toEqual([faces("r10 b10 k10")]);
  });
});

test("a draft is plain data and survives being written down", () => {
  const d = put(begin(), [11, 12, 13], { zone: "new" });
  const again = JSON.parse(JSON.stringify(d)) as draft.Draft;
  expect(table(again)).toEqual(table(d));
  expect(draft.canUndo(again)).toBe(true);
  const sets: readonly PlacedSet[] = draft.now(draft.undo(again)).sets;
  expect(sets).toHaveLength(2);
});
