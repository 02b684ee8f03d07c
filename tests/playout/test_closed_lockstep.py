"""The kernel plays deals with closed hands exactly as `play` does: the same legal actions, events, result and points.

`RUMMYKIT_LOCKSTEP=10000` walks about so many deals instead of some hundreds.
"""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games
from rummykit.playout.closed_sheets import closed_sheet
from tests.examples import deals_of_each, scaled
from tests.playout.closed_lockstep import CLOSED, closed_house_rules, every_closed_game, patient, quick, walk_closed

DEALS = deals_of_each(scaled(140), len(CLOSED))


def test_what_is_claimed() -> None:
    assert set(CLOSED) == {
        "indian_rummy_points",
        "indian_rummy_pool101",
        "indian_rummy_pool201",
        "indian_rummy_deals",
        "indian_rummy_21",
        "continental_rum",
        "three_thirteen",
        "okey",
    }


@pytest.mark.slow
@every_closed_game
def test_play_with_any_options(game: str) -> None:
    chance, walked = Random(f"closed {game}"), 0
    for seed in range(DEALS):
        rules = closed_house_rules(game, chance) if seed % 4 else games.get(game)
        players = chance.randint(*rules.players)
        if closed_sheet(rules.for_deal(seed), players) is not None:  # pairs that are declared are not played
            assert walk_closed(rules, players, seed, chance, patient if seed % 4 == 1 else quick) > 0
            walked += 1
    assert walked >= DEALS // 2
