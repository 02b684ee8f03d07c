/** The bots of who asks, and their tokens. */

import { call } from "$lib/api";
import type { BotInfo, BotMade, BotName } from "$lib/protocol";

export const bots = {
  mine: (): Promise<readonly BotInfo[]> => call("/api/bots"),
  make: (name: string): Promise<BotMade> => call("/api/bots", { name } satisfies BotName),
  revoke: (bot: string): Promise<void> => call(`/api/bots/${encodeURIComponent(bot)}`, undefined, "DELETE"),
};
