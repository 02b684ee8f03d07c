/** What events and a view say of a turn: who acted, who drew from where, and whether it is still the same turn. */
import type { Event, View } from "$lib/protocol";
import type { PlacedSet } from "./board";

/** What makes a turn the same turn: after a lost line or a reload a draft of it may go on. */
export function turnKey(view: View, deals: number): string {
  const table = view.table.map((meld) => meld.cards.join(".")).sort();
  return JSON.stringify([deals, view.turn_number, view.turn, [...view.hand].sort((a, b) => a - b), table]);
}

/** The set in which each piece of the table lies. */
export function homesOf(sets: readonly Pick<PlacedSet, "id" | "pieces">[]): Map<number, number> {
  return new Map(sets.flatMap((set) => set.pieces.map((piece) => [piece.id, set.id] as const)));
}

/** The seat that acted, null when nobody did. */
export function actorOf(events: readonly Event[]): number | null {
  for (const event of events) {
    if ("seat" in event && event.type !== "dealt") return event.seat;
  }
  return null;
}

/** Which seats drew, and from where. */
export function draws(events: readonly Event[]): { seat: number; from: "stock" | "pile" }[] {
  return events.flatMap((event) =>
    event.type === "drew" ? [{ seat: event.seat, from: event.source === "discard" ? "pile" : "stock" }] : [],
  );
}
