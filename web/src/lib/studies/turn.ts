/** The moment of a match that a turn of a study shows. */
import type { Replayed, ReplayFrame, StudyTurn } from "$lib/protocol";

/** Where the match of a turn is: at a table, or in a record that was opened here. */
export type Source = { readonly table: string } | { readonly text: string };

/** A moment, the last one if the match is shorter. */
export function frameAt(record: Replayed, moment: number): ReplayFrame {
  return record.frames[Math.min(moment, record.frames.length - 1)]!;
}

/** The moment before it in the same deal. */
export function before(record: Replayed, moment: number): ReplayFrame | null {
  const earlier = record.frames[Math.min(moment, record.frames.length - 1) - 1];
  return earlier?.deal === frameAt(record, moment).deal ? earlier : null;
}

/** A turn as it begins: nothing drawn, everything open. */
export function newTurn(source: Source, moment: number, missed: readonly [number, number] | null): StudyTurn {
  const table = "table" in source ? source.table : null;
  return { table, record: null, moment, seat: null, comment: "", drawings: [], missed: table === null ? null : missed };
}
