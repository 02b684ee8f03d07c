"""First melds of a rack that must be worth a minimum, up to the most that a minimum can be."""

from __future__ import annotations

from random import Random

import pytest

from rummykit._native import MAX_MINIMUM, TableSolver, TwistSolver
from rummykit.cards import FIRST_TILE, JOKER, Face

NUMBERS = [face % 13 + 1 for face in range(52)]
PACK: list[Face] = [*range(FIRST_TILE, JOKER)] * 2
SOLVERS: dict[str, TableSolver | TwistSolver] = {
    "plain": TableSolver([*NUMBERS, 0]),
    "special": TwistSolver([*NUMBERS, 0, 0, 0, 0]),
}
KINDS = tuple(SOLVERS)
"""Their names: pytest keeps what parametrises a test to the very end, and nanobind would call the solvers leaked."""


def number(face: Face) -> int:
    return (face - FIRST_TILE) % 13 + 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [30, 45, 60, 80])
def test_what_the_dearest_tiles_are_worth_is_reached_and_no_more(kind: str, size: int) -> None:
    solver, most = SOLVERS[kind], 0
    for seed in range(8):
        rack = Random(f"{size} {seed}").sample(PACK, size)
        best = solver.solve((), rack)
        assert best is not None
        reached = solver.solve((), rack, minimum=best[0])
        assert reached is not None
        assert sum(number(face) for cards in reached[2] for face in cards) == best[0]
        assert solver.solve((), rack, minimum=best[0] + 1) is None
        most = max(most, best[0])
    assert most > 127


@pytest.mark.parametrize("kind", KINDS)
def test_a_joker_counts_what_it_stands_for_beyond_any_byte(kind: str) -> None:
    # Three full colours and most of the fourth: the joker is the 13 that is not there.
    rack = [face for face in PACK[:52] if face != JOKER - 1] + [JOKER]
    assert SOLVERS[kind].solve((), rack, minimum=4 * 91) is not None
    assert SOLVERS[kind].solve((), rack, minimum=4 * 91 + 1) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_minimum_over_the_limit_is_refused(kind: str) -> None:
    assert SOLVERS[kind].solve((), PACK, minimum=MAX_MINIMUM) is None  # all tiles together are worth less
    for minimum in (-1, MAX_MINIMUM + 1):
        with pytest.raises(ValueError, match="first meld"):
            SOLVERS[kind].solve((), PACK, minimum=minimum)
