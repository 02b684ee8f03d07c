/** The best action in words; faces stay faces, so that they can be drawn as well as said. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Action, Melds } from "$lib/protocol";
import { about, MARK, moveSentence, type Sentence } from "$lib/table/words";
import { playedTiles } from "./imagined";

export function actionSentence(action: Action, table: Melds, tiles: boolean): Sentence {
  switch (action.type) {
    case "rearrange":
      return about(m.review_play({ tiles: MARK }), [playedTiles(table, action.table)]);
    case "pass":
      return [tiles ? m.review_draw_tile() : m.hint_pass()];
    case "draw":
      if (action.source === "stock") return [m.hint_draw({ family: familyOf(tiles) })];
      return action.card == null ? [m.review_take_top()] : about(m.review_take({ card: MARK }), [[action.card]]);
    case "lay_off":
      return about(m.review_lay_off({ cards: MARK }), [action.cards]);
    case "timeout":
      return action.draft == null ? [] : actionSentence(action.draft, table, tiles);
    case "call":
      return [m.review_call()];
    case "buy":
      return [m.hint_buy()];
    default:
      return moveSentence(action);
  }
}
