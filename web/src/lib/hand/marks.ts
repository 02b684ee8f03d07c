/** What is special about the cards of a hand at this moment. */
import { isJoker } from "$lib/faces";
import type { Face, View } from "$lib/protocol";
import { takeFaces } from "$lib/table/board";
import { wildTile } from "$lib/wild";
import type { TableGame } from "$lib/table/game.svelte";

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
  /** What a false joker stands for in this deal. */
  readonly falseJoker: Face | null;
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
  falseJoker: null,
  stop: null,
};

/** What a false joker stands for: the one tile that is wild; null where there is none. */
export function falseJokerOf(view: Pick<View, "wild"> | null): Face | null {
  return wildTile(view?.wild ?? 0);
}

/** The marks of the hand at a table. */
export function cardMarks(game: TableGame): Marks {
  const kept = game.table.view?.kept?.[game.table.seat] ?? [];
  return {
    selected: new Set(game.selection.ids),
    drawn: game.hand.drawn,
    lifted: game.lifted,
    twins: game.pieces.twins,
    hinted: game.hint.marks,
    pinned: new Set(takeFaces([...game.pieces.board.hand], kept).map(({ id }) => id)),
    wilds: new Set((game.table.view?.wilds ?? []).filter((face) => !isJoker(face))),
    falseJoker: falseJokerOf(game.table.view),
    stop: game.selection.stopAmong("hand", game.hand.pieces),
  };
}
