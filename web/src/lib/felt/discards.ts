/** The discards on the pile by player. */

/** The discards of one seat, or the card turned up at first, which nobody discarded; the oldest comes first. */
export interface Discards<Card> {
  readonly seat: number | null;
  readonly cards: readonly Card[];
}

/** The cards of a pile by player: first the card that was turned up, then the seats in their order. */
export function discardsBy<Card>(
  pile: readonly Card[],
  by: readonly (number | null)[],
  seats: readonly number[],
): readonly Discards<Card>[] {
  return [null, ...seats]
    .map((seat) => ({ seat, cards: pile.filter((_, at) => (by[at] ?? null) === seat) }))
    .filter(({ seat, cards }) => seat !== null || cards.length > 0);
}
