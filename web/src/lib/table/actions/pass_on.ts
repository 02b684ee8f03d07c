/** Before the first turn a card is put face down, to be passed to the next player. */
import { m } from "$lib/i18n.svelte";
import type { Face, View } from "$lib/protocol";
import { signed } from "../buttonWords";
import { takes, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind } from "./kind";

interface Main {
  readonly does: "pass_on";
  readonly face: Face;
}

/** The seat that my card goes to. */
const nextOf = ({ order, turn }: View): number => order[(order.indexOf(turn) + 1) % order.length] ?? turn;

export const pass_on = {
  first(turn: Turn): Main | { readonly does: "choose_to_pass" } | null {
    if (!takes(turn, "pass_on")) return null;
    const [card, ...more] = turn.selected;
    return card === undefined || more.length > 0 ? { does: "choose_to_pass" } : { does: "pass_on", face: card.face };
  },
  note: ({ turn, view, name }) => (takes(turn, "pass_on") ? [m.table_pass_on_ask({ name: name(nextOf(view)) })] : null),
  buttons: {
    choose_to_pass: { words: () => m.table_do_choose_to_pass() },
    pass_on: {
      words: (_, { face }: Main) => signed(m.table_do_pass_on, face),
      press: ({ line }, { face }: Main) => void line.act({ type: "pass_on", card: face }),
    },
  },
  hint: ({ card }) => about(m.hint_pass_on({ card: MARK }), [[card]]),
  marks: ({ card }, at) => at.hand([card]),
  picks: true,
  after: ({ card }, table) => ({ table, played: [card] }),
} satisfies ActionKind<"pass_on">;
