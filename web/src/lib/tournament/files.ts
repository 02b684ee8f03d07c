/** A tournament to take away: its standings for a spreadsheet, and all of it for programs. */
import type { TournamentInfo } from "$lib/protocol";
import { m } from "$lib/i18n.svelte";
import { field } from "$lib/scorepad/csv";
import { nameOf, TIE_BREAKS } from "./words";

/** A row for each entrant, best first; numbers are plain. */
export function standingsCsv(info: TournamentInfo): string {
  const rows: (string | number)[][] = [
    [
      m.tourney_place(),
      m.tourney_player(),
      m.tourney_score(),
      ...info.tie_breaks.map((each) => TIE_BREAKS[each].name()),
    ],
    ...info.standings.map((row) => [row.place, nameOf(info, row.entrant), row.score, ...row.tie_breaks]),
  ];
  return rows.map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}

/** Everything that the page was told but who asked. */
export function everything(info: TournamentInfo): string {
  const { stamp: _stamp, host: _host, you: _you, my_table: _mine, next_ms: _next, ...rest } = info;
  return JSON.stringify(rest, null, 2) + "\n";
}
