"""Sharp where hands go down whole: it plays by the sheet, sees its view alone, and is stronger than steady."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.arena.duplicate import duplicate
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.closed_hands import search
from rummykit.cards import parse
from rummykit.play.actions import Discard, Draw
from rummykit.play.view import Phase, View
from tests.bots.playing import played, sharp
from tests.examples import FUZZ

CLOSED = (
    "boathouse_rum",
    "continental_rum",
    "indian_rummy_points",
    "indian_rummy_deals",
    "nowrang",
    "queen_city_rum",
)
FEW = Budget(playouts=48)


def position(game: str, hand: str, pile: str, phase: Phase) -> View:
    """What the seat to act sees; the other hand is of no interest."""
    rules = games.get(game)
    deal = Deal.position(
        rules, hands_held=[parse(hand), parse("2C 2D")], stock=parse("3C 3D"), pile=parse(pile), phase=phase
    )
    return deal.view(0)


@pytest.mark.parametrize("game", CLOSED)
def test_it_plays_whole_deals_and_the_same_ones_for_a_seed(game: str) -> None:
    for players in games.get(game).players:
        assert played(games.get(game), players, 3, sharp(FEW)) == played(games.get(game), players, 3, sharp(FEW))


@pytest.mark.parametrize("game", [*CLOSED, "indian_rummy_21", "okey", "three_thirteen"])
def test_hidden_cards_change_nothing(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, 2, 5)
    view = deal.view(deal.turn)
    other = deal.clone()
    other._state.stock.reverse()
    assert search(rules, other.view(deal.turn), Random(1), FEW) == search(rules, view, Random(1), FEW)


def test_the_upcard_that_ends_the_deal_is_taken() -> None:
    view = position("queen_city_rum", "4S 5S 6S 9H 9D KS KH", "9C", phase="draw")
    assert search(games.get("queen_city_rum"), view, Random(1), FEW) == Draw("discard")


def test_an_upcard_without_use_is_left() -> None:
    view = position("queen_city_rum", "4S 5S 6S 9H 9D KS KH", "2H", phase="draw")
    assert search(games.get("queen_city_rum"), view, Random(1), FEW) == Draw("stock")


def test_what_has_no_partner_goes() -> None:
    view = position("queen_city_rum", "4S 5S 6S 9H 9D KS KH 2C", "2H", phase="play")
    assert search(games.get("queen_city_rum"), view, Random(1), FEW) == Discard(parse("2C")[0])


def test_cards_that_are_gone_are_not_waited_for() -> None:
    """Both pairs want a third card; both kings that would make one lie in the pile."""
    view = position("queen_city_rum", "4S 5S 6S 9H 9D KS KH", "KC KD 2H", phase="play")
    going = search(games.get("queen_city_rum"), view, Random(1), FEW)
    assert going in (Discard(parse("KS")[0]), Discard(parse("KH")[0]))


def test_a_wild_card_is_kept() -> None:
    view = position("continental_rum", "JK 4S 5S 6S 9H TH JH KS KH 2C 7C QD 3D 8D TC JD", "2H", phase="play")
    assert search(games.get("continental_rum"), view, Random(1), FEW) != Discard(parse("JK")[0])


@pytest.mark.parametrize(
    ("hand", "goes"),
    [
        ("b1 b2 b3 k5 k6 k7 o9 o10 o11 r4 r5 b12 o1 k9 k13", "b12 o1 k9 k13"),  # towards groups and runs
        ("b1 b1 b3 b3 k5 k5 o9 o9 r4 r4 b12 b12 o1 k9 r7", "o1 k9 r7"),  # a pair is missing
    ],
)
def test_the_tiles_that_a_whole_hand_needs_are_kept(hand: str, goes: str) -> None:
    found = search(games.get("okey"), position("okey", hand, "r1", "play"), Random(1), FEW)
    assert found in [Discard(face) for face in parse(goes)]


def test_where_points_count_the_dear_one_of_two_lone_cards_goes() -> None:
    view = position("three_thirteen", "7S 8S 2D KH", "9C", "play")
    assert search(games.get("three_thirteen"), view, Random(1), FEW) == Discard(parse("KH")[0])


def test_going_out_needs_no_search() -> None:
    view = position("queen_city_rum", "4S 5S 6S 9H 9D 9C 9S KH", "2H", phase="play")
    assert search(games.get("queen_city_rum"), view, Random(1), FEW) is None


def test_time_is_a_budget_too() -> None:
    view = position("queen_city_rum", "4S 5S 6S 9H 9D KS KH 2C", "2H", phase="play")
    assert isinstance(search(games.get("queen_city_rum"), view, Random(1), Budget(milliseconds=5)), Discard)


@pytest.mark.parametrize("phase", ["draw", "play"])
def test_a_hand_too_large_to_look_ahead_is_left_to_others(phase: Phase) -> None:
    cards = [f"{rank}{suit}" for suit in "CD" for rank in "A23456789TJQK"]
    rules = games.get("boathouse_rum")
    for held, searched in ((12, True), (20, True), (21, False), (26, False)):
        view = position("boathouse_rum", " ".join(cards[::2] + cards[1::2])[: 3 * held], "2H 9S", phase)
        found = search(rules, view, Random(1), FEW)
        assert (isinstance(found, Draw | Discard), found is None) == (searched, not searched)


def test_other_sheets_are_left_to_others() -> None:
    for game in ("standard_rummy", "knock_rummy", "phom", "german_rummy", "rummikub"):
        rules = games.get(game)
        deal = Deal(rules, 2, 1)
        assert search(rules, deal.view(deal.turn), Random(1), FEW) is None


@pytest.mark.parametrize(
    ("game", "playouts", "deals"), [("queen_city_rum", 24, 24), *([("nowrang", 48, 40)] if FUZZ else [])]
)
def test_more_points_than_steady(game: str, playouts: int, deals: int) -> None:
    found = duplicate(games.get(game), (f"sharp:{playouts}", "steady"), deals, seed="closed", on=None).difference(0, 1)
    assert found.low > 0
