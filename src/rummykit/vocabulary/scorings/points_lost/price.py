"""What everybody but the winner loses."""

from __future__ import annotations

from rummykit.match.price import Ask, DealEnding, Price, Range, Tally
from rummykit.match.score_sheet import PartCode, Parts, ScorePart, SeatPoints, Seats
from rummykit.match.sides import with_partners
from rummykit.play.result import Result
from rummykit.rules import DeclarePairs, Rules, ShowIndicator
from rummykit.vocabulary.scorings.points_lost import PointsLost


def _parts(rules: Rules, scoring: PointsLost, result: Result, tally: Tally) -> Parts:
    """By seat what is lost for how the winner went out, and because another one showed the twin of the indicator."""
    pairs, last = result.shown_pairs, result.wild_last
    how: PartCode = (
        ("lost_pairs_wild_last" if last else "lost_pairs") if pairs else "lost_wild_last" if last else "lost_plain"
    )
    loss = scoring.loss(pairs=pairs, wild_last=last, declared=result.declared_pairs)
    won, showed = (with_partners(rules, result.order, seat) for seat in (result.winner, result.shower))
    parts = []
    for seat in range(len(tally.held)):
        plays = seat in result.order
        lost = ScorePart(how, -loss if plays and won and seat not in won else 0)
        shown = plays and showed and seat not in showed
        each = (lost, ScorePart("indicator_shown", -scoring.indicator_shown if shown else 0))
        parts.append(tuple(part for part in each if part.points))
    return tuple(parts)


def _points(rules: Rules, scoring: PointsLost, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    points = tuple(sum(part.points for part in parts) for parts in _parts(rules, scoring, result, tally))
    return points, with_partners(rules, result.order, result.winner)


def _endings(rules: Rules, scoring: PointsLost) -> tuple[DealEnding, ...]:
    """Somebody went out, or the stock was gone; asked is what the winner went out with, and who showed a tile."""
    shown: tuple[Ask, ...] = () if rules.step(ShowIndicator) is None else ("shower",)
    declared: tuple[Ask, ...] = () if rules.step(DeclarePairs) is None else ("in_pairs",)
    return (
        DealEnding(kind="went_out", winner=True, held="nobody", asks=("pairs", "wild_last", *declared, *shown)),
        DealEnding(kind="exhausted", winner=False, held="nobody", asks=shown, called="stock_gone"),
    )


def _bounds(rules: Rules, scoring: PointsLost, players: int) -> Range:
    pairs = max(scoring.pairs, scoring.pairs_wild_last) * max(1, scoring.declared)
    return -(max(scoring.plain, scoring.wild_last, pairs) + scoring.indicator_shown), 0


PRICE: Price[PointsLost] = Price(endings=_endings, points=_points, parts=_parts, bounds=_bounds, hands_count=False)
