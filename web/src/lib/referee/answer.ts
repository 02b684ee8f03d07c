/** What the referee answers, and why. */
import type { OptionValue, Params } from "$lib/protocol";

/** A question as it is sent. */
export interface RefereeAsked {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly ask: string;
  readonly input: { readonly [field: string]: unknown };
}

export interface Reason {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly params: Params;
}

/** What comes back; which fields are there depends on what was asked. */
export interface Answer {
  readonly error?: { readonly code: string; readonly text: string };
  readonly reason?: Reason;
  readonly valid?: boolean;
  /** Tiles: every kind the set can be. */
  readonly types?: readonly string[];
  readonly total_value?: number;
  /** What the jokers of a legal meld stand for, from left to right; null where that is open. */
  readonly jokers?: readonly (string | null)[];
  /** Cards: its kind. */
  readonly type?: string;
  readonly value?: number;
  readonly opens?: boolean;
  /** Pairs of a first meld, where it is one in pairs. */
  readonly pairs?: number | boolean;
  readonly minimum?: number;
  readonly legal?: boolean;
  readonly rack_after?: readonly string[];
  /** The same at a table of cards. */
  readonly hand_after?: readonly string[];
  readonly wins?: boolean;
  /** False where something better may be possible. */
  readonly proven?: boolean;
  readonly played?: readonly string[];
  readonly count?: number;
  /** What is played counts, or the dearest first meld. */
  readonly best_value?: number;
  readonly can_open?: boolean;
  readonly opening_value?: number;
  readonly table_after?: readonly (readonly string[])[];
  /** What melds bring a side, with all bonuses. */
  readonly worth?: number;
  readonly example_melds?: readonly (readonly string[])[];
  /** Cards for melds that lie there, by their numbers. */
  readonly added?: readonly (readonly [number, readonly string[]])[];
  readonly left?: readonly string[];
  /** Tiles that a hand still lacks. */
  readonly away?: number;
  readonly discard?: string;
}
