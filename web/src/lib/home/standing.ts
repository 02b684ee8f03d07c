/** How it stands at a table of mine, in words. */

import { m } from "$lib/i18n.svelte";
import { isMine, type SeenTable } from "./mine.svelte";
import { ago } from "./numbers";

/** The name of a seat, with a mark where somebody else's bot sits. */
function seatName(table: SeenTable, seat: number): string {
  const name = table.seats[seat] ?? "";
  return table.visiting.includes(seat) ? m.bot_named({ name }) : name;
}

function others(table: SeenTable): string {
  return table.seats
    .map((_, seat) => (seat === table.you ? "" : seatName(table, seat)))
    .filter((name) => name !== "")
    .join(m.piece_and());
}

/** "Your turn", "Ada is to play", "Over". */
export function standing(table: SeenTable): string {
  if (table.paused) return m.recent_paused();
  if (isMine(table)) return m.table_your_turn();
  if (table.turn !== null) return m.table_turn_of({ name: seatName(table, table.turn) });
  return {
    waiting: m.recent_waiting,
    playing: m.recent_playing,
    between_deals: m.recent_playing,
    over: m.recent_over,
  }[table.state]();
}

/** Since when, how long still, and with whom. */
export function details(table: SeenTable): string {
  const playing = table.turn !== null && !table.paused;
  return [
    playing ? ago(table.turnBegan) : null,
    playing && table.timeUp !== null ? m.recent_until({ when: ago(table.timeUp) }) : null,
    others(table) || null,
  ]
    .filter((said) => said !== null)
    .join(" · ");
}
