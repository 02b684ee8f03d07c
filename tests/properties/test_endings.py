"""Every deal ends, however it is played."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from tests.examples import seeds, some_games
from tests.properties.playing import anything, assert_conserved, eager, play_on, varied

DEALS = 14
"""Random deals of every game by house rules, over all its numbers of players; those that walks go through are half by
the plain sheet. `make fuzz` plays twenty times as many."""
MORE = {"rummikub": 48, "rummikub_classic": 48, "standard_rummy": 48}
"""Of the games that the others descend from, more."""
EAGER = 4
"""One deal in so many is played by people who like to lay melds."""


@pytest.mark.slow
@some_games(2)
def test_random_play_always_ends(game: str) -> None:
    sheets, (fewest, most) = varied(game), games.get(game).players
    for seed in seeds(max(MORE.get(game, DEALS), len(sheets))):
        chance = Random(seed)
        deal = Deal(sheets[seed % len(sheets)], fewest + seed % (most - fewest + 1), seed, scheduled=seed)
        play_on(deal, chance, policy=eager if chance.random() < 1 / EAGER else anything)
        assert deal.result is not None
        assert_conserved(deal)
