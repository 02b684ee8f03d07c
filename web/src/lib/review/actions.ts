/** The best action in words; faces stay faces, so that they can be drawn as well as said. */
import type { Action, Melds } from "$lib/protocol";
import { kindOf } from "$lib/table/actions";
import type { Sentence } from "$lib/table/words";

export function actionSentence(action: Action, table: Melds, tiles: boolean): Sentence {
  const kind = kindOf(action);
  return kind?.review?.(action, { tiles, table }) ?? kind?.hint?.(action, { tiles }) ?? [];
}
