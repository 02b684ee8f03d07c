/** Waiting for strangers who want to play the same: asked again and again, until there is a table or one has enough. */

import { api, ApiProblem, sentence } from "$lib/api";
import type { Pairing, PairingAsked } from "$lib/protocol";
import { meeting } from "./calls";

const AGAIN_MS = 2_500;
/** After this time bots are offered. */
export const LONG_MS = 30_000;
/** Refusals that another try does not change. */
const FOR_GOOD = new Set([
  ...["unknown_game", "bad_options", "options_clash", "option_idle", "bad_seats", "bad_name", "account_needed"],
]);

export class Waiting {
  /** What is waited for; null while nobody waits. */
  wish = $state.raw<PairingAsked | null>(null);
  told = $state.raw<Pairing | null>(null);
  problem = $state<string | null>(null);
  /** Since when, by this page's own clock. */
  began = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Open tables whose last seat somebody else has taken. */
  #full: readonly string[] = [];

  constructor(
    readonly found: (table: string) => void,
    readonly calls: Pick<typeof meeting, "wait" | "leave"> & Pick<typeof api, "sit"> = { ...meeting, sit: api.sit },
  ) {}

  begin(wish: PairingAsked): void {
    this.wish = wish;
    this.told = null;
    this.problem = null;
    this.began = performance.now();
    this.#full = [];
    void this.#ask(wish, false);
  }

  /** Wait no more, which the server is told. */
  stop(): void {
    if (this.wish === null) return;
    this.#end();
    this.calls.leave();
  }

  /** Ask at once, after the page was out of sight. */
  wake(): void {
    if (this.wish !== null) void this.#ask(this.wish, true);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.wish = null;
    this.told = null;
  }

  async #ask(wish: PairingAsked, again: boolean): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const told = await this.calls.wait({ ...wish, again, full: this.#full });
      if (this.wish !== wish) {
        // It was given up meanwhile; a table that was found just then waits no longer than for anybody who is away.
        if (this.wish === null) this.calls.leave();
        return;
      }
      this.problem = null;
      this.told = told;
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
    this.#timer = setTimeout(() => void this.#ask(wish, true), AGAIN_MS);
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
