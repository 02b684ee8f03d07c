/**
 * The best play, moment by moment: the table before it, then one set more at each step, until all lie as they should.
 * Pieces keep their identity, so that the eye can follow them.
 */
import { held } from "$lib/faces";
import type { Faces, Solved, SolvedStep } from "$lib/protocol";
import { numbers, Pool, takeFaces, type Numbers, type Piece } from "$lib/table/board";

export interface ShownSet {
  readonly id: number;
  readonly pieces: readonly Piece[];
  readonly kind: string | null;
  /** What each piece stands for, empty where every piece is what it is. */
  readonly stands: Faces;
  /** As it lay before, made in a step, or what is left of a set that is taken apart. */
  readonly state: "before" | "made" | "rest";
}

export interface Frame {
  readonly sets: readonly ShownSet[];
  readonly rack: readonly Piece[];
  /** Pieces from the rack that lie in sets by now. */
  readonly played: ReadonlySet<number>;
  /** Pieces that the step of this moment has moved. */
  readonly moved: ReadonlySet<number>;
}

interface Open extends ShownSet {
  /** Its number among the sets before, null for one that was made. */
  readonly source: number | null;
}

/** One frame for the table as it was, and one after each step; `rack` in the order in which it is shown. */
export function frames(solved: Solved, rack: Faces): Frame[] {
  const ids = numbers();
  const sets = solved.before.map(({ cards, kind, stands }, source): Open => ({
    id: ids.next(),
    pieces: cards.map((face) => ({ id: ids.next(), face })),
    kind,
    stands,
    state: "before",
    source,
  }));
  const mine = rack.map((face) => ({ id: ids.next(), face }));
  const own = new Set(mine.map(({ id }) => id));
  const made: Frame[] = [];
  let now: readonly Open[] = sets;
  let rest: readonly Piece[] = mine;
  const show = (moved: ReadonlySet<number>): void => {
    const lying = now.flatMap(({ pieces }) => pieces.map(({ id }) => id));
    made.push({ sets: now, rack: rest, played: new Set(lying.filter((id) => own.has(id))), moved });
  };
  show(new Set());
  for (const step of solved.steps) {
    const taken: Piece[] = [];
    for (const { cards, source } of step.parts) {
      const from = source === null ? rest : (now.find((set) => set.source === source)?.pieces ?? []);
      taken.push(...takeFaces(from.map(asHeld), cards));
    }
    const gone = new Set(taken.map(({ id }) => id));
    now = next(now, step, gone, laid(step.made.cards, taken), ids);
    rest = rest.filter(({ id }) => !gone.has(id));
    show(gone);
  }
  return made;
}

/** A joker that is taken out of a set stands for nothing any more. */
function asHeld({ id, face }: Piece): Piece {
  return { id, face: held(face) };
}

/** The table after a step: the new set where most of it lay, beside what is left there. */
function next(
  sets: readonly Open[],
  step: SolvedStep,
  gone: ReadonlySet<number>,
  pieces: readonly Piece[],
  ids: Numbers,
): Open[] {
  const sources = step.parts.filter(({ source }) => source !== null);
  const home = sources.reduce(
    (best, part) => (part.cards.length > best.cards.length ? part : best),
    sources[0] ?? { cards: [], source: null },
  );
  const made = { kind: step.made.kind, stands: step.made.stands, state: "made" } as const;
  const after = sets.flatMap((set): Open[] => {
    const rest = set.pieces.filter(({ id }) => !gone.has(id));
    const whole = rest.length === set.pieces.length;
    const left: Open[] =
      rest.length === 0 ? [] : [whole ? set : { ...set, pieces: rest, kind: null, stands: [], state: "rest" }];
    if (home.source === null || set.source !== home.source) return left;
    // A set that is used up hands its place on, so that what stays in it does not move.
    const id = rest.length === 0 ? set.id : ids.next();
    return [{ id, pieces, ...made, source: null }, ...left];
  });
  if (home.source === null) after.push({ id: ids.next(), pieces, ...made, source: null });
  return after;
}

/** The pieces as they lie in a set that is made; a printed joker shows from then on what it stands for. */
function laid(cards: Faces, taken: readonly Piece[]): Piece[] {
  const left = new Pool(taken);
  return cards.flatMap((face) => {
    const piece = left.take(held(face));
    return piece === undefined ? [] : { id: piece.id, face };
  });
}
