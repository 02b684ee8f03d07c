/** Of which tables this person is told, as the server has it, and how that is switched on and off. */

import { call, sentence } from "$lib/api";
import { has } from "$lib/features";
import { locale, m } from "$lib/i18n.svelte";
import type { MailState, NewMailAddress, Notices, NoticeTable, TableInfo, TableNotices } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { recall, remember } from "$lib/storage";
import { showBadge } from "./badge";
import { ability, askPermission, NoService, subscribe, unsubscribe, type Ability } from "./push";

const DECIDED = "notices.decided";
const DECIDED_KEPT = 40;
const AWAIT_MAIL_MS = 10_000;

/** A table where notices make sense: people play it, and turns last so long that they go away in between. */
export function worthTelling(table: TableInfo): boolean {
  if (!has("notices")) return false;
  const people = table.seats.filter(({ kind, visiting }) => kind === "person" || visiting || kind === "empty").length;
  return people > 1 && table.state !== "over" && (table.turn_seconds === null || table.turn_seconds >= 3600);
}

class Told {
  /** What the server has, null until it has said so. */
  tables = $state.raw<readonly NoticeTable[] | null>(null);
  can = $state<Ability>(ability());
  /** Where this person is written to, null where the server sends no e-mail or has not said so. */
  mail = $state.raw<MailState | null>(null);
  busy = $state(false);
  problem = $state<string | null>(null);
  /** What was pressed and is not answered yet: a switch stands as it is pressed, and goes back where that fails. */
  #wanted = $state.raw<{ readonly table: string; readonly on: boolean } | null>(null);
  #key: string | null = null;

  /** This person gets e-mail. */
  get mailed(): boolean {
    return this.mail?.confirmed ?? false;
  }

  /** A notice reaches this person, or would once the browser has asked. */
  get reached(): boolean {
    return this.mailed || this.can === "ask" || this.can === "granted";
  }

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
    if (this.#wanted?.table === table) return this.#wanted.on;
    return this.tables?.some(({ id }) => id === table) ?? false;
  }

  /** Switch a table on or off. Whoever switches it on is asked by the browser first. */
  async change(table: string, on: boolean): Promise<void> {
    await this.#work(async () => {
      this.#wanted = { table, on };
      decide(table);
      if (on) await this.#reach();
      if (!on || this.can === "granted" || this.mailed) {
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

  /** Have this browser told from now on of whatever a person has switched on; it is asked for that first. */
  async reachHere(): Promise<void> {
    await this.#work(() => this.#reach());
  }

  /** Have it switched on wherever this person sits down at a table that is played over days, from now on. */
  async usually(on: boolean): Promise<void> {
    await this.#work(async () => {
      settings.tellTurns = on;
      let stays = false;
      try {
        if (on) await this.#reach();
        stays = on && (this.can === "granted" || this.mailed);
      } finally {
        settings.tellTurns = stays;
      }
    });
  }

  /** A table was opened: its notice has done its work; and it is switched on where that is usual and nothing was said. */
  async opened(table: TableInfo): Promise<void> {
    void clearNotice(table.id);
    if (!settings.tellTurns || table.you === null || !worthTelling(table) || table.turn_seconds === null) return;
    if (decided().includes(table.id)) return;
    if (ability() !== "granted" && this.tables === null) await this.look();
    if (ability() === "granted" || this.mailed) await this.change(table.id, true);
  }

  /** Have a link sent to an address, which confirms it; and be told of a table there, once it is. */
  async askMail(address: string, table: string | null): Promise<void> {
    await this.#work(async () => {
      const said: NewMailAddress = { address, language: locale() };
      await call("/api/notices/mail", said);
      if (table !== null) {
        decide(table);
        await call(`/api/tables/${encodeURIComponent(table)}/notices`, { on: true } satisfies TableNotices);
      }
      this.#take(await call<Notices>("/api/notices"));
    });
  }

  /** Look whether the link has been opened, which happens elsewhere; what ends that. */
  awaitMail(): () => void {
    const look = (): void => {
      if (!document.hidden && !this.busy) void this.look();
    };
    const timer = setInterval(look, AWAIT_MAIL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** No more e-mail. */
  async endMail(): Promise<void> {
    await this.#work(async () => {
      await call("/api/notices/mail/end", {});
      this.#take(await call<Notices>("/api/notices"));
    });
  }

  async #reach(): Promise<void> {
    this.can = ability();
    if (this.can === "ask") this.can = await askPermission();
    if (this.can !== "granted") return;
    if (this.#key === null) this.#take(await call<Notices>("/api/notices"));
    if (this.#key === null) return;
    try {
      await subscribe(this.#key);
    } catch (failure) {
      if (!this.mailed) throw failure;
    }
  }

  #take(told: Notices): void {
    this.tables = told.tables;
    this.mail = told.mail ?? null;
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
      this.#wanted = null;
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

/** The notice of a table has done its work, and the icon counts it no more. */
async function clearNotice(table: string): Promise<void> {
  if (ability() !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const notices = (await worker?.getNotifications()) ?? [];
  const done = notices.filter(({ tag }) => tag === table);
  if (done.length === 0) return;
  for (const notice of done) notice.close();
  showBadge(notices.length - done.length);
}
