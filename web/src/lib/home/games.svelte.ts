/** The games of this server as a page has them: all of them, or why they could not be read. */

import { api, sentence } from "$lib/api";
import type { GameInfo } from "$lib/protocol";

export class GamesNow {
  all = $state.raw<readonly GameInfo[] | null>(null);
  /** Why they could not be read. */
  unread = $state<string | null>(null);
  readonly offline = $derived(this.unread !== null && !navigator.onLine);

  async load(): Promise<void> {
    this.unread = null;
    try {
      this.all = await api.games();
    } catch (failure) {
      this.unread = sentence(failure);
    }
  }
}
