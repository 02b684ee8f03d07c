/** The hand is shown as it was dealt, which ends the deal. */
import { m } from "$lib/i18n.svelte";
import { takes, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const show_dealt = {
  first: (turn: Turn): { readonly does: "show_dealt" } | null =>
    takes(turn, "show_dealt") ? { does: "show_dealt" } : null,
  note: ({ turn }) => (takes(turn, "show_dealt") ? [m.table_dealt_ask()] : null),
  buttons: {
    show_dealt: {
      words: () => m.table_do_show_dealt(),
      press: ({ line }) => void line.act({ type: "show_dealt" }),
      final: true,
    },
  },
  hint: () => [m.hint_show_dealt()],
} satisfies ActionKind<"show_dealt">;
