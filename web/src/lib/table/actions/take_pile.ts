/** The whole discard pile is taken, and its top card melded. */
import { numberOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";
import type { Piece } from "../board";
import { isBegun, offered, takes, type Turn } from "../turn";
import { about, MARK } from "../words";
import { ids, type ActionKind, type Lying } from "./kind";
import type { Aside } from "./open";

interface Main {
  readonly does: "take_pile";
  readonly ready: boolean;
  readonly count: number;
}

/** With the cards that are selected or laid aside; null where that is not what they are for. */
function withCards(turn: Turn): Main | Aside | null {
  const { verdict, selected, aside, view } = turn;
  if (!takes(turn, "take_pile") || selected.length + aside === 0 || verdict === null || view === null) return null;
  if (verdict.refusal === null) return { does: "take_pile", ready: true, count: view.discard_pile.length };
  if (!isBegun(verdict)) return null;
  return { does: "aside", ready: selected.length > 1, value: verdict.opening, minimum: verdict.minimum };
}

/** The pile that is taken, and the meld of my side that its top card joins where no card of the hand goes with it. */
function pileAndMeld(cards: readonly Face[], { board, isOurs }: Lying): number[] {
  const { pile, sets } = board();
  const top = pile.at(-1);
  if (top === undefined) return [];
  const joins = ({ face }: Piece): boolean => numberOf(face) === numberOf(top.face);
  const joined =
    cards.length > 0 ? undefined : sets.find(({ owner, pieces }) => isOurs(owner) && pieces.filter(joins).length > 1);
  return ids([top, ...(joined?.pieces ?? [])]);
}

export const take_pile = {
  first(turn: Turn): Main | Aside | { readonly does: "pick" } | null {
    const { view, offer } = turn;
    if (!takes(turn, "draw") || turn.down !== null || view === null) return null;
    const taking = withCards(turn);
    if (taking !== null || offered(turn, "draw").some(({ source }) => source === "stock")) return taking;
    if ((offer?.takes ?? []).length > 0) return { does: "take_pile", ready: true, count: view.discard_pile.length };
    return takes(turn, "take_pile") ? { does: "pick" } : null;
  },
  note({ turn, view: { discard_pile, frozen, freezers, minimum } }) {
    if (!takes(turn, "take_pile") || discard_pile.length === 0 || !frozen) return null;
    return [freezers.length > 0 || minimum == null ? m.table_frozen_all() : m.table_frozen_you()];
  },
  buttons: {
    take_pile: {
      words: (_, { count }: Main) => m.table_do_take_pile({ count }),
      press: ({ laying }) => void laying.takePile(),
    },
  },
  beside: ({ offer }: Turn, main: string): "take_pile" | null =>
    main === "draw_card" && (offer?.takes ?? []).length > 0 ? "take_pile" : null,
  extras: {
    take_pile: {
      words: ({ pile }) => m.table_do_take_pile({ count: pile }),
      press: ({ laying }) => void laying.takePile(),
    },
  },
  hint({ cards, more }) {
    if (cards.length === 0) return [m.hint_take_pile()];
    return about(m.hint_take_pile_with({ cards: MARK }), [cards, ...(more ?? [])]);
  },
  marks: ({ cards, more }, at) => [...pileAndMeld(cards, at), ...at.hand([...cards, ...(more ?? []).flat()])],
  prepare: (action, laying) => laying.prepare(action),
} satisfies ActionKind<"take_pile">;
