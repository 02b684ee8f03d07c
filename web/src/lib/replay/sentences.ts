/** What happened in a moment, in words. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { ReplayFrame } from "$lib/protocol";
import { eventSentence, type Sentence } from "$lib/table/words";

/** The sentences of a moment, one an event worth telling. */
export function sentences(frame: ReplayFrame, names: readonly string[], tiles: boolean): Sentence[] {
  const name = (seat: number): string => names[seat] ?? "";
  const sort = { tiles, rearranges: frame.view.table.some(({ owner }) => owner === null) };
  const told = frame.events.flatMap((event, index) => {
    // Who draws instead of playing has passed; one line is enough.
    const after = frame.events[index + 1];
    if (event.type === "passed" && after?.type === "drew" && after.seat === event.seat) return [];
    const sentence = eventSentence(event, name, sort);
    return sentence === null ? [] : [sentence];
  });
  if (frame.seat === null) return [[m.log_deal({ number: frame.deal + 1, family: familyOf(tiles) })], ...told];
  return told.length > 0 ? told : [[`${name(frame.seat)}: ${frame.written ?? ""}`]];
}
