/** Nothing is played: at a table of tiles one is drawn, a call goes by, the last upcard is refused. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { offered, passes, takes, type Turn } from "../turn";
import type { ActionKind, Presses } from "./kind";

const press = ({ line }: Presses): void => void line.act({ type: "pass" });

export const pass = {
  chosen: (turn: Turn): { readonly does: "done" } | null =>
    turn.selected.length === 0 && turn.view?.no_discard && takes(turn, "pass") ? { does: "done" } : null,
  buttons: {
    draw: { words: ({ tiles }) => m.table_do_draw({ family: familyOf(tiles) }), press },
    pass: { words: () => m.table_do_pass(), press },
    done: { words: () => m.table_do_done(), press, final: true },
    let_pass: { words: () => m.table_do_let_pass(), press: ({ decline }) => decline() },
  },
  beside(turn: Turn, main: string, asked: boolean): "let_pass" | "refuse" | null {
    if (offered(turn, "pass").length === 0 || main === "done" || main === "pass" || turn.view?.no_discard) return null;
    return asked || passes(turn) ? "let_pass" : "refuse";
  },
  extras: {
    let_pass: { words: () => m.table_do_let_pass(), press: ({ decline }) => decline() },
    done: { words: () => m.table_do_done(), press },
    refuse: {
      words: () => m.table_do_refuse(),
      sure: {
        question: () => m.table_refuse_sure(),
        meaning: () => m.table_refuse_means(),
        action: { type: "pass" },
      },
      quiet: true,
    },
  },
  hint(_, { tiles, rearranges, laysOff, drawn }) {
    const family = familyOf(tiles);
    if (drawn) return [m.hint_pass_drawn()];
    return [rearranges ? m.hint_pass_tiles({ family }) : laysOff ? m.hint_done() : m.hint_pass()];
  },
  review: (_, { tiles }) => [tiles ? m.review_draw_tile() : m.hint_pass()],
} satisfies ActionKind<"pass">;
