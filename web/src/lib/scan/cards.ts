/** Cards by their indices: which are the corners of one card, and which cards lie in one fan or row: camera/cards.py. */
import { rounded, type PiecePlace } from "./crops";
import { byDistance, chained, type NeighbourPair } from "./rows";

export const SUITS = "CDHS";
export const RANKS = "A23456789TJQK";
/** Cosine of the least that the two indices of a card are turned against each other. */
export const OPPOSITE = -0.8;
/** How far the upper right index of a card may be from straight above the lower right one, in heights of an index. */
export const ABOVE = 0.4;
/** How far the index of the next card may lie, in heights of an index: somewhat more than a card is wide. */
export const NEXT = 4;
export const AWRY = 0.9;
export const TURNED = 0.8;

/** An index that was read. */
export interface CardIndex {
  readonly place: PiecePlace;
  readonly kind: number;
  readonly sure: number;
}

/** The card in the program's notation. */
export function cardName(kind: number): string {
  return kind === 0 ? "JK" : `${RANKS[(kind - 1) % 13]}${SUITS[Math.floor((kind - 1) / 13)]}`;
}

/** How far one place lies to the right of another and below it, in heights of the other, and the cosine between both. */
function seenFrom({ x, y, upX, upY, high }: PiecePlace, other: PiecePlace): [number, number, number] {
  return [
    ((other.x - x) * -upY + (other.y - y) * upX) / high,
    -((other.x - x) * upX + (other.y - y) * upY) / high,
    other.upX * upX + other.upY * upY,
  ];
}

/**
 * Which indices to keep, so that each card is there once: of the two or four corners of a card the one that stands
 * upright as most of the photo's indices do.
 */
export function single(all: readonly CardIndex[]): number[] {
  const usualX = all.reduce((sum, { place }) => sum + place.upX, 0) / all.length;
  const usualY = all.reduce((sum, { place }) => sum + place.upY, 0) / all.length;
  const diagonal: NeighbourPair[] = [];
  const beside: NeighbourPair[] = [];
  all.forEach(({ place, kind }, left) => {
    const others = all.map((other) => {
      const [right, down, alike] = seenFrom(place, other.place);
      const same = other.kind === kind && Math.abs(Math.log(other.place.high / place.high)) < 0.5;
      const across = same && alike < OPPOSITE && right > 0.7 && right < 5 && down > 1 && down < 7;
      return { right, down, across, level: same && alike > TURNED && right > 0.7 && Math.abs(down) < 0.6 };
    });
    const below = others.filter(({ across }) => across);
    others.forEach(({ right, down, across, level }, other) => {
      const pair = { off: Math.hypot(right, down), left, right: other };
      if (across) diagonal.push(pair);
      if (level && below.some((corner) => Math.abs(right - corner.right) < ABOVE)) beside.push(pair);
    });
  });
  const card = all.map((_, number) => number);
  for (const pairs of [diagonal, beside]) {
    const paired = new Set<number>();
    for (const { left, right } of byDistance(pairs)) {
      if (paired.has(left) || paired.has(right)) continue;
      paired.add(left).add(right);
      const [kept, gone] = [card[left]!, card[right]!];
      card.forEach((each, number) => each === gone && (card[number] = kept));
    }
  }
  const upright = all.map(({ place }) => rounded((place.upX * usualX + place.upY * usualY) * 10));
  const best = new Map<number, number>();
  card.forEach((each, number) => {
    const other = best.get(each);
    const better = other === undefined ? 1 : upright[number]! - upright[other]! || all[number]!.sure - all[other]!.sure;
    if (better > 0) best.set(each, number);
  });
  return [...best.values()].sort((one, other) => one - other);
}

/** The numbers of the places, fan by fan, each from its left card on. */
export function fans(places: readonly PiecePlace[]): number[][] {
  const pairs = places.flatMap((place, left) =>
    places.flatMap((other, right): NeighbourPair[] => {
      const [across, down, alike] = seenFrom(place, other);
      const along = Math.abs(down);
      const fits = across > 0.25 && across < NEXT && along < AWRY + 0.3 * across && alike > TURNED;
      return fits ? [{ off: across + along, left, right }] : [];
    }),
  );
  return chained(places, pairs);
}
