"""What the kernel writes of tiles is what the encoder makes of a view."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy")

import numpy as np

from rummykit import games
from rummykit.lab.encode import encoder
from rummykit.lab.tile_observer import TileObserver
from rummykit.play.deal import Deal
from rummykit.playout import DealPool
from tests.playout.test_tiles_lockstep import SHEETS, likely_to_play

SIZE = 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", SHEETS)
def test_the_kernel_shows_what_the_encoder_shows(name: str, players: int) -> None:
    rules, chance = SHEETS[name], Random(f"observed {name} {players}")
    pool, code = DealPool(rules, players, SIZE, name, threads=2), encoder(rules, players)
    observer = TileObserver(pool)
    deals = [Deal(rules, players, name, number=slot, starter=slot % players) for slot in range(SIZE)]
    over = laid = 0
    for step in range(150):
        seen = observer.observe()
        for slot, deal in enumerate(deals):
            expected = code.flat(deal.view(deal.turn))
            differ = np.flatnonzero(seen[slot] != expected)
            assert not differ.size, f"{name}, {players} seats, step {step}: {differ[:9].tolist()}"
            laid = max(laid, len(deal._state.table))
        legal = [list(deal.legal_actions()) for deal in deals]
        assert list(pool.counts) == list(map(len, legal))
        choices = [likely_to_play(each, chance) for each in legal]
        pool.step(choices)
        for slot, deal in enumerate(deals):
            deal.play(legal[slot][choices[slot]])
            if deal.result is not None:
                over += 1
                number = deal.number + SIZE
                deals[slot] = Deal(rules, players, name, number=number, starter=number % players)
    assert over > 0
    assert laid > 5


def test_an_array_of_ones_own_is_filled() -> None:
    pool = DealPool(games.get("rummikub"), 2, 3)
    observer = TileObserver(pool)
    seen = observer.observe()
    into = np.ones_like(seen)
    assert observer.observe(into) is into
    assert np.array_equal(into, seen)


@pytest.mark.parametrize("game", ["rummikub_twist", "gin_rummy"])
def test_what_the_kernel_does_not_encode(game: str) -> None:
    with pytest.raises(ValueError, match="does not encode"):
        TileObserver(DealPool(games.get(game), 2, 1))
