"""How each match format works: its goal, who plays on, who has won, and the money at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rummykit.match.score_sheet import DealScore, GoalKind, SeatPoints, Seats, Settlement, Stake, Unit, WinsBy
from rummykit.match.settlement import settle_entries
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.result import Result
from rummykit.rules import ChipDeals, FixedGames, LastLeft, MatchFormat, PointsForMoney, Pool, Rounds, Rules, SingleHand
from rummykit.rules.entries import Entries
from rummykit.rules.stakes import cents, in_cents

M = TypeVar("M")


class MatchSoFar(NamedTuple):
    """A match so far: totals, how many deals counted, how many of them each seat won, who won the last, all deals.

    `sides` are the seats that play together, in games of sides. `low_score_wins`: few points are good.
    """

    totals: tuple[int, ...]
    deals: int
    won: tuple[int, ...] = ()
    last_winners: Seats = ()
    rows: tuple[DealScore, ...] = ()
    sides: tuple[Seats, ...] = ()
    low_score_wins: bool = False

    @property
    def tied(self) -> bool:
        """Whether several are ahead together, partners counted as one."""
        leaders = self.leaders
        return len(leaders) > 1 and leaders not in self.sides

    @property
    def leaders(self) -> Seats:
        """The seats with the best total."""
        best = (min if self.low_score_wins else max)(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)


@dataclass(frozen=True, slots=True, kw_only=True)
class Format(Generic[M]):
    """How a format goes.

    `goal` is the number of deals or points it goes to among so many players, as `goal_kind` says. `winners` are None
    while it goes on; `wins_by` says what decides it, if not the best total. `start` is what each of so many players
    begins with. `eliminated` are the seats that are out of it, `playing` those of the others that play the next deal.
    `paid` is what every seat gets or pays for a deal beside its points. `stake` is what so many play for after these
    deals, `settlement` the money at the end, of the totals and the winners as they sit from the starter on.
    `winner_deals_again`: the winner deals the next match at the table. `sheet` are fields of the `ScoreSheet` of these
    deals by so many players that not every format has, and `finals` what the totals come to with what its end adds.
    `totals` are those of a format that does not just add the points of its deals up; it also needs the seats that stay
    out after each. `coming_in` are the seats that were out after the last deal and come in again.
    `by_rows`: whether the winners depend on each deal that was played, and not only on totals and deals won.
    `aims` says what is played for in the deal with this number, from 1, by so many players.
    """

    goal: Callable[[M, int], int]
    winners: Callable[[M, MatchSoFar], Seats | None]
    aims: Callable[[Rules, M, int, int], Iterable[Fact]]
    goal_kind: GoalKind = "deals"
    wins_by: WinsBy | None = None
    start: Callable[[M, int], int] = lambda format, players: 0
    unit: Unit = "points"
    eliminated: Callable[[M, Sequence[int]], Seats] = lambda format, totals: ()
    playing: Callable[[M, MatchSoFar], Seats | None] = lambda format, standing: None
    paid: Callable[[M, Result], SeatPoints] = lambda format, result: ()
    stake: Callable[[M, int, Sequence[DealScore]], Stake | None] = lambda format, players, rows: None
    settlement: Callable[[Rules, M, MatchSoFar, Seats], Settlement | None] = lambda rules, format, standing, winners: (
        None
    )
    totals: Callable[[M, Sequence[SeatPoints], int, Sequence[Seats]], tuple[int, ...]] | None = None
    coming_in: Callable[[M, Sequence[DealScore], int], Seats] = lambda format, rows, players: ()
    winner_deals_again: bool = False
    sheet: Callable[[M, Sequence[DealScore], int], dict[str, Any]] = lambda format, rows, players: {}
    finals: Callable[[M, MatchSoFar], tuple[int, ...]] = lambda format, standing: ()
    by_rows: Callable[[M], bool] = lambda format: False


FORMATS: Entries[Format[Any]] = Entries(MatchFormat, "way a match goes", "format.FORMAT")
"""How each match format works."""


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


def wins_by(rules: Rules) -> WinsBy:
    """What decides a match of the sheet."""
    return format_of(rules).wins_by or ("lowest" if rules.scoring.low_score_wins else "highest")


# --- what several formats have in common


def out(format: Pool | LastLeft, totals: Sequence[int]) -> Seats:
    """The seats that have reached the limit."""
    return tuple(seat for seat, total in enumerate(totals) if total >= format.limit)


def left_over(format: Pool | LastLeft, standing: MatchSoFar) -> Seats | None:
    """The last seat that has not reached the limit, or the partners of the last side."""
    left = tuple(seat for seat, total in enumerate(standing.totals) if total < format.limit)
    return left if len(left) == 1 or left in standing.sides else None


def out_at(rules: Rules, format: Pool | LastLeft, number: int, players: int) -> Iterator[Fact]:
    """The limit."""
    yield fact("out_at", points=format.limit)


def deals_to_go(rules: Rules, format: FixedGames | Rounds | ChipDeals, number: int, players: int) -> Iterator[Fact]:
    """Which deal this is, and of how many."""
    tiles, count = rules.pack.family == "tiles", format_of(rules).goal(format, players)
    if number <= count:
        yield fact("games" if tiles else "deals", number=number, count=count)
    else:
        yield fact("extra_game" if tiles else "extra_deal")


def one_deal(rules: Rules, format: SingleHand | PointsForMoney, number: int, players: int) -> Iterator[Fact]:
    """There is no other."""
    yield fact("single_game" if rules.pack.family == "tiles" else "single_deal")


def entries(format: Pool | ChipDeals, players: int, rows: Sequence[DealScore]) -> Stake:
    """What everybody has paid in."""
    entry = cents(format.entry)
    return Stake(per="entry", amount=in_cents(entry), pool=in_cents(entry * players))


def entries_settled(rules: Rules, format: Pool | ChipDeals, standing: MatchSoFar, winners: Seats) -> Settlement:
    """The entries for the winners."""
    return settle_entries(format, len(standing.totals), winners)
