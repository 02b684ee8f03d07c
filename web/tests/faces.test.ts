import { describe, expect, it } from "vitest";
import {
  card,
  colourOf,
  COLOUR_JOKER,
  declared,
  DOUBLE_JOKER,
  isJoker,
  isTile,
  JOKER,
  MIRROR_JOKER,
  notation,
  numberOf,
  parseFace,
  parseFaces,
  PRINTED_JOKER,
  sorted,
  STANDING_FOR,
  suitOf,
  tile,
  tileJoker,
} from "$lib/faces";

const faces = (text: string): number[] => parseFaces(text) ?? [];
const text = (list: readonly number[]): string => list.map(notation).join(" ");

describe("faces and their notation", () => {
  it("are the integers of the wire", () => {
    expect(parseFace("AS")).toBe(0);
    expect(parseFace("KC")).toBe(51);
    expect(parseFace("JK")).toBe(PRINTED_JOKER);
    expect(parseFace("r1")).toBe(64);
    expect(parseFace("o13")).toBe(115);
    expect(faces("J DJ CJ MJ")).toEqual([JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER]);
    expect(parseFace("JK=7H")).toBe(STANDING_FOR + card(7, "hearts"));
  });

  it("come back as they were written", () => {
    const all = [
      ...Array(53).keys(),
      ...Array.from({ length: 56 }, (_, at) => 64 + at),
      ...Array.from({ length: 52 }, (_, at) => 128 + at),
    ];
    for (const face of all) expect(parseFace(notation(face))).toBe(face);
  });

  it("name nothing when misspelt", () => {
    for (const word of ["", "r0", "r14", "1S", "JK=r7", "x7", "JK=JK"]) expect(parseFace(word)).toBeNull();
    expect(parseFaces("r7 r99")).toBeNull();
  });

  it("know colour, suit and number", () => {
    expect(colourOf(tile(7, "orange"))).toBe("orange");
    expect(suitOf(tile(7, "orange"))).toBeNull();
    expect(numberOf(tile(13, "black"))).toBe(13);
    expect(suitOf(card(12, "diamonds"))).toBe("diamonds");
    expect(colourOf(card(12, "diamonds"))).toBeNull();
    expect(numberOf(card(12, "diamonds"))).toBe(12);
  });

  it("know jokers, which have none of these", () => {
    for (const word of ["J", "DJ", "CJ", "MJ", "JK", "JK=7H"]) {
      const face = parseFace(word)!;
      expect(isJoker(face)).toBe(true);
      expect([numberOf(face), colourOf(face), suitOf(face)]).toEqual([null, null, null]);
    }
    expect(faces("J DJ CJ MJ r7 JK").map(tileJoker)).toEqual(["regular", "double", "colour", "mirror", null, null]);
    expect(declared(parseFace("JK=7H")!)).toBe(card(7, "hearts"));
    expect(declared(PRINTED_JOKER)).toBeNull();
    expect(faces("r1 J MJ AS JK JK=7H").map(isTile)).toEqual([true, true, true, false, false, false]);
  });
});

describe("the order of a hand", () => {
  it("789: by colour, then number, jokers last", () => {
    expect(text(sorted(faces("b7 r9 J r7 k8 r8 o1 b6"), "789"))).toBe("r7 r8 r9 b6 b7 k8 o1 J");
  });

  it("777: by number, then colour, jokers last", () => {
    expect(text(sorted(faces("b7 r9 J r7 k8 r8 o7 b9"), "777"))).toBe("r7 b7 o7 r8 k8 r9 b9 J");
  });

  it("cards alternate black and red", () => {
    expect(text(sorted(faces("2D 2C 2H 2S AC"), "789"))).toBe("2S 2H AC 2C 2D");
    expect(text(sorted(faces("KD 2D 2C 2H 2S JK"), "777"))).toBe("2S 2H 2C 2D KD JK");
  });

  it("leaves the faces it was given alone", () => {
    const hand = faces("r9 r7");
    sorted(hand, "789");
    expect(text(hand)).toBe("r9 r7");
  });
});
