/** What the table shows of a seat, put together from what the server says of people, deal and match. */
import { botWords } from "$lib/home/levels";
import { m, say } from "$lib/i18n.svelte";
import type { ScoreSheet, SeatInfo } from "$lib/protocol";
import { gamesWon } from "$lib/scorepad/csv";
import type { RunningClock } from "$lib/table/clock.svelte";
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
  /** Where sides play: whether it is one of mine or of the others. */
  readonly side: "ours" | "theirs" | null;
  /** Goes for pairs: has laid them first, or declared them. */
  readonly pairs: boolean;
  /** Pieces held; null before the first deal. */
  readonly held: number | null;
  readonly tiles: boolean;
  /** Has made the first meld, or laid one. */
  readonly opened: boolean;
  /** Nobody plays here just now: the line is cut, or a bot plays for the person. */
  readonly absent: "away" | "bot" | null;
  /** Deals this deal, or began it where nobody deals. */
  readonly mark: "dealer" | "starter" | null;
  /** Out of the deal, or of the match. */
  readonly out: "deal" | "match" | null;
  readonly total: number | null;
  /** What the total counts. */
  readonly unit: ScoreSheet["unit"];
  /** How many deals it has won, where the place goes by that before it goes by the total. */
  readonly won: number | null;
  /** What the cards it has laid count, where that is what counts. */
  readonly laid: number | null;
  readonly place: number | null;
  readonly rating: number | null;
  /** How well a bot plays, in words, or that it is somebody's; null for people. */
  readonly bot: string | null;
  /** Null for initials. */
  readonly face: Portrait | null;
  /** How somebody feels, as a face shows. */
  readonly mood: Mood;
  /** A bot that somebody else runs. */
  readonly visiting: boolean;
  /** What was said just now. */
  readonly said: string | null;
}

export function seatFacts(table: Table, seat: number): SeatFacts {
  const { view, score } = table;
  const info = table.info.seats[seat];
  const counted = score !== null && (score.places.length > 0 || score.totals.some((total) => total !== 0));
  const single = score !== null && score.goal_kind === "deals" && score.goal === 1;
  const spoken = table.talk.spoken.findLast((each) => each.seat === seat);
  const begins = view === null ? null : (view.dealer ?? view.starter);
  return {
    seat,
    name: info?.name ?? "",
    me: seat === table.seat,
    turn: !table.over && !table.rests && view?.turn === seat,
    clock: table.clock?.seat === seat && !table.rests ? table.clock : null,
    partner: seat !== table.seat && !table.watching && table.isOurs(seat),
    side: table.watching || (view?.sides ?? []).length === 0 ? null : table.isOurs(seat) ? "ours" : "theirs",
    pairs: view?.in_pairs[seat] ?? false,
    held: view?.counts[seat] ?? null,
    tiles: table.tiles,
    opened: view?.opened[seat] ?? false,
    absent: info?.stand_in ? "bot" : info?.connected === false ? "away" : null,
    mark: view === null || begins !== seat ? null : view.dealer === null ? "starter" : "dealer",
    out: score?.eliminated.includes(seat) ? "match" : view?.out[seat] != null ? "deal" : null,
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
    said: spoken === undefined ? null : say(`phrase_${spoken.phrase}`),
  };
}

/** The face of who sits there; mine is as I have chosen it, also before the table knows. */
export function faceAt({ kind, name, portrait }: SeatInfo, mine: boolean): Portrait | null {
  if (kind === "bot") return portraitOf(name);
  return kind === "empty" ? null : faceOf(mine ? settings.portrait : portrait);
}

/** Of a deal that is over a seat has won or not; of one that goes on it thinks or waits. */
function moodOf(table: Table, seat: number): Mood {
  const winners = table.over ? (table.score?.rows.at(-1)?.winners ?? []) : [];
  if (winners.length > 0) return winners.includes(seat) ? "pleased" : "beaten";
  return table.view?.turn === seat && !table.over && !table.rests ? "thinking" : "waiting";
}

/** A number of points with the sign that printed sheets have. */
export function points(total: number): string {
  return String(total).replace("-", "−");
}

/** A total in words, by what it counts. */
export function totalWords({ total, unit }: SeatFacts): string {
  const count = total ?? 0;
  return unit === "chips" ? m.table_chips({ count }) : m.table_points({ count });
}

/** All of it in words, for those who hear it; the name stands before it. */
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
    facts.out === "match" ? m.score_eliminated() : facts.out === "deal" ? m.table_out() : null,
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
