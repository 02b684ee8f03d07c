/** A whole turn at a tile table as it would lie: every piece the one that it is now, sets where they were, new ones last. */
import type { Rearrange } from "$lib/protocol";
import { follow, Pool, type Numbers, type PlacedSet } from "./board";
import { base, type Draft, type Snapshot } from "./draft";

export function planned(draft: Draft, action: Rearrange, ids: Numbers): Snapshot {
  const before = base(draft).sets;
  const kinds = new Map(action.kinds ?? []);
  const table = action.table.map((cards, at) => ({
    cards,
    kind: kinds.get(at) ?? ("run" as const),
    owner: null,
    moved: [],
    by: [],
    original: [],
  }));
  const board = follow({ sets: before, hand: draft.mine, pile: [] }, { table, hand: [], discard_pile: [] }, ids);
  const sets = board.sets.map((set, at): PlacedSet => {
    const was = before.find(({ id }) => id === set.id);
    if (
      was !== undefined &&
      was.pieces.every((piece, place) => set.pieces[place]?.id === piece.id) &&
      was.pieces.length === set.pieces.length
    )
      return was;
    return { ...set, kind: kinds.get(at) ?? null, number: -1 };
  });
  const place = (set: PlacedSet): number => {
    const at = before.findIndex(({ id }) => id === set.id);
    return at < 0 ? before.length : at;
  };
  return { sets: [...sets].sort((one, other) => place(one) - place(other)), opening: opening(draft, action, sets) };
}

/** The pieces of the first meld where the action names them. */
function opening(draft: Draft, action: Rearrange, sets: readonly PlacedSet[]): Snapshot["opening"] {
  if (action.opening === undefined || action.opening.length === 0) return null;
  const own = new Set(draft.mine.map(({ id }) => id));
  const left = new Pool(sets.flatMap(({ pieces }) => pieces).filter(({ id }) => own.has(id)));
  return action.opening.map((cards) => cards.flatMap((face) => left.take(face) ?? []));
}
