/** A moment as it would be after another action than the one played, as far as that shows on the table. */
import { held, without } from "$lib/faces";
import type { Action, Faces, Melds, ReplayFrame, TableMeld } from "$lib/protocol";

/** The tiles that a rearranged table has more than the one before. */
export function playedTiles(before: Melds, after: Melds): Faces {
  return without(after.flat(), before.flat());
}

/** The moment after an action; null for actions of which nothing is to be seen. */
export function imagined(frame: ReplayFrame, seat: number, action: Action): ReplayFrame | null {
  const { view } = frame;
  const cards = view.table.map((meld) => meld.cards);
  switch (action.type) {
    case "rearrange":
      return { ...frame, ...laid(frame, seat, action.table, playedTiles(cards, action.table)) };
    case "meld":
      if ((action.borrowed ?? []).length > 0) return null;
      return { ...frame, ...laid(frame, seat, [...cards, action.cards], action.cards) };
    case "open":
    case "show_melds":
      return { ...frame, ...laid(frame, seat, [...cards, ...action.melds], action.melds.flat()) };
    case "lay_off": {
      if ((action.borrowed ?? []).length > 0) return null;
      const longer = cards.map((meld, at) => (at === action.meld ? [...meld, ...action.cards] : meld));
      return { ...frame, ...laid(frame, seat, longer, action.cards) };
    }
    case "discard":
      return {
        ...frame,
        view: { ...view, discard_pile: [...view.discard_pile, action.card] },
        hands: given(frame, seat, [action.card]),
      };
    default:
      return null;
  }
}

function laid(frame: ReplayFrame, seat: number, after: Melds, faces: Faces): Pick<ReplayFrame, "view" | "hands"> {
  const table = after.map((cards, at): TableMeld => {
    const before = frame.view.table[at];
    return before === undefined
      ? { cards, kind: "group", owner: ownerOf(frame, seat), moved: [], by: [], original: [] }
      : { ...before, cards, by: cards.length === before.cards.length ? before.by : [] };
  });
  return { view: { ...frame.view, table, stands: [] }, hands: given(frame, seat, faces) };
}

/** Where melds lie before those who laid them, a new one does too. */
function ownerOf(frame: ReplayFrame, seat: number): number | null {
  return frame.view.table.some(({ owner }) => owner !== null) ? seat : null;
}

function given(frame: ReplayFrame, seat: number, faces: Faces): Faces[] {
  return frame.hands.map((hand, each) => (each === seat ? without(hand, faces.map(held)) : hand));
}
