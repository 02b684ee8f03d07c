/** What the buttons of a table say, and what is asked before something that nothing takes back. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { pieceName, pieceNames } from "$lib/pieces/names";
import { cardSign } from "$lib/pieces/signs";
import type { Face, Offer } from "$lib/protocol";
import type { ClaimKind, Extra, Final, Primary } from "./turn";

export interface PrimaryWords {
  /** On the button. */
  readonly shown: string;
  /** For the ear, where the eye gets a sign. */
  readonly heard: string;
}

/** A sign of the card for the eye, its name for the ear. */
function signed(say: (said: { card: string }) => string, face: Face): PrimaryWords {
  return { shown: say({ card: cardSign(face) }), heard: say({ card: pieceName(face) }) };
}

/** What is asked before something that nothing takes back. */
export function finalQuestion(
  final: Final,
  costs: Readonly<Record<string, number>> = {},
  called: Offer["end_called"] = "",
): string {
  if (final === "refuse") return m.table_refuse_sure();
  if (final === "declare_pairs") return m.table_declare_pairs_sure();
  if (final === "call_end") return called === "draw" ? m.table_end_sure_draw() : m.table_end_sure_drop();
  return costs["drop"] === undefined ? m.table_drop_sure() : m.table_drop_sure_for({ points: costs["drop"] });
}

/** What comes of it. */
export function finalMeaning(final: Final, called: Offer["end_called"] = ""): string {
  if (final === "refuse") return m.table_refuse_means();
  if (final === "drop") return m.table_drop_means();
  if (final === "declare_pairs") return m.table_declare_pairs_means();
  return called === "draw" ? m.table_end_means_draw() : m.table_end_means_drop();
}

/** What a button beside the primary one says. */
export function extraWords(
  extra: Extra,
  game: string,
  costs: Readonly<Record<string, number>> = {},
  card: Face | null = null,
  called: Offer["end_called"] = "",
  count = 0,
  tiles = false,
): string {
  if (card !== null && (extra === "go_out" || extra === "declare")) return m.table_do_finish({ card: cardSign(card) });
  switch (extra) {
    case "go_out":
      return m.table_do_go_out({ game });
    case "declare":
      return m.table_do_declare();
    case "show_melds":
      return m.table_do_show();
    case "knock":
      return m.table_do_knock();
    case "drop":
      return costs["drop"] === undefined ? m.table_do_drop() : m.table_do_drop_for({ points: costs["drop"] });
    case "let_pass":
      return m.table_do_let_pass();
    case "refuse":
      return m.table_do_refuse();
    case "done":
      return m.table_do_done();
    case "swap":
      return m.table_do_swap({ family: familyOf(tiles) });
    case "call_end":
      return called === "draw" ? m.table_do_call_end_draw() : m.table_do_call_end_drop();
    case "fold":
      return m.table_do_fold();
    case "lay_alone":
      return m.table_do_lay_alone();
    case "show_indicator":
      return m.table_do_show_indicator();
    case "declare_pairs":
      return m.table_do_declare_pairs();
    case "take_pile":
      return m.table_do_take_pile({ count });
    case "add":
      return m.table_do_lay_off({ cards: card === null ? "" : cardSign(card) });
    case "ask":
      return m.table_do_ask();
    case "say_no":
      return m.table_do_answer_no();
  }
}

/** A claim on a discard: what it makes, and with which cards of the hand. */
export function claimWords(kind: ClaimKind, cards: readonly Face[]): PrimaryWords {
  const claim = kind === "group" ? m.table_do_pon : m.table_do_chi;
  return { shown: claim({ cards: cards.map(cardSign).join(" ") }), heard: claim({ cards: pieceNames(cards) }) };
}

/** What the button at the lower right says. */
export function primaryWords(
  primary: Primary,
  game: string,
  name: (seat: number) => string,
  tiles: boolean,
): PrimaryWords {
  const same = (text: string): PrimaryWords => ({ shown: text, heard: text });
  switch (primary.does) {
    case "wait":
      return same(m.table_do_wait({ name: name(primary.seat) }));
    case "draw":
      return same(m.table_do_draw({ family: familyOf(tiles) }));
    case "pass":
      return same(m.table_do_pass());
    case "pick":
      return same(m.table_do_pick({ family: familyOf(tiles) }));
    case "place":
      return same(m.practice_do_place({ family: familyOf(tiles) }));
    case "draw_card":
      if (primary.faced) return same(m.table_do_turn_card());
      if (primary.turns) return same(m.table_do_turn_over());
      if (tiles) return same(m.table_do_draw({ family: "tiles" }));
      if (primary.count !== undefined) return same(m.table_do_draw_cards({ count: primary.count }));
      return same(primary.second ? m.table_do_second() : m.table_do_draw_card());
    case "take_pile":
      return same(m.table_do_take_pile({ count: primary.count }));
    case "answer":
      return same(m.table_do_answer_yes());
    case "take_card":
      return signed(m.table_do_take, primary.face);
    case "call":
      return signed(m.table_do_call, primary.face);
    case "buy":
      return signed(m.table_do_buy, primary.face);
    case "force":
      return signed(m.table_do_force, primary.face);
    case "claim":
      return claimWords(primary.kind, primary.claim.cards);
    case "let_pass":
      return same(m.table_do_let_pass());
    case "fight":
      return same(m.table_do_fight());
    case "fold":
      return same(m.table_do_fold());
    case "show_dealt":
      return same(m.table_do_show_dealt());
    case "done":
      return same(m.table_do_done());
    case "pick_meld":
      return same(m.table_do_pick_meld());
    case "fits_nowhere":
      return same(m.table_do_fits_nowhere());
    case "lay_off":
    case "add":
      return {
        shown: m.table_do_lay_off({ cards: primary.cards.map(cardSign).join(" ") }),
        heard: m.table_do_lay_off({ cards: pieceNames(primary.cards) }),
      };
    case "go_out":
    case "declare":
    case "show_melds":
      return same(extraWords(primary.does, game));
    case "contract":
      return same(m.table_do_contract());
    case "take_down": {
      const { count, face } = primary;
      return {
        shown: m.table_do_take_down({ count, card: cardSign(face) }),
        heard: m.table_do_take_down({ count, card: pieceName(face) }),
      };
    }
    case "aside":
      if (primary.melds !== undefined) {
        const { count, of } = primary.melds;
        return same((primary.ready ? m.table_do_aside_melds : m.table_do_aside_melds_more)({ count, melds: of }));
      }
      if (primary.lacksRun) return same(m.table_do_aside_run());
      if (primary.value === null || primary.minimum === null) return same(m.table_do_pick({ family: familyOf(tiles) }));
      return same(
        (primary.ready ? m.table_do_aside : m.table_do_aside_more)({ value: primary.value, minimum: primary.minimum }),
      );
    case "open":
      return same(primary.value === null ? m.table_do_contract() : m.table_do_open({ value: primary.value }));
    case "lay":
      return same(
        primary.borrows ? m.table_do_borrow() : m.table_do_lay({ count: primary.count, family: familyOf(tiles) }),
      );
    case "put_back":
      return same(m.table_do_put_back());
    case "leave":
      return signed(m.table_do_leave, primary.face);
    case "discard":
      if (primary.faceDown) return signed(m.table_do_face_down, primary.face);
      return signed(primary.doubted ? m.table_do_discard_sure : m.table_do_discard, primary.face);
    case "end":
      if (primary.last) return same(tiles ? m.table_do_rummikub() : m.table_do_go_out({ game }));
      if (primary.minimum === null || primary.value === null) return same(m.table_do_end());
      if (primary.value >= primary.minimum) return same(m.table_do_end());
      return {
        shown: m.table_do_end_short({ value: primary.value, minimum: primary.minimum }),
        heard: m.table_do_end_count({ value: primary.value, minimum: primary.minimum }),
      };
    case "over":
      return same("");
  }
}
