"""A whole hand in runs, under the contracts of the sheet."""

from __future__ import annotations

import pytest

from rummykit import games, hands
from rummykit.cards import parse
from rummykit.melds.meld_solver import whole
from rummykit.melds.shapes import Runs, Wilds

SHEET = games.get("continental_rum")
RUNS = SHEET.runs or Runs()
CONTRACTS = ((5, 4, 3, 3), (4, 4, 4, 3), (3, 3, 3, 3, 3))


def goes_down(hand: str, wilds: Wilds | None = SHEET.wilds) -> bool:
    return whole(hands.of(parse(hand)), None, RUNS, wilds, CONTRACTS) is not None


@pytest.mark.parametrize(
    "hand",
    [
        "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S 3S 4S",
        "QD KD AD QD KD AD QD KD AD 2C 3C 4C 2C 3C 4C",
        "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S JK 4S",
        "3H JK 5H 6H 7H 8H 9H TH JH QH KH AH 2S JK 4S",
    ],
)
def test_a_hand_that_meets_the_contract_goes_down(hand: str) -> None:
    assert goes_down(hand)


@pytest.mark.parametrize(
    "hand",
    [
        "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S 3S 5S",
        "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S 7S JK",
    ],
)
def test_a_hand_that_lacks_a_card_does_not(hand: str) -> None:
    assert not goes_down(hand)


def test_deuces_fill_gaps_where_they_are_wild() -> None:
    hand = "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 3S 2D 5S"
    assert not goes_down(hand)
    assert goes_down(hand, Wilds(rank=2))
