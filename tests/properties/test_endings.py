"""Every deal ends, however it is played."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from tests.examples import FUZZ
from tests.properties.playing import GAMES, anything, assert_conserved, eager, play_on, varied

DEALS = 500
"""Random deals of every game, over all its numbers of players; every other one by house rules. `make fuzz` plays twenty
times as many."""
MORE = {"rummikub": 2_500, "rummikub_classic": 2_500, "standard_rummy": 2_500}
"""Of the games that the others descend from, more."""
FEWER = {
    "burraco": 150,
    "canasta": 250,
    "carioca": 250,
    "hand_and_foot": 60,
    "okey_101": 250,
    "shanghai_rummy": 150,
}
"""Of games whose deals are long, fewer."""
EAGER = 4
"""One deal in so many is played by people who like to lay melds."""


def chunks() -> list[tuple[str, int, int]]:
    """(game, players, deals) that add up to at least the deals of each game."""
    found = []
    for game in GAMES:
        fewest, most = games.get(game).players
        tables, deals = range(fewest, most + 1), (MORE | FEWER).get(game, DEALS) * max(1, FUZZ)
        found += [(game, players, -(-deals // len(tables))) for players in tables]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "deals"), chunks())
def test_random_play_always_ends(game: str, players: int, deals: int) -> None:
    sheets = varied(game)
    for seed in range(deals):
        chance = Random(seed)
        deal = Deal(sheets[seed % len(sheets)], players, seed, scheduled=seed)
        play_on(deal, chance, policy=eager if chance.random() < 1 / EAGER else anything)
        assert deal.result is not None
        assert_conserved(deal)
