/** Pieces that have a rule of their own: which section it is. */
import { COLOUR_JOKER, DOUBLE_JOKER, FALSE_JOKER, isJoker, MIRROR_JOKER, parseFace, STANDING_FOR } from "$lib/faces";
import type { Face } from "$lib/protocol";

const SECTIONS: ReadonlyMap<Face, string> = new Map([
  [DOUBLE_JOKER, "jokers.double"],
  [COLOUR_JOKER, "jokers.colour"],
  [MIRROR_JOKER, "jokers.mirror"],
]);

/** The section of the rules about a piece; undefined for a plain one. */
export function ruleOf(face: Face, wild: boolean): string | undefined {
  const joker = isJoker(face) || face === FALSE_JOKER || face >= STANDING_FOR;
  return SECTIONS.get(face) ?? (wild || joker ? "jokers" : undefined);
}

/** What is asked about: a section of the rules, the piece that it is about if it is one, and where that lies. */
export interface AskedRule {
  readonly rule: string;
  readonly face: Face | null;
  readonly at: DOMRect;
}

/** What an element is about that has a rule. */
export function askedOf(element: HTMLElement): AskedRule {
  const { rule = "", face = "" } = element.dataset;
  return { rule, face: parseFace(face), at: element.getBoundingClientRect() };
}
