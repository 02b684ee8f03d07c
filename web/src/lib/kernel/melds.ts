/** Melds of one pack without jokers: what they are, and why other cards are none. As `rummykit.melds.pack`. */

import { notation, OF_NUMBER, PRINTED_JOKER } from "$lib/faces";
import type { Face, Faces } from "$lib/protocol";
import type { Flaw } from "./reading";
import { ascending, shown } from "./sets";
import type { Sheet } from "./sheet";

const RANKS = 13;
const SUITS = 4;

const rankOf = (card: Face): number => (card % RANKS) + 1;
const suitOf = (card: Face): number => Math.floor(card / RANKS);

export interface CardMeld {
  readonly kind: "group" | "run" | "single";
  /** The cards as they are laid. */
  readonly cards: Faces;
}

/** How many cards a meld may have, and where an ace stands in a run. */
interface Lengths {
  readonly least: number;
  readonly most: number;
}

export class CardMelds {
  readonly #groups: Lengths | null;
  readonly #runs: Lengths | null;
  readonly #ace: string;

  constructor(sheet: Sheet) {
    const field = (path: string): number | undefined => sheet.field(path) as number | undefined;
    const [smallest, shortest] = [field("groups.min_size"), field("runs.min_length")];
    this.#groups = smallest === undefined ? null : { least: smallest, most: field("groups.max_size") ?? SUITS };
    this.#runs = shortest === undefined ? null : { least: shortest, most: field("runs.max_length") ?? RANKS };
    this.#ace = String(sheet.field("runs.ace"));
  }

  /** These cards, given in any order, as a meld; null if they are none. */
  read(cards: Faces): CardMeld | null {
    if (new Set(cards).size < cards.length || cards.some((face) => face < 0 || face >= PRINTED_JOKER)) return null;
    return this.#group(cards) ?? this.#run(cards);
  }

  #group(cards: Faces): CardMeld | null {
    const fits = this.#groups !== null && cards.length >= this.#groups.least && cards.length <= this.#groups.most;
    if (!fits || new Set(cards.map(rankOf)).size !== 1) return null;
    return { kind: cards.length > 1 ? "group" : "single", cards: ascending(cards) };
  }

  #run(cards: Faces): CardMeld | null {
    const length = cards.length;
    const fits = this.#runs !== null && length >= this.#runs.least && length <= Math.min(this.#runs.most, RANKS);
    if (!fits || new Set(cards.map(suitOf)).size !== 1) return null;
    const at = new Map(cards.map((card) => [rankOf(card), card]));
    for (let start = 1; start <= RANKS; start++) {
      const line = Array.from({ length }, (_, step) => at.get(((start - 1 + step) % RANKS) + 1));
      if (this.#begins(start, length) && line.every((card) => card !== undefined)) return { kind: "run", cards: line };
    }
    return null;
  }

  /** A run of this length may begin with this rank. */
  #begins(start: number, length: number): boolean {
    const beyond = start + length - 1 - RANKS;
    if (this.#ace === "corner") return true;
    if (this.#ace === "low") return beyond <= 0;
    return beyond <= 1 && !(start === 1 && this.#ace === "high");
  }

  /** The cards any one of which makes a meld of these. */
  wanted(cards: Faces): Face[] {
    if (cards.length < 2) return [];
    return Array.from({ length: PRINTED_JOKER }, (_, face) => face).filter((face) => this.read([...cards, face]));
  }

  /** Why these cards are no meld. */
  flaw(cards: Faces): Flaw {
    const meld = shown(cards);
    const twin = cards.find((face, at) => cards.indexOf(face) !== at || cards.lastIndexOf(face) !== at);
    if (cards.some((face) => face < 0 || face >= PRINTED_JOKER)) return { code: "unknown_face", params: { meld } };
    if (twin !== undefined) return { code: "duplicate", params: { meld, twin: notation(twin) } };
    const [groups, runs] = [this.#groups, this.#runs];
    const least = Math.min(groups?.least ?? OF_NUMBER, runs?.least ?? OF_NUMBER);
    const short = (minimum: number): Flaw => ({ code: "too_short", params: { meld, minimum } });
    if (cards.length < least) return short(least);
    const ranks = [...new Set(cards.map(rankOf))];
    if (ranks.length === 1) {
      if (groups === null) return { code: "no_groups", params: { meld } };
      if (cards.length < groups.least) return short(groups.least);
      return { code: "too_many", params: { meld, maximum: groups.most } };
    }
    if (new Set(cards.map(suitOf)).size > 1) {
      const span = Math.max(...ranks) - Math.min(...ranks) + 1;
      const inRow = span === ranks.length && ranks.length === cards.length;
      return { code: inRow ? "mixed_colour" : "mixed", params: { meld } };
    }
    if (runs === null) return { code: "no_runs", params: { meld } };
    if (cards.length < runs.least) return short(runs.least);
    if (cards.length > runs.most) return { code: "run_too_long", params: { meld, maximum: runs.most } };
    return {
      code: this.#turns(ranks, cards.length) ? (this.#ace === "both" ? "ace_between" : "wrap") : "gap",
      params: { meld },
    };
  }

  /** Cards of these ranks would be a run if it might go on after its end. */
  #turns(ranks: readonly number[], length: number): boolean {
    if (this.#ace === "corner") return false;
    const lowest = this.#ace === "high" ? 2 : 1;
    const places = ranks.map((rank) => (rank - lowest + RANKS) % RANKS);
    for (let first = RANKS + 1 - length; first < RANKS; first++) {
      if (places.every((place) => (place - first + RANKS) % RANKS < length)) return true;
    }
    return false;
  }
}
