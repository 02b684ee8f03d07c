/** A discard is bought out of turn, with cards of the stock that go with it. */
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";
import { signed } from "../buttonWords";
import { takes, topOf, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind } from "./kind";

interface Main {
  readonly does: "buy";
  readonly face: Face;
}

export const buy = {
  asked: "discard",
  ask({ top, offer }) {
    if (top === undefined) return null;
    const { buy_penalty: count = 0, buy_points: points = 0, buys_left: left = null } = offer ?? {};
    if (points > 0 && count === 0) return about(m.table_buy_points({ card: MARK, count: points }), [[top]]);
    const said = { card: MARK, count };
    return about(left === null ? m.table_buy_ask(said) : m.table_buy_limited({ ...said, left }), [[top]]);
  },
  first: (turn: Turn): Main | null => (takes(turn, "buy") ? { does: "buy", face: topOf(turn) } : null),
  buttons: {
    buy: {
      words: (_, { face }: Main) => signed(m.table_do_buy, face),
      press: ({ line }) => void line.act({ type: "buy" }),
      final: true,
    },
  },
  hint: () => [m.hint_buy()],
} satisfies ActionKind<"buy">;
