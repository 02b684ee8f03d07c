"""Whatever tiles the solver of special jokers is given, it answers with legal sets or refuses, and soon."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games
from rummykit._native import TwistSolver
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, FIRST_TILE, JOKER, MIRROR_JOKER, Face, parse
from rummykit.play.actions import Faces
from rummykit.tiles.possible_special_sets import PartialRun, PossibleSpecialSets
from rummykit.tiles.sets import tile_melds
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


@examples(120)
@given(must=lists, may=lists)
def test_any_table_is_answered_with_legal_sets(must: list[Face], may: list[Face]) -> None:
    must = list((Counter(must) & PACK).elements())
    checked(LEX, must, list((Counter(may) & (PACK - Counter(must))).elements()))


@examples(120)
@given(may=lists, minimum=st.integers(0, 60))
def test_any_first_meld_is_answered_with_legal_sets(may: list[Face], minimum: int) -> None:
    checked(LEX, [], list((Counter(may) & PACK).elements()), minimum)


@examples(100)
@given(must=lists, may=lists, minimum=st.integers(1, 60))
def test_a_table_with_a_minimum_which_no_rule_asks_for_is_answered_or_refused(
    must: list[Face], may: list[Face], minimum: int
) -> None:
    must = list((Counter(must) & PACK).elements())
    may = list((Counter(may) & (PACK - Counter(must))).elements())
    with contextlib.suppress(ValueError):
        checked(LEX, must, may, minimum)


@examples(100)
@given(may=lists, weights=st.lists(st.integers(0, 1000), min_size=56, max_size=56), dislike=st.integers(-3000, 3000))
def test_any_weights(may: list[Face], weights: list[int], dislike: int) -> None:
    solver = TwistSolver([*weights[:52], *[dislike] * 4])
    found = checked(solver, [], list((Counter(may) & PACK).elements()))
    if found is not None:
        score, played = found
        assert score == sum(dislike if face >= JOKER else weights[face - FIRST_TILE] for face in played)


@examples(120)
@given(one=anything, other=anything)
def test_anything_is_answered_or_refused(one: Any, other: Any) -> None:
    with contextlib.suppress(ValueError, TypeError):
        LEX.solve(one, other)


@pytest.mark.parametrize("size", [40, 75, 112])
def test_racks_with_all_jokers_take_no_time_to_speak_of(size: int) -> None:
    # The slowest known take a second; a blow-up would take minutes.
    chance = Random(size)
    jokers = [JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER] * 2
    for _ in range(2):
        rack = [*jokers, *chance.sample([*range(FIRST_TILE, JOKER)] * 2, size - len(jokers))]
        start = process_time()
        assert checked(LEX, [], rack) is not None
        assert process_time() - start < 8


@examples(120)
@given(must=st.lists(near | joker, max_size=9), may=st.lists(near | joker, max_size=7), pick=st.integers(0, 10**6))
def test_a_run_that_has_begun_may_go_on_in_every_way(must: list[Face], may: list[Face], pick: int) -> None:
    must = list((Counter(must) & PACK).elements())
    rack = Counter(may) & (PACK - Counter(must))
    assert TWIST.special_jokers is not None
    pool = Counter(must) + rack
    ways = [each for face in sorted(pool) for each in PossibleSpecialSets(TWIST.special_jokers, pool).holding(face)]
    lines = [line for _, line in ways if line is not None]
    if not lines:
        return
    line = lines[pick % len(lines)]
    begun = Counter(line.tiles)
    lying, own = Counter(must) - begun, rack - (begun - Counter(must))
    found = LEX.solve(lying.elements(), own.elements(), begun=[(line.tiles, line.colour, line.number)])
    best = max((score for score in closed(line.tiles, line, lying, own) if score is not None), default=None)
    assert (found and found[0]) == best, (line, lying, own)
    if found is not None:
        assert all(MELDS.readings(cards) for cards in found[2]), found
        assert any(cards[: len(line.tiles)] == line.tiles for cards in found[2])
        assert begun + lying + Counter(found[1]) == Counter(face for cards in found[2] for face in cards)


def test_a_joker_in_a_run_that_has_begun_may_keep_a_tile_on_the_rack() -> None:
    found = LEX.solve(parse("J"), parse("r13"), begun=[(parse("r10 r11 r12"), 0, 13)])
    assert found == (0, (), [parse("r10 r11 r12 J")])


def closed(cards: Faces, line: PartialRun | None, lying: Counter[Face], own: Counter[Face]) -> Iterator[int | None]:
    """What the best plays count where a run ends as it lies, and where it goes on."""
    found = LEX.solve(lying.elements(), own.elements())
    yield None if found is None else found[0]
    assert TWIST.special_jokers is not None
    further = PossibleSpecialSets(TWIST.special_jokers, lying + own, (line,)).onward(line) if line else ()
    for longer, on in further:
        added = Counter(longer) - Counter(cards)
        played = added - lying
        worth = sum(1030 if face >= JOKER else 1001 + (face - FIRST_TILE) % 13 for face in played.elements())
        for score in closed(longer, on, lying - added, own - played):
            yield None if score is None else score + worth
