/** Out of the deal before a card is drawn. */
import { m } from "$lib/i18n.svelte";
import { offered, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const drop = {
  beside: (turn: Turn): "drop" | null => (offered(turn, "drop").length > 0 ? "drop" : null),
  extras: {
    drop: {
      words: ({ costs }) =>
        costs["drop"] === undefined ? m.table_do_drop() : m.table_do_drop_for({ points: costs["drop"] }),
      sure: {
        question: ({ costs }) =>
          costs["drop"] === undefined ? m.table_drop_sure() : m.table_drop_sure_for({ points: costs["drop"] }),
        meaning: () => m.table_drop_means(),
        action: { type: "drop" },
      },
      quiet: true,
    },
  },
  hint: () => [m.hint_drop()],
} satisfies ActionKind<"drop">;
