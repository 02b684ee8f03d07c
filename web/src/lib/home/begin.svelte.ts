/** Beginning a match against bots with one tap: against those that were played last. */

import { api, sentence } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import type { GameInfo, NewTable, TableInfo } from "$lib/protocol";
import { rememberedName } from "$lib/settings.svelte";
import { opponentsAt } from "./likes.svelte";
import type { Options } from "./options";

/** Against the bots of the last time, at once; without a clock, for only bots would wait. */
export function againstBots(
  game: GameInfo,
): Pick<NewTable, "name" | "seats" | "bots" | "bot_level" | "turn_seconds" | "start"> {
  const { bots, level } = opponentsAt(game);
  const name = rememberedName() || m.home_guest();
  return { name, seats: bots + 1, bots, bot_level: level, turn_seconds: null, start: true };
}

/** What a table needs comes while nothing else does, or beside the making of one at the latest. */
export function readyForTables(): void {
  import("../../pages/Table.svelte").catch(() => undefined);
}

export class Beginning {
  #starting = $state<string | null>(null);
  #problem = $state.raw<{ readonly game: string; readonly text: string } | null>(null);

  /** The game that is begun with friends, or against bots of one's choice, in a dialog that is open or not. */
  asked = $state.raw<GameInfo | null>(null);
  inviting = $state(false);
  choosing = $state(false);

  constructor(readonly enter: (table: TableInfo) => void) {}

  /** A table of any game is being made. */
  get waiting(): boolean {
    return this.#starting !== null;
  }

  isBusy(game: GameInfo): boolean {
    return this.#starting === game.id;
  }

  readonly invite = (game: GameInfo): void => {
    this.asked = game;
    this.inviting = true;
  };

  readonly choose = (game: GameInfo): void => {
    this.asked = game;
    this.choosing = true;
  };

  /** Why the last attempt did not work. */
  problemAt(game: GameInfo): string | null {
    return this.#problem?.game === game.id ? this.#problem.text : null;
  }

  async play(game: GameInfo, options: Options = {}): Promise<void> {
    if (this.#starting) return;
    this.#starting = game.id;
    this.#problem = null;
    readyForTables();
    try {
      this.enter(await api.createTable({ game: game.id, options, ...againstBots(game) }));
    } catch (failure) {
      this.#problem = { game: game.id, text: sentence(failure) };
    } finally {
      this.#starting = null;
    }
  }
}
