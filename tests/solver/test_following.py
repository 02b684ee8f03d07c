"""Plays that people can follow: few sets change, and every step says from where its tiles come."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rummykit import solve
from rummykit.cards import parse, show
from tests.solver import brute
from tests.solver.tiles import FREE, judged, plain, sets, small_problem


def changed(table: list[tuple[int, ...]], after: tuple[tuple[int, ...], ...]) -> int:
    """How many sets before do not lie there afterwards."""
    gone = Counter(tuple(sorted(cards)) for cards in table) - Counter(tuple(sorted(cards)) for cards in after)
    return gone.total()


def test_the_fewest_sets_change() -> None:
    chance = Random(11)
    for _ in range(150):
        table, rack = small_problem(chance)
        plain_play = solve.table(FREE, table, rack, "tiles")
        play = solve.table(FREE, table, rack, "tiles", calm=True)
        assert play.tiles == plain_play.tiles
        if not play.tiles:
            continue
        assert judged(FREE, table, rack, play.table_after).played == play.played
        even = dict.fromkeys(plain([face for cards in table for face in cards] + list(rack)), 1)
        fewest = next(
            count
            for count in range(len(table) + 1)
            for touched in combinations(table, count)
            if brute.best(plain([face for cards in touched for face in cards]), plain(rack), even) == play.tiles
        )
        assert changed(table, play.table_after) == fewest


@pytest.mark.parametrize(
    ("table", "rack", "told"),
    [
        ("r5 r6 r7", "r8", ["r5 r6 r7 r8: r5 r6 r7 from r5 r6 r7, r8 from the rack"]),
        (
            "r5 r6 r7 r8",
            "b8 k8",
            ["r5 r6 r7: r5 r6 r7 from r5 r6 r7 r8", "r8 b8 k8: r8 from r5 r6 r7 r8, b8 k8 from the rack"],
        ),
        ("b1 b2 b3", "", []),
    ],
)
def test_steps_by_hand(table: str, rack: str, told: list[str]) -> None:
    play = solve.table(FREE, sets(table), parse(rack))
    assert [str(step) for step in solve.steps(sets(table), play.table_after)] == told


def test_steps_take_every_tile_from_somewhere() -> None:
    chance = Random(12)
    for _ in range(300):
        table, rack = small_problem(chance)
        play = solve.table(FREE, table, rack)
        told = solve.steps(table, play.table_after)
        from_rack: Counter[int] = Counter()
        for step in told:
            assert Counter(step.made) == Counter(face for tiles, _ in step.parts for face in tiles), show(step.made)
            from_rack.update(face for tiles, source in step.parts if source is None for face in tiles)
        assert from_rack == Counter(play.played)
