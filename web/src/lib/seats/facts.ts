/** The facts that a seat shows, collected from the messages about people, deal and match. */
import { botWords } from "$lib/home/levels";
import { m } from "$lib/i18n.svelte";
import type { ScoreSheet, SeatInfo } from "$lib/protocol";
import { gamesWon } from "$lib/scorepad/gamesWon";
import type { RunningClock } from "$lib/table/clock.svelte";
import { plainName } from "$lib/table/departures";
import type { Table } from "$lib/table/table.svelte";
import { settings } from "$lib/settings.svelte";
import { faceOf } from "./faces.svelte";
import { portraitOf, type Mood, type Portrait } from "./portrait";

export interface SeatFacts {
  readonly seat: number;
  readonly name: string;
  readonly me: boolean;
  readonly turn: boolean;
  readonly clock: RunningClock | null;
  /** Plays on my side. */
  readonly partner: boolean;
  /** In games of sides: whether the seat belongs to my side or to others. */
  readonly side: "ours" | "theirs" | null;
  /** Plays for pairs, because it laid pairs first or declared them. */
  readonly pairs: boolean;
  /** Pieces held; null before the first deal. */
  readonly held: number | null;
  readonly tiles: boolean;
  /** Has made the first meld, or laid one. */
  readonly opened: boolean;
  /** The person is not there: the connection is lost, or a bot plays instead. */
  readonly absent: "away" | "bot" | null;
  /** The seat deals, or goes first in a game without a dealer. */
  readonly mark: "dealer" | "starter" | null;
  /** Out of the deal or of the match, or does not play this deal. */
  readonly out: "deal" | "match" | "sits_out" | null;
  readonly total: number | null;
  /** The unit of the total. */
  readonly unit: ScoreSheet["unit"];
  /** The number of deals won, if places depend on it before they depend on the total. */
  readonly won: number | null;
  /** The points of the cards that it has laid, if these count. */
  readonly laid: number | null;
  readonly place: number | null;
  readonly rating: number | null;
  /** The level of a bot in words, or that somebody else runs it; null for people. */
  readonly bot: string | null;
  /** Null for initials. */
  readonly face: Portrait | null;
  /** The mood that the face shows. */
  readonly mood: Mood;
  /** A bot that somebody else runs. */
  readonly visiting: boolean;
  /** What the player has just said. */
  readonly said: string | null;
}

export function seatFacts(table: Table, seat: number): SeatFacts {
  const { view, score } = table;
  const info = table.info.seats[seat];
  const counted = score !== null && (score.places.length > 0 || score.totals.some((total) => total !== 0));
  const single = score !== null && score.goal_kind === "deals" && score.goal === 1;
  const spoken = table.talk.spoken.findLast((each) => each.seat === seat);
  const sitsOut = view !== null && !view.order.includes(seat);
  const begins = view === null ? null : (view.dealer ?? view.starter);
  return {
    seat,
    name: plainName(info),
    me: seat === table.seat,
    turn: !table.over && !table.rests && view?.turn === seat,
    clock: table.clock?.seat === seat && !table.rests ? table.clock : null,
    partner: seat !== table.seat && !table.watching && table.isOurs(seat),
    side: table.watching || (view?.sides ?? []).length === 0 ? null : table.isOurs(seat) ? "ours" : "theirs",
    pairs: view?.in_pairs[seat] ?? false,
    held: sitsOut ? null : (view?.counts[seat] ?? null),
    tiles: table.tiles,
    opened: view?.opened[seat] ?? false,
    absent: info?.stand_in ? "bot" : info?.connected === false ? "away" : null,
    mark: view === null || begins !== seat ? null : view.dealer === null ? "starter" : "dealer",
    out: score?.eliminated.includes(seat) ? "match" : view?.out[seat] != null ? "deal" : sitsOut ? "sits_out" : null,
    total: counted && !single ? (score.totals[seat] ?? null) : null,
    unit: score?.unit ?? "points",
    won: counted && score.wins_by === "games_won" ? (gamesWon(score, seat + 1)[seat] ?? 0) : null,
    laid: view?.laid_points?.[seat] ?? null,
    place: single ? null : (score?.places[seat] ?? null),
    rating: info?.rating ?? null,
    bot: info?.kind === "bot" ? botWords(info, table.info) : null,
    face: info === undefined ? null : faceAt(info, seat === table.seat),
    mood: moodOf(table, seat),
    visiting: info?.visiting ?? false,
    said: spoken?.text ?? null,
  };
}

/** The face of the player in a seat; mine is the one I have chosen, even before the table knows it. */
export function faceAt({ kind, name, portrait }: SeatInfo, mine: boolean): Portrait | null {
  if (kind === "bot") return portraitOf(name);
  return kind === "empty" ? null : faceOf(mine ? settings.portrait : portrait);
}

/** After a deal a seat has won or lost it; during a deal it thinks or waits. */
function moodOf(table: Table, seat: number): Mood {
  const winners = table.over ? (table.score?.rows.at(-1)?.winners ?? []) : [];
  if (winners.length > 0) return winners.includes(seat) ? "pleased" : "beaten";
  return table.view?.turn === seat && !table.over && !table.rests ? "thinking" : "waiting";
}

/** A number of points with the minus sign of printed sheets. */
export function points(total: number): string {
  return String(total).replace("-", "−");
}

/** A total in words, with its unit. */
export function totalWords({ total, unit }: SeatFacts): string {
  const count = total ?? 0;
  return unit === "chips" ? m.table_chips({ count }) : m.table_points({ count });
}

/** Why a seat does not play. */
export function outWords(out: "deal" | "match" | "sits_out"): string {
  return out === "match" ? m.score_eliminated() : out === "deal" ? m.table_out() : m.seat_sits_out();
}

/** All facts in words, for screen readers, which read the name first. */
export function seatWords(facts: SeatFacts): string {
  const { held, tiles } = facts;
  return [
    facts.bot === null || facts.visiting ? null : m.waiting_bot(),
    facts.bot,
    held === null ? null : tiles ? m.table_tiles_count({ count: held }) : m.table_cards_count({ count: held }),
    facts.partner ? m.seat_partner() : null,
    facts.pairs ? m.seat_pairs() : null,
    facts.opened ? m.table_opened() : null,
    facts.mark === "dealer" ? m.seat_dealer() : facts.mark === "starter" ? m.seat_starter() : null,
    facts.out === null ? null : outWords(facts.out),
    facts.absent === "bot" ? m.people_bot_plays() : facts.absent === "away" ? m.table_away() : null,
    facts.won === null ? null : m.seat_games_won({ count: facts.won }),
    facts.total === null ? null : totalWords(facts),
    facts.laid === null ? null : m.seat_laid({ points: facts.laid }),
    facts.place === null ? null : m.seat_place({ place: facts.place }),
    facts.rating === null ? null : m.rated_number({ rating: facts.rating }),
  ]
    .filter((word) => word !== null)
    .join(m.piece_and());
}
