"""What is left of a hand where only cards outside melds count."""

from __future__ import annotations

import pytest

from rummykit import games, score
from rummykit.cards import parse
from rummykit.melds.shapes import Wilds
from rummykit.play.result import Result
from rummykit.rules import HandsToWinner
from rummykit.rules.fields import with_fields


def held(hand: str, wilds: Wilds | None) -> int:
    """What the loser of a deal has left, fives counting five."""
    changes = {"scoring": HandsToWinner(count="unmatched"), "wilds": wilds}
    sheet = with_fields(games.get("standard_rummy"), changes)
    result = Result(kind="went_out", winner=0, hands=((), parse(hand)), first=0, order=(0, 1), turns=8)
    row = score(sheet, result)
    assert row.points == (row.held[1], 0)
    return row.held[1]


@pytest.mark.parametrize(("hand", "points"), [("7S 7H 5D", 0), ("7S 9S 5D KC", 10), ("7S 8H 5D", 20), ("5C 5D KH", 0)])
def test_a_wild_card_stands_for_the_one_that_is_missing(hand: str, points: int) -> None:
    assert held(hand, Wilds(rank=5)) == points


def test_without_wild_cards_a_five_is_a_five() -> None:
    assert held("7S 7H 5D", None) == 19
