"""What is written down against the losers."""

from __future__ import annotations

from operator import add

from rummykit.cards import is_joker
from rummykit.match.bounds import heaviest
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally, one_ending, winner_of
from rummykit.match.score_sheet import Parts, ScorePart, SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import BuyWindow, Rules
from rummykit.vocabulary.scorings.hands_against_losers import HandsAgainstLosers


def _points(rules: Rules, scoring: HandsAgainstLosers, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """What is left in hand is written down against the losers; who laid nothing may be charged otherwise."""
    winners = winner_of(result)
    opened = {owner for owner, _ in result.melds}
    factor = 2 if scoring.concealed_double and result.concealed else 1
    off = scoring.out_bonus
    if result.concealed:
        off += scoring.concealed_bonus if tally.own or not scoring.natural_bonus else scoring.natural_bonus
    points = [
        -off * (seat in winners)
        if seat in winners or seat not in result.order
        else factor * (held if scoring.unopened is None or seat in opened else scoring.unopened)
        for seat, held in enumerate(tally.held)
    ]
    return tuple(map(add, points, _for_purchases(rules, result))), winners


def _for_purchases(rules: Rules, result: Result) -> SeatPoints:
    """By seat, the points that count against it for discards it has bought."""
    window = rules.step(BuyWindow)
    each = 0 if window is None else window.points
    return tuple(each * times for times in result.bought or (0,) * len(result.hands))


def _parts(rules: Rules, scoring: HandsAgainstLosers, result: Result, tally: Tally) -> Parts:
    """By seat, what is written down for its hand or going out, and for purchases, where there were any."""
    bought = _for_purchases(rules, result)
    if not any(bought):
        return ()
    points, winners = _points(rules, scoring, result, tally)
    return tuple(
        tuple(part for part in (_hand_part(total - more, seat in winners), ScorePart("bought", more)) if part.points)
        for seat, (total, more) in enumerate(zip(points, bought, strict=True))
    )


def _hand_part(points: int, won: bool) -> ScorePart:
    return ScorePart("going_out" if won else "held", points)


def _jokers_laid(rules: Rules, scoring: HandsAgainstLosers, result: Result) -> int:
    """How many jokers the winner has laid."""
    return sum(is_joker(face) for owner, meld in result.melds if owner == result.winner for face in meld)


def _endings(rules: Rules, scoring: HandsAgainstLosers) -> tuple[DealEnding, ...]:
    asks: list[Ask] = [] if scoring.unopened is None else ["no_meld"]
    if scoring.concealed_double or scoring.concealed_bonus:
        asks.append("concealed")
    if scoring.natural_bonus:
        asks.append("jokers")
    window = rules.step(BuyWindow)
    if window is not None and window.points:
        asks.append("bought")
    return one_ending(*asks, held="losers")(rules, scoring)


def _bounds(rules: Rules, scoring: HandsAgainstLosers, players: int) -> Range:
    window = rules.step(BuyWindow)
    bought = 0 if window is None else window.points * (window.per_deal or len(rules.pack_for(players)))
    held = max(heaviest(rules, players), scoring.unopened or 0) * (2 if scoring.concealed_double else 1)
    off = scoring.out_bonus + max(scoring.concealed_bonus, scoring.natural_bonus)
    return min(-off, bought - off), held + max(bought, 0)


PRICE: Price[HandsAgainstLosers] = Price(
    endings=_endings,
    points=_points,
    parts=_parts,
    own=_jokers_laid,
    counted=lambda rules, scoring, deal: deal.jokers,
    bounds=_bounds,
)
