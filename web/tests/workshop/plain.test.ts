/** A sheet as plain values: places, copies, differences, and numbers changed by one press. */
import { describe, expect, it } from "vitest";
import { at, isWithin, keyOf, placeOf, rangeOf, same, stepped, withAt } from "$lib/workshop/plain";

const sheet = {
  name: "Ours",
  turn: [{ step: "Draw", pile: "top" }, { step: "Discard" }],
  deal: { hand: { "3-4": 7 } },
};

describe("places", () => {
  it("are written as the server writes them", () => {
    expect(placeOf(["turn", 1, "lay_off"])).toBe("turn[1].lay_off");
    expect(placeOf(["deal", "hand", "3-4"])).toBe("deal.hand.3-4");
    expect(placeOf([])).toBe("");
  });

  it("lie within others by whole names", () => {
    expect(isWithin("turn[0].pile", "turn")).toBe(true);
    expect(isWithin("turn_seconds", "turn")).toBe(false);
    expect(isWithin("deal", "deal")).toBe(true);
  });

  it("lead to what stands there, or to nothing", () => {
    expect(at(sheet, ["turn", 0, "pile"])).toBe("top");
    expect(at(sheet, ["turn", 7, "pile"])).toBeUndefined();
    expect(at(null, ["a"])).toBeUndefined();
  });
});

describe("a copy with something else at a place", () => {
  it("leaves the old one as it was, and shares what is not on the way", () => {
    const copy = withAt(sheet, ["turn", 0, "pile"], "any");
    expect(at(copy, ["turn", 0, "pile"])).toBe("any");
    expect(at(sheet, ["turn", 0, "pile"])).toBe("top");
    expect(copy.deal).toBe(sheet.deal);
    expect(copy.turn[1]).toBe(sheet.turn[1]);
  });

  it("makes the tables on the way where there are none", () => {
    expect(withAt({ boxes: null }, ["boxes", "game"], 5)).toEqual({ boxes: { game: 5 } });
  });
});

describe("plain values", () => {
  it("are the same whatever the order of their keys", () => {
    expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same(null, {})).toBe(false);
  });

  it("by numbers have keys of one number or several", () => {
    expect(rangeOf("3-6")).toEqual([3, 6]);
    expect(rangeOf("2")).toEqual([2, 2]);
    expect([keyOf(3, 6), keyOf(2, 2)]).toEqual(["3-6", "2"]);
  });
});

describe("a number after one press", () => {
  it("goes in larger steps where it is large, and lands on even ones", () => {
    expect([stepped(5, true, 0, null), stepped(22, true, 0, null), stepped(500, true, 0, null)]).toEqual([6, 25, 550]);
    expect([stepped(30, false, 0, null), stepped(20, false, 0, null), stepped(101, false, 0, null)]).toEqual([
      25, 19, 100,
    ]);
  });

  it("stays within its bounds", () => {
    expect(stepped(7, true, 1, 7)).toBe(7);
    expect(stepped(0, false, 0, 9)).toBe(0);
    expect(stepped(120, true, 0, 127)).toBe(127);
  });

  it("comes back by as many presses", () => {
    for (let value = 0; value < 20; value += 1)
      expect(stepped(stepped(value, true, 0, null), false, 0, null)).toBe(value);
  });
});
