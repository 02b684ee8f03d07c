/**
 * Waiting for strangers who want to play the same: asked again and again, until there is a table or one has enough. Who
 * looks at something else meanwhile keeps the place, and is asked to come when others are found.
 */

import { api, ApiProblem, sentence } from "$lib/api";
import type { Pairing, PairingAsked } from "$lib/protocol";
import { go, route } from "$lib/router.svelte";
import { meeting } from "./calls";

const AGAIN_MS = 2_500;
/** Refusals that another try does not change. */
const FOR_GOOD = new Set([
  ...["unknown_game", "bad_options", "options_clash", "option_idle", "bad_seats", "bad_name", "account_needed"],
  "waited_in_vain",
]);

export class Waiting {
  /** What is waited for; null while nobody waits. */
  wish = $state.raw<PairingAsked | null>(null);
  told = $state.raw<Pairing | null>(null);
  problem = $state<string | null>(null);
  /** Since when, by this page's own clock. */
  began = $state(0);
  /** Until when one is asked to come, by this page's own clock; null while one is not. */
  askedUntil = $state<number | null>(null);
  #tables = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #coming = false;
  /** Open tables whose last seat somebody else has taken. */
  #full: readonly string[] = [];

  constructor(
    readonly found: (table: string) => void,
    /** Whether one looks at something else than the page where one waits. */
    readonly elsewhere: () => boolean,
    readonly calls: Pick<typeof meeting, "wait" | "leave"> & Pick<typeof api, "sit"> = { ...meeting, sit: api.sit },
    /** Keeps what is waited for while this page is loaded again. */
    readonly keep: (wish: PairingAsked | null) => void = () => {},
  ) {}

  /** One is asked to come, and has not said yes. */
  get asked(): boolean {
    return this.askedUntil !== null && !(this.told?.found?.coming ?? false);
  }

  /** A game is on this page, real or a practice, which says among its own notices that one waits. */
  get atTable(): boolean {
    return this.#tables > 0;
  }

  /** Such a game is there now; what is returned ends that. */
  showAtTable(): () => void {
    this.#tables++;
    return () => this.#tables--;
  }

  begin(wish: PairingAsked): void {
    this.wish = wish;
    this.told = null;
    this.problem = null;
    this.began = performance.now();
    this.#full = [];
    this.#coming = false;
    this.keep(wish);
    void this.#ask(wish, false);
  }

  /** Wait on, in a page that was loaded again. */
  resume(wish: PairingAsked): void {
    this.wish = wish;
    this.began = performance.now();
    void this.#ask(wish, true);
  }

  /** Wait no more, which the server is told. */
  stop(): void {
    if (this.wish === null) return;
    this.#end();
    this.calls.leave();
  }

  /** Say yes to those who were found; there is a table once all have. */
  come(): void {
    this.#coming = true;
    this.wake();
  }

  /** Ask at once, after the page was out of sight. */
  wake(): void {
    if (this.wish !== null) void this.#ask(this.wish, true);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.wish = null;
    this.told = null;
    this.askedUntil = null;
    this.#coming = false;
    this.keep(null);
  }

  async #ask(wish: PairingAsked, again: boolean): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const [elsewhere, coming] = [this.elsewhere(), this.#coming];
      const told = await this.calls.wait({ ...wish, again, elsewhere, coming, full: this.#full });
      if (this.wish !== wish) {
        // It was given up meanwhile; a table that was found just then waits no longer than for anybody who is away.
        if (this.wish === null) this.calls.leave();
        return;
      }
      this.problem = null;
      if (this.told === null) this.began = performance.now() - told.waited_ms;
      this.told = told;
      this.askedUntil = told.found == null ? null : performance.now() + told.found.left_ms;
      if (told.found == null) this.#coming = false;
      if (told.table !== null && (!told.open || (await this.#sit(told.table, wish)))) {
        this.#end();
        this.found(told.table);
        return;
      }
    } catch (failure) {
      if (this.wish !== wish) return;
      this.problem = sentence(failure);
      if (failure instanceof ApiProblem && FOR_GOOD.has(failure.code)) {
        this.#end();
        return;
      }
    }
    clearTimeout(this.#timer); // one that was begun by another question
    const left = this.askedUntil === null ? null : this.askedUntil - performance.now();
    if (left !== null && left <= AGAIN_MS && this.asked) {
      // Who does not answer waits no more.
      this.#timer = setTimeout(() => this.wish === wish && this.asked && this.stop(), Math.max(0, left));
    } else this.#timer = setTimeout(() => void this.#ask(wish, true), left === null ? AGAIN_MS : AGAIN_MS / 2);
  }

  /** Sit down at an open table; false where somebody was faster. */
  async #sit(table: string, wish: PairingAsked): Promise<boolean> {
    try {
      await this.calls.sit(table, { name: wish.name });
      return true;
    } catch {
      this.#full = [...this.#full, table].slice(-20);
      return false;
    }
  }
}

const KEPT = "rummykit.waiting";

/** The one place in line of this page, whichever of its parts is looked at. */
export const line = new Waiting(
  (table) => go(`/t/${encodeURIComponent(table)}`),
  () => route.page !== "play",
  undefined,
  (wish) => {
    try {
      if (wish === null) sessionStorage.removeItem(KEPT);
      else sessionStorage.setItem(KEPT, JSON.stringify(wish));
    } catch {
      // Then it is not kept.
    }
  },
);

/** Wait on where this page waited before it was loaded again. */
export function waitOn(): void {
  try {
    const kept = sessionStorage.getItem(KEPT);
    if (kept !== null && line.wish === null) line.resume(JSON.parse(kept) as PairingAsked);
  } catch {
    // Nothing is known of it.
  }
}
