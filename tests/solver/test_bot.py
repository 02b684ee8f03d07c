"""The greedy bot at a table of tiles: exact in one turn, and careful with its jokers."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, bots, games, hands
from rummykit.cards import JOKER, parse
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.view import TableMeld
from tests.solver.tiles import sets


def turn(game: str, table: str, rack: str, opened: bool = True) -> tuple[Deal, Rearrange | Pass]:
    """What the bot does with this rack at this table."""
    rules = games.get(game)
    deal = Deal(rules, 2, 1)
    deal._state.table = [
        TableMeld(cards, "group" if len({face % 64 % 13 for face in cards}) == 1 else "run") for cards in sets(table)
    ]
    deal._state.hands[deal.turn] = hands.of(parse(rack))
    deal._state.opened[deal.turn] = opened
    action = bots.choose("greedy", rules, deal.view(deal.turn), Random(1))
    assert isinstance(action, Rearrange | Pass)
    deal.check(action)
    return deal, action


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic", "rummikub_twist"])
def test_it_goes_out_by_taking_sets_apart(game: str) -> None:
    deal, action = turn(game, "r3 b3 k3 o3 / r4 r5 r6 r7", "b4 k4 o4 r2")
    deal.play(action)
    assert deal.result is not None


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic"])
def test_it_keeps_a_joker_that_brings_one_tile_only(game: str) -> None:
    deal, action = turn(game, "r5 r6 r7", "r9 J b1")
    assert isinstance(action, Pass)
    deal, action = turn(game, "r5 r6 r7", "k9 o9 J b1 b2")
    assert isinstance(action, Rearrange)
    seat = deal.turn
    deal.play(action)
    assert deal._state.hands[seat] == hands.of(parse("b1 b2"))


def test_it_goes_out_with_a_joker() -> None:
    deal, action = turn("rummikub", "r5 r6 r7", "J")
    deal.play(action)
    assert deal.result is not None


def test_it_opens_with_a_joker_only_where_it_must() -> None:
    _, action = turn("rummikub", "", "r10 b10 k10 J b1", opened=False)
    assert isinstance(action, Rearrange)
    assert JOKER not in action.table[0]
    _, action = turn("rummikub", "", "r10 b10 J b1", opened=False)
    assert isinstance(action, Rearrange)


def test_the_classic_sheet_lets_it_go_on_after_its_first_meld() -> None:
    deal, action = turn("rummikub_classic", "r5 r6 r7", "r10 b10 k10 r8 b1", opened=False)
    assert isinstance(action, Rearrange)
    seat = deal.turn
    deal.play(action)
    assert deal._state.hands[seat] == hands.of(parse("b1"))


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic"])
def test_its_games_come_to_an_end(game: str) -> None:
    rules = games.get(game)
    for seed in range(4):
        result = bots.play(rules, 2, seed).result
        assert result is not None
        assert result.kind == "went_out"
