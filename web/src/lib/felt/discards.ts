/** Whose discards lie on the pile. */

/** What one seat, or nobody (the card turned up at first), has put on the pile, the oldest first. */
export interface Discards<Card> {
  readonly seat: number | null;
  readonly cards: readonly Card[];
}

/** The cards of a pile by who discarded them, what was turned up first and then the seats in their order. */
export function discardsBy<Card>(
  pile: readonly Card[],
  by: readonly (number | null)[],
  seats: readonly number[],
): readonly Discards<Card>[] {
  return [null, ...seats]
    .map((seat) => ({ seat, cards: pile.filter((_, at) => (by[at] ?? null) === seat) }))
    .filter(({ seat, cards }) => seat !== null || cards.length > 0);
}
