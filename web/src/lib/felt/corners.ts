/** The corners of a table at which each seat throws, where only the next seat takes what it threw. */

export interface Corner {
  /** Whose throws lie there, and who takes from them. */
  readonly seat: number;
  readonly taker: number;
  readonly at: "tl" | "tr" | "bl" | "br";
}

const AT = {
  right: { mine: "br", between: ["tr", "tl"], last: "bl" },
  left: { mine: "bl", between: ["tl", "tr"], last: "br" },
} as const;

/**
 * The corners of seats in the order of their turns, mine first, where the next one sits at that side. Mine is always
 * the near one at that side, and the one from which I take the other near one. More than four seats have no corners.
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
