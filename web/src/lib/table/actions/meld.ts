/** A new meld; cards of melds on the table may be borrowed for it. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Listed } from "$lib/protocol";
import { lays, offered, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind, Does, Presses } from "./kind";

export interface Lay {
  readonly does: "lay";
  readonly ready: boolean;
  readonly count: number;
  readonly borrows?: true;
}

/** Lay what is selected, or say why that cannot be. */
export function layChosen({ line, place }: Presses, _: Does, { verdict, draft }: Turn): void {
  if (verdict?.refusal && draft === null) line.refuse(verdict.refusal);
  else place({ zone: "new" });
}

/** The selected card as a meld of its own, where it may be one. */
export function alone(turn: Turn): Extract<Listed, { type: "meld" }> | undefined {
  const [first, ...more] = turn.selected;
  if (first === undefined || !first.held || more.length > 0) return undefined;
  return offered(turn, "meld").find(({ cards }) => cards.length === 1 && cards[0] === first.face);
}

export const meld = {
  chosen(turn: Turn): Lay | null {
    const { selected, verdict, adds } = turn;
    if (selected.length < 2 || !lays(turn) || adds) return null;
    const borrows = selected.some(({ held }) => !held);
    const ready = verdict?.refusal == null;
    return { does: "lay", ready, count: selected.length, ...(borrows ? { borrows } : {}) };
  },
  note: ({ view, main, borrows }) =>
    borrows && view.table.length > 0 && main === "pick" ? [m.table_borrow_hint()] : null,
  buttons: {
    lay: {
      words: ({ tiles }, { borrows, count }: Lay) =>
        borrows ? m.table_do_borrow() : m.table_do_lay({ count, family: familyOf(tiles) }),
      press: layChosen,
    },
  },
  beside: (turn: Turn): "lay_alone" | null => (alone(turn) === undefined ? null : "lay_alone"),
  extras: {
    lay_alone: {
      words: () => m.table_do_lay_alone(),
      press({ line }, turn) {
        const meld = alone(turn);
        if (meld !== undefined) void line.act(meld);
      },
    },
  },
  hint: ({ cards }) => about(m.hint_meld({ cards: MARK }), [cards]),
  marks: (action, at) => at.moved(action),
  picks: true,
  after: ({ cards, borrowed }, table) =>
    (borrowed ?? []).length > 0 ? null : { table: [...table, cards], played: cards },
} satisfies ActionKind<"meld">;
