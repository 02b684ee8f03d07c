/** What is special about the cards of a hand at this moment. */
import type { Face } from "$lib/protocol";

type Ids = ReadonlySet<number>;

export interface Marks {
  readonly selected: Ids;
  /** Drawn in this turn: raised until the next action. */
  readonly drawn: Ids;
  /** Hanging on the pointer. */
  readonly lifted: Ids;
  readonly twins: Ids;
  readonly hinted: Ids;
  /** Taken from another player, for a meld of its own. */
  readonly pinned: Ids;
  /** Faces that are wild in this deal. */
  readonly wilds: ReadonlySet<Face>;
  /** The card at which the tab key stops. */
  readonly stop: number | null;
}

export const UNMARKED: Marks = {
  selected: new Set(),
  drawn: new Set(),
  lifted: new Set(),
  twins: new Set(),
  hinted: new Set(),
  pinned: new Set(),
  wilds: new Set(),
  stop: null,
};
