/** Players' names, as the language lists them. */
import { m } from "$lib/i18n.svelte";

export function names(seats: readonly number[], all: readonly string[]): string {
  return seats.map((seat) => all[seat] ?? "").join(m.piece_and());
}
