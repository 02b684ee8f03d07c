/** The best turn at a table of tiles that everybody may rearrange. As `rummykit.tiles.search`; the kernel finds it. */

import { FIRST_TILE, JOKER, numberOf } from "$lib/faces";
import type { Face, Faces, SolveAsked } from "$lib/protocol";
import { Bag } from "./bag";
import { combinations } from "./choosing";
import { exchanges } from "./jokers";
import type { KnownSet } from "./reading";
import { ascending, known, same, worth } from "./sets";
import { OnlyTheServer, type JokerSets, type Sheet } from "./sheet";
import { rearranged, Refused } from "./turn";
import { ANY, type Kernel, type KeptGroup, type KeptRun, type Longer, type TableFound } from "./wasm";

export type Objective = NonNullable<SolveAsked["objective"]>;

export interface Play {
  readonly after: readonly Faces[];
  readonly played: Faces;
  readonly value: number;
  readonly proven: boolean;
}

interface Found {
  readonly score: number;
  readonly played: Faces;
  readonly sets: readonly Faces[];
}

const TILES = Array.from({ length: JOKER - FIRST_TILE + 1 }, (_, at) => FIRST_TILE + at);
const NUMBERS = 13;
const COLOURS = [0, 1, 2, 3];
/** What a tile counts beside its value where the number of tiles comes first. */
const A_TILE = 1000;
/** Up to this many changed sets are tried in every combination; beyond that, sets are left alone one by one. */
const LOOKED_AT = 2;

/** One sheet, one objective. */
class Scale {
  readonly weights: readonly number[];

  constructor(
    readonly kernel: Kernel,
    readonly sheet: Sheet,
    objective: Objective,
  ) {
    const value = (face: Face): number => sheet.values.get(face) ?? 0;
    this.weights = TILES.map((face) => (objective === "tiles" ? 1 : value(face) + (objective === "lex" ? A_TILE : 0)));
  }

  score(faces: Faces): number {
    return faces.reduce((sum, face) => sum + this.weights[face - FIRST_TILE]!, 0);
  }

  best(must: Faces, may: Faces, beat = ANY, minimum = 0): TableFound | null {
    return this.kernel.table({ weights: this.weights, must, may, beat, minimum });
  }

  play(after: readonly Faces[], played: Faces, proven = true): Play {
    const value = played.reduce((sum, face) => sum + (this.sheet.values.get(face) ?? 0), 0);
    return { after, played, value, proven };
  }
}

/** The best play of the rack for a player who has made the first meld; a calm one changes the fewest sets. */
function bestPlay(scale: Scale, table: readonly Faces[], rack: Faces, calm: boolean): Play {
  const { jokerSets } = scale.sheet;
  if (jokerSets?.goesTo === "new_set" && [...table.flat(), ...rack].includes(JOKER)) throw new OnlyTheServer("jokers");
  if (jokerSets !== null && table.some((cards) => cards.includes(JOKER))) return kept(scale, jokerSets, table, rack);
  let found: Found | null = free(scale, table, rack);
  if (found !== null && calm) found = fewestChanges(scale, table, rack, found);
  return found === null ? scale.play(table, []) : scale.play(found.sets, found.played);
}

/** The best play where every joker may be used like any other tile; null where nothing can be played. */
function free(scale: Scale, table: readonly Faces[], rack: Faces): Found | null {
  const found = scale.best(table.flat(), rack, 0);
  return found === null ? null : { ...found, sets: inPlace(table, found.sets) };
}

/** The sets afterwards: first the unchanged ones, as they lay and in their order. */
function inPlace(table: readonly Faces[], after: readonly Faces[]): Faces[] {
  const left = [...after];
  const there: Faces[] = [];
  for (const cards of table) {
    const at = left.findIndex((each) => same(ascending(each), ascending(cards)));
    if (at < 0) continue;
    left.splice(at, 1);
    there.push(cards);
  }
  return [...there, ...left];
}

/** A play that counts as much and changes the fewest sets. */
function fewestChanges(scale: Scale, table: readonly Faces[], rack: Faces, best: Found): Found {
  const without = (touched: readonly number[]): Found | null => {
    const answer = scale.best(
      touched.flatMap((place) => table[place]!),
      rack,
      best.score - 1,
    );
    if (answer === null) return null;
    return { ...answer, sets: [...table.filter((_, place) => !touched.includes(place)), ...answer.sets] };
  };
  let found = best;
  let changed = changedSets(table, best.sets);
  for (let count = 0; count < Math.min(changed.length, LOOKED_AT + 1); count++) {
    for (const touched of combinations([...table.keys()], count)) {
      const calmer = without(touched);
      if (calmer !== null) return calmer;
    }
  }
  if (changed.length > LOOKED_AT + 1) {
    for (const place of changed) {
      const fewer = changed.filter((other) => other !== place);
      const calmer = without(fewer);
      if (calmer === null) continue;
      found = calmer;
      changed = fewer;
    }
  }
  return found;
}

function changedSets(table: readonly Faces[], after: readonly Faces[]): number[] {
  const there = after.map(ascending);
  return [...table.keys()].filter((place) => {
    const at = there.findIndex((each) => same(each, ascending(table[place]!)));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/**
 * The best play where sets with a joker may only be added to: each is kept, or its jokers are exchanged. What is found is legal. It is proven unless more could be had where the
 * freed jokers lie as they may not: the server looks for other places then.
 */
function kept(scale: Scale, rules: JokerSets, table: readonly Faces[], rack: Faces): Play {
  const before = table.map(known);
  const legal = (sets: readonly Faces[]): boolean => {
    try {
      rearranged(scale.sheet, true, before, rack, sets);
      return true;
    } catch (failure) {
      if (failure instanceof Refused) return false;
      throw failure;
    }
  };
  let best: Found = { score: 0, played: [], sets: table };
  const open: { readonly score: number; readonly plan: Plan }[] = [];
  const attempt = (plan: Plan): void => {
    const found = keeping(scale, plan, rack, best.score);
    if (found === null) return;
    if (legal(found.sets)) best = found;
    else open.push({ score: found.score, plan });
  };
  for (const plan of plans(rules, before, rack)) attempt(plan);
  if (rules.goesTo === "new_set_from_rack") {
    for (const { score, plan } of open.splice(0).sort((one, other) => other.score - one.score)) {
      if (score > best.score) for (const placed of withRackSets(plan, rack)) attempt(placed);
    }
  }
  return scale.play(
    best.sets,
    best.played,
    open.every(({ score }) => score <= best.score),
  );
}

/** What becomes of joker sets. */
interface Plan {
  readonly kept: readonly KnownSet[];
  /** Tiles that must lie in other sets afterwards. */
  readonly loose: Faces;
  /** Tiles of the rack that replace jokers, and such tiles of other sets. */
  readonly fromRack: Faces;
  readonly fromTable: Faces;
  /** New sets of freed jokers and tiles of the rack. */
  readonly laid: readonly Faces[];
}

const NOTHING: Plan = { kept: [], loose: [], fromRack: [], fromTable: [], laid: [] };

const joined = (one: Plan, other: Plan): Plan => ({
  kept: [...one.kept, ...other.kept],
  loose: [...one.loose, ...other.loose],
  fromRack: [...one.fromRack, ...other.fromRack],
  fromTable: [...one.fromTable, ...other.fromTable],
  laid: [],
});

/** Every way to keep the joker sets or to exchange their jokers; other sets are taken apart. */
function* plans(rules: JokerSets, sets: readonly KnownSet[], rack: Faces): Generator<Plan> {
  const seen = new Set<string>();
  function* from(at: number): Generator<Plan> {
    const set = sets[at];
    if (set === undefined) {
      yield NOTHING;
      return;
    }
    const others = new Bag(...sets.filter((_, place) => place !== at).map(({ cards }) => cards));
    const fates = set.cards.includes(JOKER) ? fatesOf(rules, set, others) : [{ ...NOTHING, loose: set.cards }];
    for (const rest of from(at + 1)) for (const fate of fates) yield joined(fate, rest);
  }
  for (const plan of from(0)) {
    const key = JSON.stringify(plan);
    if (seen.has(key)) continue;
    seen.add(key);
    const fits = new Bag(plan.fromRack).within(new Bag(rack)) && new Bag(plan.fromTable).within(new Bag(plan.loose));
    if (fits) yield plan;
  }
}

/** What may become of one joker set; tiles of `others` may replace its jokers, where the rules let them. */
function fatesOf(rules: JokerSets, set: KnownSet, others: Bag): Plan[] {
  if (!set.cards.includes(JOKER)) return [{ ...NOTHING, loose: set.cards }];
  const fates: Plan[] = set.kinds.map((kind) => ({ ...NOTHING, kept: [{ cards: set.cards, kinds: [kind] }] }));
  for (const [without, tile] of exchanges(set)) {
    for (const fate of fatesOf(rules, without, others)) {
      const freed = { ...fate, loose: [JOKER, ...fate.loose] };
      fates.push({ ...freed, fromRack: [tile, ...fate.fromRack] });
      if (rules.replacement === "any" && others.of(tile) > 0) {
        fates.push({ ...freed, fromTable: [tile, ...fate.fromTable] });
      }
    }
  }
  return fates;
}

/** Every way to lay all freed jokers of a plan in sets of tiles from the rack. */
function* withRackSets(plan: Plan, rack: Faces): Generator<Plan> {
  const freed = plan.loose.filter((face) => face === JOKER).length;
  if (freed === 0) {
    yield plan;
    return;
  }
  const held = new Bag(rack).without(new Bag(plan.fromRack));
  for (const set of setsWithJokers(held, freed)) {
    const tiles = set.filter((face) => face !== JOKER);
    const jokers = set.filter((face) => face === JOKER);
    const loose = new Bag(plan.loose).without(new Bag(jokers)).faces;
    yield* withRackSets({ ...plan, loose, fromRack: [...plan.fromRack, ...tiles], laid: [...plan.laid, set] }, rack);
  }
}

/** A longer run can be cut so that the part with the joker has no more tiles. */
const LONGEST = 5;

/** The sets of up to so many jokers, at least one, and tiles that are held. */
function* setsWithJokers(held: Bag, jokers: number): Generator<Faces> {
  const has = (faces: Faces): boolean => faces.every((face) => face === JOKER || held.of(face) > 0);
  for (let count = 1; count <= jokers; count++) {
    const freed = new Array<Face>(count).fill(JOKER);
    for (let number = 1; number <= NUMBERS; number++) {
      const tiles = COLOURS.map((colour) => FIRST_TILE + colour * NUMBERS + number - 1);
      for (const size of [3, 4]) {
        for (const some of combinations(tiles, size - count)) if (has(some)) yield [...some, ...freed];
      }
      for (const tile of tiles) {
        for (let size = 3; size <= Math.min(LONGEST, NUMBERS - number + 1); size++) {
          const line = Array.from({ length: size }, (_, step) => tile + step);
          for (const at of combinations([...line.keys()], count)) {
            const set = line.map((face, place) => (at.includes(place) ? JOKER : face));
            if (has(set)) yield set;
          }
        }
      }
    }
  }
}

/** The best play by a plan if freed jokers could go anywhere; null unless it beats that score. */
function keeping(scale: Scale, plan: Plan, rack: Faces, beat: number): Found | null {
  const runs = plan.kept.filter(({ kinds }) => kinds[0] === "run").map(({ cards }) => cards);
  const groups = plan.kept.filter(({ kinds }) => kinds[0] !== "run").map(({ cards }) => cards);
  const sure = scale.score(plan.fromRack);
  const found = scale.kernel.table({
    weights: scale.weights,
    must: new Bag(plan.loose).without(new Bag(plan.fromTable)).faces,
    may: new Bag(rack).without(new Bag(plan.fromRack)).faces,
    keptRuns: runs.map(span),
    keptGroups: groups.map(groupOf),
    beat: beat - sure,
  });
  if (found === null) return null;
  const sets = [...lengthened([...runs, ...groups], found.longer), ...plan.laid, ...found.sets];
  return { score: found.score + sure, played: ascending([...plan.fromRack, ...found.played]), sets };
}

function lengthened(kept: readonly Faces[], longer: readonly Longer[]): Faces[] {
  const now = [...kept];
  for (const { kept: at, low, faces } of longer) now[at] = low ? [...faces, ...now[at]!] : [...now[at]!, ...faces];
  return now;
}

function span(cards: Faces): KeptRun {
  const place = cards.findIndex((face) => face !== JOKER);
  const low = numberOf(cards[place]!)! - place;
  return { colour: colour(cards[place]!), low, high: low + cards.length - 1 };
}

function groupOf(cards: Faces): KeptGroup {
  const tiles = cards.filter((face) => face !== JOKER);
  const colours = tiles.reduce((bits, face) => bits | (1 << colour(face)), 0);
  return { number: numberOf(tiles[0]!)!, colours, size: cards.length };
}

const colour = (face: Face): number => Math.floor((face - FIRST_TILE) / NUMBERS);

// --- a whole turn, with its first meld

export interface WholeTurn {
  readonly play: Play;
  /** What the first meld counts; null where none is due or none can be made. */
  readonly opening: number | null;
}

/** The best play of a turn; a player who has not opened makes the first meld first. */
export function wholeTurn(
  kernel: Kernel,
  sheet: Sheet,
  lying: readonly Faces[],
  rack: Faces,
  objective: Objective,
  { opened, calm }: { readonly opened: boolean; readonly calm: boolean },
): WholeTurn {
  const scale = new Scale(kernel, sheet, objective);
  if (opened || sheet.opening === null) return { play: bestPlay(scale, lying, rack, calm), opening: null };
  const first = scale.best([], rack, ANY, sheet.opening.minimum);
  if (first === null || first.played.length === 0) return { play: scale.play(lying, []), opening: null };
  const value = first.sets.reduce((sum, cards) => sum + worth(cards), 0);
  const after = [...lying, ...first.sets];
  if (!sheet.opening.thenManipulate) return { play: scale.play(after, first.played), opening: value };
  const most = bestPlay(scale, lying, rack, calm);
  const opening = openingIn(kernel, sheet, lying, rack, most);
  if (opening !== null) return { play: most, opening };
  const left = new Bag(rack).without(new Bag(first.played)).faces;
  const rest = bestPlay(scale, after, left, calm);
  const both = scale.play(rest.after, ascending([...first.played, ...rest.played]));
  // Another first meld might leave more for afterwards, but nothing is better than a turn without one.
  const proven = most.proven && both.played.length === most.played.length && both.value === most.value;
  return { play: { ...both, proven }, opening: value };
}

/** What the first meld counts with which a play can begin; null if its tiles make none that will do. */
function openingIn(kernel: Kernel, sheet: Sheet, lying: readonly Faces[], rack: Faces, play: Play): number | null {
  if (play.played.length === 0) return null;
  const { sets } = dearestFirstMeld(kernel, play.played);
  if (sets.length === 0) return null;
  try {
    return rearranged(sheet, false, lying.map(known), rack, play.after, sets).opening;
  } catch (failure) {
    if (failure instanceof Refused) return null;
    throw failure;
  }
}

/** The most that disjoint sets of a rack can be worth together, every joker where it counts most, and such sets. */
export function dearestFirstMeld(
  kernel: Kernel,
  rack: Faces,
): { readonly value: number; readonly sets: readonly Faces[] } {
  const weights = TILES.map((face) => numberOf(face) ?? 13);
  const atLeast = (minimum: number): { most: number; value: number; sets: readonly Faces[] } | null => {
    const found = kernel.table({ weights, must: [], may: rack, beat: minimum - 1, minimum });
    if (found === null) return null;
    return { most: found.score, value: found.sets.reduce((sum, cards) => sum + worth(cards), 0), sets: found.sets };
  };
  const first = atLeast(0)!;
  let { most, value, sets } = first;
  while (value < most) {
    const middle = Math.floor((value + most + 1) / 2);
    const better = atLeast(middle);
    if (better === null) most = middle - 1;
    else ({ value, sets } = better);
  }
  return { value, sets };
}
