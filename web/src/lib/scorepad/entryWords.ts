/** What the form of a deal says: what is left to count, and what is missing. */
import { m } from "$lib/i18n.svelte";
import type { Out, PaperForm } from "$lib/protocol";
import type { Entry, Missing } from "./entry";

/** How a player can have been out of the deal, to choose from. */
export const OUTS: readonly (readonly [Out | null, () => string])[] = [
  [null, m.pad_out_none],
  ["first_drop", m.pad_out_first_drop],
  ["middle_drop", m.pad_out_middle_drop],
  ["wrong_declaration", m.pad_out_wrong_declaration],
];

/** What counts of what everybody has left. */
export function leftNote(form: PaperForm, entry: Entry, tiles: boolean): string {
  if (form.laid_off && entry.kind === "knocked") return m.pad_left_knock();
  if (form.counts === "unmatched") return m.pad_left_unmatched();
  if (form.counts === "lives") return m.pad_left_lives();
  return tiles ? m.pad_left_tiles() : m.pad_left_cards();
}

/** What is missing, in a sentence; empty where nothing is. */
export function lackWords(missing: readonly Missing[], entry: Entry, names: readonly string[]): string {
  const [first] = missing;
  if (first === undefined) return "";
  if (first.what === "winner") return entry.kind === "knocked" ? m.pad_missing_knocker() : m.pad_missing_winner();
  const who = missing.flatMap((each) => (each.what === "side" ? each.seats : each.what === "held" ? [each.seat] : []));
  if (who.length > 0)
    return m.pad_missing_held({ names: [...new Set(who)].map((seat) => names[seat]).join(m.piece_and()) });
  if (first.what === "fewer")
    return first.limit === 0 ? m.table_knock_gin_only() : m.table_knock_limit({ limit: first.limit });
  return m.pad_missing_number();
}
