"""Every game passes Gymnasium's own check, and one seat against a bot is played to the end."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from rummykit import games
from rummykit.lab.gym import SingleSeat, env_id
from tests.lab.playing import GAMES


def played(env: Any, seed: int) -> tuple[list[float], int]:
    """The rewards of one deal of masked random play, and the number of decisions."""
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards: list[float] = []
    over = False
    while not over:
        seen, reward, over, cut, _ = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        rewards.append(float(reward))
    return rewards, len(rewards)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_check(game: str) -> None:
    players = games.get(game).players[0]
    env = gymnasium.make(env_id(game), players=players, opponent="random").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*different spec.*|.*not have a spec.*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_against_a_bot_has_one_reward_and_it_is_that_of_the_sheet(game: str) -> None:
    env = SingleSeat(game, games.get(game).players[0], opponent="greedy", seat=1)
    rewards, _ = played(env, 3)
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == env.episode.rewards()[1]


def test_equal_seeds_are_equal_deals() -> None:
    assert played(SingleSeat("gin_rummy"), 5) == played(SingleSeat("gin_rummy"), 5)
    assert played(SingleSeat("gin_rummy"), 5) != played(SingleSeat("gin_rummy"), 6)


def test_a_number_the_mask_forbids_loses_the_deal() -> None:
    env = SingleSeat("knock_rummy", illegal_reward=-5)
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info["illegal"]) == (-5, True, True)


def test_a_fraction_is_no_number() -> None:
    env = SingleSeat("knock_rummy")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(0.7)  # type: ignore[arg-type]


def test_a_seat_is_drawn_where_none_is_asked_for() -> None:
    env = SingleSeat("standard_rummy", 3, opponent="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_several_are_made_at_once() -> None:
    envs = gymnasium.make_vec(env_id("knock_rummy"), num_envs=3)
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (3, 56)
    numbers = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
    seen, rewards, *_ = envs.step(np.array(numbers))
    assert seen["observation"].shape[0] == len(rewards) == 3


def test_a_bot_or_seat_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot 'great'"):
        SingleSeat("gin_rummy", opponent="great")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no bot None"):
        SingleSeat("gin_rummy", opponent=None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no seat 2"):
        SingleSeat("gin_rummy", seat=2)
