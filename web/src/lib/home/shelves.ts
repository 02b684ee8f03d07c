/** The families of games, each a shelf with a name. */

import { m } from "$lib/i18n.svelte";
import type { GameInfo } from "$lib/protocol";

type Shelf = GameInfo["shelf"];

const HEADINGS: { readonly [shelf in Shelf]: () => string } = {
  tiles: m.home_shelf_tiles,
  rummy: m.home_shelf_rummy,
  romme: m.home_shelf_romme,
  knock: m.home_shelf_knock,
  indian: m.home_shelf_indian,
  contract: m.home_shelf_contract,
  canasta: m.home_shelf_canasta,
  asia: m.home_shelf_asia,
};

interface Shelved {
  readonly shelf: Shelf;
  readonly heading: string;
  readonly games: readonly GameInfo[];
  /** How many games stand on the shelves above. */
  readonly before: number;
}

/** The game that stands first in its family, and from which the others are told. */
const MAIN: ReadonlySet<string> = new Set(["german_rummy", "contract_rummy"]);

/** The games by their shelves, the main one of each first; shelves without games are not there. */
export function shelved(games: readonly GameInfo[]): readonly Shelved[] {
  let before = 0;
  return (Object.keys(HEADINGS) as Shelf[]).flatMap((shelf) => {
    const own = games
      .filter((game) => game.shelf === shelf)
      .toSorted((one, other) => Number(MAIN.has(other.id)) - Number(MAIN.has(one.id)));
    if (own.length === 0) return [];
    const made = { shelf, heading: HEADINGS[shelf](), games: own, before };
    before += own.length;
    return [made];
  });
}
