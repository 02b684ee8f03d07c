/** One turn at a table of tiles that everybody may rearrange: is it legal, what was played, does it open? As `rummykit.tiles.turn`. */

import { JOKER } from "$lib/faces";
import type { Faces, Params } from "$lib/protocol";
import { Bag } from "./bag";
import { flawOfJokers } from "./jokers";
import type { Kind, KnownSet } from "./reading";
import { asLaid, ascending, flaw, known, readingAs, readings, same, shown } from "./sets";
import type { Opening, Sheet } from "./sheet";

/** What the rules refuse. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code);
  }
}

export interface Outcome {
  /** The tiles played, ascending. */
  readonly played: Faces;
  /** The sets afterwards. */
  readonly table: readonly KnownSet[];
  /** The worth of a first meld, null where none was due. */
  readonly opening: number | null;
}

/**
 * The outcome of a turn that ends with `table`; raises `Refused` if the turn may not end like that. `kinds` declares sets
 * by their place in the table.
 */
export function rearranged(
  sheet: Sheet,
  opened: boolean,
  before: readonly KnownSet[],
  rack: Faces,
  table: readonly Faces[],
  firstMeld: readonly Faces[] = [],
  kinds: ReadonlyMap<number, Kind> = new Map(),
): Outcome {
  const layThere = (cards: Faces): KnownSet | undefined => before.find((each) => same(each.cards, cards));
  const after = table.map((cards) => (layThere(cards) === undefined ? asLaid(cards) : cards));
  const played = conserved(before, rack, after);
  const sets = after.map((cards, place) => {
    const kind = kinds.get(place);
    const lay = layThere(cards);
    if (lay !== undefined && kind === undefined) return lay;
    const all = readings(cards);
    if (all.length === 0) {
      const { code, params } = flaw(cards);
      throw new Refused(code, params);
    }
    if (kind === undefined) return known(cards);
    if (all.some((reading) => reading.kind === kind)) return { cards, kinds: [kind] };
    throw new Refused("not_of_kind", { meld: shown(cards), kind });
  });
  if (played.size === 0) throw new Refused("no_tile_played");
  let opening: number | null = null;
  let tableBefore = before;
  let fromRack = played;
  if (!opened && sheet.opening !== null) {
    const first = firstMeldOf(sheet.opening, before, sets, played, firstMeld);
    opening = first.value;
    tableBefore = [...before, ...first.laid];
    fromRack = played.without(new Bag(...first.laid.map(({ cards }) => cards)));
  }
  if (sheet.jokerSets !== null) {
    const wrong = flawOfJokers(sheet.jokerSets, { before: tableBefore, after: sets, played: fromRack });
    if (wrong !== null) throw new Refused(wrong.code, wrong.params);
  }
  return { played: played.faces, table: sets, opening };
}

/** The tiles played; refuses those that left the table or were never on the rack. */
function conserved(before: readonly KnownSet[], rack: Faces, after: readonly Faces[]): Bag {
  const lay = new Bag(...before.map(({ cards }) => cards));
  const lie = new Bag(...after);
  const gone = lay.without(lie);
  if (gone.size > 0) throw new Refused("tile_missing", { tiles: shown(gone.faces) });
  const played = lie.without(lay);
  const foreign = played.without(new Bag(rack));
  if (foreign.size > 0) throw new Refused("tile_not_yours", { tiles: shown(foreign.faces) });
  return played;
}

/** A key that is the same for equal sets: only in a run with jokers does the order matter. */
function shape({ cards, kinds }: KnownSet): string {
  return (cards.includes(JOKER) && kinds.includes("run") ? cards : ascending(cards)).join();
}

const value = ({ cards, kinds }: KnownSet): number =>
  readings(cards).find(({ kind }) => kinds.includes(kind))?.value ?? readingAs(cards, kinds[0]!).value;

const sum = (sets: readonly KnownSet[]): number => sets.reduce((total, each) => total + value(each), 0);

/** The worth and the sets of the first meld; refuses one that is worth too little or changes the table. */
function firstMeldOf(
  { minimum, thenManipulate }: Opening,
  before: readonly KnownSet[],
  sets: readonly KnownSet[],
  played: Bag,
  firstMeld: readonly Faces[],
): { readonly value: number; readonly laid: readonly KnownSet[] } {
  let laid: KnownSet[] = [];
  if (firstMeld.length > 0 && thenManipulate) {
    for (const cards of firstMeld.map(asLaid)) {
      if (readings(cards).length === 0) {
        const { code, params } = flaw(cards);
        throw new Refused(code, params);
      }
      laid.push(sets.find((each) => same(each.cards, cards)) ?? known(cards));
    }
    if (!new Bag(...laid.map(({ cards }) => cards)).within(played)) {
      const foreign = laid.find(({ cards }) => !new Bag(cards).within(played)) ?? laid.at(-1)!;
      throw new Refused("opening_not_from_rack", { meld: shown(foreign.cards) });
    }
  } else {
    const were = before.map(shape);
    for (const each of sets) {
      const at = were.indexOf(shape(each));
      if (at >= 0) were.splice(at, 1);
      else laid.push(each);
    }
    if (were.length > 0) {
      const own = laid.filter(({ cards }) => new Bag(cards).within(played));
      const enough = sum(own) >= minimum;
      if (enough && !thenManipulate) throw new Refused("no_manipulation_in_opening_turn");
      if (minimum > 0) throw new Refused("table_changed_before_opening", { minimum });
      if (!enough || own.length === 0) throw new Refused("table_changed_before_first_meld");
      laid = own;
    }
  }
  const total = sum(laid);
  if (total < minimum) throw new Refused("opening_too_low", { minimum, value: total });
  return { value: total, laid };
}
