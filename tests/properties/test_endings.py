"""Every deal ends, however it is played."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from tests.examples import seeds
from tests.properties.playing import anything, assert_conserved, eager, every_game, play_on, varied

DEALS = 30
"""Random deals of every game, over all its numbers of players; every other one by house rules. `make fuzz` plays twenty
times as many."""
MORE = {"rummikub": 120, "rummikub_classic": 120, "standard_rummy": 120}
"""Of the games that the others descend from, more."""
FEWER = {"burraco": 12, "hand_and_foot": 6, "shanghai_rummy": 12}
"""Of games whose deals are long, fewer."""
EAGER = 4
"""One deal in so many is played by people who like to lay melds."""


@pytest.mark.slow
@every_game
def test_random_play_always_ends(game: str) -> None:
    sheets, (fewest, most) = varied(game), games.get(game).players
    tables = most - fewest + 1
    for seed in seeds((MORE | FEWER).get(game, DEALS)):
        chance = Random(seed)
        deal = Deal(sheets[seed % len(sheets)], fewest + seed // 2 % tables, seed, scheduled=seed)
        play_on(deal, chance, policy=eager if chance.random() < 1 / EAGER else anything)
        assert deal.result is not None
        assert_conserved(deal)
