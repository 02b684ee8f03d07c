/** The last action of another player, in the words of the log. */
import type { Line } from "$lib/table/memory";
import type { Table } from "$lib/table/table.svelte";
import { eventSentence, type Sentence } from "$lib/table/words";

export interface Done {
  readonly seat: number;
  readonly sentence: Sentence;
}

/**
 * The last action, and where the seat tells it: in a bubble on one of its sides, where it stays; or, where something may
 * lie on all sides, for some seconds in a line at its foot or in place of the name.
 */
export interface DoneBeside {
  readonly sentence: Sentence;
  readonly to: "start" | "end" | "above" | "below" | "foot" | "name";
}

/** The last action of the deal if another player did it, else null. */
export function lastDone(lines: readonly Line[], table: Table): Done | null {
  const { event } = lines.findLast(({ event }) => "seat" in event && event.type !== "passed") ?? {};
  if (event === undefined || !("seat" in event) || event.type === "dealt" || event.seat === table.seat) return null;
  const sentence = eventSentence(event, (seat) => table.name(seat), table);
  return sentence === null ? null : { seat: event.seat, sentence };
}
