import { describe, expect, test } from "vitest";
import {
  agrees,
  facesOf,
  followed,
  fromFaces,
  hopped,
  looseSorted,
  moved,
  NO_CARDS,
  nudged,
  same,
  split,
  standing,
  tidied,
  type Layout,
} from "$lib/hand/groups";
import { face, faces, pieces, show } from "../table/faces";

/** "1 2 | 3 4 : 5 6": groups before the colon, the loose end after it. */
function lay(text: string): Layout {
  const [groups = "", loose = ""] = text.split(":");
  const ids = (part: string): number[] =>
    part
      .split(" ")
      .filter((each) => each !== "")
      .map(Number);
  return {
    groups: groups
      .split("|")
      .map(ids)
      .filter((group) => group.length > 0),
    loose: ids(loose),
  };
}

const said = ({ groups, loose }: Layout): string =>
  `${groups.map((group) => group.join(" ")).join(" | ")} : ${loose.join(" ")}`.trim();

describe("moving cards", () => {
  test("a selection makes a group in a gap, in the order it was selected", () => {
    expect(said(moved(lay(": 1 2 3 4"), [3, 1], { to: "gap", gap: 0 }))).toBe("3 1 : 2 4");
    expect(said(moved(lay("1 2 | 3 4 : 5"), [5], { to: "gap", gap: 1 }))).toBe("1 2 | 5 | 3 4 :");
  });

  test("cards join a group before the card at a place, or at its end", () => {
    expect(said(moved(lay("1 2 3 : 4 5"), [5], { to: "group", group: 0, at: 1 }))).toBe("1 5 2 3 : 4");
    expect(said(moved(lay("1 2 3 : 4 5"), [4, 5], { to: "group", group: 0, at: null }))).toBe("1 2 3 4 5 :");
  });

  test("within a group, places count the cards as they lay", () => {
    expect(said(moved(lay("1 2 3 4 :"), [1], { to: "group", group: 0, at: 3 }))).toBe("2 3 1 4 :");
    expect(said(moved(lay("1 2 3 4 :"), [4], { to: "group", group: 0, at: 0 }))).toBe("4 1 2 3 :");
  });

  test("a group that is left empty vanishes", () => {
    expect(said(moved(lay("1 | 2 3 : 4"), [1], { to: "loose", at: 0 }))).toBe("2 3 : 1 4");
  });

  test("a card that falls where it lay changes nothing", () => {
    const layout = lay("1 2 3 | 4 5 : 6 7");
    expect(moved(layout, [2], { to: "group", group: 0, at: 1 })).toBe(layout);
    expect(moved(layout, [2], { to: "group", group: 0, at: 2 })).toBe(layout);
    expect(moved(layout, [4, 5], { to: "gap", gap: 1 })).toBe(layout);
    expect(moved(layout, [7], { to: "loose", at: null })).toBe(layout);
    expect(moved(layout, [], { to: "gap", gap: 0 })).toBe(layout);
  });

  test("a whole group goes to another gap", () => {
    expect(said(moved(lay("1 2 | 3 4 | 5 6 :"), [1, 2], { to: "gap", gap: 3 }))).toBe("3 4 | 5 6 | 1 2 :");
  });
});

describe("groups as a whole", () => {
  test("one is split before a card", () => {
    expect(said(split(lay("1 2 3 4 | 5 : 6"), 3))).toBe("1 2 | 3 4 | 5 : 6");
    expect(said(split(lay("1 2 :"), 1))).toBe("1 2 :");
    expect(said(split(lay("1 2 : 3"), 3))).toBe("1 2 : 3");
  });

  test("a step by keyboard goes past the neighbour, and at the edge into the next group", () => {
    expect(said(nudged(lay("1 2 | 3 4 : 5 6"), 1, 1))).toBe("2 1 | 3 4 : 5 6");
    expect(said(nudged(lay("1 2 | 3 4 : 5 6"), 2, 1))).toBe("1 | 2 3 4 : 5 6");
    expect(said(nudged(lay("1 2 | 3 4 : 5 6"), 3, -1))).toBe("1 2 3 | 4 : 5 6");
    expect(said(nudged(lay("1 2 | 3 4 : 5 6"), 5, -1))).toBe("1 2 | 3 4 5 : 6");
    expect(said(nudged(lay("1 2 | 3 4 : 5 6"), 4, 1))).toBe("1 2 | 3 : 4 5 6");
    expect(said(nudged(lay("1 2 : 3"), 1, -1))).toBe("1 2 : 3");
    expect(said(nudged(lay("1 2 : 3"), 3, 1))).toBe("1 2 : 3");
  });

  test("cards hop one group further", () => {
    expect(said(hopped(lay("1 2 | 3 4 : 5 6"), [5, 6], -1))).toBe("1 2 | 3 4 5 6 :");
    expect(said(hopped(lay("1 2 | 3 4 : 5 6"), [3], 1))).toBe("1 2 | 4 : 3 5 6");
    expect(said(hopped(lay(": 5 6"), [5], -1))).toBe(": 5 6");
  });
});

describe("a new hand from the server", () => {
  test("what is gone leaves its group, what is new joins the loose end", () => {
    expect(said(followed(lay("1 2 3 | 4 : 5 6"), [1, 3, 5, 6, 9, 8]))).toBe("1 3 : 5 6 9 8");
  });

  test("an unchanged hand is the very same layout", () => {
    const layout = lay("1 2 : 3");
    expect(followed(layout, [3, 2, 1])).toBe(layout);
  });

  test("a layout told by faces finds its pieces, and equal cards stay in their groups", () => {
    const hand = pieces("7H 7H 8H 9H KS", 1);
    const before = lay("2 3 4 : 1 5");
    const told = fromFaces({ groups: [faces("7H 8H 9H")], loose: faces("KS 7H") }, hand, before);
    expect(said(told)).toBe("2 3 4 : 5 1");
  });

  test("cards that it does not name are loose, and names that are not held are left out", () => {
    const hand = pieces("7H 8H KS", 1);
    expect(said(fromFaces({ groups: [faces("7H 9H")], loose: faces("QS") }, hand))).toBe("1 : 2 3");
  });

  test("without a layout everything is loose", () => {
    expect(said(followed(NO_CARDS, [1, 2]))).toBe(": 1 2");
  });

  test("two agree when the same cards lie together, in whatever order", () => {
    const told = (groups: string[], loose: string) => ({ groups: groups.map(faces), loose: faces(loose) });
    expect(agrees(told(["7H 8H 9H"], "KS QS"), told(["9H 7H 8H"], "QS KS"))).toBe(true);
    expect(agrees(told(["7H 8H 9H"], "KS"), told(["7H 8H"], "KS 9H"))).toBe(false);
    expect(agrees(told(["7H 8H", "9H"], ""), told(["7H 8H 9H"], ""))).toBe(false);
  });
});

describe("order", () => {
  const hand = pieces("9H KS 7H 2C 8H", 1);
  const faceOf = (id: number): number => hand[id - 1]!.face;

  test("the loose cards are sorted, the groups stay", () => {
    expect(said(looseSorted(lay("3 1 : 4 2 5"), hand, "colour"))).toBe("3 1 : 2 5 4");
    expect(said(looseSorted(lay("3 1 : 2 5 4"), hand, "number"))).toBe("3 1 : 4 5 2");
    const done = lay("3 1 : 2 5 4");
    expect(looseSorted(done, hand, "colour")).toBe(done);
  });

  test("a complete group is put in its best order, unless other cards are meant", () => {
    expect(said(tidied(lay("1 3 5 : 2"), 0, faces("7H 8H 9H"), faceOf))).toBe("3 5 1 : 2");
    expect(said(tidied(lay("1 3 : 2"), 0, faces("7H 8H 9H"), faceOf))).toBe("1 3 : 2");
  });

  test("to faces and back", () => {
    const layout = lay("3 5 1 : 2 4");
    expect(same(fromFaces(facesOf(layout, faceOf), hand), layout)).toBe(true);
    expect(show(facesOf(layout, faceOf).groups[0]!)).toBe("7H 8H 9H");
  });
});

describe("what a card stands for", () => {
  test("it follows the cards whatever their order, and is told only of those that stand for another", () => {
    const judged = { order: faces("4H 5H JK 7H"), stands: faces("4H 5H 6H 7H") };
    expect(standing(faces("JK 7H 5H 4H"), judged)).toEqual([face("6H"), null, null, null]);
  });
});
