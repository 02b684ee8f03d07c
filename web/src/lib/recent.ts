/** Tables this browser has sat at, newest first, to come back to. */

import { notePlayed, noteSat } from "./home/likes.svelte";
import type { TableInfo } from "./protocol";
import { recall, remember } from "./storage";

export interface RecentTable {
  readonly id: string;
  readonly game: string;
  /** When it was last seen, in milliseconds since 1970. */
  readonly seen: number;
}

const KEY = "tables";
const GONE = "tables.dismissed";
const KEPT = 12;
const DISMISSED = 60;

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
  const known = recentTables();
  const others = known.filter(({ id }) => id !== table.id);
  remember(KEY, [{ id: table.id, game: table.game, seen: now }, ...others].slice(0, KEPT));
  const dismissed = dismissedTables();
  if (dismissed.includes(table.id))
    remember(
      GONE,
      dismissed.filter((id) => id !== table.id),
    );
  notePlayed(table.game);
  if (others.length === known.length) noteSat(table.game);
}

/** Tables that this person has taken off the list; an account's would come back to it. */
export function dismissedTables(): readonly string[] {
  const kept = recall<unknown>(GONE, []);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}

/** Take a table off the list until it is visited again. */
export function dismissTable(id: string): void {
  forgetTable(id);
  remember(GONE, [id, ...dismissedTables().filter((each) => each !== id)].slice(0, DISMISSED));
}

export function forgetTable(id: string): void {
  remember(
    KEY,
    recentTables().filter((table) => table.id !== id),
  );
}
