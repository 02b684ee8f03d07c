"""The field's own tests of environments, for every game: PettingZoo's, Gymnasium's and OpenSpiel's."""

from __future__ import annotations

import os
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeAlias

from bench.table import progress, show
from rummykit import games

FieldTest: TypeAlias = Callable[[str, int], Any]
"""Runs one test of a game for so many players; raises whatever the test raises."""


def _api_test(game: str, players: int) -> None:
    from pettingzoo.test import api_test

    from rummykit.lab import aec_env

    api_test(aec_env(game, players, seed=1), num_cycles=200)


def _seed_test(game: str, players: int) -> None:
    from pettingzoo.test import seed_test

    from rummykit.lab import aec_env

    seed_test(lambda: aec_env(game, players), num_cycles=50)


def _parallel_api_test(game: str, players: int) -> None:
    from pettingzoo.test import parallel_api_test

    from rummykit.lab import parallel_env

    env = parallel_env(game, players, seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)  # else every run plays other actions
    parallel_api_test(env, num_cycles=25)


def _check_env(game: str, players: int) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from rummykit.lab.gym import env_id

    check_env(gymnasium.make(env_id(game), players=players, opponent="random").unwrapped, skip_render_check=True)


def _random_sim_test(game: str, players: int) -> None:
    import pyspiel

    import_module("rummykit.lab.spiel")  # registers the games
    pyspiel.random_sim_test(pyspiel.load_game(f"rummykit(game={game},players={players})"), 1, True, False)


TESTS: dict[str, FieldTest] = {
    "PettingZoo api_test": _api_test,
    "PettingZoo seed_test": _seed_test,
    "PettingZoo parallel_api_test": _parallel_api_test,
    "Gymnasium check_env": _check_env,
    "OpenSpiel random_sim_test": _random_sim_test,
}
"""By the name of each; PettingZoo's are run for the fewest and the most players, the others for the fewest."""


@contextmanager
def _silent() -> Iterator[None]:
    """Nothing is printed meanwhile, by compiled code either."""
    sys.stdout.flush()
    kept = os.dup(1)
    with tempfile.TemporaryFile() as nowhere, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        os.dup2(nowhere.fileno(), 1)
        try:
            yield
        finally:
            sys.stdout.flush()
            os.dup2(kept, 1)
            os.close(kept)


def outcome(test: FieldTest, game: str, seats: list[int]) -> str:
    """What a test says of a game: passed, or what it found."""
    try:
        for players in seats:
            with _silent():
                test(game, players)
    except ModuleNotFoundError as missing:
        return f"no {missing.name}"
    except Exception as failed:
        return f"{type(failed).__name__}: {failed}"[:60]
    return "passed"


def main() -> None:
    """Prints a table, a row for each game."""
    rows: list[list[object]] = []
    for done, (game, rules) in enumerate(games.SHEETS.items()):
        progress(f"Field tests of {game}", done, len(games.SHEETS))
        both = sorted(set(map(rules.in_deal, rules.players)))
        rows.append(
            [game, *[outcome(test, game, both if "PettingZoo" in name else both[:1]) for name, test in TESTS.items()]]
        )
    progress("", 1, 1)
    show("The field's own tests", ["game", *TESTS], rows)
