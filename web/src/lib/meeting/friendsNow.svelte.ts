/** The friends of this person, asked for again and again while a page shows them. */

import { sentence } from "$lib/api";
import type { FriendsTold } from "$lib/protocol";
import { friends } from "./friends";

const AGAIN_MS = 15_000;

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
