"""Sharp where melds with jokers are laid: it plays by the sheet, holds melds back, and is stronger than steady."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.arena.duplicate import duplicate
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.joker_melds import search
from rummykit.cards import parse
from rummykit.play.actions import Action, Discard, Meld
from rummykit.play.view import View
from tests.bots.playing import played, sharp

FEW = Budget(playouts=10)


def at_double_rum(hand: str, other: str) -> View:
    """What the seat to act sees after its draw."""
    rules = games.get("double_rum")
    held = [parse(hand), parse(other)]
    return Deal.position(rules, hands_held=held, stock=parse("3C 3D"), pile=parse("8D"), phase="play").view(0)


def found(view: View) -> Action | None:
    return search(games.get("double_rum"), view, Random(1), FEW)


@pytest.mark.parametrize("players", [2, 6])
def test_it_plays_whole_deals_and_the_same_ones_for_a_seed(players: int) -> None:
    assert played(games.get("double_rum"), players, 3, sharp(FEW)) == played(
        games.get("double_rum"), players, 3, sharp(FEW)
    )


def test_a_meld_is_held_back_until_somebody_is_about_to_go_out() -> None:
    hand = "4S 5S 6S 9H 9D KS QH 2C"
    assert isinstance(found(at_double_rum(hand, "2D 4D 6D 8C")), Discard)
    assert isinstance(found(at_double_rum(hand, "2D 4D 6D")), Meld)


def test_a_hand_with_one_card_left_goes_down() -> None:
    assert isinstance(found(at_double_rum("4S 5S 6S 9H 9D 9C KS", "2D 4D 6D 8C TC QD")), Meld)


def test_what_has_no_partner_goes_and_a_joker_stays() -> None:
    assert found(at_double_rum("JK 4S 5S 9H 9D 8D KC", "2D 4D 6D 8C")) == Discard(parse("KC")[0])


def test_hidden_cards_change_nothing() -> None:
    rules = games.get("double_rum")
    deal = Deal(rules, 2, 5)
    deal.play("draw stock")
    other = deal.clone()
    other._state.stock.reverse()
    assert found(deal.view(deal.turn)) == found(other.view(deal.turn))


@pytest.mark.parametrize("game", ["standard_rummy", "german_rummy", "caloochi", "rummikub", "nowrang"])
def test_other_sheets_are_left_to_others(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, 2, 1)
    while deal.view(deal.turn).phase == "draw":
        deal.play(choose("greedy", rules, deal.view(deal.turn), Random(1)))
    assert search(rules, deal.view(deal.turn), Random(1), FEW) is None


def test_more_points_than_steady() -> None:
    difference = duplicate(games.get("double_rum"), ("sharp", "steady"), 100, seed="jokers", on=None).difference(0, 1)
    assert difference.low > 0
