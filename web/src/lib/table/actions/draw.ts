/** A card is taken from the stock or the discard pile. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { pieceName } from "$lib/pieces/names";
import { cardSign } from "$lib/pieces/signs";
import type { Draw, Face } from "$lib/protocol";
import { STOCK } from "../board";
import { signed, type ButtonWords } from "../buttonWords";
import { callsDown, offered, passes, takes, topOf, type Known, type Turn } from "../turn";
import { about, MARK, type Sentence } from "../words";
import { ids, type ActionKind, type Around, type Lying } from "./kind";

interface FromStock {
  readonly does: "draw_card";
  /** The stock is empty and is turned over first. */
  readonly turns: boolean;
  readonly second?: true;
  readonly count?: number;
  readonly faced?: true;
}

interface TakeDown {
  readonly does: "take_down";
  readonly face: Face;
  readonly count: number;
}

interface CallDown {
  readonly does: "call_down";
  readonly face: Face;
  readonly count: number;
}

interface TakeTop {
  readonly does: "take_card";
  readonly face: Face;
}

function stockWords({ tiles }: Around, { faced, turns, count, second }: FromStock): string {
  if (faced) return m.table_do_turn_card();
  if (turns) return m.table_do_turn_over();
  if (tiles) return m.table_do_draw({ family: "tiles" });
  if (count !== undefined) return m.table_do_draw_cards({ count });
  return second ? m.table_do_second() : m.table_do_draw_card();
}

/** A draw in words, with those for its top card and for another one. */
function drawn({ source, card }: Draw, tiles: boolean, top: () => string, other: () => string): Sentence {
  if (source === "stock") return [m.hint_draw({ family: familyOf(tiles) })];
  return card == null ? [top()] : about(other(), [[card]]);
}

/** The card of the discard pile that a draw takes. */
function taken({ card, under: below }: Draw, { board }: Lying): number[] {
  const { pile } = board();
  const under = below ?? (card == null ? 0 : null);
  const piece = under === null ? pile.findLast(({ face }) => face === card) : pile.at(-1 - under);
  return piece === undefined ? [] : ids([piece]);
}

/** The top discard is offered to me, and I cannot take it. */
const isPassed = (turn: Known): boolean => offered(turn, "draw").length === 0 && isOffered(turn);

/** The top discard goes round the table, and it is my turn to take it or let it pass. */
const isOffered = (turn: Known): boolean => turn.offer?.faced === true && passes(turn);

/** The call that takes fewest cards of the pile: the deepest is offered first. */
const leastCall = (turn: Known): Draw => offered(turn, "draw").at(-1)!;

function callDown(turn: Known, pile: readonly Face[]): CallDown {
  const { card, under } = leastCall(turn);
  return { does: "call_down", face: card!, count: 1 + (under ?? pile.length - 1 - pile.lastIndexOf(card!)) };
}

const downWords = (_: Around, { count, face }: TakeDown | CallDown): ButtonWords => ({
  shown: m.table_do_take_down({ count, card: cardSign(face) }),
  heard: m.table_do_take_down({ count, card: pieceName(face) }),
});

export const draw = {
  first(turn: Turn): FromStock | TakeDown | CallDown | TakeTop | { readonly does: "pass" } | null {
    const { view, offer } = turn;
    if (!takes(turn, "draw") || view === null) return null;
    if (turn.down !== null) return { does: "take_down", ...turn.down };
    if (callsDown(turn)) return callDown(turn, view.discard_pile);
    const stock = offered(turn, "draw").some(({ source }) => source === "stock");
    if (isPassed(turn)) return { does: "pass" };
    if (!stock && view.discard_pile.length > 0) return { does: "take_card", face: topOf(turn) };
    const count = offer?.draws ?? 1;
    return {
      does: "draw_card",
      turns: view.stock === 0,
      ...(view.taken === null ? {} : { second: true as const }),
      ...(count > 1 ? { count } : {}),
      ...(offer?.faced ? { faced: true as const } : {}),
    };
  },
  note({ turn, view, top, name, down }) {
    if (down !== null) return about(m.table_down_ask({ card: MARK, count: down.count }), [[down.face]]);
    if (!takes(turn, "draw")) return null;
    if (callsDown(turn)) return [m.table_call_down()];
    if (view.finisher != null) return [m.table_last_turn({ name: name(view.finisher) })];
    if (top !== undefined && ((view.upcard_offers ?? 0) > 0 || isOffered(turn)))
      return about((isPassed(turn) ? m.table_offered_none : m.table_upcard_ask)({ card: MARK }), [[top]]);
    return view.taken === null ? null : [m.table_second_hint()];
  },
  buttons: {
    take_down: { words: downWords, press: ({ take }) => take() },
    call_down: { words: downWords, press: ({ line }, _, turn) => void line.act(leastCall(turn)) },
    take_card: { words: (_, { face }: TakeTop) => signed(m.table_do_take, face), press: ({ take }) => take() },
    draw_card: { words: stockWords, press: ({ draw }) => draw() },
  },
  hint: (action, { tiles }) =>
    drawn(
      action,
      tiles,
      () => m.hint_take({ family: familyOf(tiles) }),
      () => m.hint_take_card({ card: MARK }),
    ),
  review: (action, { tiles }) => drawn(action, tiles, m.review_take_top, () => m.review_take({ card: MARK })),
  marks: (action, at) => (action.source === "stock" ? [STOCK] : taken(action, at)),
} satisfies ActionKind<"draw">;
