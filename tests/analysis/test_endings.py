"""Deals played out by the kernel end as those that greedy bots play."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from rummykit import games, hands
from rummykit.analysis import endings
from rummykit.analysis.sources import source_of
from rummykit.bots import choose
from rummykit.play.deal import Deal
from rummykit.playout.seen_cards import seen_cards
from rummykit.playout.tiles import tile_playouts


def position(game: str, players: int, turns: int) -> Deal:
    """A deal after so many greedy turns."""
    deal = Deal(games.get(game), players, 3, starter=0, undoable=False)
    for _ in range(turns):
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(0)))
    assert deal.result is None
    return deal


@pytest.mark.parametrize(
    ("game", "players"), [("rummikub", 2), ("rummikub", 4), ("rummikub_classic", 3), ("machiavelli", 2)]
)
def test_most_deals_have_the_same_winner(game: str, players: int) -> None:
    deal, same = position(game, players, 12), 0
    native = endings.kernel_of_deal(deal)
    assert native is not None
    stocks = [endings._ordered(deal._state.stock, f"test {number}") for number in range(10)]
    by_kernel, by_bots = endings.in_kernel(native.played_out, deal, stocks), endings._by_bots(deal, stocks, 0)
    for one, other in zip(by_kernel, by_bots, strict=True):
        assert sum(one.won) == pytest.approx(1)
        assert sum(one.ahead) == pytest.approx(0)
        same += one.won == other.won
    # They choose between plays of as many tiles in ways of their own.
    assert same >= 7


@pytest.mark.parametrize("game", ["gin_rummy", "knock_rummy"])
def test_the_search_plays_a_knock_game_on_from_the_hands_as_they_are(game: str) -> None:
    deal = position(game, 2, 4)
    seen = seen_cards(deal.rules, deal.view(deal.turn))
    assert seen is not None
    held = [deal._state.hands[seat] for seat in deal.order]
    stocks = [endings._ordered(deal._state.stock, f"searched {number}") for number in range(12)]
    searched, again, quick = (seen.played_out(held, stocks, 5, playouts) for playouts in (60, 60, 0))
    assert searched == again
    assert searched != quick, "it plays in its own way"
    ahead = array("f", searched)[1::2]
    assert ahead[::2].tolist() == [-each for each in ahead[1::2]]
    assert any(ahead)


def test_only_a_game_with_a_knock_is_searched_to_its_end() -> None:
    deal = position("standard_rummy", 2, 4)
    seen = seen_cards(deal.rules, deal.view(deal.turn))
    assert seen is not None
    with pytest.raises(ValueError, match="knock"):
        seen.played_out([deal._state.hands[seat] for seat in deal.order], [deal._state.stock], 1, 60)


def test_special_jokers_are_played_out_too() -> None:
    deal = position("rummikub_twist", 2, 8)
    ends = endings.played_out(deal, [list(deal._state.stock)] * 2, 0)
    assert ends[0] == ends[1]
    assert sum(ends[0].won) == pytest.approx(1)


def test_a_deal_with_other_tiles_than_the_pack_has_is_left_to_bots() -> None:
    deal = position("rummikub", 2, 4)
    deal.edit(stock=deal._state.stock[:-1])
    assert endings.kernel_of_deal(deal) is None
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


@pytest.mark.parametrize(("game", "players"), [("gin_rummy", 2), ("round_the_corner_rummy", 3), ("standard_rummy", 4)])
def test_deals_of_cards_are_played_out_by_the_kernel(game: str, players: int) -> None:
    deal = position(game, players, 6)
    while deal.phase != "draw":
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(0)))
    stocks = [endings._ordered(deal._state.stock, f"test {number}") for number in range(40)]
    ends = endings.played_out(deal, stocks, 0)
    assert ends == endings.played_out(deal, stocks, 0)
    for end in ends:
        assert sum(end.won) == pytest.approx(1)
        assert sum(end.ahead) == pytest.approx(0, abs=1e-4)
    assert len(set(ends)) > 1


def test_hands_and_stocks_that_are_not_of_the_pack_are_refused() -> None:
    deal = position("gin_rummy", 2, 4)
    seen = seen_cards(deal.rules, deal.view(deal.turn))
    assert seen is not None
    held, stock = list(deal._state.hands), list(deal._state.stock)
    with pytest.raises(ValueError, match="every seat has a hand"):
        seen.played_out(held[:1], [stock], 0)
    for wrong in ([*stock[:-1], stock[0]], [*stock, 52]):
        with pytest.raises(ValueError, match="twice"):
            seen.played_out(held, [wrong], 0)
    with pytest.raises(ValueError, match="not legal"):
        seen.weigh([1 << 31], 1, 0)


def test_a_hand_dealt_anew_that_cannot_do_what_its_seat_is_bound_to_ends_the_playout() -> None:
    # given: a player took a discard, and must show a meld with it, which few of the hands dealt anew have
    deal = Deal(games.get("phom"), 2, 2, starter=0)
    for _ in range(8):
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(0)))
    source = source_of(deal)
    assert len(source.weigh(range(len(source.actions)), 8, 1)) == 16 * len(source.actions)


def test_partners_are_ahead_of_the_other_side_and_not_of_each_other() -> None:
    assert endings.leads([120, 20, 120, 20], [(0, 2), (1, 3)]) == [100, -100, 100, -100]
    assert endings.leads([30, 10, 0, 50], [(0,), (1,), (3,)]) == [0, -30, 0, 30]


@pytest.mark.parametrize("players", [2, 4])
def test_sides_that_the_kernel_plays_out_are_as_far_ahead_as_the_score_says(players: int) -> None:
    deal = position("canasta", players, 8)
    source = source_of(deal)
    outcomes = source.weigh([0], 20, 1)
    for won, ahead in zip(outcomes[::2], outcomes[1::2], strict=True):
        assert won == (0.5 if ahead == 0 else float(ahead > 0))
        assert ahead % 5 == 0
