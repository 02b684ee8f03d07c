"""What the points of a deal are made of: for every seat the parts add up to its points."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games
from rummykit.bots import Level, choose
from rummykit.match import Match


@pytest.mark.parametrize("game", ["rummy_500", "thai_dummy", "tonk", "tong_its"])
def test_parts_add_up_to_the_points(game: str) -> None:
    sheet, chance, told = games.get(game), Random(3), set()
    for number in range(12):
        match = Match(sheet, players=3, seed=number.to_bytes(32))
        while match.deal.result is None:
            level: Level = "random" if chance.random() < 0.3 else "greedy"
            match.play(choose(level, sheet, match.deal.view(match.deal.turn), chance))
        row = match.rows[-1]
        if row.kind == "void":
            continue
        assert tuple(sum(part.points for part in parts) for parts in row.parts) == row.points
        told |= {part.code for parts in row.parts for part in parts}
    assert len(told) > 1


def test_a_game_with_a_single_thing_to_count_tells_no_parts() -> None:
    sheet, chance = games.get("standard_rummy"), Random(3)
    match = Match(sheet, players=2, seed=bytes(32))
    while match.deal.result is None:
        match.play(choose("greedy", sheet, match.deal.view(match.deal.turn), chance))
    assert match.rows[-1].parts == ()
