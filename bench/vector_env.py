"""Random play by the vector environments of Gymnasium, on one core, beside `lab.vector` and one seat at a time."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv

from bench.table import progress, show
from bench.vector import step_rate
from rummykit.lab import single_seat
from rummykit.lab.actions import SpaceName
from rummykit.lab.deal_vector import DealVector
from rummykit.lab.seat_vector import vector_env

GAMES: tuple[tuple[str, SpaceName], ...] = (
    ("gin_rummy", "flat"),
    ("knock_rummy", "flat"),
    ("standard_rummy", "flat"),
    ("three_thirteen", "candidates"),
    ("scala_40", "candidates"),
    ("rummikub", "listed"),
)
SIZES = (64, 1024)
REPEATS = 3
SECONDS = 0.5


def env_rate(env: Any, seed: int) -> float:
    """Steps of sub-environments a second of CPU time, opponents and new deals included; picking is not counted."""
    chance = np.random.default_rng(seed)
    masks = env.reset(seed=seed)[1]["action_mask"]
    spent, steps = 0.0, 0
    while spent < SECONDS:
        numbers = (masks * (1 - chance.random(masks.shape, np.float32))).argmax(1)
        begun = process_time()
        masks = env.step(numbers)[4]["action_mask"]
        spent += process_time() - begun
        steps += env.num_envs
    return steps / spent


def main() -> None:
    """Prints medians of interleaved repeats."""
    rows: list[list[object]] = []
    for game, actions in GAMES:
        for size in SIZES:
            raw = DealVector(game, size, actions=actions)
            given: dict[str, Any] = {"actions": actions, "copy": False}
            envs = [
                vector_env(game, size, opponent=None, **given),
                vector_env(game, size, opponent="random", **given),
                SyncVectorEnv([lambda: single_seat(game, opponent="random", actions=actions)] * 8),  # noqa: B023
            ]
            measured: list[list[float]] = [[] for _ in range(1 + len(envs))]
            for seed in range(REPEATS):
                progress(f"{size} deals of {game}", seed, REPEATS)
                measured[0].append(step_rate(raw, seed))
                for found, env in zip(measured[1:], envs, strict=True):
                    found.append(env_rate(env, seed))
            progress("", 1, 1)
            rows.append([game, size, *(round(median(found)) for found in measured)])
    heads = ["game, fewest seats", "deals", "lab.vector", "vector_env, every seat", "against random", "one by one"]
    show("Random play by vector environments, steps a second", heads, rows)
