/** The turns of a review beside the moments of its record, and the points of its curve. */
import { m } from "$lib/i18n.svelte";
import type { Replayed, Review, Turn } from "$lib/protocol";

/** A turn with the moment before its first action, counted over the whole record. */
export interface ReviewedTurn {
  readonly place: number;
  readonly turn: Turn;
  readonly before: number;
  /** Its chances on the curve. */
  readonly point: number;
  /** Something surely better was there. */
  readonly missed: boolean;
}

/** A point of the curve: the turn that begins there, or the end of a deal. */
export interface CurvePoint {
  readonly deal: number;
  readonly place: number | null;
  readonly chances: readonly number[];
}

/** Those who win together, a player or partners: what they are called, and the first of their seats. */
export interface Side {
  readonly name: string;
  readonly seat: number;
}

/** The sides of a match in the order of their first seats; everybody is one where there are no partners. */
export function sidesOf({ score }: Pick<Replayed, "score">, names: readonly string[]): Side[] {
  const sides = score.sides.length > 0 ? score.sides : names.map((_, seat) => [seat]);
  return sides.map((seats) => ({ name: seats.map((seat) => names[seat]).join(m.piece_and()), seat: seats[0]! }));
}

/** Whether something surely better was there. Tiles that were held back may have been held back well. */
export function isMissed(turn: Turn): boolean {
  return turn.decisions.some(({ verdict }) => verdict === "better");
}

/** How many decisions left a choice, and how many of them are decided. */
export function decidedOf({ turns }: Review): { choices: number; decided: number } {
  const choices = turns
    .flatMap(({ decisions }) => decisions)
    .filter(({ verdict }) => verdict !== "forced" && verdict !== "timed_out");
  return { choices: choices.length, decided: choices.filter(({ verdict }) => verdict !== "undecided").length };
}

/** Whether a deeper look may decide something. */
export function mayBeDeepened({ decisions }: Turn): boolean {
  return decisions.some(
    ({ verdict, better_if, deepened }) => verdict === "undecided" && better_if === null && !deepened,
  );
}

/** The turns of all seats in their order; the moments of a deal are its beginning and then each action. */
export function reviewedTurns(review: Review, record: Replayed): ReviewedTurn[] {
  const firsts = new Map<number, number>();
  record.frames.forEach(({ deal }, at) => {
    if (!firsts.has(deal)) firsts.set(deal, at);
  });
  const played = new Map<number, number>();
  let ends = 0;
  return review.turns.map((turn, place) => {
    const before = review.turns[place - 1];
    if (before !== undefined && before.deal !== turn.deal) ends += 1;
    const done = played.get(turn.deal) ?? 0;
    played.set(turn.deal, done + turn.decisions.length);
    return {
      place,
      turn,
      before: (firsts.get(turn.deal - 1) ?? 0) + done,
      point: place + ends,
      missed: isMissed(turn),
    };
  });
}

/** All points of the curve, those at the ends of deals too. */
export function curvePoints(review: Review, turns: readonly ReviewedTurn[]): CurvePoint[] {
  const points: CurvePoint[] = [];
  for (const { place, turn, point } of turns) {
    points.push({ deal: turn.deal, place, chances: review.curve[point] ?? turn.chances });
    const next = turns[place + 1];
    if (next === undefined || next.turn.deal !== turn.deal) {
      points.push({ deal: turn.deal, place: null, chances: review.curve[point + 1] ?? turn.chances_after });
    }
  }
  return points;
}

/** The turn at a point, or the last one before it. */
export function turnAt(points: readonly CurvePoint[], at: number): number {
  for (let each = Math.min(at, points.length - 1); each >= 0; each--) {
    const place = points[each]?.place;
    if (place != null) return place;
  }
  return 0;
}

/** The nearest turn before or after that was missed, if only those count; null where there is none. */
export function neighbour(
  turns: readonly ReviewedTurn[],
  from: number,
  by: 1 | -1,
  onlyMissed: boolean,
): number | null {
  for (let place = from + by; place >= 0 && place < turns.length; place += by) {
    if (!onlyMissed || turns[place]!.missed) return place;
  }
  return null;
}
