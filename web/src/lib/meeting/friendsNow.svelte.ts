/** The friends of this person, asked for again and again while a page shows them. */

import { sentence } from "$lib/api";
import type { FriendsTold } from "$lib/protocol";
import { friends } from "./friends";

const AGAIN_MS = 15_000;

/** Which friends were asked to which table, by their ids, as long as this page is open. */
let asked = $state.raw<Readonly<Record<string, readonly string[]>>>({});

/** The friends who were asked to a table from here. */
export const friendsAskedTo = (table: string): readonly string[] => asked[table] ?? [];

/** Ask friends to a table where this person sits and waits. */
export async function askFriends(table: string, some: readonly string[]): Promise<void> {
  await friends.invite(table, some);
  asked = { ...asked, [table]: [...friendsAskedTo(table), ...some] };
}

export class FriendsNow {
  told = $state.raw<FriendsTold | null>(null);
  /** Why they are not known. */
  problem = $state<string | null>(null);
  readonly #timer = setInterval(() => document.visibilityState === "visible" && void this.look(), AGAIN_MS);

  constructor() {
    void this.look();
  }

  async look(): Promise<void> {
    try {
      this.told = await friends.told();
      this.problem = null;
    } catch (failure) {
      if (this.told === null) this.problem = sentence(failure);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
