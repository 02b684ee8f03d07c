/** What a table leaves behind in this tab, so that a reload finds the draft, the order of the rack and the log again. */
import type { FaceLayout } from "$lib/hand/groups";
import type { Event, Face } from "$lib/protocol";
import type { PlacedSet } from "./board";
import type { Draft } from "./draft";
import type { KeptPlaces } from "./placing.svelte";
import type { SortMode } from "./rack";

export interface Line {
  readonly number: number;
  readonly event: Event;
  /** The version of the table that it led to; tabs that are older than this field have none. */
  readonly version?: number | undefined;
}

export interface Memory {
  readonly version: number;
  readonly lines: readonly Line[];
  readonly sort: SortMode;
  /** The faces of the rack in its owner's groups, the loose end last. */
  readonly groups?: readonly (readonly Face[])[];
  /** Layouts of the hand of this deal that undo goes back to. */
  readonly sorting?: readonly FaceLayout[];
  readonly draft: { readonly key: string; readonly draft: Draft } | null;
  /** The sets of a tile table, and where they lie on this page. */
  readonly sets?: readonly PlacedSet[];
  readonly places?: KeptPlaces;
}

/** Lines of the log and steps of a draft that are worth keeping. */
const MOST_LINES = 400;
const MOST_STEPS = 24;

const place = (table: string): string => `rummykit.table.${table}`;

export function recallTable(table: string): Memory | null {
  try {
    const text = sessionStorage.getItem(place(table));
    return text === null ? null : (JSON.parse(text) as Memory);
  } catch {
    return null;
  }
}

export function rememberTable(table: string, memory: Memory): void {
  try {
    const draft = memory.draft && { ...memory.draft, draft: shortened(memory.draft.draft) };
    sessionStorage.setItem(place(table), JSON.stringify({ ...memory, lines: memory.lines.slice(-MOST_LINES), draft }));
  } catch {
    // Storage is closed or full: the table goes on without a memory.
  }
}

/** The beginning of the turn and the last steps; what was undone is forgotten. */
export function shortened(draft: Draft): Draft {
  const steps = draft.history.slice(1, draft.at + 1).slice(-MOST_STEPS);
  return { ...draft, history: [draft.history[0]!, ...steps], at: steps.length };
}
