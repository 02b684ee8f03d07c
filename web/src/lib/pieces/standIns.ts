/** How the pieces of melds and hands are drawn: what each stands for, and which of them are marked as wild. */
import { FALSE_JOKER, isJoker } from "$lib/faces";
import type { Face, SetKind, View } from "$lib/protocol";
import { wildTile } from "$lib/wild";

/** A meld, and what its cards stand for. */
export interface Laid {
  readonly cards: readonly Face[];
  /** Empty where all of them are what they are. */
  readonly stands: readonly Face[];
  /** What the meld is; null where that is not known. */
  readonly kind: SetKind | null;
}

export interface Drawn {
  readonly face: Face;
  readonly stands: Face | null;
  readonly wild: boolean;
}

/** The cards that are marked where they are wild; jokers say by themselves what they are. */
export function markedWilds(view: Pick<View, "wilds"> | null): ReadonlySet<Face> {
  return new Set((view?.wilds ?? []).filter((face) => !isJoker(face)));
}

/**
 * Whether a card that may be wild lies as what it is, and so bears no mark. Where a meld does not say what its cards
 * stand for, this is so in runs, and in melds in which not all cards may be wild.
 */
export function inPlace({ cards, stands, kind }: Laid, at: number, wilds: ReadonlySet<Face>): boolean {
  if ((stands[at] ?? cards[at]) !== cards[at]) return false;
  return kind === "run" || stands.length > 0 || (kind === null && cards.some((face) => !wilds.has(face)));
}

/** The pieces of a meld. */
export function inMeld(meld: Laid, wilds: ReadonlySet<Face>): readonly Drawn[] {
  return meld.cards.map((face, at) => ({
    face,
    stands: meld.stands[at] ?? null,
    wild: wilds.has(face) && !inPlace(meld, at, wilds),
  }));
}

/** Pieces outside melds; a false joker stands for the tile that is `wild` in the deal. */
export function loose(cards: readonly Face[], wilds: ReadonlySet<Face>, wild: number): readonly Drawn[] {
  return cards.map((face) => ({ face, stands: face === FALSE_JOKER ? wildTile(wild) : null, wild: wilds.has(face) }));
}
