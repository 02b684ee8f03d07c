/**
 * What the jokers of a set that lies on the table are shown as. The place of a joker says it (rule sheets, conventions):
 * in a run the number of its place, in a group of four the colour that is missing. In a draft the server says it.
 */
import { COLOUR_JOKER, DOUBLE_JOKER, FIRST_TILE, isJoker, isTile, JOKER } from "$lib/faces";
import type { Face, SetKind } from "$lib/protocol";

export function standing(faces: readonly Face[], kind: SetKind | null): readonly (Face | null)[] {
  const at = faces.findIndex((face) => !isJoker(face));
  const known = faces[at];
  if ((kind !== "run" && kind !== "group") || known === undefined || !isTile(known)) return faces.map(() => null);
  if (kind === "group") {
    const colours = faces.filter((each) => !isJoker(each)).map((each) => Math.floor((each - FIRST_TILE) / 13));
    const missing = [0, 1, 2, 3].filter((colour) => !colours.includes(colour));
    const only = missing.length === 1 ? FIRST_TILE + missing[0]! * 13 + ((known - FIRST_TILE) % 13) : null;
    return faces.map((face) => (face === JOKER ? only : null));
  }
  // A double joker takes two places; beyond a colour-changing one the run goes on in the colour that lies there.
  const places = faces.map((_, index) => index + faces.slice(0, index).filter((face) => face === DOUBLE_JOKER).length);
  return faces.map((face, index) => {
    if (face !== JOKER) return null;
    const change = faces.indexOf(COLOUR_JOKER);
    const side = faces
      .map((each, there) => ({ each, there }))
      .filter(({ there }) => change < 0 || there < change === index < change);
    const near = side.find(({ each }) => !isJoker(each));
    return near === undefined ? null : near.each + places[index]! - places[near.there]!;
  });
}
