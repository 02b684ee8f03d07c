/** A rule sheet as the page keeps it, with the house rules of a question; what it does not tell, only the server knows. */

import { JOKER } from "$lib/faces";
import type { Face, KeptSheet, OptionValue } from "$lib/protocol";

/** A question that this page cannot answer by itself. */
export class OnlyTheServer extends Error {}

export interface JokerSets {
  readonly replacement: "rack" | "any";
  readonly goesTo: "new_set_from_rack" | "another_set" | "new_set" | "any_set";
  readonly needsTwoRackTiles: boolean;
}

export interface Opening {
  readonly minimum: number;
  readonly thenManipulate: boolean;
}

/** What the answers about a game depend on. */
export interface Sheet {
  readonly game: string;
  /** How many there are of each face, and what it counts. */
  readonly copies: ReadonlyMap<Face, number>;
  readonly values: ReadonlyMap<Face, number>;
  /** What a first meld must be, null where none is due. */
  readonly opening: Opening | null;
  /** How sets with a joker may be changed, null where they are sets like any other. */
  readonly jokerSets: JokerSets | null;
  /** A field of the sheet by its path. */
  readonly field: (path: string) => OptionValue | undefined;
  readonly tiles: boolean;
}

/** Raises `OnlyTheServer` for a game or a house rule that is not kept. */
export function sheetOf(
  game: string,
  kept: KeptSheet | undefined,
  options: { readonly [name: string]: OptionValue },
): Sheet {
  if (kept === undefined) throw new OnlyTheServer(game);
  const fields: Record<string, OptionValue> = { ...kept.fields };
  for (const [name, value] of Object.entries(options)) {
    const path = kept.options[name];
    if (path === null) throw new OnlyTheServer(name);
    if (path !== undefined) fields[path] = value;
  }
  const by = (list: readonly number[]): Map<Face, number> => new Map(kept.faces.map((face, at) => [face, list[at]!]));
  const free = fields["joker_sets.may_be_rearranged"] === true && fields["joker_sets.goes_to"] !== "new_set";
  const jokerSets = {
    replacement: fields["joker_sets.replacement"],
    goesTo: fields["joker_sets.goes_to"],
    needsTwoRackTiles: fields["joker_sets.needs_two_rack_tiles"],
  } as JokerSets;
  return {
    game,
    copies: by(kept.copies),
    values: by(kept.values),
    opening: kept.first_meld
      ? {
          minimum: fields["opening.minimum"] as number,
          thenManipulate: fields["opening.then_manipulate"] as boolean,
        }
      : null,
    jokerSets: kept.family === "cards" || free ? null : jokerSets,
    field: (path) => fields[path],
    tiles: kept.family === "tiles",
  };
}

/** The first face of which there are more than the game has, null where there is none. */
export function tooMany(
  sheet: Sheet,
  faces: readonly Face[],
): { readonly face: Face; readonly count: number; readonly most: number } | null {
  const counted = new Map<Face, number>();
  for (const face of faces) counted.set(face, (counted.get(face) ?? 0) + 1);
  for (const [face, count] of [...counted].sort(([one], [other]) => one - other)) {
    const most = sheet.copies.get(face) ?? 0;
    if (count > most) return { face, count, most };
  }
  return null;
}

/** Raises `OnlyTheServer` for jokers that are no plain ones. */
export function plainJokers(faces: readonly Face[]): void {
  if (faces.some((face) => face > JOKER)) throw new OnlyTheServer("special jokers");
}
