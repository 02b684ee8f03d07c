/** The discard that follows ends the deal. */
import { m } from "$lib/i18n.svelte";
import { offered, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const knock = {
  beside: (turn: Turn): "knock" | null => (offered(turn, "knock").length > 0 ? "knock" : null),
  extras: {
    knock: {
      words: () => m.table_do_knock(),
      press: ({ show }) => show("knock"),
      quiet: true,
    },
  },
  hint: () => [m.hint_knock()],
} satisfies ActionKind<"knock">;
