/** In the last turn, the melds that are to count are shown. */
import { m } from "$lib/i18n.svelte";
import type { Turn } from "../turn";
import { about, MARK } from "../words";
import { besideGrouping, chosenGrouping, panelOf } from "./grouping";
import type { ActionKind } from "./kind";

const words = (): string => m.table_do_show();

export const show_melds = {
  chosen: (turn: Turn) => chosenGrouping(turn, "show_melds"),
  buttons: { show_melds: { words, press: panelOf("show_melds"), final: true } },
  beside: (turn: Turn, main: string) => besideGrouping(turn, "show_melds", main),
  extras: { show_melds: { words, press: panelOf("show_melds") } },
  hint: ({ melds }) => (melds.length > 0 ? about(m.hint_show({ cards: MARK }), melds) : [m.hint_show_none()]),
  marks: ({ melds }, at) => at.hand(melds.flat()),
  after: ({ melds }, table) => ({ table: [...table, ...melds], played: melds.flat() }),
} satisfies ActionKind<"show_melds">;
