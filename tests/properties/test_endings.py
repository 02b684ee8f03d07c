"""Every deal ends, however it is played."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from tests.properties.playing import GAMES, anything, assert_conserved, eager, play_on, varied

DEALS = 2_000
"""Random deals of every game, over all its numbers of players; every other one by house rules."""
MORE = {"rummikub": 10_000, "rummikub_classic": 10_000, "standard_rummy": 10_000}
"""Of the games that the others descend from, more."""
FEWER = {
    "burraco": 600,
    "canasta": 1_000,
    "carioca": 1_000,
    "hand_and_foot": 200,
    "okey_101": 1_000,
    "shanghai_rummy": 600,
}
"""Of games whose deals are long, fewer."""
EAGER = 4
"""One deal in so many is played by people who like to lay melds."""


def chunks() -> list[tuple[str, int, int]]:
    """(game, players, deals) that add up to at least the deals of each game."""
    found = []
    for game in GAMES:
        fewest, most = games.get(game).players
        tables = range(fewest, most + 1)
        found += [(game, players, -(-(MORE | FEWER).get(game, DEALS) // len(tables))) for players in tables]
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
