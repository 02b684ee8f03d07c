"""What losers pay the winner for the cards left in their hands, which certain cards multiply."""

from __future__ import annotations

from math import prod

from rummykit.cards import is_joker, number_of
from rummykit.match.bounds import card_values, most_held
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally, one_ending
from rummykit.match.score_sheet import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hand_payments import HandPayments


def _points(rules: Rules, scoring: HandPayments, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Each loser pays the own hand; the winner has the sum."""
    assert result.winner is not None
    opened = {owner for owner, _ in result.melds}
    times = 2 if scoring.concealed_double and result.concealed else 1
    paid = [
        0
        if seat == result.winner or seat not in result.order
        else -held * times * (2 if scoring.unmelded_double and seat not in opened else 1)
        for seat, held in enumerate(tally.held)
    ]
    paid[result.winner] = -sum(paid)
    return tuple(paid), (result.winner,)


def _endings(rules: Rules, scoring: HandPayments) -> tuple[DealEnding, ...]:
    """A deal ends when somebody goes out; asked is what doubles."""
    asks: list[Ask] = ["no_meld"] if scoring.unmelded_double else []
    asks += ["concealed"] if scoring.concealed_double else []
    return one_ending(*asks, held="losers")(rules, scoring)


def _bounds(rules: Rules, scoring: HandPayments, players: int) -> Range:
    """One hand has the greatest factors beside the heaviest cards, the next hand what comes then, and so on."""
    held, values = most_held(rules, players), card_values(rules, players)
    times, pack = dict(scoring.multiplied), rules.pack_for(players).faces()
    by_card = (scoring.joker if is_joker(face) else times.get(number_of(face), 1) for face in pack)
    factors = sorted(by_card, reverse=True)
    doubled = (2 if scoring.concealed_double else 1) * (2 if scoring.unmelded_double else 1)
    hands = [slice(first, first + held) for first in range(0, held * (players - 1), held)]
    each = [sum(values[hand]) * prod(factors[hand]) * doubled for hand in hands]
    return -each[0], sum(each)


PRICE: Price[HandPayments] = Price(
    endings=_endings,
    points=_points,
    in_hand=lambda rules, scoring, result, hand: scoring.of_hand(rules.values, hand),
    bounds=_bounds,
    zero_sum=True,
)
