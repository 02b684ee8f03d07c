"""What racks cost the losers and bring the winner."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.bounds import heaviest
from rummykit.match.price import DealEnding, Price, Range, Tally, winner_of
from rummykit.match.score_sheet import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.rack_penalties import RackPenalties


def _points(rules: Rules, scoring: RackPenalties, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Losers pay what is on their racks; if the pool ran out, only what exceeds the lowest rack."""
    held = tally.held
    if result.kind == "went_out":
        return _differences(held, 0, winner_of(result))
    lowest = min(held)
    return _differences(held, lowest, tuple(seat for seat in result.in_turn if held[seat] == lowest))


def _differences(held: Sequence[int], lowest: int, winners: Seats) -> tuple[SeatPoints, Seats]:
    """Each loser pays what exceeds `lowest`; winners share it, and odd points go to the first of them."""
    points = [0 if seat in winners else lowest - own for seat, own in enumerate(held)]
    share, odd = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < odd)
    return tuple(points), winners


def _endings(rules: Rules, scoring: RackPenalties) -> tuple[DealEnding, ...]:
    return (
        DealEnding(kind="went_out", winner=True, held="losers"),
        DealEnding(kind="exhausted", winner=False, held="everybody", asks=("first",)),
    )


def _bounds(rules: Rules, scoring: RackPenalties, players: int) -> Range:
    held = heaviest(rules, players, players - 1)
    return -held, held


PRICE: Price[RackPenalties] = Price(endings=_endings, points=_points, bounds=_bounds, zero_sum=True)
