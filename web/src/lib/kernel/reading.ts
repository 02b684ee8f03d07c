/** Sets of tiles as they are read, and a table before and after a turn. */

import type { Faces, Params } from "$lib/protocol";
import type { Bag } from "./bag";

export type Kind = "group" | "run" | "mirror_group" | "mirror_run";

export interface Reading {
  readonly kind: Kind;
  readonly value: number;
  /** What each place can stand for. */
  readonly stands: readonly Faces[];
}

export interface Flaw {
  readonly code: string;
  readonly params: Params;
}

/** A legal set and the kinds it may be read as. */
export interface KnownSet {
  readonly cards: Faces;
  readonly kinds: readonly Kind[];
}

export interface TableChange {
  readonly before: readonly KnownSet[];
  readonly after: readonly KnownSet[];
  /** From the rack, beside what a first meld has. */
  readonly played: Bag;
}
