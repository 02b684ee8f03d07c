"""A card is read by its indices: two corners are one card, and the cards of a fan are a row from its left."""

from __future__ import annotations

import math

import numpy as np
import pytest

pytest.importorskip("onnxruntime")

from rummykit.camera.cards import card_name, fans, single
from rummykit.camera.crops import Numbers

HIGH = 20.0
WIDE_CARD, TALL_CARD = 63 / 19 * HIGH, 88 / 19 * HIGH
RIGHT, DOWN = WIDE_CARD / 2 - 0.4 * HIGH, TALL_CARD / 2 - 0.7 * HIGH


def index(x: float, y: float, turn: float, *, lower: bool = False) -> tuple[float, ...]:
    """The place of one of a card's two indices, by the card's middle and how it is turned."""
    side = 1 if lower else -1
    cos, sin = math.cos(turn), math.sin(turn)
    at = x + side * (RIGHT * cos - DOWN * sin), y + side * (RIGHT * sin + DOWN * cos)
    return *at, -side * sin, side * cos, HIGH, HIGH * 0.56


def places(*lying: tuple[float, ...]) -> Numbers:
    return np.array(lying, np.float32).reshape(-1, 6)


@pytest.mark.parametrize("turn", np.linspace(-3, 3, 7))
def test_the_two_corners_of_a_card_are_one_card(turn: float) -> None:
    both = places(index(200, 200, turn), index(200, 200, turn, lower=True))
    assert len(single(both, np.array([7, 7]), np.array([0.9, 0.8], np.float32))) == 1
    assert len(single(both, np.array([7, 8]), np.array([0.9, 0.8], np.float32))) == 2


def test_the_same_card_of_two_packs_side_by_side_is_two_cards() -> None:
    four = places(*(index(x, 200, 0, lower=lower) for x in (100, 100 + WIDE_CARD) for lower in (False, True)))
    assert list(single(four, np.full(4, 7), np.full(4, 0.9, np.float32))) in ([0, 2], [1, 3])


@pytest.mark.parametrize("turn", np.linspace(-3, 3, 7))
def test_the_four_corners_of_a_card_are_one_card(turn: float) -> None:
    cos, sin = math.cos(turn), math.sin(turn)
    left, last = index(200, 200, turn), index(200, 200, turn, lower=True)
    along = 2 * RIGHT * cos, 2 * RIGHT * sin
    upper, lower = (
        (left[0] + along[0], left[1] + along[1], *left[2:]),
        (last[0] - along[0], last[1] - along[1], *last[2:]),
    )
    assert len(single(places(left, last, upper, lower), np.full(4, 7), np.full(4, 0.9, np.float32))) == 1


def test_no_card_is_no_card() -> None:
    assert list(single(places(), np.zeros(0, np.intp), np.zeros(0, np.float32))) == []
    assert fans(places()) == []


@pytest.mark.parametrize("turn", np.linspace(-3, 3, 7))
def test_a_fan_is_read_from_its_left(turn: float) -> None:
    far = 1.4 * TALL_CARD
    hand = [turn + step * 0.14 for step in (3, 0, 2, 1, -1)]
    fan = places(*(index(400 + math.sin(each) * far, 400 - math.cos(each) * far, each) for each in hand))
    assert fans(fan) == [[4, 1, 3, 2, 0]]


def test_melds_beside_each_other_with_a_gap_stay_apart() -> None:
    meld = [index(100 + place * 0.3 * WIDE_CARD, 100, 0) for place in range(3)]
    other = [index(100 + (2.2 + place * 0.3) * WIDE_CARD, 100, 0) for place in range(3)]
    assert fans(places(*meld, *other)) == [[0, 1, 2], [3, 4, 5]]


def test_cards_have_the_names_of_the_notation() -> None:
    assert [card_name(kind) for kind in (0, 1, 10, 13, 14, 27, 40, 52)] == [
        "JK",
        "AC",
        "TC",
        "KC",
        "AD",
        "AH",
        "AS",
        "KS",
    ]
