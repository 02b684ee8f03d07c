"""Deals side by side are the same as one by one."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("numpy")

from rummykit.lab import vector
from rummykit.lab.episode import Episode
from tests.lab.playing import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_side_by_side_is_as_one_by_one(game: str) -> None:
    deals = vector(game, 3, seed=4)
    alone = [Episode(game) for _ in range(3)]
    numbers = [0] * 3
    for slot, episode in enumerate(alone):
        episode.reset(f"4 {slot}", 0)
    chance, batch = np.random.default_rng(1), deals.batch
    for _ in range(40):
        for slot, episode in enumerate(alone):
            seen = episode.observe(episode.turn)
            assert batch.seat[slot] == episode.turn
            assert np.array_equal(batch.observation[slot], seen["observation"])
            assert np.array_equal(batch.action_mask[slot], seen["action_mask"])
            if batch.candidates is not None:
                assert np.array_equal(batch.candidates[slot], seen["candidates"])
        chosen = [int(chance.choice(np.flatnonzero(mask))) for mask in batch.action_mask]
        batch = deals.step(chosen)
        for slot, episode in enumerate(alone):
            episode.play(chosen[slot])
            assert batch.ended[slot] == episode.over
            assert tuple(batch.rewards[slot]) == pytest.approx(episode.rewards())
            if episode.over:
                numbers[slot] += 1
                episode.reset(f"4 {slot}", numbers[slot])
    assert deals.deals == sum(numbers)


def test_numbers_that_may_not_be_chosen_change_nothing() -> None:
    deals = vector("knock_rummy", 2)
    before = deals.batch.observation.copy()
    forbidden = [int(np.flatnonzero(mask == 0)[0]) for mask in deals.batch.action_mask]
    for numbers in (forbidden, [-1, -1], [999, 999], [0]):
        with pytest.raises(ValueError, match="It takes 2 numbers"):
            deals.step(numbers)
    assert np.array_equal(deals.batch.observation, before)
