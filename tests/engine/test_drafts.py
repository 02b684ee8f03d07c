"""A draft of a turn at a tile table is judged as it is best laid, in whatever order its tiles were put down."""

from __future__ import annotations

from itertools import permutations

import pytest

from rummykit import Deal, games
from rummykit.cards import parse, show
from rummykit.play.actions import Rearrange


def deal_with(tiles: str) -> Deal:
    """A turn of a player who has opened and holds these tiles and two more."""
    rules = games.get("rummikub")
    held = parse(f"{tiles} o1 o13")
    return Deal.position(rules, hands_held=[held, parse("b1 b2")], opened=[True, True], stock=parse("k1 k2"))


@pytest.mark.parametrize("tiles", ["r3 J r5", "r12 r13 J", "r3 r4 r5", "r3 b3 J"])
def test_the_order_in_which_tiles_were_put_down_does_not_count(tiles: str) -> None:
    deal = deal_with(tiles)
    for order in permutations(parse(tiles)):
        judgement = deal.judge(Rearrange((order,)))
        assert judgement.refusal is None, show(order)
        assert judgement.action == Rearrange((judgement.sets[0].order,))
        deal.check(judgement.action)


def test_what_is_no_set_in_any_order_is_refused() -> None:
    judgement = deal_with("r3 J r6").judge(Rearrange((parse("J r6 r3"),)))
    assert judgement.refusal is not None
    assert judgement.action == Rearrange((parse("J r6 r3"),))
