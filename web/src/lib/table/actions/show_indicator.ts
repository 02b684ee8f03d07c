/** The tile that is equal to the indicator is shown. */
import { m } from "$lib/i18n.svelte";
import { offered, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const show_indicator = {
  beside: (turn: Turn): "show_indicator" | null =>
    offered(turn, "show_indicator").length > 0 ? "show_indicator" : null,
  extras: {
    show_indicator: {
      words: () => m.table_do_show_indicator(),
      press: ({ line }) => void line.act({ type: "show_indicator" }),
    },
  },
  hint: () => [m.hint_show_indicator()],
} satisfies ActionKind<"show_indicator">;
