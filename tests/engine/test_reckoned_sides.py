"""The lines that a deal of sides is read out with sum to its points."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games
from rummykit.bots import choose
from rummykit.match import Match, score


@pytest.mark.parametrize(("game", "players"), [("canasta", 2), ("burraco", 4), ("hand_and_foot", 4)])
@pytest.mark.parametrize("seed", [1, 2])
def test_lines_sum_to_the_points(game: str, players: int, seed: int) -> None:
    match = Match(games.get(game), players=players, seed=seed.to_bytes(32))
    deal = match.deal
    while deal.result is None:
        match.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(seed)))
    priced = score(deal.rules, deal.result)
    for reckoning in priced.reckoned:
        assert sum(line.points for line in reckoning.lines) == priced.points[reckoning.seats[0]]
