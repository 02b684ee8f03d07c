"""Hands that end a deal as they were dealt: those without two cards that go together."""

from __future__ import annotations

import pytest

from rummykit import Deal, games, hands, score
from rummykit.cards import parse
from rummykit.play.actions import ShowDealt
from rummykit.play.steps.step import StepBehaviour

SHEET = games.get("phom", u_khan=True)
OTHERS = ("2S 2H 3H 4H AD AC 7C JC QC", "QS 9H JH 4D 6D 9D TD 3C 4C")


def dealt(*held: str) -> Deal:
    """A deal in which these hands were dealt, seat 0 the first in turn."""
    deal = Deal(SHEET, len(held), 1)
    deal.edit(hands=[hands.of(parse(each)) for each in held], turn=0, step=0)
    step: StepBehaviour = next(step for step in deal._flow.steps if ShowDealt in step.takes)
    step.begin(deal._state)
    return deal


@pytest.mark.parametrize(
    ("held", "wins"),
    [
        ("5S 8S 3H 9H QH 4D KD AC TC", True),
        ("5S 8S JS 2H 6H 9H QH 4D KD AC", True),  # ten cards of the player who goes first
        ("5S 8S 3H 9H QH 4D KD AC 5C", False),  # two fives
        ("5S 7S 3H 9H QH 4D KD AC TC", False),  # the six of spades would join them
        ("AS KS 3H 9H QH 4D 7D 5C TC", True),  # an ace is low, so it does not go with a king
    ],
)
def test_a_dealt_hand_without_two_cards_that_go_together_wins_at_once(held: str, wins: bool) -> None:
    deal = dealt(held, *OTHERS)
    assert (list(deal.legal_actions()) == [ShowDealt()]) == wins
    if wins:
        deal.play(ShowDealt())
        assert deal.result is not None
        assert score(SHEET, deal.result).points == (12, -6, -6)


def test_the_first_in_turn_of_two_such_hands_wins() -> None:
    deal = dealt(OTHERS[0], "5S 8S 3H 9H QH 4D KD AC TC", "6S 9S 4H TH KH 5D AD 2C JC")
    deal.play(ShowDealt())
    assert deal.result is not None
    assert deal.result.winner == 1


def test_it_is_an_ordinary_hand_where_the_house_does_not_say_so() -> None:
    assert ShowDealt() not in list(Deal(games.get("phom"), 4, 115).legal_actions())
