"""Deals of tiles played out by the kernel end as those that greedy bots play."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games, hands
from rummykit.bots import choose
from rummykit.play.deal import Deal
from rummykit.playout.tiles import tile_playouts
from rummykit.review import playouts


def position(game: str, players: int, turns: int) -> Deal:
    """A deal after so many greedy turns."""
    deal = Deal(games.get(game), players, 3, starter=0, undoable=False)
    for _ in range(turns):
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(0)))
    assert deal.result is None
    return deal


@pytest.mark.parametrize(("game", "players"), [("rummikub", 2), ("rummikub", 4), ("rummikub_classic", 3)])
def test_most_deals_have_the_same_winner(game: str, players: int) -> None:
    deal, same = position(game, players, 12), 0
    native = playouts._kernel(deal)
    assert native is not None
    stocks = [playouts._ordered(deal._state.stock, f"test {number}") for number in range(10)]
    by_kernel, by_bots = playouts._in_kernel(native, deal, stocks), playouts._by_bots(deal, stocks, 0)
    for one, other in zip(by_kernel, by_bots, strict=True):
        assert sum(one.won) == pytest.approx(1)
        assert sum(one.ahead) == pytest.approx(0)
        same += one.won == other.won
    # They choose between plays of as many tiles in ways of their own.
    assert same >= 7


def test_special_jokers_are_played_out_too() -> None:
    deal = position("rummikub_twist", 2, 8)
    ends = playouts.played_out(deal, [list(deal._state.stock)] * 2, 0)
    assert ends[0] == ends[1]
    assert sum(ends[0].won) == pytest.approx(1)


def test_a_deal_with_other_tiles_than_the_pack_has_is_left_to_bots() -> None:
    deal = position("rummikub", 2, 4)
    deal.edit(stock=deal._state.stock[:-1])
    assert playouts._kernel(deal) is None
    native = tile_playouts(deal.rules, 2)
    assert native is not None
    racks = [hands.faces(hand, "tiles") for hand in deal._state.hands]
    table = [(meld.cards, meld.kind) for meld in deal._state.table]
    with pytest.raises(ValueError, match="not the pack"):
        native.played_out(
            table=table, racks=racks, opened=deal._state.opened, turn=deal.turn, idle=0, stocks=[deal._state.stock]
        )
    with pytest.raises(ValueError, match="every seat"):
        native.played_out(table=table, racks=racks[:1], opened=deal._state.opened, turn=0, idle=0, stocks=[])
