/** The soft sounds of the table, made here and not recorded: a card is a breath of noise, a tile a knock, my turn two notes. */

import type { Event } from "./protocol";
import { settings } from "./settings.svelte";

export type Sound = "deal" | "draw" | "lay" | "meld" | "book" | "discard" | "knock" | "out" | "turn";

/** Which sound an event makes. */
const OF: { readonly [type in Event["type"]]?: Sound } = {
  dealt: "deal",
  drew: "draw",
  loose_tiles_taken: "draw",
  melded: "meld",
  laid_off: "lay",
  swapped: "lay",
  rearranged: "lay",
  shown: "lay",
  discarded: "discard",
  knocked: "knock",
  went_out: "out",
};

/** The last event that makes a sound; several at once make one. A meld that became a book, too, is heard as one. */
export function soundOf(events: readonly Event[], books = false): Sound | null {
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
