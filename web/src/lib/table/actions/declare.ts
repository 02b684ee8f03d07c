/** One card is put aside, and all others are shown in groups. */
import { m } from "$lib/i18n.svelte";
import { cardSign } from "$lib/pieces/signs";
import type { Turn } from "../turn";
import { about, MARK } from "../words";
import { besideGrouping, chosenGrouping, panelOf } from "./grouping";
import type { ActionKind, Around } from "./kind";

const words = ({ card }: Around): string =>
  card === null ? m.table_do_declare() : m.table_do_finish({ card: cardSign(card) });

export const declare = {
  chosen: (turn: Turn) => chosenGrouping(turn, "declare"),
  buttons: { declare: { words, press: panelOf("declare"), final: true } },
  beside: (turn: Turn, main: string) => besideGrouping(turn, "declare", main),
  extras: { declare: { words, press: panelOf("declare"), quiet: true } },
  hint: ({ card }) => about(m.hint_declare({ card: MARK }), [[card]]),
  marks: ({ card }, at) => at.hand([card]),
} satisfies ActionKind<"declare">;
