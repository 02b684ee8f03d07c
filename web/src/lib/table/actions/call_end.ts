/** The deal is ended before a draw, and hands are compared. */
import { m } from "$lib/i18n.svelte";
import { offered, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const call_end = {
  beside: (turn: Turn): "call_end" | null => (offered(turn, "call_end").length > 0 ? "call_end" : null),
  extras: {
    call_end: {
      words: ({ called }) => (called === "draw" ? m.table_do_call_end_draw() : m.table_do_call_end_drop()),
      sure: {
        question: ({ called }) => (called === "draw" ? m.table_end_sure_draw() : m.table_end_sure_drop()),
        meaning: ({ called }) => (called === "draw" ? m.table_end_means_draw() : m.table_end_means_drop()),
        action: { type: "call_end" },
      },
      quiet: true,
    },
  },
  hint: () => [m.hint_call_end()],
} satisfies ActionKind<"call_end">;
