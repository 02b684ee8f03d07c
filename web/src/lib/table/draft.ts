/**
 * The draft of a turn at a tile table: a working copy of table and rack that knows no rules.
 *
 * Values only; every change gives a new draft, so that undo, redo and reset are steps through a list and nothing is
 * ever lost. What a set is worth and what is wrong with it, the server says.
 */
import type { Face, SetKind, Rearrange } from "$lib/protocol";
import { declared, held } from "$lib/faces";
import { Pool, type Numbers, type Piece, type PlacedSet } from "./board";

/** The table at one moment; `opening` is the first meld as it lay when it reached its minimum. */
export interface Snapshot {
  readonly sets: readonly PlacedSet[];
  readonly opening: readonly (readonly Piece[])[] | null;
}

export interface Draft {
  /** The pieces that were on the rack when the turn began. */
  readonly mine: readonly Piece[];
  readonly history: readonly Snapshot[];
  /** The place in `history` that is shown. */
  readonly at: number;
}

export type Target =
  | { readonly zone: "set"; readonly set: number; readonly at: number | null }
  | { readonly zone: "new" }
  | { readonly zone: "rack" };

/** Why a piece cannot go there: it lay on the table, and only what came from the rack may go back. */
export type Hindrance = "not_from_rack";

export type Moved = { readonly draft: Draft; readonly hindrance: Hindrance | null };

export function begin(sets: readonly PlacedSet[], hand: readonly Piece[]): Draft {
  return { mine: hand, history: [{ sets, opening: null }], at: 0 };
}

export const now = (draft: Draft): Snapshot => draft.history[draft.at]!;
export const base = (draft: Draft): Snapshot => draft.history[0]!;
export const canUndo = (draft: Draft): boolean => draft.at > 0;
export const canRedo = (draft: Draft): boolean => draft.at < draft.history.length - 1;

export function undo(draft: Draft): Draft {
  return canUndo(draft) ? { ...draft, at: draft.at - 1 } : draft;
}

export function redo(draft: Draft): Draft {
  return canRedo(draft) ? { ...draft, at: draft.at + 1 } : draft;
}

/** Back to the table as the turn found it; one step that undo takes back. */
export function reset(draft: Draft): Draft {
  return isTouched(draft) ? push(draft, base(draft)) : draft;
}

const faces = (pieces: readonly Piece[]): Face[] => pieces.map((piece) => piece.face);

const samePieces = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length && a.every((piece, index) => piece.id === b[index]!.id);

function sameTable(a: readonly PlacedSet[], b: readonly PlacedSet[]): boolean {
  return (
    a.length === b.length &&
    a.every((set, i) => set.id === b[i]!.id && set.kind === b[i]!.kind && samePieces(set.pieces, b[i]!.pieces))
  );
}

/** True when the table is not as the turn found it. */
export function isTouched(draft: Draft): boolean {
  return !sameTable(now(draft).sets, base(draft).sets);
}

function push(draft: Draft, snapshot: Snapshot): Draft {
  const history = [...draft.history.slice(0, draft.at + 1), snapshot];
  return { ...draft, history, at: history.length - 1 };
}

/** The table laid out in another way, as one step. */
export function adopt(draft: Draft, snapshot: Snapshot): Draft {
  return sameTable(snapshot.sets, now(draft).sets) ? draft : push(draft, snapshot);
}

function replaceNow(draft: Draft, snapshot: Snapshot): Draft {
  return { ...draft, history: draft.history.map((each, index) => (index === draft.at ? snapshot : each)) };
}

/** Pieces of mine that lie on the table now, in the order they lie. */
export function played(draft: Draft): Piece[] {
  const mine = mineIds(draft);
  return now(draft).sets.flatMap((set) => set.pieces.filter((piece) => mine.has(piece.id)));
}

/** What is left on my rack. */
export function rack(draft: Draft): Piece[] {
  const gone = new Set(now(draft).sets.flatMap((set) => set.pieces.map((piece) => piece.id)));
  return draft.mine.filter((piece) => !gone.has(piece.id));
}

export function mineIds(draft: Draft): ReadonlySet<number> {
  return new Set(draft.mine.map((piece) => piece.id));
}

/** Ids of the sets that are not as the turn found them. */
export function touchedSets(draft: Draft): ReadonlySet<number> {
  const before = new Map(base(draft).sets.map((set) => [set.id, set]));
  const touched = now(draft).sets.filter((set) => {
    const was = before.get(set.id);
    return was === undefined || !samePieces(was.pieces, set.pieces);
  });
  return new Set(touched.map((set) => set.id));
}

/** Put the pieces `ids` (in this order) at `target`; a joker stands for nothing any more until the server reads it. */
export function place(draft: Draft, ids: readonly number[], target: Target, numbers: Numbers): Moved {
  const sets = now(draft).sets;
  const byId = new Map<number, Piece>();
  for (const piece of draft.mine) byId.set(piece.id, piece);
  for (const set of sets) for (const piece of set.pieces) byId.set(piece.id, piece);
  const moving = ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((piece) => (declared(piece.face) === null ? piece : { ...piece, face: held(piece.face) }));
  if (moving.length === 0) return { draft, hindrance: null };
  if (target.zone === "rack") {
    const mine = mineIds(draft);
    if (moving.some((piece) => !mine.has(piece.id))) return { draft, hindrance: "not_from_rack" };
  }

  const gone = new Set(moving.map((piece) => piece.id));
  const next: PlacedSet[] = [];
  for (const set of sets) {
    const hit = target.zone === "set" && target.set === set.id;
    const at = hit && target.at !== null ? target.at : set.pieces.length;
    const before = set.pieces.slice(0, at).filter((piece) => !gone.has(piece.id));
    const after = set.pieces.slice(at).filter((piece) => !gone.has(piece.id));
    const pieces = hit ? [...before, ...moving, ...after] : [...before, ...after];
    if (samePieces(pieces, set.pieces)) next.push(set);
    else if (pieces.length > 0) next.push({ ...set, pieces, kind: null, stands: [] });
  }
  if (target.zone === "new") {
    next.push({ id: numbers.next(), pieces: moving, kind: null, owner: null, number: -1 });
  }
  if (sameTable(next, sets)) return { draft, hindrance: null };
  const mended = asFound(draft, next);
  return { draft: push(draft, { sets: mended, opening: openingAfter(draft, mended) }), hindrance: null };
}

/** A set that is again as the turn found it gets its kind back. */
function asFound(draft: Draft, sets: readonly PlacedSet[]): PlacedSet[] {
  const before = new Map(base(draft).sets.map((set) => [set.id, set]));
  return sets.map((set) => {
    const was = before.get(set.id);
    return was !== undefined && samePieces(was.pieces, set.pieces) ? was : set;
  });
}

/** Split the set that holds piece `id` before that piece. */
export function split(draft: Draft, id: number, numbers: Numbers): Draft {
  const set = now(draft).sets.find((each) => each.pieces.some((piece) => piece.id === id));
  const at = set?.pieces.findIndex((piece) => piece.id === id) ?? 0;
  if (set === undefined || at === 0) return draft;
  const tail = set.pieces.slice(at);
  const sets = now(draft).sets.flatMap((each) =>
    each === set
      ? [
          { ...set, pieces: set.pieces.slice(0, at), kind: null, stands: [] },
          { id: numbers.next(), pieces: tail, kind: null, owner: null, number: -1 },
        ]
      : [each],
  );
  return push(draft, { sets, opening: openingAfter(draft, sets) });
}

/** Pieces in an order that the server told, in which a joker may stand for a card; what no piece is, is left out. */
export function inOrder(pieces: readonly Piece[], order: readonly Face[]): Piece[] {
  const pool = new Pool(pieces);
  return order.flatMap((face) => pool.take(face) ?? pool.take(held(face)) ?? []);
}

/** Lay the pieces of a set in the order the server found best; not a step of its own. */
export function tidy(draft: Draft, setId: number, order: readonly Face[]): Draft {
  const set = now(draft).sets.find((each) => each.id === setId);
  if (set === undefined) return draft;
  const pieces = inOrder(set.pieces, order);
  if (pieces.length < set.pieces.length || samePieces(pieces, set.pieces)) return draft;
  const sets = now(draft).sets.map((each) => (each === set ? { ...set, pieces } : each));
  return replaceNow(draft, { ...now(draft), sets });
}

/** Say whether a set that could be either is a group or a run. */
export function choose(draft: Draft, setId: number, kind: SetKind): Draft {
  const sets = now(draft).sets.map((set) => (set.id === setId ? { ...set, kind } : set));
  return sameTable(sets, now(draft).sets) ? draft : push(draft, { ...now(draft), sets });
}

/** Sets made of my own pieces only. */
export function ownSets(draft: Draft): PlacedSet[] {
  const mine = mineIds(draft);
  return now(draft).sets.filter((set) => set.pieces.every((piece) => mine.has(piece.id)));
}

/** Remember the own sets that `worthIt` says are legal as the first meld, here and in the steps that follow. */
export function recordOpening(draft: Draft, legal: ReadonlySet<number>): Draft {
  if (now(draft).opening !== null) return draft;
  const opening = ownSets(draft)
    .filter((set) => legal.has(set.id))
    .map((set) => set.pieces);
  return opening.length === 0 ? draft : replaceNow(draft, { ...now(draft), opening });
}

/** The first meld so far, as long as all of it still lies on the table. */
function openingAfter(draft: Draft, sets: readonly PlacedSet[]): Snapshot["opening"] {
  const opening = now(draft).opening;
  if (opening === null) return null;
  const onTable = new Set(sets.flatMap((set) => set.pieces.map((piece) => piece.id)));
  return opening.flat().every((piece) => onTable.has(piece.id)) ? opening : null;
}

/** True when the table is as the turn found it and the only other sets are my own. */
function onlyOwnAdded(draft: Draft): boolean {
  const own = new Set(ownSets(draft).map((set) => set.id));
  const others = now(draft).sets.filter((set) => !own.has(set.id));
  const before = base(draft).sets;
  return (
    others.length === before.length &&
    others.every((set) => {
      const was = before.find((each) => each.id === set.id);
      return was !== undefined && samePieces(was.pieces, set.pieces);
    })
  );
}

/**
 * The draft as an action. While the first meld is still owed and other sets were touched, its sets are named: as they
 * lay when they were enough, or as they lie now.
 */
export function toAction(draft: Draft, owesOpening: boolean): Rearrange {
  const { sets, opening } = now(draft);
  const touched = touchedSets(draft);
  const kinds = sets.flatMap((set, index) =>
    set.kind !== null && touched.has(set.id) ? [[index, set.kind] as const] : [],
  );
  const named =
    owesOpening && !onlyOwnAdded(draft)
      ? (opening ?? ownSets(draft).map((set) => set.pieces)).map((pieces) => faces(pieces))
      : [];
  return { type: "rearrange", table: sets.map((set) => faces(set.pieces)), opening: named, kinds };
}
