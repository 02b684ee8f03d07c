"""Every game passes PettingZoo's test of parallel environments, and plays what the other face plays."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import parallel_api_test

from rummykit.lab import SlowGameWarning, aec_env, parallel_env
from tests.examples import one_in
from tests.lab.playing import SOME_SEATS


@pytest.mark.parametrize(("game", "players"), one_in(2, SOME_SEATS))
def test_every_game_passes_the_parallel_api_test(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", (SlowGameWarning, ResourceWarning))
        env = parallel_env(game, players, seed=1)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)  # else every run plays other actions
        parallel_api_test(env, num_cycles=25)


def test_it_plays_what_turns_play_and_others_wait() -> None:
    together, turns = parallel_env("knock_rummy", 3), aec_env("knock_rummy", 3)
    seen, infos = together.reset(seed=6)
    turns.reset(seed=6)
    chance = np.random.default_rng(1)
    while together.agents:
        acts = turns.agent_selection
        for agent in together.agents:
            mask = seen[agent]["action_mask"]
            assert np.array_equal(mask, infos[agent]["action_mask"])
            assert together.observation_space(agent).contains(seen[agent])
            if agent != acts:
                assert np.flatnonzero(mask).tolist() == [together.wait]
        assert np.array_equal(seen[acts]["action_mask"][:-1], turns.observe(acts)["action_mask"])
        assert np.array_equal(seen[acts]["observation"], turns.observe(acts)["observation"])
        number = int(chance.choice(np.flatnonzero(seen[acts]["action_mask"])))
        numbers = dict.fromkeys(together.agents, together.wait) | {acts: number}
        seen, rewards, ended, cut, infos = together.step(numbers)
        turns.step(number)
        assert rewards == turns.rewards
        assert ended == turns.terminations
        assert not any(cut.values())
    assert any(rewards.values())
    assert together.step({}) == ({}, {}, {}, {}, {})


def test_a_number_that_is_forbidden_changes_nothing() -> None:
    env = parallel_env("knock_rummy", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="may not be chosen now"):
        env.step(dict.fromkeys(env.agents, env.wait))
    assert env.step(dict.fromkeys(env.agents, 0))[0]["player_0"]["observation"].shape == (738,)
