"""Sharp where first melds with jokers have a minimum or a contract: by the sheet, and stronger than steady."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.arena.duplicate import duplicate
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.first_melds import search
from rummykit.cards import parse
from rummykit.play.actions import Discard
from rummykit.play.view import TableMeld, View
from tests.bots.playing import played, sharp
from tests.examples import FUZZ

FEW = Budget(playouts=60)


def after_first_melds(hand: str, other: str, pile: str = "8D") -> View:
    """What the seat to act sees after its draw at German Rummy, both seats having laid their first melds."""
    rules = games.get("german_rummy")
    table = [
        TableMeld(parse("TS JS QS KS"), "run", 0),
        TableMeld(parse("TH JH QH KH"), "run", 1),
    ]
    return Deal.position(
        rules,
        hands_held=[parse(hand), parse(other)],
        table=table,
        opened=[True, True],
        stock=parse("3C 3D 5C 6D 4C 2C"),
        pile=parse(pile),
        phase="play",
    ).view(0)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("caloochi", 2),
        ("caloochi", 4),
        ("german_rummy", 2),
        ("german_rummy", 6),
        ("scala_40", 3),
        ("shanghai_rummy", 3),
    ],
)
def test_it_plays_whole_deals_and_the_same_ones_for_a_seed(game: str, players: int) -> None:
    assert played(games.get(game), players, 3, sharp(FEW)) == played(games.get(game), players, 3, sharp(FEW))


@pytest.mark.parametrize(
    "options", [{"first_meld": 0}, {"first_meld": 100}, {"must_discard": True}, {"swap_requires_open": True}]
)
def test_house_rules_are_kept(options: dict[str, int | bool]) -> None:
    rules, chance = games.get("caloochi").with_options(**options), Random(2)
    deal = Deal(rules, 3, 2)
    while deal.result is None:
        action = search(rules, deal.view(deal.turn), chance, FEW)
        assert action is not None
        deal.play(action)


def test_it_goes_out_where_it_can() -> None:
    rules, view = games.get("german_rummy"), after_first_melds("9S 4D", "2D 4H 6D")
    deal = Deal.from_view(rules, view)
    while deal.result is None:
        action = search(rules, deal.view(0), Random(1), FEW)
        assert action is not None
        deal.play(action)
        assert deal.turn == 0
    assert deal.result.winner == 0


def test_hidden_cards_change_nothing() -> None:
    rules = games.get("german_rummy")
    deal = Deal(rules, 2, 5)
    deal.play("draw stock")
    other = deal.clone()
    other._state.stock.reverse()
    seat = deal.turn
    assert search(rules, deal.view(seat), Random(1), FEW) == search(rules, other.view(seat), Random(1), FEW)


@pytest.mark.parametrize("game", ["standard_rummy", "double_rum", "continental_rum", "rummikub", "nowrang"])
def test_other_sheets_are_left_to_others(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, 2, 1)
    assert search(rules, deal.view(deal.turn), Random(1), FEW) is None


def test_it_discards_by_the_sheet_the_card_taken_stays() -> None:
    rules = games.get("german_rummy")
    view = Deal.position(
        rules,
        hands_held=[parse("4D 9D KC"), parse("2D 4H 6D")],
        stock=parse("3C 3D"),
        pile=parse("8D"),
        phase="play",
        taken=parse("KC")[0],
    ).view(0)
    action = search(rules, view, Random(1), FEW)
    assert isinstance(action, Discard)
    assert action.card != parse("KC")[0]


@pytest.mark.parametrize(
    ("game", "playouts", "deals"), [("caloochi", 300, 60), *([("german_rummy", 300, 250)] if FUZZ else [])]
)
def test_more_points_than_steady(game: str, playouts: int, deals: int) -> None:
    found = duplicate(games.get(game), (f"sharp:{playouts}", "steady"), deals, seed=7, on=None).difference(0, 1)
    assert found.low > 0
