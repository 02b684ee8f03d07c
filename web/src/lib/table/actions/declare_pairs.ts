/** The hand will go out in pairs, or not at all. */
import { m } from "$lib/i18n.svelte";
import { offered, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const declare_pairs = {
  beside: (turn: Turn): "declare_pairs" | null => (offered(turn, "declare_pairs").length > 0 ? "declare_pairs" : null),
  extras: {
    declare_pairs: {
      words: () => m.table_do_declare_pairs(),
      sure: {
        question: () => m.table_declare_pairs_sure(),
        meaning: () => m.table_declare_pairs_means(),
        action: { type: "declare_pairs" },
      },
    },
  },
  hint: () => [m.hint_declare_pairs()],
} satisfies ActionKind<"declare_pairs">;
