"""Points that run down: what everybody but the winner loses, and when somebody has none left."""

from __future__ import annotations

from rummykit.match.price import Ask, DealEnding, Price, Tally
from rummykit.match.standing import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import PointsLost, Rules, ShowIndicator


def in_pairs(result: Result) -> bool:
    """Whether the winner went out with pairs."""
    return any(owner == result.winner and len(meld) == 2 for owner, meld in result.melds)


def wild_last(result: Result) -> bool:
    """Whether the last tile, with which the winner went out, was wild."""
    return result.last is not None and result.last == result.wild


def loss_of(scoring: PointsLost, *, pairs: bool, wild_last: bool) -> int:
    """What each loser loses for how the winner went out."""
    if pairs:
        return scoring.pairs_wild_last if wild_last else scoring.pairs
    return scoring.wild_last if wild_last else scoring.plain


def _points(rules: Rules, scoring: PointsLost, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    points = [0] * len(tally.held)
    for seat in result.order:
        if result.winner is not None and seat != result.winner:
            points[seat] -= loss_of(scoring, pairs=in_pairs(result), wild_last=wild_last(result))
        if result.shower is not None and seat != result.shower:
            points[seat] -= scoring.indicator_shown
    return tuple(points), () if result.winner is None else (result.winner,)


def _endings(rules: Rules, scoring: PointsLost) -> tuple[DealEnding, ...]:
    """Somebody went out, or the stock was gone; asked is what the winner went out with, and who showed a tile."""
    step = rules.step(ShowIndicator)
    shown: tuple[Ask, ...] = ("shower",) if step is not None and step.open else ()
    return (
        DealEnding(kind="went_out", winner=True, held="nobody", asks=("pairs", "wild_last", *shown)),
        DealEnding(kind="exhausted", winner=False, held="nobody", asks=shown, called="stock_gone"),
    )


PRICE = Price(word=PointsLost, endings=_endings, points=_points, hands_count=False)
