/** Three hints for a newcomer's first turn in each family of games; read or not, after that turn they are gone for good. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { recall, remember } from "$lib/storage";
import type { TableGame } from "./game.svelte";

export class Tips {
  /** How many hints have been read; three are all. */
  read = $state(0);
  #key: string;

  constructor(family: "tiles" | "cards") {
    this.#key = `tips.${family}`;
    this.read = recall<number>(this.#key, 0);
  }

  next(): void {
    this.read += 1;
    remember(this.#key, this.read);
  }

  done(): void {
    if (this.read < 3) {
      this.read = 3;
      remember(this.#key, 3);
    }
  }
}

/** The hint that helps now, null when there is none. */
export function tipFor(game: TableGame, tips: Tips): string | null {
  if (!game.table.myTurn || game.line.busy || tips.read >= 3 || game.table.view?.has_drawn) return null;
  const family = familyOf(game.table.tiles);
  if (game.table.rearranges) {
    const minimum = game.judging.verdict?.minimum ?? null;
    return [
      m.tip_pick_tiles({ family }),
      minimum === null ? m.tip_undo() : m.tip_first_meld({ minimum }),
      m.tip_undo(),
    ][tips.read]!;
  }
  if (
    game.table.answers ||
    game.table.laysOff ||
    game.buttons.primary.does === "contract" ||
    game.buttons.primary.does === "take_down"
  )
    return null;
  if (game.table.view?.finisher != null) return null;
  if (game.table.takes("draw")) {
    const first = game.buttons.primary.does === "draw_card" && game.table.view?.taken == null;
    if (!first || tips.read > 0) return null;
    const discards = game.table.offered("draw").some(({ source }) => source === "discard");
    return discards ? m.tip_draw_card({ family }) : m.tip_draw_stock({ family });
  }
  if (tips.read <= 1 && (game.table.takes("lay_off") || game.table.takes("open"))) return m.tip_lay_cards({ family });
  if (tips.read <= 1 && game.table.view?.deadwood != null) return m.tip_deadwood();
  return game.buttons.primary.does === "pick" ? m.tip_discard({ family }) : null;
}
