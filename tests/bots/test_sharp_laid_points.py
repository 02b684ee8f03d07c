"""Sharp where cards of several packs count for the player who lays them: what it keeps, and that it beats steady."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from rummykit import Deal, games
from rummykit.arena.duplicate import duplicate
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.laid_points import search
from rummykit.bots.steady import steady
from rummykit.cards import parse
from rummykit.play.actions import Action, Discard, Draw
from rummykit.play.view import View
from tests.bots.playing import played, sharp

FEW = Budget(playouts=10)
RULES = games.get("rummy_500")


def at_rummy_500(hand: str, others: str, *, pile: str = "7D", phase: Literal["draw", "play"] = "play") -> View:
    """What the first of five sees; each of the others holds these cards."""
    held = [parse(hand), *[parse(others)] * 4]
    return Deal.position(RULES, hands_held=held, stock=parse("3C 3D 4C"), pile=parse(pile), phase=phase).view(0)


def found(view: View) -> Action | None:
    return search(RULES, view, Random(1), FEW)


def test_a_dear_card_stays_until_somebody_is_about_to_go_out() -> None:
    hand = "KS 2H 6D 8C"
    assert found(at_rummy_500(hand, "4D 9S QH")) == Discard(parse("2H")[0])
    assert found(at_rummy_500(hand, "4D 9S")) == Discard(parse("KS")[0])


def test_a_card_that_melds_with_the_pile_stays() -> None:
    assert found(at_rummy_500("KS 2H 6D TC", "4D 9S QH", pile="AH 3H")) != Discard(parse("2H")[0])


def test_it_takes_few_useless_cards_with_the_one_that_it_wants() -> None:
    view = at_rummy_500("7S 7H 2S 2C 4H", "4D 9S QH 5C", pile="2D QS KC JD 7C 3D", phase="draw")
    action = found(view)
    assert isinstance(action, Draw)
    assert action.place(view.discard_pile) == 4
    usual = steady(RULES, view, Random(1))
    assert isinstance(usual, Draw)
    assert usual.place(view.discard_pile) == 0


def test_it_plays_whole_deals_and_the_same_ones_for_a_seed() -> None:
    assert played(RULES, 6, 3, sharp(FEW)) == played(RULES, 6, 3, sharp(FEW))


@pytest.mark.parametrize(("game", "players"), [("rummy_500", 4), ("thai_dummy", 4), ("standard_rummy", 2)])
def test_other_sheets_and_one_pack_are_left_to_others(game: str, players: int) -> None:
    rules = games.get(game)
    deal = Deal(rules, players, 1)
    assert search(rules, deal.view(deal.turn), Random(1), FEW) is None


def test_more_points_than_steady() -> None:
    difference = duplicate(RULES, ("sharp", "steady"), 150, players=8, seed="laid", on=None).difference(0, 1)
    assert difference.low > 0
