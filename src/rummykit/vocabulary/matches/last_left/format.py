"""Deals until one player is left: who is out, who comes in again, and what is paid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, repeat
from typing import Any, NamedTuple

from rummykit.match.formats import Format, MatchSoFar, left_over, out, out_at
from rummykit.match.score_sheet import DealScore, SeatPoints, Seats, Settlement, Stake
from rummykit.match.settlement import settle_stakes
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.rules.stakes import in_cents
from rummykit.vocabulary.matches.last_left import LastLeft


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


def called_up(match: LastLeft, result: Result) -> tuple[int, ...]:
    """What every player gets for a deal, or pays the winner of it, by seat; empty where nothing is paid."""
    each = match.concealed_call_up if result.concealed else match.call_up
    if result.winner is None or not (match.call_up or match.concealed_call_up):
        return ()
    others = sum(seat != result.winner for seat in result.order)
    return tuple(
        others * each if seat == result.winner else -each * (seat in result.order) for seat in range(len(result.hands))
    )


def _ante(format: LastLeft, players: int, rows: Sequence[DealScore]) -> Stake | None:
    if not format.ante:
        return None
    antes = sum(_bought_in(format, rows, players))
    return Stake(per="entry", amount=in_cents(100 * format.ante), pool=in_cents(100 * format.ante * antes))


def _settled(rules: Rules, format: LastLeft, standing: MatchSoFar, winners: Seats) -> Settlement | None:
    if not (format.ante or format.call_up or format.concealed_call_up):
        return None
    antes = [format.ante * times for times in _bought_in(format, standing.rows, len(standing.totals))]
    return settle_stakes([row.paid for row in standing.rows if row.paid], antes, winners[0])


FORMAT: Format[LastLeft] = Format(
    goal=lambda format, players: format.limit,
    goal_kind="limit",
    winners=left_over,
    aims=out_at,
    wins_by="last_left",
    eliminated=out,
    paid=called_up,
    stake=_ante,
    settlement=_settled,
    totals=lambda format, deals, players, out: _rejoined(format, deals, players, out).totals,
    coming_in=lambda format, rows, players: _of_rows(format, rows, players).last,
    sheet=_times_in_again,
)
