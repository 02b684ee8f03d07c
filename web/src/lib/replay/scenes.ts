/**
 * The moments of a deal with pieces that keep their identity, so that the eye can follow them forwards and back.
 *
 * In one moment only the seat that acts gives or takes pieces; everybody else's hand stays as it was.
 */
import { isTile, sortKey } from "$lib/faces";
import type { Face, ReplayFrame } from "$lib/protocol";
import { EMPTY, follow, numbers, Pool, type Numbers, type Piece, type PlacedSet } from "$lib/table/board";
import { tidied } from "$lib/table/layout";

export interface Scene {
  readonly sets: readonly PlacedSet[];
  readonly pile: readonly Piece[];
  readonly hands: readonly (readonly Piece[])[];
  /** Pieces that came to the table or the pile in this moment. */
  readonly fresh: ReadonlySet<number>;
}

/** A card, a tile of which nobody knows which it is. */
export const UNKNOWN: ReadonlySet<Face> = new Set([63, 127]);

/** One scene a frame, of frames of one deal. */
export function scenes(frames: readonly ReplayFrame[]): Scene[] {
  const ids = numbers();
  const made: Scene[] = [];
  for (const frame of frames) made.push(scene(made.at(-1) ?? null, frame, ids));
  return made;
}

function scene(before: Scene | null, frame: ReplayFrame, ids: Numbers): Scene {
  const seats = frame.hands.map((_, seat) => seat);
  const actor = frame.seat ?? 0;
  const board = follow(
    before === null ? EMPTY : { sets: before.sets, hand: before.hands[actor] ?? [], pile: before.pile },
    {
      table: frame.view.table,
      stands: frame.view.stands,
      hand: frame.hands[actor] ?? [],
      discard_pile: frame.view.discard_pile,
    },
    ids,
  );
  const tiles = [...frame.hands.flat(), ...board.sets.flatMap(({ pieces }) => pieces.map(({ face }) => face))].some(
    isTile,
  );
  const hands = seats.map((seat) =>
    inOrder(seat === actor ? board.hand : kept(before?.hands[seat] ?? [], frame.hands[seat] ?? [], ids)),
  );
  const lay = new Set(
    [...(before?.sets.flatMap(({ pieces }) => pieces) ?? []), ...(before?.pile ?? [])].map(({ id }) => id),
  );
  const there = [...board.sets.flatMap(({ pieces }) => pieces), ...board.pile];
  return {
    sets: tiles ? tidied(board.sets) : board.sets,
    pile: board.pile,
    hands,
    fresh: new Set(before === null ? [] : there.filter(({ id }) => !lay.has(id)).map(({ id }) => id)),
  };
}

/** A hand that nobody touched: the same pieces as far as the faces are the same. */
function kept(pieces: readonly Piece[], faces: readonly Face[], ids: Numbers): Piece[] {
  const left = new Pool(pieces);
  return faces.map((face) => left.take(face) ?? { id: ids.next(), face });
}

function inOrder(hand: readonly Piece[]): Piece[] {
  return [...hand].sort((one, other) => sortKey(one.face, "789") - sortKey(other.face, "789") || one.id - other.id);
}
