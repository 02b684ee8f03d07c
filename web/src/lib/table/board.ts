/**
 * Pieces with identity, so that the eye can follow them.
 *
 * To every rule two red sevens are the same face; on the page each is a piece of its own that moves from rack to table
 * and stays where its player put it. `follow` carries the identities from one state of a deal over to the next.
 */
import type { Face, SetKind, View } from "$lib/protocol";

export interface Piece {
  readonly id: number;
  readonly face: Face;
}

/** A set or meld on the table; `number` is its place in `View.table`, -1 for a set that is only drafted. */
export interface PlacedSet {
  readonly id: number;
  readonly pieces: readonly Piece[];
  readonly kind: SetKind | null;
  readonly owner: number | null;
  readonly number: number;
  /** Who laid each piece, where that matters; empty elsewhere. */
  readonly by?: readonly number[];
  /** What each piece stands for, as the server says; empty where every piece is what it is. */
  readonly stands?: readonly Face[];
}

export interface Board {
  readonly sets: readonly PlacedSet[];
  readonly hand: readonly Piece[];
  readonly pile: readonly Piece[];
}

export const EMPTY: Board = { sets: [], hand: [], pile: [] };

/** The stock can be dragged like a piece; this is its number. */
export const STOCK = 0;

/** Where numbers for new pieces and sets come from. */
export interface Numbers {
  next(): number;
}

export function numbers(first = 1): Numbers {
  let last = first - 1;
  return { next: () => ++last };
}

/** Pieces of one place that nobody has claimed yet, by face. */
export class Pool {
  #byFace = new Map<Face, Piece[]>();

  constructor(pieces: Iterable<Piece>) {
    for (const piece of pieces) this.give(piece);
  }

  give(piece: Piece): void {
    const same = this.#byFace.get(piece.face);
    if (same === undefined) this.#byFace.set(piece.face, [piece]);
    else same.push(piece);
  }

  take(face: Face): Piece | undefined {
    return this.#byFace.get(face)?.shift();
  }
}

/** The pieces with these faces, one each, in the order of the faces; a face that no piece has is left out. */
export function takeFaces(pieces: Iterable<Piece>, faces: readonly Face[]): Piece[] {
  const pool = new Pool(pieces);
  return faces.flatMap((face) => pool.take(face) ?? []);
}

function overlap(faces: readonly Face[], pieces: readonly Piece[]): number {
  const pool = new Pool(pieces);
  return faces.filter((face) => pool.take(face) !== undefined).length;
}

/** Which old set each new one continues: the pair with the most pieces in common first. */
function heirs(tables: readonly (readonly Face[])[], before: readonly PlacedSet[]): (PlacedSet | undefined)[] {
  const pairs = tables.flatMap((faces, to) =>
    before.map((set, from) => ({ to, from, common: overlap(faces, set.pieces) })),
  );
  pairs.sort((a, b) => b.common - a.common || a.from - b.from || a.to - b.to);
  const heir: (PlacedSet | undefined)[] = tables.map(() => undefined);
  const taken = new Set<number>();
  for (const { to, from, common } of pairs) {
    if (common === 0) break;
    if (heir[to] !== undefined || taken.has(from)) continue;
    heir[to] = before[from];
    taken.add(from);
  }
  return heir;
}

/** What lies where, of a view. */
type Lying = Pick<View, "table" | "hand" | "discard_pile"> & Partial<Pick<View, "stands">>;

/** The board of `view`, in which every piece that was on `before` keeps its identity. */
export function follow(before: Board, view: Lying, ids: Numbers): Board {
  const tables = view.table.map((meld) => meld.cards);
  const heir = heirs(tables, before.sets);
  const table = new Pool([]);
  const slots: (Piece | undefined)[][] = [];

  // What stays in its set, on the rack, on the pile.
  tables.forEach((faces, index) => {
    const own = new Pool(heir[index]?.pieces ?? []);
    slots[index] = faces.map((face) => own.take(face));
  });
  const kept = new Set(slots.flat().map((piece) => piece?.id));
  for (const set of before.sets) for (const piece of set.pieces) if (!kept.has(piece.id)) table.give(piece);
  const hand = new Pool(before.hand);
  const pile = new Pool(before.pile);
  const handSlots = view.hand.map((face) => hand.take(face));
  const pileSlots = view.discard_pile.map((face) => pile.take(face));

  // What moved, and what nobody has seen before.
  const claim = (face: Face, from: readonly Pool[]): Piece => {
    for (const pool of from) {
      const piece = pool.take(face);
      if (piece !== undefined) return piece;
    }
    return { id: ids.next(), face };
  };
  const sets = tables.map((faces, index): PlacedSet => {
    const meld = view.table[index]!;
    return {
      id: heir[index]?.id ?? ids.next(),
      pieces: faces.map((face, place) => slots[index]![place] ?? claim(face, [table, hand, pile])),
      kind: meld.kind,
      owner: meld.owner,
      number: index,
      by: meld.by ?? [],
      stands: view.stands?.[index] ?? [],
    };
  });
  return {
    sets,
    hand: view.hand.map((face, place) => handSlots[place] ?? claim(face, [table, pile])),
    pile: view.discard_pile.map((face, place) => pileSlots[place] ?? claim(face, [hand, table])),
  };
}

/** Every piece of a board. */
export function pieces(board: Board): Piece[] {
  return [...board.sets.flatMap((set) => set.pieces), ...board.hand, ...board.pile];
}
