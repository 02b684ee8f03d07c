/** Cards are added to a meld on the table: in a turn, or after a knock to what was shown. */
import { m } from "$lib/i18n.svelte";
import { pieceNames } from "$lib/pieces/names";
import { cardSign } from "$lib/pieces/signs";
import type { Face } from "$lib/protocol";
import type { ButtonWords } from "../buttonWords";
import { lays, laysOff, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind, Around } from "./kind";
import { layChosen } from "./meld";

interface Cards<D extends "lay_off" | "add"> {
  readonly does: D;
  readonly ready: boolean;
  readonly cards: readonly Face[];
}

type AfterKnock = Cards<"lay_off"> | { readonly does: "done" | "pick_meld" | "fits_nowhere" };

const words = (_: Around, { cards }: Cards<"lay_off" | "add">): ButtonWords => ({
  shown: m.table_do_lay_off({ cards: cards.map(cardSign).join(" ") }),
  heard: m.table_do_lay_off({ cards: pieceNames(cards) }),
});

export const lay_off = {
  first(turn: Turn): AfterKnock | null {
    if (!laysOff(turn)) return null;
    const { cards, melds, action } = turn.fitting;
    if (cards.length === 0) return { does: "done" };
    if (melds !== null && action === null) return { does: melds.length > 1 ? "pick_meld" : "fits_nowhere" };
    return { does: "lay_off", ready: action !== null, cards };
  },
  chosen(turn: Turn): Cards<"add"> | null {
    const { selected, verdict, adds } = turn;
    if (selected.length < 2 || !lays(turn) || !adds) return null;
    return { does: "add", ready: verdict?.refusal == null, cards: selected.map(({ face }) => face) };
  },
  note: ({ turn, view, name }) =>
    laysOff(turn) ? [m.table_lay_off_ask({ name: name(view.knocker ?? 0), points: view.open_points })] : null,
  buttons: {
    pick_meld: { words: () => m.table_do_pick_meld() },
    fits_nowhere: { words: () => m.table_do_fits_nowhere() },
    lay_off: {
      words,
      press({ line }, _, { fitting }) {
        if (fitting.action !== null) void line.act(fitting.action);
      },
    },
    add: { words, press: layChosen },
  },
  beside: ({ adds }: Turn, main: string): "add" | null => (adds && main === "discard" ? "add" : null),
  only: (turn: Turn, main: string): readonly "done"[] | null =>
    laysOff(turn) ? (main === "done" ? [] : ["done"]) : null,
  extras: {
    add: {
      words: ({ card }) => m.table_do_lay_off({ cards: card === null ? "" : cardSign(card) }),
      press: ({ laying }) => void laying.layNew(),
    },
  },
  hint: ({ cards }) => about(m.hint_lay_off({ cards: MARK }), [cards]),
  review: ({ cards }) => about(m.review_lay_off({ cards: MARK }), [cards]),
  marks: (action, at) => [...at.moved(action), ...at.meld(action.meld)],
  picks: true,
  after({ meld, cards, borrowed }, table) {
    if ((borrowed ?? []).length > 0) return null;
    return { table: table.map((each, at) => (at === meld ? [...each, ...cards] : each)), played: cards };
  },
} satisfies ActionKind<"lay_off">;
