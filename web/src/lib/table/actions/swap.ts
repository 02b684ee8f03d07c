/** A joker of a meld on the table is taken for the card that it stands for. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Listed } from "$lib/protocol";
import { givenFor, isGiven, offered, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind } from "./kind";

/** The exchanges that the selected cards allow. */
function swaps(turn: Turn): Extract<Listed, { type: "swap" }>[] {
  const cards = turn.selected.map(({ face }) => face);
  return offered(turn, "swap").filter((swap) => isGiven(swap, cards));
}

export const swap = {
  note({ turn, main, family }) {
    const [swap] = offered(turn, "swap");
    return swap === undefined || main !== "pick"
      ? null
      : about(m.table_swap_hint({ card: MARK, family }), [[swap.card]]);
  },
  beside: (turn: Turn): "swap" | null => (swaps(turn).length > 0 ? "swap" : null),
  extras: {
    swap: {
      words: ({ tiles }) => m.table_do_swap({ family: familyOf(tiles) }),
      press({ line }, turn) {
        const [swap] = swaps(turn);
        if (swap !== undefined) void line.act(swap);
      },
    },
  },
  hint: (action) => about(m.hint_swap({ card: MARK }), [givenFor(action)]),
  marks: (action, at) => [...at.hand(givenFor(action)), ...at.meld(action.meld)],
} satisfies ActionKind<"swap">;
