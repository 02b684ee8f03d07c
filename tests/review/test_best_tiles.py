"""The tiles that could have been played: no other play of the same turn has more."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games, hands
from rummykit.bots import choose
from rummykit.cards import parse
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.record import replay
from rummykit.review import tiles_left
from tests.review.recorded import recorded


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic", "machiavelli", "vatikan"])
def test_no_legal_play_has_more_tiles(game: str) -> None:
    # given: every position of a deal
    rules = games.get(game)
    record = recorded(game, seed=5, levels=("greedy", "greedy"))
    for moment in replay(record):
        deal = moment.deal
        if deal.result is not None:
            break
        view = deal.view(deal.turn)
        left = tiles_left(rules, view, Pass())
        most = 0 if left is None else left.tiles

        # then: neither sets and tiles from the rack, nor a bot, play more
        greedy = choose("greedy", rules, view, Random(0))
        others = [*deal.legal_actions(), greedy]
        lying = sum(len(meld.cards) for meld in view.table)
        sizes = [sum(map(len, each.table)) - lying for each in others if isinstance(each, Rearrange)]
        assert max(sizes, default=0) <= most
        if left is not None:
            assert hands.holds(deal._state.hands[deal.turn], left.best)
            assert left.steps
        if isinstance(greedy, Rearrange):
            after = tiles_left(rules, view, greedy)
            assert (0 if after is None else after.tiles) + sum(map(len, greedy.table)) - lying == most


def test_what_was_not_played_is_counted() -> None:
    # given: an opened rack with a run and a tile that goes on the table
    rules = games.get("rummikub")
    deal = Deal.position(
        rules,
        hands_held=[parse("r1 r2 r3 b7"), parse("k1")],
        table=[TableMeld(parse("b4 b5 b6"), "run")],
        opened=[True, True],
        stock=parse("o9 o10"),
    )
    view = deal.view(0)

    # then: all four tiles were possible; after the run alone, one more of seven points
    nothing = tiles_left(rules, view, Pass())
    assert nothing is not None
    assert (nothing.tiles, nothing.points, nothing.proven) == (4, 13, True)
    run = tiles_left(rules, view, Rearrange((parse("b4 b5 b6"), parse("r1 r2 r3"))))
    assert run is not None
    assert (run.tiles, run.points) == (1, 7)
    assert tiles_left(rules, view, Rearrange((parse("b4 b5 b6 b7"), parse("r1 r2 r3")))) is None


def test_without_the_first_meld_only_the_rack_counts() -> None:
    # given: the same, but the seat has not opened and its run counts too little
    rules = games.get("rummikub")
    deal = Deal.position(
        rules,
        hands_held=[parse("r1 r2 r3 b7"), parse("k1")],
        table=[TableMeld(parse("b4 b5 b6"), "run")],
        opened=[False, True],
        stock=parse("o9 o10"),
    )
    assert tiles_left(rules, deal.view(0), Pass()) is None
