/** A tournament in words and numbers. */
import { locale, m } from "$lib/i18n.svelte";
import type { BoardInfo, FormatName, MyTournament, TieBreak, TournamentInfo } from "$lib/protocol";

export const formatName = (format: FormatName): string =>
  ({ swiss: m.tourney_swiss, round_robin: m.tourney_round_robin, knock_out: m.tourney_knock_out })[format]();

export const formatNote = (format: FormatName): string =>
  ({ swiss: m.tourney_swiss_note, round_robin: m.tourney_round_robin_note, knock_out: m.tourney_knock_out_note })[
    format
  ]();

interface TieBreakWords {
  /** Over a narrow column. */
  readonly short: string;
  readonly name: () => string;
  readonly note: () => string;
}

export const TIE_BREAKS: { readonly [name in TieBreak]: TieBreakWords } = {
  buchholz_cut: { short: "Bh−1", name: m.tourney_tb_buchholz_cut, note: m.tourney_tb_buchholz_cut_note },
  buchholz: { short: "Bh", name: m.tourney_tb_buchholz, note: m.tourney_tb_buchholz_note },
  sonneborn_berger: { short: "SB", name: m.tourney_tb_sonneborn_berger, note: m.tourney_tb_sonneborn_berger_note },
  direct_encounter: { short: "1:1", name: m.tourney_tb_direct_encounter, note: m.tourney_tb_direct_encounter_note },
  wins: { short: "+", name: m.tourney_tb_wins, note: m.tourney_tb_wins_note },
  table_points: { short: "Σ", name: m.tourney_tb_table_points, note: m.tourney_tb_table_points_note },
};

/** How far it is. */
export function stateWords(info: Pick<TournamentInfo | MyTournament, "state">, round: number, rounds: number): string {
  if (info.state === "open") return m.tourney_open();
  return info.state === "over" ? m.tourney_over() : m.tourney_round_of({ round, rounds });
}

export const nameOf = (info: TournamentInfo, number: number): string => info.entrants[number]?.name ?? "";

export const namesOf = (info: TournamentInfo, numbers: readonly number[]): string =>
  numbers.map((number) => nameOf(info, number)).join(m.piece_and());

/** Match points, with a half where there is one. */
export function points(score: number): string {
  const whole = Math.floor(score);
  if (score - whole === 0.5) return whole === 0 ? "½" : `${whole}½`;
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(score);
}

/** What a seat has won of a table that is over, in match points of a table of two: 1, ½, 0. */
export function outcome(board: BoardInfo, seat: number): "won" | "drawn" | "lost" | null {
  const { places } = board;
  if (places === null) return null;
  if (board.absent.includes(seat)) return "lost";
  const there = places.map((place, at) => (board.absent.includes(at) ? Infinity : place));
  const best = Math.min(...there);
  if (there[seat]! > best) return "lost";
  return there.filter((place) => place === best).length > 1 ? "drawn" : "won";
}

export const MARK = { won: "1", drawn: "½", lost: "0" } as const;
