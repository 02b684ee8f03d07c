/** Of which tables this person is told, as the server has it, and how that is switched on and off. */

import { call, sentence } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import type { Notices, NoticeTable, TableInfo, TableNotices } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { recall, remember } from "$lib/storage";
import { ability, askPermission, NoService, subscribe, unsubscribe, type Ability } from "./push";

const DECIDED = "notices.decided";
const DECIDED_KEPT = 40;

/** A table where notices make sense: people play it, and turns last so long that they go away in between. */
export function worthTelling(table: TableInfo): boolean {
  const people = table.seats.filter(({ kind, visiting }) => kind === "person" || visiting || kind === "empty").length;
  return people > 1 && table.state !== "over" && (table.turn_seconds === null || table.turn_seconds >= 3600);
}

class Told {
  /** What the server has, null until it has said so. */
  tables = $state.raw<readonly NoticeTable[] | null>(null);
  can = $state<Ability>(ability());
  busy = $state(false);
  problem = $state<string | null>(null);
  #key: string | null = null;

  /** Ask the server; what cannot be had now is asked for again when it is needed. */
  async look(): Promise<void> {
    this.can = ability();
    try {
      this.#take(await call<Notices>("/api/notices"));
    } catch {
      // A switch that is pressed says why it does nothing.
    }
  }

  has(table: string): boolean {
    return this.tables?.some(({ id }) => id === table) ?? false;
  }

  /** Switch a table on or off. Whoever switches it on is asked by the browser first. */
  async change(table: string, on: boolean): Promise<void> {
    await this.#work(async () => {
      decide(table);
      if (on) await this.#reach();
      if (!on || this.can === "granted") {
        const said: TableNotices = { on };
        await call(`/api/tables/${encodeURIComponent(table)}/notices`, said);
      }
      this.#take(await call<Notices>("/api/notices"));
    });
  }

  /** No more notices, of any table, in any browser of this person. */
  async endAll(): Promise<void> {
    await this.#work(async () => {
      settings.tellTurns = false;
      await call("/api/notices/end", {});
      if (this.can === "granted") await unsubscribe();
      this.#take(await call<Notices>("/api/notices"));
    });
  }

  /** Have it switched on wherever this person sits down at a table that is played over days, from now on. */
  async usually(on: boolean): Promise<void> {
    await this.#work(async () => {
      if (on) await this.#reach();
      settings.tellTurns = on && this.can === "granted";
    });
  }

  /** A table was opened: its notice has done its work; and it is switched on where that is usual and nothing was said. */
  async opened(table: TableInfo): Promise<void> {
    void clearNotice(table.id);
    if (!settings.tellTurns || table.you === null || !worthTelling(table) || table.turn_seconds === null) return;
    if (ability() === "granted" && !decided().includes(table.id)) await this.change(table.id, true);
  }

  async #reach(): Promise<void> {
    this.can = ability();
    if (this.can === "ask") this.can = await askPermission();
    if (this.can !== "granted") return;
    if (this.#key === null) this.#take(await call<Notices>("/api/notices"));
    if (this.#key !== null) await subscribe(this.#key);
  }

  #take(told: Notices): void {
    this.tables = told.tables;
    this.#key = told.key;
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (failure) {
      this.problem = failure instanceof NoService ? m.notify_no_service() : sentence(failure);
    } finally {
      this.busy = false;
    }
  }
}

/** One for the page: the switch at a table and the settings show the same. */
export const told = new Told();

/** Tables of which this person has said whether they want to be told. */
function decided(): readonly string[] {
  const kept = recall<unknown>(DECIDED, []);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}

function decide(table: string): void {
  remember(DECIDED, [table, ...decided().filter((id) => id !== table)].slice(0, DECIDED_KEPT));
}

async function clearNotice(table: string): Promise<void> {
  if (ability() !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: table })) ?? []) notice.close();
}
