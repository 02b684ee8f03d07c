"""Points that run down: what everybody but the winner loses, and when somebody has none left."""

from __future__ import annotations

from rummykit.match.price import Ask, DealEnding, Price, Tally
from rummykit.match.standing import PartCode, Parts, ScorePart, SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import DeclarePairs, PointsLost, Rules, ShowIndicator


def in_pairs(result: Result) -> bool:
    """Whether the winner went out with pairs."""
    return any(owner == result.winner and len(meld) == 2 for owner, meld in result.melds)


def wild_last(result: Result) -> bool:
    """Whether the last tile, with which the winner went out, was wild."""
    return result.last is not None and result.last == result.wild


def has_declared(result: Result) -> bool:
    """Whether the winner had declared pairs."""
    return result.winner is not None and bool(result.in_pairs) and result.in_pairs[result.winner]


def loss_of(scoring: PointsLost, *, pairs: bool, wild_last: bool, declared: bool = False) -> int:
    """What each loser loses for how the winner went out; `declared`: with pairs that the winner had declared."""
    if pairs:
        return (scoring.pairs_wild_last if wild_last else scoring.pairs) * (scoring.declared if declared else 1)
    return scoring.wild_last if wild_last else scoring.plain


def _parts(rules: Rules, scoring: PointsLost, result: Result, tally: Tally) -> Parts:
    """By seat what is lost for how the winner went out, and because another one showed the twin of the indicator."""
    pairs, last = in_pairs(result), wild_last(result)
    how: PartCode = (
        ("lost_pairs_wild_last" if last else "lost_pairs") if pairs else "lost_wild_last" if last else "lost_plain"
    )
    loss = loss_of(scoring, pairs=pairs, wild_last=last, declared=has_declared(result))
    parts = []
    for seat in range(len(tally.held)):
        plays = seat in result.order
        lost = ScorePart(how, -loss if plays and result.winner not in (None, seat) else 0)
        shown = plays and result.shower not in (None, seat)
        each = (lost, ScorePart("indicator_shown", -scoring.indicator_shown if shown else 0))
        parts.append(tuple(part for part in each if part.points))
    return tuple(parts)


def _points(rules: Rules, scoring: PointsLost, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    points = tuple(sum(part.points for part in parts) for parts in _parts(rules, scoring, result, tally))
    return points, () if result.winner is None else (result.winner,)


def _endings(rules: Rules, scoring: PointsLost) -> tuple[DealEnding, ...]:
    """Somebody went out, or the stock was gone; asked is what the winner went out with, and who showed a tile."""
    step = rules.step(ShowIndicator)
    shown: tuple[Ask, ...] = ("shower",) if step is not None and step.open else ()
    declared: tuple[Ask, ...] = () if rules.step(DeclarePairs) is None else ("in_pairs",)
    return (
        DealEnding(kind="went_out", winner=True, held="nobody", asks=("pairs", "wild_last", *declared, *shown)),
        DealEnding(kind="exhausted", winner=False, held="nobody", asks=shown, called="stock_gone"),
    )


PRICE = Price(word=PointsLost, endings=_endings, points=_points, parts=_parts, hands_count=False)
