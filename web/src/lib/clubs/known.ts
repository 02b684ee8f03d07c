/** The clubs that this browser has seen as a member's: whether home has a door to them. */
import { recall, remember } from "$lib/storage";

const KEY = "clubs";

export function knownClubs(): readonly string[] {
  const kept = recall<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}

export function knowClub(id: string): void {
  if (!knownClubs().includes(id)) knowClubs([...knownClubs(), id]);
}

export function knowClubs(ids: readonly string[]): void {
  remember(KEY, ids);
}
