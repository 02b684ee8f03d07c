"""Gin Rummy as arrays is our Gin Rummy: the least deadwood, and every deal step by step."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("jax")

import jax
import numpy as np

from bench import gin_arrays, jax_gin
from rummykit.lab.deal_vector import DealVector
from rummykit.melds.arrange import hand_solver

pytestmark = pytest.mark.slow  # compiling takes its time
RULES = gin_arrays.RULES
SOLVER = hand_solver(RULES.groups, RULES.runs, tuple(RULES.values.of(face) for face in range(52)))


@pytest.mark.parametrize("size", [10, 11])
@pytest.mark.parametrize("ranks", [13, 6])
def test_the_least_deadwood_of_a_hand_and_without_each_card_is_the_solvers(size: int, ranks: int) -> None:
    chance, pack = Random(size), [face for face in range(52) if face % 13 < ranks]
    hands = [sorted(chance.sample(pack, size)) for _ in range(1000)]
    words = np.array([gin_arrays.BIT[hand].sum(0, dtype=np.uint32) for hand in hands]).T
    single, left = jax.jit(jax_gin.many(gin_arrays.without_each))(words)
    cards = np.asarray(jax.jit(jax_gin.many(gin_arrays.cards_of))(single))
    for at, hand in enumerate(hands):
        assert left[11, at] == SOLVER.deadwood(hand)
        gone = cards[:size, :, at].argmax(1)
        assert sorted(gone) == hand
        assert left[:size, at].tolist() == [SOLVER.deadwood([face for face in hand if face != card]) for card in gone]


@pytest.mark.parametrize("native", [True, False])
def test_whole_deals_are_the_same_step_by_step(native: bool) -> None:
    found = jax_gin.played_alike(DealVector("gin_rummy", 64 if native else 8, native=native), 200, seed=5)
    assert found["with points"] > 10
    assert not native or found["lay-offs"] > 10
