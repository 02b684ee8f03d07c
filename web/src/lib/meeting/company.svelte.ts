/** Who asks this person to play, and whom the person may ask: those of the last matches. Asked again and again. */

import { knownClubs } from "$lib/clubs/known";
import { has } from "$lib/features";
import type { AskToPlay, Companies, Company, FriendRequest } from "$lib/protocol";
import { go, route } from "$lib/router.svelte";
import { meeting } from "./calls";

const AGAIN_MS = 12_000;
const AGAIN_SELDOM_MS = 45_000;
const NOBODY: Companies = { asks: [], companies: [], silenced: 0, friends: { requests: [], friends: 0, here: 0 } };

/** Who was asked to which table, as long as this page is open. */
let asked = $state.raw<Readonly<Record<string, readonly string[]>>>({});

/** The names of those who were asked to a table from here. */
export const askedTo = (table: string): readonly string[] => asked[table] ?? [];

/** Ask those of an old table, and go to the new one; or go where one of them has asked first. */
export async function askAgain(table: string, names: readonly string[]): Promise<void> {
  const made = await meeting.askAgain(table);
  if (made.join) await meeting.come(made.table);
  else asked = { ...asked, [made.table]: names };
  go(`/t/${encodeURIComponent(made.table)}`);
}

export class CompanyNow {
  told = $state.raw<Companies>(NOBODY);
  readonly #ask: () => Promise<Companies>;
  readonly #atTable: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(ask = meeting.company, atTable = () => route.page === "table") {
    this.#ask = ask;
    this.#atTable = atTable;
  }

  get asks(): readonly AskToPlay[] {
    return this.told.asks;
  }

  get companies(): readonly Company[] {
    return this.told.companies;
  }

  get requests(): readonly FriendRequest[] {
    return this.told.friends.requests;
  }

  /** Somebody may ask this person, or see that they are here. */
  get known(): boolean {
    const { asks, companies, friends } = this.told;
    return asks.length + companies.length + friends.requests.length + friends.friends + knownClubs().length > 0;
  }

  /** Ask now, and from then on until `close`. Whom nobody knows asks only at a table, where others come to know them. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    if (!has("meeting")) return;
    try {
      this.told = await this.#ask();
    } catch {
      // Without a line it stays as it was.
    }
    if (this.#closed || !(this.known || this.#atTable())) return;
    this.#timer = setTimeout(() => void this.look(), document.hidden || !this.known ? AGAIN_SELDOM_MS : AGAIN_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
