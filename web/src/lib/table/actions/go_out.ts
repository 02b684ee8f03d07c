/** The whole hand is laid in melds, except for a discard if there is one. */
import { m } from "$lib/i18n.svelte";
import { cardSign } from "$lib/pieces/signs";
import type { Turn } from "../turn";
import { about, MARK } from "../words";
import { besideGrouping, chosenGrouping, panelOf } from "./grouping";
import type { ActionKind, Around } from "./kind";

const words = ({ card, game }: Around): string =>
  card === null ? m.table_do_go_out({ game }) : m.table_do_finish({ card: cardSign(card) });

export const go_out = {
  chosen: (turn: Turn) => chosenGrouping(turn, "go_out"),
  buttons: { go_out: { words, press: panelOf("go_out"), final: true } },
  beside: (turn: Turn, main: string) => besideGrouping(turn, "go_out", main),
  extras: { go_out: { words, press: panelOf("go_out"), quiet: true } },
  hint: ({ melds }) => about(m.hint_go_out({ cards: MARK }), melds),
  marks: ({ melds }, at) => at.hand(melds.flat()),
} satisfies ActionKind<"go_out">;
