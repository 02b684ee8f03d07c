"""Every game passes PettingZoo's own tests, with the fewest or the most players."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from rummykit import games
from rummykit.lab import SlowGameWarning, aec_env
from tests.examples import one_in
from tests.lab.playing import SOME_SEATS

TILES = [game for game, rules in games.SHEETS.items() if rules.rearranges]
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}
"""Said of every environment with masks that PettingZoo does not know by its name."""


@pytest.mark.parametrize(("game", "players"), one_in(2, SOME_SEATS))
def test_every_game_passes_the_api_test(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        env = aec_env(game, players, seed=1)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)  # else every run plays other actions, and may fail by luck
        api_test(env, num_cycles=25)
    # What another test has left open may be noticed to be so while this one runs.
    others = [each for each in said if not issubclass(each.category, ResourceWarning | SlowGameWarning)]
    assert {str(each.message) for each in others} <= EXPECTED


@pytest.mark.parametrize("game", games.SHEETS)
def test_equal_seeds_are_equal_episodes(game: str) -> None:
    seed_test(lambda: aec_env(game, games.get(game).players[0]), num_cycles=10)
