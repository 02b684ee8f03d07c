/** What sets a game apart, in words of its family. */

import { say } from "$lib/i18n.svelte";
import type { GameInfo } from "$lib/protocol";

/** The most telling sign first; signs that this page has no words for are left out. */
export function signsOf({ family, picture }: GameInfo): readonly string[] {
  return picture.signs.flatMap(({ code, params }) => say(`sign_${code}`, { ...params, family }) ?? []);
}
