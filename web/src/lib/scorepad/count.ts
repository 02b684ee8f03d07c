/**
 * What deals are worth while the server is away, in games that are added up by simple sums. The server counts every game,
 * and `tests/match/test_counted_by_page.py` compares both.
 */
import type { CountedByPage, DealScore, MatchResult, PaperDeal, PaperSheet, ScoreSheet } from "$lib/protocol";
import { bare } from "$lib/evenings/evening";
import { plainPoints } from "./entry";

type Points = readonly number[];

/** The sheet of these deals, given the empty one of the game; null where only the server can say. */
export function count(game: CountedByPage, empty: PaperSheet, deals: readonly PaperDeal[]): PaperSheet | null {
  let sheet = empty;
  for (const deal of deals) {
    const row = sheet.score.result === null ? priced(game, sheet, deal) : null;
    if (row === null) return null;
    sheet = entered(empty, [...sheet.score.rows, row]);
  }
  return sheet;
}

// --- a deal

function priced(game: CountedByPage, { form, order, playing }: PaperSheet, deal: PaperDeal): DealScore | null {
  const seats = [...order].sort((one, other) => one - other);
  if (deal.kind === "void") {
    // Where deals differ, a deal that is void too often is skipped.
    return form.deals > 0
      ? null
      : scored(
          deal,
          seats.map(() => 0),
          [],
          seats.map(() => 0),
        );
  }
  if (!form.endings.some(({ kind }) => kind === deal.kind)) return null;
  const held = seats.map((seat) => left(game, form, deal, seat));
  if (!held.every((each) => each !== null)) return null;
  const [points, winners] = worth(game, deal, held, playing);
  return scored(deal, points, winners, held);
}

/** What a seat has left; null where only the server can count it. */
function left(game: CountedByPage, form: PaperSheet["form"], deal: PaperDeal, seat: number): number | null {
  const out = deal.out?.[seat];
  if (out === "first_drop") return game.first_drop;
  if (out) return out === "wrong_declaration" ? game.wrong : game.middle_drop;
  return plainPoints(form, deal, seat);
}

const scored = ({ kind }: PaperDeal, points: Points, winners: Points, held: Points): DealScore => ({
  ...bare({ kind, points, winners }),
  held,
});

/** Points and winners of a deal. */
function worth(game: CountedByPage, deal: PaperDeal, held: Points, playing: Points): readonly [Points, Points] {
  const winner = deal.winner ?? null;
  const won = winner === null ? [] : [winner];
  const sum = held.reduce((all, each) => all + each, 0);
  const lowest = Math.min(...held);
  switch (game.scoring) {
    case "rack_penalties": {
      if (winner !== null) return [differences(held, 0, won), won];
      const first = playing.indexOf(deal.first ?? playing[0]!);
      const inTurn = [...playing.slice(first), ...playing.slice(0, first)];
      const winners = inTurn.filter((seat) => held[seat] === lowest);
      return [differences(held, lowest, winners), winners];
    }
    case "hands_to_winner": {
      if (winner !== null) return [held.map((_, seat) => (seat === winner ? sum : 0)), won];
      const winners = seatsWith(held, lowest);
      const share = Math.floor(held.reduce((all, each) => all + each - lowest, 0) / winners.length);
      return [held.map((_, seat) => (winners.includes(seat) ? share : 0)), winners];
    }
    case "hands_against_losers": {
      const factor = game.concealed_double && deal.concealed ? 2 : 1;
      const charged = (own: number, seat: number): number =>
        factor * (game.unopened !== null && (deal.no_meld ?? []).includes(seat) ? game.unopened : own);
      return [held.map((own, seat) => (seat === winner || !playing.includes(seat) ? 0 : charged(own, seat))), won];
    }
    case "lives_penalty":
      return [held.map((own) => Math.min(game.cap, own)), won];
    case "deal_won": {
      const winners = winner !== null ? won : deal.kind === "blocked" ? [] : seatsWith(held, lowest);
      return [held.map((_, seat) => (winners.includes(seat) ? 1 : 0)), winners];
    }
  }
}

const seatsWith = (values: Points, wanted: number): number[] =>
  values.flatMap((value, seat) => (value === wanted ? [seat] : []));

/** Each loser pays what exceeds `lowest`; winners share it, and odd points go to the first of them. */
function differences(held: Points, lowest: number, winners: Points): Points {
  const lost = held.map((own, seat) => (winners.includes(seat) ? 0 : own - lowest));
  const pot = lost.reduce((all, each) => all + each, 0);
  const share = Math.floor(pot / winners.length);
  return lost.map((own, seat) => {
    const place = winners.indexOf(seat);
    return place < 0 ? 0 - own : share + (place < pot % winners.length ? 1 : 0);
  });
}

// --- the match

function entered(empty: PaperSheet, rows: readonly DealScore[]): PaperSheet {
  const { goal, goal_kind } = empty.score;
  const totals = empty.score.totals.map((start, seat) => rows.reduce((sum, { points }) => sum + points[seat]!, start));
  const eliminated = goal_kind === "limit" ? totals.flatMap((total, seat) => (total >= goal ? [seat] : [])) : [];
  const counts = rows.filter(({ kind }) => kind !== "void");
  const result = ended(empty.score, counts, totals);
  const score = { ...empty.score, rows, totals, eliminated, result };
  return {
    ...empty,
    score: { ...score, places: counts.length > 0 ? places(score, counts) : [], settlement: settled(score) },
    playing: result === null ? empty.order.filter((seat) => !eliminated.includes(seat)) : [],
  };
}

const low = ({ wins_by }: ScoreSheet): boolean => wins_by === "lowest" || wins_by === "last_left";
const wins = (rows: readonly DealScore[], seat: number): number =>
  rows.filter(({ winners }) => winners.includes(seat)).length;

function ended(sheet: ScoreSheet, rows: readonly DealScore[], totals: Points): MatchResult | null {
  const { goal, goal_kind, wins_by } = sheet;
  const over = {
    deals: rows.length >= goal,
    points: Math.max(...totals) >= goal,
    limit: totals.filter((total) => total < goal).length === 1,
    countdown: false,
  }[goal_kind];
  if (!over) return null;
  if (goal_kind === "limit")
    return { winners: totals.flatMap((total, seat) => (total < goal ? [seat] : [])), totals, finals: [] };
  const won = totals.map((_, seat) => (wins_by === "games_won" ? wins(rows, seat) : 0));
  const most = Math.max(...won);
  const among = totals.filter((_, seat) => won[seat] === most);
  const best = low(sheet) ? Math.min(...among) : Math.max(...among);
  const winners = totals.flatMap((total, seat) => (won[seat] === most && total === best ? [seat] : []));
  return { winners, totals, finals: [] };
}

/** The place of every seat, from 1; who is tied shares one. */
function places(sheet: ScoreSheet, rows: readonly DealScore[]): Points {
  const ranks = sheet.totals.map((total, seat) => {
    const first = sheet.result?.winners.includes(seat) ? 0 : 1;
    const points = low(sheet) ? total : -total;
    if (sheet.wins_by === "games_won") return [first, -wins(rows, seat), points];
    if (sheet.wins_by !== "last_left") return [first, 0, points];
    let sum = 0;
    const stayed = sheet.rows.filter((row) => (sum += row.points[seat]!) < sheet.goal).length;
    return [first, -stayed, points];
  });
  const better = (one: Points, other: Points): boolean => {
    const at = one.findIndex((each, index) => each !== other[index]);
    return at >= 0 && one[at]! < other[at]!;
  };
  return ranks.map((mine) => 1 + ranks.filter((other) => better(other, mine)).length);
}

/** The entries go to the last one left. */
function settled({ stake, result, totals }: ScoreSheet): ScoreSheet["settlement"] {
  if (stake === null || result === null) return null;
  const entry = Number(stake.amount);
  const amount = (seat: number): number => (result.winners.includes(seat) ? entry * (totals.length - 1) : -entry);
  const [gross, none] = [(entry * totals.length).toFixed(2), (0).toFixed(2)];
  return { gross, rake: none, prize: gross, amounts: totals.map((_, seat) => amount(seat).toFixed(2)) };
}
