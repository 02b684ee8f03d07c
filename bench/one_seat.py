"""Random play of one deal at a time in the laboratory: the kernel beside the ordinary engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from bench.table import progress, show
from rummykit import games
from rummykit.bots import Level
from rummykit.lab.actions import SpaceName
from rummykit.lab.episode import Episode
from rummykit.lab.gym import SingleSeat

GAMES: tuple[tuple[str, SpaceName | None], ...] = (
    ("gin_rummy", None),
    ("standard_rummy", None),
    ("conquian", None),
    ("rummy_500", None),
    ("okey", None),
    ("indian_rummy_points", None),
    ("caloochi", None),
    ("carioca", None),
    ("rummikub", "listed"),
)
OPPONENTS: tuple[Level, ...] = ("random", "greedy")
REPEATS = 3
SECONDS = 0.5


def seat_rate(env: SingleSeat, seed: int) -> float:
    """Steps a second of CPU time, resets and opponents included; what picks the numbers is not counted."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    spent, steps = 0.0, 0
    while spent < SECONDS:
        number = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        begun = process_time()
        seen, _, over, _, _ = env.step(number)
        if over:
            seen, _ = env.reset()
        spent += process_time() - begun
        steps += 1
    return steps / spent


def path_rate(root: Any, seed: int) -> float:
    """Actions a second of deals played at random from a state of OpenSpiel to the end, a copy of the state each."""
    chance, spent, actions = Random(seed), 0.0, 0
    while spent < SECONDS:
        begun = process_time()
        state = root.clone()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
        state.returns()
        spent += process_time() - begun
    return actions / spent


def seats(game: str, actions: SpaceName | None, opponent: Level) -> list[SingleSeat]:
    """The environment as the engine plays it, and as it is."""
    made = [SingleSeat(game, opponent=opponent, actions=actions) for _ in range(2)]
    made[0].episode = Episode(game, None, actions)
    return made


def roots(game: str, actions: SpaceName | None) -> list[Any]:
    """A deal in OpenSpiel as the engine plays it, and as it is."""
    import pyspiel

    from rummykit.lab import spiel

    players = games.get(game).players[0]
    name = f"rummykit(game={game},players={players},actions={actions or 'auto'})"
    assert spiel.SHORT_NAME in name
    found = []
    for native in (False, True):
        state = pyspiel.load_game(name).new_initial_state()
        if not native:
            state.path.episode = Episode(state.path.episode.rules, players, actions, "difference")
        for byte in (1, 2, 3, 4):
            state.apply_action(byte)
        found.append(state)
    return found


def main() -> None:
    """Prints medians of interleaved repeats."""
    rows: list[list[object]] = []
    for game, actions in GAMES:
        pairs: list[Callable[[int], float]] = []
        for opponent in OPPONENTS:
            pairs += [partial(seat_rate, env) for env in seats(game, actions, opponent)]
        pairs += [partial(path_rate, root) for root in roots(game, actions)]
        measured: list[list[float]] = [[] for _ in pairs]
        for seed in range(REPEATS):
            progress(f"One deal at a time of {game}", seed, REPEATS)
            for found, rate in zip(measured, pairs, strict=True):
                found.append(rate(seed))
        progress("", 1, 1)
        rows.append([game, *(round(median(found)) for found in measured)])
    heads = ["game, fewest seats"]
    for what in (*(f"single_seat against {opponent}" for opponent in OPPONENTS), "OpenSpiel, to the end of a deal"):
        heads += [f"{what}: engine", "kernel"]
    show("Random play of one deal at a time, steps a second", heads, rows)
