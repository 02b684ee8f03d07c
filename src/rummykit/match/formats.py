"""How each match format works: its goal, who plays on, who has won, and the money at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any, Generic, NamedTuple, TypeVar

from rummykit.match.columns import columns_of, finals_of
from rummykit.match.settlement import settle_entries, settle_exchange, settle_points, settle_stakes
from rummykit.match.standing import DealScore, GoalKind, SeatPoints, Seats, Settlement, Stake, Unit, WinsBy
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.rules import (
    ChipDeals,
    Countdown,
    DealWon,
    FirstTo,
    FixedGames,
    LastLeft,
    MatchFormat,
    PointsForMoney,
    Pool,
    Rounds,
    Rules,
    SingleHand,
)
from rummykit.rules.entries import Entries, keyed
from rummykit.rules.stakes import cents, in_cents

M = TypeVar("M")


class MatchSoFar(NamedTuple):
    """A match so far: totals, how many deals counted, how many of them each seat won, who won the last, all deals.

    `sides` are the seats that play together, in games of sides.
    """

    totals: tuple[int, ...]
    deals: int
    won: tuple[int, ...] = ()
    last_winners: Seats = ()
    rows: tuple[DealScore, ...] = ()
    sides: tuple[Seats, ...] = ()

    @property
    def tied(self) -> bool:
        """Whether several are ahead together, partners counted as one."""
        leaders = self.leaders
        return len(leaders) > 1 and leaders not in self.sides

    @property
    def leaders(self) -> Seats:
        """The seats with the highest total."""
        return tuple(seat for seat, total in enumerate(self.totals) if total == max(self.totals))

    @property
    def lowest(self) -> Seats:
        """The seats with the lowest total."""
        return tuple(seat for seat, total in enumerate(self.totals) if total == min(self.totals))


@dataclass(frozen=True, slots=True, kw_only=True)
class Format(Generic[M]):
    """How a format goes.

    `goal` is the number of deals or points it goes to among so many players, as `goal_kind` says. `winners` are None
    while it goes on; `wins_by` says what decides it. `start` is what each of so many players begins with. `eliminated`
    are the seats that are out of it, `playing` those of the others that play the next deal. `stake` is what so many
    play for after these deals, `settlement` the money at the end, of the totals and the winners as they sit from the
    starter on.
    `winner_deals_again`: the winner deals the next match at the table. `sheet` are fields of the `ScoreSheet` of these
    deals by so many players that not every format has, and `finals` what the totals come to with what its end adds.
    `totals` are those of a format that does not just add the points of its deals up; it also needs the seats that stay
    out after each. `coming_in` are the seats that were out after the last deal and come in again.
    `aims` says what is played for in the deal with this number, from 1, by so many players.
    """

    word: type[M]
    goal: Callable[[M, int], int]
    winners: Callable[[M, MatchSoFar], Seats | None]
    aims: Callable[[Rules, M, int, int], Iterable[Fact]]
    goal_kind: GoalKind = "deals"
    wins_by: Callable[[M], WinsBy] = lambda format: "highest"
    start: Callable[[M, int], int] = lambda format, players: 0
    unit: Unit = "points"
    fewer_is_better: Callable[[M], bool] = lambda format: False
    eliminated: Callable[[M, Sequence[int]], Seats] = lambda format, totals: ()
    playing: Callable[[M, MatchSoFar], Seats | None] = lambda format, standing: None
    stake: Callable[[M, int, Sequence[DealScore]], Stake | None] = lambda format, players, rows: None
    settlement: Callable[[Rules, M, MatchSoFar, Seats], Settlement | None] = lambda rules, format, standing, winners: (
        None
    )
    totals: Callable[[M, Sequence[SeatPoints], int, Sequence[Seats]], tuple[int, ...]] | None = None
    coming_in: Callable[[M, Sequence[DealScore], int], Seats] = lambda format, rows, players: ()
    winner_deals_again: bool = False
    sheet: Callable[[M, Sequence[DealScore], int], dict[str, Any]] = lambda format, rows, players: {}
    finals: Callable[[M, MatchSoFar], tuple[int, ...]] = lambda format, standing: ()


def format_of(rules: Rules) -> Format[Any]:
    """The format of the sheet's match."""
    return FORMATS.of(rules.match)


def totals_of(
    rules: Rules, deals: Sequence[SeatPoints], players: int, stays_out: Sequence[Seats] = ()
) -> tuple[int, ...]:
    """The totals of a match among so many players after deals with these points, after which these seats stayed out."""
    how = format_of(rules)
    if how.totals is not None:
        return how.totals(rules.match, deals, players, stays_out)
    return tuple(how.start(rules.match, players) + sum(points[seat] for points in deals) for seat in range(players))


def fewer_is_better(format: MatchFormat) -> bool:
    """Whether fewer points are better in this match."""
    how: Format[Any] = FORMATS.of(format)
    return how.fewer_is_better(format)


# --- who has won


def _fixed_games(format: FixedGames, standing: MatchSoFar) -> Seats | None:
    if standing.deals < format.games_for(len(standing.totals)):
        return None
    return standing.leaders if format.best == "highest" else standing.lowest


def _rounds(format: Rounds, standing: MatchSoFar) -> Seats | None:
    if standing.deals < format.rounds * len(standing.totals):
        return None
    reached = list(zip(standing.won, standing.totals, strict=True))
    return tuple(seat for seat, each in enumerate(reached) if each == max(reached))


def _first_to(format: FirstTo, standing: MatchSoFar) -> Seats | None:
    columns = columns_of(format, standing.rows, len(standing.totals))
    if len(columns) < 2:
        tied = format.tied == "extra_deal" and standing.tied
        return None if tied or max(standing.totals) < format.target else standing.leaders
    finals = finals_of(columns)
    return None if finals is None else tuple(seat for seat, each in enumerate(finals) if each == max(finals))


def _finals(format: FirstTo, standing: MatchSoFar) -> tuple[int, ...]:
    return finals_of(columns_of(format, standing.rows, len(standing.totals))) or ()


def _single_hand(format: SingleHand, standing: MatchSoFar) -> Seats | None:
    return (standing.last_winners or standing.leaders) if standing.deals else None


def _points_for_money(format: PointsForMoney, standing: MatchSoFar) -> Seats | None:
    return (standing.last_winners or standing.lowest) if standing.deals else None


def _countdown(format: Countdown, standing: MatchSoFar) -> Seats | None:
    over = standing.deals > 0 and min(standing.totals) <= 0
    return standing.leaders if over or (format.games is not None and standing.deals >= format.games) else None


def _pool(format: Pool | LastLeft, standing: MatchSoFar) -> Seats | None:
    left = tuple(seat for seat, total in enumerate(standing.totals) if total < format.limit)
    return left if len(left) == 1 else None


class Rejoined(NamedTuple):
    """The totals where players who are out come in again, how often each has, and who does after the last deal."""

    totals: tuple[int, ...]
    times: tuple[int, ...]
    last: Seats


def _rejoined(format: LastLeft, deals: Iterable[SeatPoints], players: int, stays_out: Iterable[Seats] = ()) -> Rejoined:
    """A player who is out comes in again with the highest total of those still in, as long as there are two of them.

    Nobody does who stays out after that deal.
    """
    totals, rejoined = [0] * players, [0] * players
    playing, again = set(range(players)), set[int]()
    for points, staying in zip(deals, chain(stays_out, repeat(())), strict=False):
        for seat in playing:
            totals[seat] += points[seat]
        out = {seat for seat in playing if totals[seat] >= format.limit}
        stay = playing - out
        may = len(stay) > 1
        again = {seat for seat in out if may and (format.buy_in or rejoined[seat] < format.rejoins)}.difference(staying)
        for seat in again:
            totals[seat] = max(totals[each] for each in stay)
            rejoined[seat] += 1
        playing = stay | again
    return Rejoined(tuple(totals), tuple(rejoined), tuple(sorted(again)))


def _of_rows(format: LastLeft, rows: Sequence[DealScore], players: int) -> Rejoined:
    return _rejoined(format, (row.points for row in rows), players, (row.stays_out for row in rows))


def _times_in_again(format: LastLeft, rows: Sequence[DealScore], players: int) -> dict[str, Any]:
    times = _of_rows(format, rows, players).times
    return {"rejoined": times} if any(times) else {}


def _bought_in(format: LastLeft, rows: Sequence[DealScore], players: int) -> tuple[int, ...]:
    """How often each seat has paid the ante, the first time included."""
    times = _of_rows(format, rows, players).times if format.buy_in else (0,) * players
    return tuple(1 + each for each in times)


def _out(format: Pool | LastLeft, totals: Sequence[int]) -> Seats:
    return tuple(seat for seat, total in enumerate(totals) if total >= format.limit)


def _chip_deals(format: ChipDeals, standing: MatchSoFar) -> Seats | None:
    over = standing.deals >= format.deals and (format.tie_break == "split" or len(standing.leaders) == 1)
    return standing.leaders if over else None


# --- what is played for


def _so_many_deals(rules: Rules, format: FixedGames | Rounds | ChipDeals, number: int, players: int) -> Iterator[Fact]:
    tiles, count = rules.pack.family == "tiles", FORMATS.of(format).goal(format, players)
    if number <= count:
        yield fact("games" if tiles else "deals", number=number, count=count)
    else:
        yield fact("extra_game" if tiles else "extra_deal")


def _single(rules: Rules, format: SingleHand | PointsForMoney, number: int, players: int) -> Iterator[Fact]:
    yield fact("single_game" if rules.pack.family == "tiles" else "single_deal")


def _to_reach(rules: Rules, format: FirstTo, number: int, players: int) -> Iterator[Fact]:
    if isinstance(rules.scoring, DealWon):
        yield fact("wins", count=format.target)
    else:
        yield fact("target", points=format.target)


def _running_down(rules: Rules, format: Countdown, number: int, players: int) -> Iterator[Fact]:
    yield fact("countdown", points=format.start)


def _out_at(rules: Rules, format: Pool | LastLeft, number: int, players: int) -> Iterator[Fact]:
    yield fact("out_at", points=format.limit)


# --- money


def _entries(format: Pool | ChipDeals, players: int, rows: Sequence[DealScore]) -> Stake:
    entry = cents(format.entry)
    return Stake(per="entry", amount=in_cents(entry), pool=in_cents(entry * players))


def _ante(format: LastLeft, players: int, rows: Sequence[DealScore]) -> Stake | None:
    if not format.ante:
        return None
    antes = sum(_bought_in(format, rows, players))
    return Stake(per="entry", amount=in_cents(100 * format.ante), pool=in_cents(100 * format.ante * antes))


def _points_settled(rules: Rules, format: PointsForMoney, standing: MatchSoFar, winners: Seats) -> Settlement:
    assert rules.lives is not None, "sheets are checked for it"
    if format.balanced:
        return settle_exchange(format, standing.totals, winners[0])
    return settle_points(format, standing.totals, winners[0], rules.lives.cap)


def _entries_settled(rules: Rules, format: Pool | ChipDeals, standing: MatchSoFar, winners: Seats) -> Settlement:
    return settle_entries(format, len(standing.totals), winners)


def _call_ups_settled(rules: Rules, format: LastLeft, standing: MatchSoFar, winners: Seats) -> Settlement | None:
    if not (format.ante or format.call_up or format.concealed_call_up):
        return None
    antes = [format.ante * times for times in _bought_in(format, standing.rows, len(standing.totals))]
    return settle_stakes([row.paid for row in standing.rows if row.paid], antes, winners[0])


FORMATS: Entries[Format[Any]] = Entries(
    MatchFormat,
    "way a match goes",
    "FORMATS in match/formats.py",
    keyed(
        (
            Format(
                word=FixedGames,
                goal=lambda format, players: format.games_for(players),
                winners=_fixed_games,
                aims=_so_many_deals,
                wins_by=lambda format: format.best,
                start=lambda format, players: format.start,
                fewer_is_better=lambda format: format.best == "lowest",
            ),
            Format(
                word=Rounds,
                goal=lambda format, players: format.rounds * players,
                winners=_rounds,
                aims=_so_many_deals,
                wins_by=lambda format: "games_won",
                sheet=lambda format, rows, players: {"round_deals": players} if format.rounds > 1 else {},
            ),
            Format(
                word=FirstTo,
                goal=lambda format, players: format.target,
                goal_kind="points",
                winners=_first_to,
                aims=_to_reach,
                sheet=lambda format, rows, players: {"columns": columns_of(format, rows, players)},
                finals=_finals,
            ),
            Format(
                word=Countdown,
                goal=lambda format, players: format.start,
                goal_kind="countdown",
                winners=_countdown,
                aims=_running_down,
                start=lambda format, players: format.start,
            ),
            Format(
                word=SingleHand,
                goal=lambda format, players: 1,
                winners=_single_hand,
                aims=_single,
                wins_by=lambda format: "last_deal",
                winner_deals_again=True,
            ),
            Format(
                word=PointsForMoney,
                goal=lambda format, players: 1,
                winners=_points_for_money,
                aims=_single,
                wins_by=lambda format: "last_deal",
                fewer_is_better=lambda format: not format.balanced,
                stake=lambda format, players, rows: Stake(per="point", amount=in_cents(cents(format.point_value))),
                settlement=_points_settled,
            ),
            Format(
                word=LastLeft,
                goal=lambda format, players: format.limit,
                goal_kind="limit",
                winners=_pool,
                aims=_out_at,
                wins_by=lambda format: "last_left",
                fewer_is_better=lambda format: True,
                eliminated=_out,
                stake=_ante,
                settlement=_call_ups_settled,
                totals=lambda format, deals, players, out: _rejoined(format, deals, players, out).totals,
                coming_in=lambda format, rows, players: _of_rows(format, rows, players).last,
                sheet=_times_in_again,
            ),
            Format(
                word=Pool,
                goal=lambda format, players: format.limit,
                goal_kind="limit",
                winners=_pool,
                aims=_out_at,
                wins_by=lambda format: "last_left",
                fewer_is_better=lambda format: True,
                eliminated=_out,
                stake=_entries,
                settlement=_entries_settled,
            ),
            Format(
                word=ChipDeals,
                goal=lambda format, players: format.deals,
                winners=_chip_deals,
                aims=_so_many_deals,
                start=lambda format, players: format.start_for(players),
                unit="chips",
                playing=lambda format, standing: standing.leaders if standing.deals >= format.deals else None,
                stake=_entries,
                settlement=_entries_settled,
            ),
        )
    ),
)
"""How each match format works."""
