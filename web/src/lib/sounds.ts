/** The soft sounds of the table, made here and not recorded: a card is a breath of noise, a tile a knock, my turn two notes. */

import type { Event } from "./protocol";
import { settings } from "./settings.svelte";
import type { Sound } from "./tones";

/** Whether a deal ends because somebody has gone out. */
export const goesOut = (event: Event): boolean => event.type === "deal_ended" && event.result.kind === "went_out";

/** Which sound an event makes. */
const OF: { readonly [type in Event["type"]]?: Sound } = {
  dealt: "deal",
  drew: "draw",
  loose_tiles_taken: "draw",
  took_back: "draw",
  melded: "meld",
  laid_off: "lay",
  swapped: "lay",
  rearranged: "lay",
  shown: "lay",
  discarded: "discard",
  knocked: "knock",
};

/** The sound of the last event that makes one; a meld that became a book sounds as a book, and going out above all. */
export function soundOf(events: readonly Event[], books = false): Sound | null {
  if (events.some(goesOut)) return "out";
  const sound = events.reduce<Sound | null>((found, { type }) => OF[type] ?? found, null);
  return books && (sound === "meld" || sound === "lay") ? "book" : sound;
}

/** Play it, as loud as is chosen; silent until somebody has touched the page: before, browsers allow no sound. */
export function play(sound: Sound, tiles: boolean): void {
  if (!settings.sounds || settings.volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
  void import("./tones").then(
    ({ sounded }) => sounded(sound, tiles),
    () => undefined, // no line, no sound
  );
}
