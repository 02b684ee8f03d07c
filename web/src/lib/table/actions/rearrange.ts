/** A turn at a table whose sets everybody rearranges: what lies there as a draft is played. */
import { familyOf, without } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Faces, Melds } from "$lib/protocol";
import type { ButtonWords } from "../buttonWords";
import { takes, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind, Around } from "./kind";
import type { Lay } from "./meld";

interface End {
  readonly does: "end";
  readonly ready: boolean;
  readonly value: number | null;
  readonly minimum: number | null;
  readonly last: boolean;
}

interface Unplayed {
  readonly does: "put_back" | "place" | "draw" | "pass";
}

function endWords({ tiles, game }: Around, { last, value, minimum }: End): string | ButtonWords {
  if (last) return tiles ? m.table_do_rummikub() : m.table_do_go_out({ game });
  if (minimum === null || value === null || value >= minimum) return m.table_do_end();
  return { shown: m.table_do_end_short({ value, minimum }), heard: m.table_do_end_count({ value, minimum }) };
}

/** The tiles that a rearranged table has more than the one before. */
const playedTiles = (before: Melds, after: Melds): Faces => without(after.flat(), before.flat());

export const rearrange = {
  first(turn: Turn): End | Lay | Unplayed | null {
    const { draft, selected, verdict, view } = turn;
    if (draft === null || view === null) return null;
    // What is chosen is laid first: no press ends a turn over it. A whole set is only moved, which is no part of a turn.
    if (selected.length > 0) return { does: "lay", ready: !turn.whole, count: selected.length };
    // A draft of which nothing was played ends no turn: the table goes back first, and is seen to.
    if (draft.played === 0) {
      if (draft.touched) return { does: "put_back" };
      return { does: !takes(turn, "pass") ? "place" : view.stock > 0 && !view.has_drawn ? "draw" : "pass" };
    }
    const refused = verdict?.refusal != null;
    return {
      does: "end",
      ready: !refused,
      value: verdict?.opening ?? null,
      minimum: verdict?.minimum ?? null,
      last: !refused && verdict !== null && draft.left === 0,
    };
  },
  buttons: {
    place: { words: ({ tiles }) => m.practice_do_place({ family: familyOf(tiles) }) },
    put_back: { words: () => m.table_do_put_back(), press: ({ drafting }) => drafting.putBack() },
    end: {
      words: endWords,
      press({ line, drafting }, _, { verdict }) {
        if (verdict?.refusal) line.refuse(verdict.refusal);
        else drafting.play();
      },
    },
  },
  hint: (_, { tiles }) => [m.hint_rearrange({ family: familyOf(tiles) })],
  review: ({ table }, before) => about(m.review_play({ tiles: MARK }), [playedTiles(before.table, table)]),
  after: ({ table }, before) => ({ table, played: playedTiles(before, table) }),
} satisfies ActionKind<"rearrange">;
