import { describe, expect, test } from "vitest";
import { notation, parseFaces } from "$lib/faces";
import type { SetKind } from "$lib/protocol";
import { standing } from "$lib/table/standing";

/** What the pieces of a set stand for, "-" where nothing is told. */
function told(set: string, kind: SetKind): string {
  return standing(parseFaces(set)!, kind)
    .map((face) => (face === null ? "-" : notation(face)))
    .join(" ");
}

describe("what jokers stand for", () => {
  test("in a run the number of their place", () => {
    expect(told("r7 J r9 J", "run")).toBe("- r8 - r10");
    expect(told("J J k3", "run")).toBe("k1 k2 -");
  });

  test("in a group of four the colour that is missing, in a group of three nothing", () => {
    expect(told("r7 b7 J o7", "group")).toBe("- - k7 -");
    expect(told("r7 J o7", "group")).toBe("- - -");
  });

  test("a double joker takes two places", () => {
    expect(told("r7 DJ r10 J", "run")).toBe("- - - r11");
    expect(told("J DJ b9", "run")).toBe("b6 - -");
  });

  test("beyond a colour-changing joker the other colour goes on", () => {
    expect(told("r5 J CJ b8 J", "run")).toBe("- r6 - - b9");
  });
});
