"""Shanghai Rummy where only the black twos are wild: what a meld is, what it counts, and the best of a hand."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.bots.cards import is_wild
from rummykit.cards import Faces, parse, show
from rummykit.hands import of as hand_of
from rummykit.match.score import score
from rummykit.melds.meld_solver import best_melds, whole_layer
from rummykit.melds.shapes import Wilds
from rummykit.melds.wild import WildMelds
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.rules import RulesError
from rummykit.solve.best_hand import values_of
from rummykit.solve.hand_batch import hand_batch

SHEET = games.get("shanghai_rummy", deuces_wild="black")
WILDS = SHEET.wilds or pytest.fail("there are wild cards")
ANY = replace(WILDS, black_only=False)
VALUES = values_of(SHEET)


def test_black_twos_are_wild_and_red_ones_are_not() -> None:
    melds = card_melds(SHEET)
    assert isinstance(melds, WildMelds)
    assert melds.read(parse("9S 9D 2S")) is not None
    assert melds.read(parse("9S 9D 2C")) is not None
    assert melds.read(parse("9S 9D 2H")) is None
    assert melds.read(parse("9S 9D 2D")) is None
    assert melds.read(parse("2H 2D 2S")) is not None
    assert [is_wild(SHEET, face) for face in parse("2S 2H 2D 2C JK")] == [True, False, False, True, True]
    deal = Deal.position(SHEET, hands_held=[parse("KD QD")] * 3, stock=parse("5C"), pile=parse("8H"))
    assert show(deal.view(0).wilds) == "2S 2C JK"


def test_black_twos_count_what_a_joker_counts() -> None:
    hands = ((), parse("2S JK 9C"), parse("2H 2D"))
    result = Result(kind="went_out", winner=0, hands=hands, first=0, order=(0, 1, 2), turns=9)
    assert score(SHEET, result).points == (0, 35, 10)


def _hands(without: str) -> list[Faces]:
    chance = Random(without)
    pack = [face for face in (*range(52), 52) for _ in range(2) if show((face,)) not in without.split()]
    return [tuple(sorted(chance.sample(pack, 9)) + list(parse("2S"))) for _ in range(120)]


def test_without_red_twos_the_best_of_a_hand_is_that_of_wild_twos() -> None:
    for cards in _hands("2H 2D"):
        black = best_melds(cards, SHEET.groups, SHEET.runs, WILDS, VALUES)
        wild = best_melds(cards, SHEET.groups, SHEET.runs, ANY, VALUES)
        assert black is not None
        assert wild is not None
        assert (black.deadwood, black.value) == (wild.deadwood, wild.value), show(cards)
        told = [face if face < 100 else 52 for meld in black.melds for face in meld]
        assert sorted([*told, *black.left]) == sorted(cards)
        melds = card_melds(SHEET)
        assert all(melds.read(meld) is not None for meld in black.melds)
        whole = [whole_layer(SHEET.groups, SHEET.runs, each)(hand_of(cards), ()) for each in (WILDS, ANY)]
        assert (whole[0] is None) is (whole[1] is None)


def test_with_red_twos_a_hand_is_worth_less_or_as_much() -> None:
    worse = 0
    for cards in _hands("2C"):
        black = best_melds((*cards, *parse("2D 2H")), SHEET.groups, SHEET.runs, WILDS, VALUES)
        wild = best_melds((*cards, *parse("2D 2H")), SHEET.groups, SHEET.runs, ANY, VALUES)
        assert black is not None
        assert wild is not None
        assert black.deadwood >= wild.deadwood
        worse += black.deadwood > wild.deadwood
    assert worse


def test_what_black_wilds_ask_of_a_sheet() -> None:
    with pytest.raises(RulesError, match="black_only"):
        replace(SHEET, wilds=Wilds(black_only=True), offers=(), house=(), base=None)
    with pytest.raises(ValueError, match="one by one"):
        hand_batch(SHEET, bytes(11), 11)
