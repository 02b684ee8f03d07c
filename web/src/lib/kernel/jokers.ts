/**
 * What may become of sets with a joker in one turn: each is kept inside a set of the same kind in which its jokers stand
 * for the same tiles, or its jokers are exchanged one by one. As `rummykit.tiles.joker_sets`.
 */

import { JOKER } from "$lib/faces";
import type { Face, Faces } from "$lib/protocol";
import { Bag } from "./bag";
import { permutations } from "./choosing";
import { flawOfFreedJokers } from "./freed";
import type { Flaw, Kind, KnownSet, TableChange } from "./reading";
import { readingAs, readings, same, shown } from "./sets";
import type { JokerSets } from "./sheet";

interface Exchange {
  /** The number of the set among the joker sets. */
  readonly number: number;
  readonly tile: Face;
}

/** Why the jokers on the table may not be used in this way; null if they may. */
export function flawOfJokers(rules: JokerSets, change: TableChange): Flaw | null {
  if (rules.goesTo === "new_set") return flawOfFreedJokers(change);
  const frozen = change.before.filter(({ cards }) => cards.includes(JOKER));
  if (frozen.length === 0) return null;
  const count = (sets: readonly KnownSet[], set: KnownSet): number => sets.filter((each) => equal(each, set)).length;
  if (frozen.every((set) => count(change.after, set) >= count(frozen, set))) return null;
  const search = new Search(rules, change);
  if (search.possible()) return null;
  const anywhere = new Search(rules, change, true);
  if (anywhere.possible()) {
    if (rules.needsTwoRackTiles) return { code: "joker_needs_two_rack_tiles", params: {} };
    if (rules.goesTo === "new_set_from_rack") return { code: "joker_only_extends_existing_set", params: {} };
    return { code: "joker_stays_in_its_set", params: { meld: shown(anywhere.source) } };
  }
  const anySource = new Search({ ...rules, replacement: "any" }, change, true);
  if (anySource.possible()) return { code: "exchange_tile_from_table", params: { meld: shown(anySource.source) } };
  return { code: "joker_meld_manipulated", params: { meld: shown(search.broken) } };
}

function equal(one: KnownSet, other: KnownSet): boolean {
  return same(one.cards, other.cards) && one.kinds.join() === other.kinds.join();
}

function* pairs<T>(items: readonly T[]): Generator<[T, T]> {
  for (const [at, one] of items.entries()) for (const other of items.slice(at + 1)) yield [one, other];
}

function* subsets<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  else {
    for (const rest of subsets(items.slice(1))) {
      yield rest;
      yield [items[0]!, ...rest];
    }
  }
}

/** The set with one joker replaced, and the tile that replaces it, for every joker and tile. */
export function* exchanges({ cards, kinds }: KnownSet): Generator<readonly [KnownSet, Face]> {
  for (const kind of kinds) {
    const { stands } = readingAs(cards, kind);
    for (const [place, face] of cards.entries()) {
      if (face !== JOKER) continue;
      for (const tile of stands[place]!) {
        const now = cards.with(place, tile);
        if (readings(now).some((reading) => reading.kind === kind)) yield [{ cards: now, kinds: [kind] }, tile];
      }
    }
  }
}

/** The fewest rack tiles that exchanges in this order need; `table` has the tiles that lie in no joker set. */
function neededFromRack(table: Faces, frozen: readonly Faces[], order: readonly Exchange[]): Bag {
  const atHand = new Bag(table);
  const needed = new Bag();
  const lying = frozen.map((cards) => new Bag(cards));
  for (const { number, tile } of order) {
    (atHand.of(tile) > 0 ? atHand : needed).add([tile], atHand.of(tile) > 0 ? -1 : 1);
    const set = lying[number]!.add([tile]).add([JOKER], -1);
    if (set.of(JOKER) === 0) atHand.add(set.faces);
  }
  return needed;
}

/** Looks for one sequence of exchanges. */
class Search {
  readonly #frozen: readonly KnownSet[];
  readonly #kept: KnownSet[][];
  readonly #keptAt = new Map<number, number>();
  #freed: Exchange[] = [];

  constructor(
    private readonly rules: JokerSets,
    private readonly change: TableChange,
    private readonly anyDestination = false,
  ) {
    this.#frozen = change.before.filter(({ cards }) => cards.includes(JOKER));
    this.#kept = change.after.map(() => []);
  }

  possible(): boolean {
    return this.settle([...this.#frozen.entries()]);
  }

  /** The set that the first freed joker came from. */
  get source(): Faces {
    const [first] = this.#freed;
    return first === undefined ? [] : this.#frozen[first.number]!.cards;
  }

  /** The first joker set that is kept nowhere on the table after. */
  get broken(): Faces {
    const gone = this.#frozen.find((set) => !this.change.after.some((after) => this.fits([set], after)));
    return (gone ?? this.#frozen[0]!).cards;
  }

  private settle(waiting: readonly (readonly [number, KnownSet])[]): boolean {
    const [first, ...others] = waiting;
    if (first === undefined) return this.tilesWereThere() && (this.anyDestination || this.freedJokersUsed());
    const [number, known] = first;
    for (const [place, after] of this.change.after.entries()) {
      if (!this.fits([...this.#kept[place]!, known], after)) continue;
      this.#kept[place]!.push(known);
      this.#keptAt.set(number, place);
      if (this.settle(others)) return true;
      this.#kept[place]!.pop();
      this.#keptAt.delete(number);
    }
    for (const [without, tile] of exchanges(known)) {
      this.#freed.push({ number, tile });
      if (this.settle(without.cards.includes(JOKER) ? [[number, without], ...others] : others)) return true;
      this.#freed.pop();
    }
    return false;
  }

  /** Whether all of `sets` can lie inside `after`, as the same kind and with jokers that stand for the same tiles. */
  private fits(sets: readonly KnownSet[], after: KnownSet): boolean {
    if (!after.cards.includes(JOKER)) return false;
    if (!new Bag(...sets.map(({ cards }) => cards)).within(new Bag(after.cards))) return false;
    return after.kinds.some((kind) => {
      if (!sets.every(({ kinds }) => kinds.includes(kind))) return false;
      const now = meanings(after.cards, kind);
      const then = sets.flatMap(({ cards }) => meanings(cards, kind));
      for (const chosen of permutations(now, then.length)) {
        if (then.every((faces, at) => faces.some((face) => chosen[at]!.includes(face)))) return true;
      }
      return false;
    });
  }

  /** Whether the tiles that replaced jokers came from a permitted place; rack tiles that are reserved do not count. */
  private tilesWereThere(reserved = new Bag()): boolean {
    const own = this.change.played.without(reserved);
    if (this.rules.replacement === "rack") return new Bag(this.#freed.map(({ tile }) => tile)).within(own);
    if (this.#freed.length === 0) return true;
    const table = this.change.before.flatMap(({ cards }) => (cards.includes(JOKER) ? [] : cards));
    const frozen = this.#frozen.map(({ cards }) => cards);
    for (const order of permutations(this.#freed)) {
      if (neededFromRack(table, frozen, order).within(own)) return true;
    }
    return false;
  }

  private freedJokersUsed(): boolean {
    const freed = this.#freed;
    if (freed.length === 0) return true;
    if (this.rules.goesTo === "new_set_from_rack") return this.newSetsFromRack();
    const slots = this.change.after.flatMap(({ cards }, place) => {
      const kept = this.#kept[place]!.reduce((sum, set) => sum + jokers(set.cards), 0);
      return new Array<number>(Math.max(0, jokers(cards) - kept)).fill(place);
    });
    for (const chosen of permutations(slots, freed.length)) {
      if (!freed.every((each, at) => this.another(each, chosen[at]!))) continue;
      if (!this.rules.needsTwoRackTiles || this.twoRackTilesEach([...new Set(chosen)])) return true;
    }
    return false;
  }

  /** Whether the set at `place`, where the joker now lies, is another than the one it came from. */
  private another(freed: Exchange, place: number): boolean {
    const kept = this.#keptAt.get(freed.number);
    if (kept !== undefined) return kept !== place;
    const cards = this.#frozen[freed.number]!.cards.filter((face) => face !== JOKER);
    const tiles = this.#freed.filter(({ number }) => number === freed.number).map(({ tile }) => tile);
    const stayed = new Bag(cards, tiles);
    if (!stayed.within(new Bag(this.change.after[place]!.cards))) return true;
    const elsewhere = new Bag();
    for (const [at, after] of this.change.after.entries()) {
      if (at === place) continue;
      elsewhere.add(after.cards);
      for (const set of this.#kept[at]!) elsewhere.add(set.cards, -1);
    }
    return stayed.within(elsewhere);
  }

  private newSetsFromRack(): boolean {
    const fresh = this.change.after.filter(({ cards }, at) => this.#kept[at]!.length === 0 && cards.includes(JOKER));
    for (const chosen of subsets(fresh)) {
      if (chosen.length === 0) continue;
      const all = chosen.flatMap(({ cards }) => cards);
      const tiles = new Bag(all.filter((face) => face !== JOKER));
      const enough = jokers(all) >= this.#freed.length;
      if (enough && tiles.within(this.change.played) && this.tilesWereThere(tiles)) return true;
    }
    return false;
  }

  private twoRackTilesEach(places: readonly number[]): boolean {
    if (places.some((place) => this.#kept[place]!.length > 0 || this.lengthens(this.change.after[place]!.cards))) {
      return false;
    }
    const wanted = (left: readonly number[], taken: Faces): boolean => {
      const [place, ...others] = left;
      if (place === undefined) {
        const tiles = new Bag(taken);
        return tiles.within(this.change.played) && this.tilesWereThere(tiles);
      }
      const tiles = this.change.after[place]!.cards.filter((face) => face !== JOKER);
      return [...pairs(tiles)].some((pair) => wanted(others, [...taken, ...pair]));
    };
    return wanted(places, []);
  }

  /** Whether the set is an earlier one, merely extended with jokers and rack tiles. */
  private lengthens(cards: Faces): boolean {
    const now = new Bag(cards.filter((face) => face !== JOKER));
    return this.change.before.some((set) => {
      const then = new Bag(set.cards);
      return !set.cards.includes(JOKER) && then.within(now) && now.without(then).within(this.change.played);
    });
  }
}

const jokers = (cards: Faces): number => cards.filter((face) => face === JOKER).length;

/** What each joker of a set can stand for. */
function meanings(cards: Faces, kind: Kind): Faces[] {
  return readingAs(cards, kind).stands.filter((_, place) => cards[place] === JOKER);
}
