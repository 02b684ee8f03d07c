"""Whatever tiles the solver of special jokers is given, it answers with legal sets or refuses, and soon."""

from __future__ import annotations

import contextlib
from collections import Counter
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games
from rummykit._native import TwistSolver
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, FIRST_TILE, JOKER, MIRROR_JOKER, Face
from rummykit.melds.tiles import tile_melds
from tests.examples import examples
from tests.solver.test_limits import anything

TWIST = games.get("rummikub_twist")
MELDS = tile_melds(TWIST.groups, TWIST.runs, TWIST.special_jokers)
PACK = Counter([*range(FIRST_TILE, MIRROR_JOKER + 1)] * 2)
LEX = TwistSolver([1001 + face % 13 for face in range(52)] + [1030] * 4)

face = st.integers(FIRST_TILE, JOKER - 1)
near = st.sampled_from([64, 65, 66, 67, 77, 78, 79, 90, 91, 92, 103, 104, 105])
joker = st.sampled_from([JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER])
lists = st.lists(near | joker | face, max_size=30)


def checked(
    solver: TwistSolver, must: list[Face], may: list[Face], minimum: int = 0
) -> tuple[int, tuple[Face, ...]] | None:
    """What the answer counts and plays; None if there is none. Every set of it is legal, and no tile is lost."""
    found = solver.solve(must, may, minimum=minimum)
    if found is None:
        return None
    score, played, laid = found
    assert all(MELDS.readings(cards) for cards in laid), laid
    assert sorted([*must, *played]) == sorted(face for cards in laid for face in cards)
    assert not Counter(played) - Counter(may)
    return score, played


@examples(400)
@given(must=lists, may=lists, minimum=st.integers(0, 60))
def test_any_tiles_are_answered_with_legal_sets(must: list[Face], may: list[Face], minimum: int) -> None:
    must = list((Counter(must) & PACK).elements())
    may = list((Counter(may) & (PACK - Counter(must))).elements())
    checked(LEX, must, may, minimum)


@examples(200)
@given(may=lists, weights=st.lists(st.integers(0, 1000), min_size=56, max_size=56), dislike=st.integers(-3000, 3000))
def test_any_weights(may: list[Face], weights: list[int], dislike: int) -> None:
    solver = TwistSolver([*weights[:52], *[dislike] * 4])
    found = checked(solver, [], list((Counter(may) & PACK).elements()))
    if found is not None:
        score, played = found
        assert score == sum(dislike if face >= JOKER else weights[face - FIRST_TILE] for face in played)


@examples(300)
@given(one=anything, other=anything)
def test_anything_is_answered_or_refused(one: Any, other: Any) -> None:
    with contextlib.suppress(ValueError, TypeError):
        LEX.solve(one, other)


@pytest.mark.parametrize("size", [40, 75, 112])
def test_racks_with_all_jokers_take_no_time_to_speak_of(size: int) -> None:
    # The slowest known take half a second; a blow-up would take minutes.
    chance = Random(size)
    jokers = [JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER] * 2
    for _ in range(2):
        rack = [*jokers, *chance.sample([*range(FIRST_TILE, JOKER)] * 2, size - len(jokers))]
        start = process_time()
        assert checked(LEX, [], rack) is not None
        assert process_time() - start < 8
