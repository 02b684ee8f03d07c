/** A moment as it would be after another action than the one played, as far as that shows on the table. */
import { held, without } from "$lib/faces";
import type { Action, Faces, Melds, ReplayFrame, TableMeld } from "$lib/protocol";
import { kindOf } from "$lib/table/actions";

/** The moment after an action; null for actions of which nothing is to be seen. */
export function imagined(frame: ReplayFrame, seat: number, action: Action): ReplayFrame | null {
  const { view } = frame;
  const cards = view.table.map((meld) => meld.cards);
  const left = kindOf(action)?.after?.(action, cards) ?? null;
  if (left === null) return null;
  const after =
    left.discarded === undefined
      ? { table: laid(frame, seat, left.table), stands: left.table.map((cards) => meant(frame, cards)) }
      : { discard_pile: [...view.discard_pile, left.discarded] };
  return { ...frame, view: { ...view, ...after }, hands: given(frame, seat, left.played) };
}

function laid(frame: ReplayFrame, seat: number, after: Melds): TableMeld[] {
  return after.map((cards, at): TableMeld => {
    const before = frame.view.table[at];
    return before === undefined
      ? { cards, kind: "group", owner: ownerOf(frame, seat), moved: [], by: [], original: [] }
      : { ...before, cards, by: cards.length === before.cards.length ? before.by : [] };
  });
}

/** What the cards of a meld stand for, where it lay there before or only got cards that are what they are. */
function meant({ view }: ReplayFrame, cards: Faces): Faces {
  const at = view.table.findIndex((meld) => meld.cards.every((face, place) => cards[place] === face));
  const before = view.stands[at] ?? [];
  return before.length === 0 ? [] : [...before, ...cards.slice(before.length)];
}

/** Where melds lie before those who laid them, a new one does too. */
function ownerOf(frame: ReplayFrame, seat: number): number | null {
  return frame.view.table.some(({ owner }) => owner !== null) ? seat : null;
}

function given(frame: ReplayFrame, seat: number, faces: Faces): Faces[] {
  return frame.hands.map((hand, each) => (each === seat ? without(hand, faces.map(held)) : hand));
}
