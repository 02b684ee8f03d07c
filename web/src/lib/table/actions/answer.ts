/** The partner has asked whether to go out. */
import { m } from "$lib/i18n.svelte";
import { takes, type Turn } from "../turn";
import type { ActionKind } from "./kind";

export const answer = {
  asked: "other",
  ask: ({ name, partner, view }) => [m.table_ask_partner({ name: name(partner ?? view.turn) })],
  first: (turn: Turn): { readonly does: "answer" } | null => (takes(turn, "answer") ? { does: "answer" } : null),
  buttons: {
    answer: {
      words: () => m.table_do_answer_yes(),
      press: ({ line }) => void line.act({ type: "answer", yes: true }),
      final: true,
    },
  },
  only: (turn: Turn): readonly "say_no"[] | null => (takes(turn, "answer") ? ["say_no"] : null),
  extras: {
    say_no: {
      words: () => m.table_do_answer_no(),
      press: ({ line }) => void line.act({ type: "answer", yes: false }),
    },
  },
} satisfies ActionKind<"answer">;
