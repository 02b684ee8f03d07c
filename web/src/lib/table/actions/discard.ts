/** One card goes to the discard pile. */
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";
import { signed } from "../buttonWords";
import { takes, type Grouping, type Turn } from "../turn";
import { about, MARK } from "../words";
import { groupingOf } from "./grouping";
import type { ActionKind } from "./kind";

interface Main {
  readonly does: "discard";
  readonly ready: boolean;
  readonly face: Face;
  readonly doubted?: true;
  /** It goes face down, and ends the deal. */
  readonly faceDown?: true;
}

/** The card just turned up is not laid. */
interface Leave {
  readonly does: "leave";
  readonly face: Face;
}

export const discard = {
  first({ view, offer, selected }: Turn): Leave | Main | null {
    const turned = offer?.turned ?? null;
    if (turned !== null && (selected.length === 0 || (selected.length === 1 && selected[0]?.face === turned)))
      return { does: "leave", face: turned };
    if (!offer?.face_down || view?.hand.length !== 1) return null;
    return { does: "discard", ready: true, face: view.hand[0]!, faceDown: true };
  },
  chosen(turn: Turn): Main | { readonly does: Grouping } | null {
    const [card, ...more] = turn.selected;
    if (card === undefined || more.length > 0 || !card.held) return null;
    const grouping = groupingOf(turn);
    if (grouping !== undefined && !takes(turn, "discard")) return { does: grouping };
    const ready = turn.verdict?.refusal == null;
    return { does: "discard", ready, face: card.face, ...(turn.doubted ? { doubted: true } : {}) };
  },
  note({ turn: { offer } }) {
    if (offer?.turned != null) return about(m.table_turned_ask({ card: MARK }), [[offer.turned]]);
    return offer?.face_down ? [m.table_face_down_ask()] : null;
  },
  buttons: {
    leave: {
      words: (_, { face }: Leave) => signed(m.table_do_leave, face),
      press: ({ line }, { face }: Leave) => void line.act({ type: "discard", card: face }),
    },
    discard: {
      words: (_, { faceDown, doubted, face }: Main) =>
        signed(faceDown ? m.table_do_face_down : doubted ? m.table_do_discard_sure : m.table_do_discard, face),
      press({ line, place }, { faceDown, face }: Main, { verdict }) {
        if (verdict?.refusal) line.refuse(verdict.refusal);
        else if (faceDown) void line.act({ type: "discard", card: face });
        else place({ zone: "pile" });
      },
    },
  },
  hint: ({ card }) => about(m.hint_discard({ card: MARK }), [[card]]),
  marks: ({ card }, at) => at.hand([card]),
  picks: true,
  after: ({ card }, table) => ({ table, played: [card], discarded: card }),
} satisfies ActionKind<"discard">;
