"""What the least deadwood is worth after a knock."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.bounds import heaviest
from rummykit.match.price import Price, Range, knocked, winner_of
from rummykit.match.score_sheet import SeatPoints, Seats
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.showdown import Showdown


def showdown(held: Sequence[int], knocker: int, rules: Showdown) -> tuple[SeatPoints, Seats]:
    """The points after a knock, from everybody's deadwood."""
    own, lowest = held[knocker], min(held)
    others = tuple(seat for seat, count in enumerate(held) if seat != knocker and count == lowest)
    if own == lowest and (own == 0 or not others):
        winners: Seats = (knocker,)
    else:
        winners = others
    pot = sum(count - lowest for count in held)
    if lowest == 0:
        pot += rules.no_deadwood * (len(held) - len(winners))
    points = [0] * len(held)
    if own > lowest:
        pot += rules.undercut
        points[knocker] = -rules.undercut
    for seat in winners:
        points[seat] = pot // len(winners)
    return tuple(points), winners


def _bounds(rules: Rules, scoring: Showdown, players: int) -> Range:
    bonuses = scoring.undercut + scoring.no_deadwood * (players - 1)
    return -scoring.undercut, heaviest(rules, players, players - 1, more=0) + bonuses


PRICE: Price[Showdown] = Price(
    endings=lambda rules, scoring: (knocked(rules),),
    points=lambda rules, scoring, result, tally: showdown(tally.held, winner_of(result)[0], scoring),
    bounds=_bounds,
)
