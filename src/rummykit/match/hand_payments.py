"""What losers pay the winner for the cards left in their hands, which certain cards multiply."""

from __future__ import annotations

from typing import Any

from rummykit.match.price import Ask, DealEnding, Price, Tally, one_ending
from rummykit.match.standing import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import HandPayments, Rules


def points(rules: Rules, scoring: HandPayments, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
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


def endings(rules: Rules, scoring: HandPayments) -> tuple[DealEnding, ...]:
    """A deal ends when somebody goes out; asked is what doubles."""
    asks: list[Ask] = ["no_meld"] if scoring.unmelded_double else []
    asks += ["concealed"] if scoring.concealed_double else []
    return one_ending(*asks, held="losers")(rules, scoring)


PRICE: Price[Any] = Price(
    word=HandPayments,
    endings=endings,
    points=points,
    in_hand=lambda rules, scoring, result, hand: scoring.of_hand(rules.values, hand),
    zero_sum=True,
)
