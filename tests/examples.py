"""How many deals and examples a property is tried on.

A test says how many `make fuzz` multiplies: `RUMMYKIT_FUZZ=20` tries twenty times as many, and new examples every time.
Any other run tries an eighth of them, and the same ones every time. `RUMMYKIT_PART=20` tries a twentieth:
`make sanitize` sets it, because faults of memory show in the first examples.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from rummykit import games

FUZZ = int(os.environ.get("RUMMYKIT_FUZZ", "0"))
PART = int(os.environ.get("RUMMYKIT_PART", "8"))
T = TypeVar("T")
U = TypeVar("U")


def scaled(count: int) -> int:
    """So many times more of them as this run wants, or a part of them, but never none."""
    return count * FUZZ or max(1, count // PART)


def deals_of_each(all_games: int, games: int) -> int:
    """Deals of each of so many games, at least one: a share of `all_games`, or of what RUMMYKIT_LOCKSTEP says."""
    return max(1, int(os.environ.get("RUMMYKIT_LOCKSTEP", all_games)) // games)


def one_in(step: int, among: Sequence[T], first: int = 0) -> Sequence[T]:
    """All of them in `make fuzz`; in any other run one in so many, from the first on."""
    return among if FUZZ else among[first::step]


def some_games(step: int, first: int = 0) -> pytest.MarkDecorator:
    """A test of a `game`: of all of them in `make fuzz`, of one in so many in any other run, from the first on."""
    return pytest.mark.parametrize("game", one_in(step, tuple(games.SHEETS), first))


def some_pairs(step: int, ones: Iterable[T], others: Iterable[U], first: int = 0) -> list[tuple[T, U]]:
    """Every pair in `make fuzz`; in any other run one in so many, in which every value of either has its turn."""
    pairs = product(enumerate(ones), enumerate(others))
    return [(one, other) for (i, one), (j, other) in pairs if FUZZ or (i + j) % step == first]


def seeds(count: int) -> range:
    """The seeds of so many deals that are walked through."""
    return range(scaled(count))


def at_most(count: int) -> range:
    """The seeds of all deals that a test may need to see what it is about: it stops after `scaled(count)` if it can."""
    return range(max(count, scaled(count)))


def examples(count: int) -> settings:
    """Settings for so many examples, however long each takes."""
    return settings(
        max_examples=scaled(count),
        derandomize=not FUZZ,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
