/** "May I go out?", to the partner. */
import { m } from "$lib/i18n.svelte";
import { offered, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const ask = {
  beside: (turn: Turn): "ask" | null => (offered(turn, "ask").length > 0 ? "ask" : null),
  extras: {
    ask: { words: () => m.table_do_ask(), press: ({ line }) => void line.act({ type: "ask" }) },
  },
} satisfies ActionKind<"ask">;
