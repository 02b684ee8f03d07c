/** The corners of a table to which players discard; each player takes only from the player before. */

export interface Corner {
  /** The player who discards there, and the one who may take. */
  readonly seat: number;
  readonly taker: number;
  readonly at: "tl" | "tr" | "bl" | "br";
}

const AT = {
  right: { mine: "br", between: ["tr", "tl"], last: "bl" },
  left: { mine: "bl", between: ["tl", "tr"], last: "br" },
} as const;

/**
 * The corners of seats given in turn order, mine first; `side` is the side on which the next player sits. My corner is
 * the near one on that side, and I take from the other near one. Tables of more than four have no corners.
 */
export function cornersOf(order: readonly number[], side: "left" | "right"): readonly Corner[] {
  if (order.length < 2 || order.length > 4) return [];
  const { mine, between, last } = AT[side];
  return order.map((seat, number) => ({
    seat,
    taker: order[(number + 1) % order.length]!,
    at: number === 0 ? mine : number === order.length - 1 ? last : between[number - 1]!,
  }));
}
