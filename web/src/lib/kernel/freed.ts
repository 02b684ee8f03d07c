/**
 * Jokers that may be freed at will, but must then go into a new set, and may not be replaced by another joker. As
 * `rummykit.tiles.freed_jokers`, which says more.
 */

import { COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER } from "$lib/faces";
import type { Face, Faces } from "$lib/protocol";
import { Bag } from "./bag";
import { combinations, permutations } from "./choosing";
import type { Flaw, KnownSet, TableChange } from "./reading";
import { readings, same, shown } from "./sets";

const KINDS = [JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER];

/** A joker, the place of its set on the table, and the tiles that it can stand for in each reading of the set. */
interface PlacedJoker {
  readonly kind: Face;
  readonly place: number;
  readonly stands: readonly Faces[];
}

interface Replaced {
  readonly before: Faces;
}

/** Both stand for a tile in common, however their sets are read. */
const meansTheSame = (one: PlacedJoker, other: PlacedJoker): boolean =>
  one.stands.every((mine) => other.stands.every((its) => mine.some((face) => its.includes(face))));

const holdsJoker = (cards: Faces): boolean => cards.some((face) => face >= JOKER);

/** Why the jokers of the table may not end where they do; null if they may. */
export function flawOfFreedJokers(change: TableChange): Flaw | null {
  if (change.before.every(({ cards }, place) => !holdsJoker(cards) || staysWhole(change, place))) return null;
  const before = placedJokers(change.before);
  const after = placedJokers(change.after);
  const swapped = replaced(change, before, after);
  if (swapped !== null) return { code: "joker_replaced_by_joker", params: { meld: shown(swapped.before) } };
  const full = notNew(change, before, after);
  return full === null ? null : { code: "freed_joker_needs_new_set", params: { meld: shown(full) } };
}

/** The set at this place was at most lengthened, so that all of its jokers stay in it. */
function staysWhole(change: TableChange, place: number): boolean {
  const { cards } = change.before[place]!;
  const now = change.after[place]?.cards;
  if (now === undefined) return false;
  return same(cards, now) || (cards.length < now.length && new Bag(cards).within(new Bag(now)));
}

/** The jokers of a table; a mirror stands for nothing. */
function placedJokers(sets: readonly KnownSet[]): PlacedJoker[] {
  return sets.flatMap(({ cards, kinds }, place) => {
    if (!holdsJoker(cards)) return [];
    const read = readings(cards).filter(({ kind }) => kinds.includes(kind));
    return cards.flatMap((kind, at) => {
      if (kind < JOKER) return [];
      return [{ kind, place, stands: read.map(({ stands }) => (kind === MIRROR_JOKER ? [] : stands[at]!)) }];
    });
  });
}

// --- new sets

/** The first set that holds more jokers than may have come to it from the table; null if there is none. */
function notNew(change: TableChange, before: readonly PlacedJoker[], after: readonly PlacedJoker[]): Faces | null {
  for (const kind of KINDS) {
    const there = before.filter((joker) => joker.kind === kind);
    if (there.length === 0) continue;
    const held = new Map<number, PlacedJoker[]>();
    for (const joker of after) {
      if (joker.kind === kind) held.set(joker.place, [...(held.get(joker.place) ?? []), joker]);
    }
    const room = new Map([...held].map(([place, jokers]) => [place, roomIn(change, there, jokers)]));
    if ([...room.values()].reduce((sum, each) => sum + each, 0) >= there.length) continue;
    const [full] = [...held].filter(([place, jokers]) => room.get(place)! < jokers.length);
    return change.after[full![0]]!.cards;
  }
  return null;
}

/** How many of the jokers that a set holds may have come from the table. */
function roomIn(change: TableChange, there: readonly PlacedJoker[], held: readonly PlacedJoker[]): number {
  const now = change.after[held[0]!.place]!.cards;
  const inside = change.before.map(({ cards }) => cards).filter((cards) => new Bag(cards).within(new Bag(now)));
  if (inside.length === 0) return held.length;
  const atHome = held.filter((joker) =>
    there.some((was) => meansTheSame(was, joker) && beside(change.before[was.place]!.cards, now)),
  );
  const had = inside.map((cards) => cards.filter((face) => face === held[0]!.kind).length);
  return Math.max(atHome.length, ...had);
}

/** A tile with a number of an earlier set lies in this one. */
const beside = (cards: Faces, now: Faces): boolean => cards.some((face) => face < JOKER && now.includes(face));

// --- jokers in the place of others

/** A set in which another joker has taken the place of one that left; null if there is none. */
function replaced(change: TableChange, before: readonly PlacedJoker[], after: readonly PlacedJoker[]): Replaced | null {
  const suspects = [...new Set(before.map(({ place }) => place))];
  let first: Replaced | null = null;
  for (const homes of identities(before, after)) {
    let swapped: Replaced | null = null;
    for (const place of suspects) swapped ??= taken(change, place, before, after, homes);
    if (swapped === null) return null;
    first ??= swapped;
  }
  return first;
}

/** Every way to tell equal jokers apart: for each joker before, by its number, which one it is afterwards. */
function* identities(
  before: readonly PlacedJoker[],
  after: readonly PlacedJoker[],
  kinds: Faces = KINDS,
): Generator<ReadonlyMap<number, number>> {
  const [kind, ...others] = kinds;
  if (kind === undefined) {
    yield new Map();
    return;
  }
  const numbers = (jokers: readonly PlacedJoker[]): number[] =>
    jokers.flatMap((joker, at) => (joker.kind === kind ? [at] : []));
  const there = numbers(before);
  for (const chosen of permutations(numbers(after), there.length)) {
    for (const rest of identities(before, after, others)) {
      yield new Map([...there.map((was, at) => [was, chosen[at]!] as const), ...rest]);
    }
  }
}

/** A joker that has left the set at this place and was replaced, if equal jokers are told apart like this. */
function taken(
  change: TableChange,
  place: number,
  before: readonly PlacedJoker[],
  after: readonly PlacedJoker[],
  homes: ReadonlyMap<number, number>,
): Replaced | null {
  const { cards } = change.before[place]!;
  const own = [...homes].filter(([was]) => before[was]!.place === place);
  const mine = new Set(own.map(([, now]) => now));
  const cameFrom = new Map([...homes].map(([was, now]) => [now, was]));
  const strangers = after.filter((joker, at) => {
    const was = cameFrom.get(at);
    return (
      !mine.has(at) &&
      own.some(([each]) => meansTheSame(before[each]!, joker)) &&
      beside(cards, change.after[joker.place]!.cards) &&
      !(was !== undefined && stayed(change, before[was]!, joker))
    );
  });
  if (strangers.length === 0) return null;
  let first: Replaced | null = null;
  for (const lying of places(change, cards)) {
    const company = new Bag(...[...lying].map((at) => change.after[at]!.cards)).without(new Bag(cards));
    const wanting = own.filter(
      ([was, now]) =>
        !lying.has(after[now]!.place) &&
        strangers.some((joker) => lying.has(joker.place) && meansTheSame(before[was]!, joker)),
    );
    const jokers = wanting.map(([was]) => before[was]!);
    if (exchanged(jokers, company)) return null;
    first ??= { before: cards };
  }
  return first;
}

/** A joker still stands for the same, in a set that was at most lengthened. */
function stayed(change: TableChange, was: PlacedJoker, now: PlacedJoker): boolean {
  const [then, after] = [change.before[was.place]!.cards, change.after[now.place]!.cards];
  return meansTheSame(was, now) && new Bag(then).within(new Bag(after));
}

/** The places of the sets in which the tiles of an earlier set can lie, for each way to tell equal tiles apart. */
function* places(change: TableChange, cards: Faces): Generator<ReadonlySet<number>> {
  const tiles = new Bag(cards.filter((face) => face < JOKER));
  function* from(faces: Faces): Generator<number[]> {
    const [face, ...others] = faces;
    if (face === undefined) {
      yield [];
      return;
    }
    const there = change.after.flatMap((set, at) => set.cards.filter((each) => each === face).map(() => at));
    for (const chosen of combinations(there, tiles.of(face)))
      for (const rest of from(others)) yield [...chosen, ...rest];
  }
  for (const chosen of from([...new Set(tiles.faces)])) yield new Set(chosen);
}

/** Each of the jokers was replaced by tiles of its own among those that lie beside its set. */
function exchanged(jokers: readonly PlacedJoker[], company: Bag): boolean {
  const [joker, ...others] = jokers;
  if (joker === undefined) return true;
  const meant = [...new Set(joker.stands.flat())].filter((face) => company.of(face) > 0);
  for (const chosen of combinations(meant, joker.kind === DOUBLE_JOKER ? 2 : 1)) {
    if (exchanged(others, company.without(new Bag(chosen)))) return true;
  }
  return false;
}
