/** What has happened at a table, line by line. */
import type { Event } from "$lib/protocol";
import type { Line } from "./memory";

/** Lines that are shown. */
const MOST_LINES = 600;

export class Log {
  lines = $state.raw<readonly Line[]>([]);

  /** Events, each with the version of the table that it led to. */
  add(events: readonly Event[], versionOf: (at: number) => number | undefined): void {
    if (events.length === 0) return;
    const last = this.lines.at(-1)?.number ?? 0;
    const added = events.map((event, at) => ({ number: last + at + 1, event, version: versionOf(at) }));
    this.lines = [...this.lines, ...added].slice(-MOST_LINES);
  }
}
