/** The tables of this person as the server sees them now: whose turn it is, and since when. Asked again and again. */

import { api } from "$lib/api";
import type { MyTable } from "$lib/protocol";
import { dismissedTables, forgetTable, recentTables } from "$lib/recent";

const AGAIN_MS = 12_000;
const AGAIN_HIDDEN_MS = 45_000;

/** A table, with the moment in this browser's time at which it became the turn of who is to act. */
export interface SeenTable extends MyTable {
  readonly turnBegan: number;
  readonly timeUp: number | null;
}

export const isMine = (table: MyTable): boolean => table.turn !== null && table.turn === table.you && !table.paused;

/** What is to be done first: my turn, the longest wait first; then play, waiting, and what is over. */
export function inOrder(tables: readonly SeenTable[]): SeenTable[] {
  const rank = (table: SeenTable): number =>
    isMine(table) ? 0 : { playing: 1, between_deals: 1, waiting: 2, over: 3 }[table.state];
  return [...tables].sort((one, other) => rank(one) - rank(other) || one.turnBegan - other.turnBegan);
}

/** The match to go on with: the one that was it before as long as it goes on, else the first in order; null where none does. */
export function running(tables: readonly SeenTable[], before: string | null): SeenTable | null {
  const playing = tables.filter(({ state, left }) => !left && (state === "playing" || state === "between_deals"));
  return playing.find(({ id }) => id === before) ?? playing[0] ?? null;
}

export class MyTablesNow {
  tables = $state.raw<readonly SeenTable[] | null>(null);
  /** The match to go on with; another one does not take its place when the turn passes to it. */
  resumed = $state.raw<SeenTable | null>(null);
  /** The server has been asked, whatever came of it. */
  asked = $state(false);
  readonly mine = $derived((this.tables ?? []).filter(isMine).length);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** Ask now, and from then on until `close`. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = recentTables().map(({ id }) => id);
    try {
      const told = await api.myTables(asked);
      for (const id of told.gone) forgetTable(id);
      const dismissed = new Set(dismissedTables());
      const now = Date.now();
      this.tables = inOrder(
        told.tables
          .filter(({ id }) => !dismissed.has(id))
          .map((table) => ({
            ...table,
            turnBegan: now - table.turn_ms,
            timeUp: table.left_ms === null ? null : now + table.left_ms,
          })),
      );
      this.resumed = running(this.tables, this.resumed?.id ?? null);
    } catch {
      // Without a line they stay as they were.
    }
    this.asked = true;
    if (this.#closed || (this.tables ?? []).every(({ state }) => state === "over")) return;
    this.#timer = setTimeout(() => void this.look(), document.hidden ? AGAIN_HIDDEN_MS : AGAIN_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
