/** Tables this browser has sat at, newest first, to come back to. */

import type { TableInfo } from "./protocol";
import { recall, remember } from "./storage";

export interface RecentTable {
  readonly id: string;
  readonly game: string;
  /** When it was last seen, in milliseconds since 1970. */
  readonly seen: number;
}

const KEY = "tables";
const KEPT = 6;

export function recentTables(): readonly RecentTable[] {
  const kept = recall<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

function isRecent(value: unknown): value is RecentTable {
  const table = value as Partial<RecentTable> | null;
  return typeof table?.id === "string" && typeof table.game === "string" && typeof table.seen === "number";
}

/** Called for every table the server tells about; only those with a seat of ours are kept. */
export function noteTable(table: TableInfo, now = Date.now()): void {
  if (table.you === null) return;
  const others = recentTables().filter(({ id }) => id !== table.id);
  remember(KEY, [{ id: table.id, game: table.game, seen: now }, ...others].slice(0, KEPT));
}

export function forgetTable(id: string): void {
  remember(
    KEY,
    recentTables().filter((table) => table.id !== id),
  );
}
