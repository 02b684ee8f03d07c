/** Another player has called the end: one's own hand is compared too, or folded. */
import { m } from "$lib/i18n.svelte";
import { offered, takes, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const fight = {
  asked: "other",
  ask: ({ name, view }) => [m.table_fight_ask({ name: name(view.closer ?? 0) })],
  first(turn: Turn): { readonly does: "fight" | "fold" } | null {
    if (!takes(turn, "fight")) return null;
    return { does: offered(turn, "fight").length > 0 ? "fight" : "fold" };
  },
  buttons: {
    fight: {
      words: () => m.table_do_fight(),
      press: ({ line }) => void line.act({ type: "fight" }),
      final: true,
    },
    fold: {
      words: () => m.table_do_fold(),
      press: ({ line }) => void line.act({ type: "pass" }),
    },
  },
  only: (turn: Turn, main: string): readonly "fold"[] | null =>
    takes(turn, "fight") ? (main === "fight" ? ["fold"] : []) : null,
  extras: {
    fold: { words: () => m.table_do_fold(), press: ({ line }) => void line.act({ type: "pass" }) },
  },
  hint: () => [m.hint_fight()],
} satisfies ActionKind<"fight">;
