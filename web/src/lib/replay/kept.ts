/** Records that were opened or saved on this device, so that they can be gone through without the server. */

import { api, isUnreachable } from "$lib/api";
import type { Replayed } from "$lib/protocol";
import type { OwnReplay } from "./names";

const CACHE = "rummykit-replays";
const MOST = 12;

/** A record played again, by the server or as it was the last time; raises `ApiProblem`. */
export async function replayOf(text: string): Promise<Replayed> {
  const at = await place(text);
  try {
    const record = await api.replay(text);
    await keep(at, JSON.stringify(record));
    return record;
  } catch (problem) {
    const kept = isUnreachable(problem) ? await find(at) : null;
    if (kept === null) throw problem;
    return JSON.parse(kept) as Replayed;
  }
}

/** The record of a table, from the server or as it was kept; raises `ApiProblem`. */
export async function recordOf(table: string): Promise<string> {
  const at = `/kept/table/${encodeURIComponent(table)}`;
  try {
    const text = await api.record(table);
    await keep(at, text);
    return text;
  } catch (problem) {
    const kept = isUnreachable(problem) ? await find(at) : null;
    if (kept === null) throw problem;
    return kept;
  }
}

/** The match of a table played again, with the seat of who looks where they had one; raises `ApiProblem`. */
export async function replayOfTable(table: string): Promise<OwnReplay> {
  const seat = api.peek(table).then(
    ({ you }) => you,
    () => null,
  );
  const record = await replayOf(await recordOf(table));
  return { ...record, you: await seat };
}

/** Keep the record of a table as it is saved to a file: the file can then be opened without the server. */
export async function keepRecord(table: string): Promise<void> {
  await recordOf(table)
    .then(replayOf)
    .catch(() => undefined);
}

/** Where a record is kept; empty where a page may keep nothing: outside https and this machine. */
async function place(text: string): Promise<string> {
  if (!("caches" in globalThis) || crypto.subtle === undefined) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.trim()));
  return `/kept/record/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

async function find(at: string): Promise<string | null> {
  if (at === "" || !("caches" in globalThis)) return null;
  const kept = await caches.match(at, { cacheName: CACHE });
  return kept === undefined ? null : kept.text();
}

/** Newest last; the oldest give way, and where there is no room nothing is kept. */
async function keep(at: string, text: string): Promise<void> {
  if (at === "" || !("caches" in globalThis)) return;
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(at);
    await cache.put(at, new Response(text));
    const old = (await cache.keys()).slice(0, -MOST);
    await Promise.all(old.map((each) => cache.delete(each)));
  } catch {
    // The device has no room left.
  }
}
