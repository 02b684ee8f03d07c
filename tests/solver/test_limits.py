"""What the solver of tables refuses, by name, and how long it may take at worst."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games, solve
from rummykit._native import MAX_TILE_WEIGHT, TableSolver
from rummykit.cards import FIRST_TILE, JOKER, parse
from tests.examples import examples
from tests.solver.tiles import FREE, sets

EVEN = TableSolver([1] * 53)
BOTH_PACKS = [*range(FIRST_TILE, JOKER)] * 2 + [JOKER] * 2


@pytest.mark.parametrize(
    ("table", "rack", "says"),
    [
        ("r1 r2", "", r"Set 1: .*r1 r2"),
        ("r1 r2 r3 / r5 b5 r5", "", r"Set 2: .*r5"),
        ("J r12 r13 J / b12 b13 b1", "", "Set 2"),
        ("r1 r2 r3", "r1 r1 r1", "There are 4 of r1, and the pack holds 3"),
        ("r1 r2 r3 J", "J J J J", "There are 5 of J, and the pack holds 4"),
        ("r1 r2 r3", "DJ", "DJ"),
        ("r1 DJ r4", "r5", "DJ"),
        ("r1 r2 r3", "AS", "AS is no tile"),
    ],
)
def test_wrong_problems_are_named(table: str, rack: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        solve.table(FREE, sets(table), parse(rack))


def test_an_unordered_set_is_put_in_order() -> None:
    assert solve.table(FREE, [parse("r7 r5 r6"), parse("r11 J r9")], parse("r8")).tiles == 1


@pytest.mark.parametrize("weight", [-1, MAX_TILE_WEIGHT + 1, 10**30])
def test_weights(weight: int) -> None:
    with pytest.raises((ValueError, TypeError), match=r"."):
        solve.table(FREE, [], parse("r1"), weights={FIRST_TILE: weight})
    with pytest.raises(ValueError, match="objective"):
        solve.table(FREE, [], [], "most")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no tile"):
        solve.table(FREE, [], [], weights={3: 1})


def test_games_without_such_tables() -> None:
    with pytest.raises(ValueError, match="rearranged"):
        solve.table(games.get("standard_rummy"), [], [])


def test_kept_sets_over_the_limits() -> None:
    for runs, groups in (([(0, 1, 3)] * 3, []), ([(4, 1, 3)], []), ([], [(14, 3, 3)])):
        with pytest.raises(ValueError, match="kept"):
            EVEN.solve([], [], kept_runs=runs, kept_groups=groups)
    with pytest.raises(ValueError, match="jokers"):
        EVEN.solve([JOKER], [JOKER], kept_runs=[(0, 1, 3)])


def test_bars_that_are_no_places() -> None:
    for runs, groups in (([JOKER], []), ([-1], []), ([], [0]), ([], [14])):
        with pytest.raises(ValueError, match="barred"):
            EVEN.solve([], [], barred_runs=runs, barred_groups=groups)


@pytest.mark.parametrize(
    ("tiles", "runs", "groups", "laid"),
    [
        ("r1 r2 J", "", [], True),
        ("r1 r2 J", "r3", [], False),
        ("r1 r2 J", "", [1, 2, 3], True),
        ("r5 b5 J", "r5 b5 k5 o5", [], True),
        ("r5 b5 J", "", [5], False),
        # The joker lies in a run in place of r6, which lies in a group.
        ("r5 r7 r6 b6 k6 J", "", [6], True),
        ("r5 r7 r6 b6 k6 J", "r6", [], True),
        ("r5 r7 r6 b6 k6 J", "r6", [6], False),
        ("r12 r13 J J", "r11", [], False),
        ("r12 r13 J J", "r1", [], True),
    ],
)
def test_no_joker_lies_where_it_is_barred(tiles: str, runs: str, groups: list[int], laid: bool) -> None:
    found = EVEN.solve(parse(tiles), [], barred_runs=parse(runs), barred_groups=groups)
    assert (found is not None) == laid


tile = st.integers(FIRST_TILE, JOKER)
few = st.sampled_from([64, 65, 66, 67, 68, 77, 78, 79, 90, 91, 92, 103, 104, 105, JOKER])


@examples(400)
@given(must=st.lists(tile | few, max_size=60), may=st.lists(tile | few, max_size=60), minimum=st.integers(-2, 200))
def test_any_tiles_are_answered_or_refused(must: list[int], may: list[int], minimum: int) -> None:
    must, may = fitting(must, may)
    with contextlib.suppress(ValueError):
        found = EVEN.solve(must, may, minimum=minimum)
        if found is not None:
            score, played, laid, _ = found
            assert score == len(played)
            assert sorted([*must, *played]) == sorted(face for cards in laid for face in cards)


def fitting(must: Sequence[int], may: Sequence[int]) -> tuple[list[int], list[int]]:
    """As many of the tiles as two packs hold."""
    left = list(BOTH_PACKS)
    kept: tuple[list[int], list[int]] = ([], [])
    for part, given_tiles in zip(kept, (must, may), strict=True):
        for face in given_tiles:
            if face in left:
                left.remove(face)
                part.append(face)
    return kept


anything = st.one_of(
    st.integers(),
    st.none(),
    st.binary(max_size=20),
    st.lists(st.one_of(st.integers(), st.none(), st.text(), st.lists(st.integers(0, 130), max_size=20)), max_size=20),
)


@examples(150)
@given(one=anything, other=anything)
def test_anything_is_answered_or_refused(one: Any, other: Any) -> None:
    for ask in (EVEN.solve, EVEN.play, EVEN.solve_many):
        with contextlib.suppress(ValueError, TypeError, BufferError):
            ask(one, other)


def test_a_set_that_changes_while_it_is_read() -> None:
    class Sly:
        def __init__(self) -> None:
            self.answers = iter((64, 300, 65))

        def __index__(self) -> int:
            return next(self.answers)

    with contextlib.suppress(ValueError, StopIteration):
        EVEN.play([[cast(int, Sly()), 65, 66]], [])


@pytest.mark.parametrize("size", [20, 40, 60, 80, 106])
def test_the_worst_racks_take_no_time_to_speak_of(size: int) -> None:
    # The slowest known take a few hundredths of a second; a blow-up would take minutes.
    chance = Random(size)
    solver = TableSolver([1000 + face % 13 + 1 for face in range(52)] + [1030])
    for _ in range(5):
        rack = [JOKER, JOKER, *chance.sample(BOTH_PACKS[:104], size - 2)]
        start = process_time()
        found = solver.solve([], rack)
        assert found is not None
        assert process_time() - start < 1
