/** What stands around a table at which a position is practised. */
import type { Snippet } from "svelte";

export interface Practising {
  readonly title: string;
  /** Where one goes back to, and how that is called. */
  readonly home: { readonly href: string; readonly label: string };
  /** What is to be done, above the table. */
  readonly above: Snippet;
  /** What stands in place of the line of the table, and of its buttons; null while those are there. */
  readonly line: Snippet | null;
  readonly act: Snippet | null;
}
