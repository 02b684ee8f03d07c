"""Tables with free jokers: the known optima, the brute force, and the pitfalls."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rummykit import solve
from rummykit.cards import FIRST_TILE, JOKER, parse
from rummykit.solve import TablePlay
from rummykit.tiles.search.check import legal_table
from tests.solver import brute
from tests.solver.tiles import FREE, INSTANCES, TABLES, judged, plain, sets, small_problem

POINTS = {face: face % 64 % 13 + 1 for face in range(FIRST_TILE, JOKER)} | {JOKER: 30}
LEX = {face: 1000 + points for face, points in POINTS.items()}


def instance(given: dict[str, Any]) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    return list(legal_table(FREE, [parse(" ".join(cards)) for cards in given["table_sets"]])), parse(
        " ".join(given["rack"])
    )


def check_legal(table: list[tuple[int, ...]], rack: tuple[int, ...] | list[int], play: TablePlay) -> None:
    """The referee takes the play, and it plays what it says it plays."""
    if not play.tiles:
        assert Counter(table) == Counter(play.table_after)
        return
    assert judged(FREE, table, rack, play.table_after).played == play.played
    assert play.tiles == len(play.played)
    assert play.value == sum(POINTS[face] for face in play.played)


@pytest.mark.parametrize("given", INSTANCES, ids=lambda given: str(given["id"]))
def test_known_optima(given: dict[str, Any]) -> None:
    table, rack = instance(given)
    most = solve.table(FREE, table, rack, "lex")
    assert (most.tiles, most.value) == (given["opt_tiles"], given["opt_value"])
    assert solve.table(FREE, table, rack, "tiles").tiles == given["opt_tiles"]
    worth = solve.table(FREE, table, rack, "value")
    assert worth.value == given["max_value"]
    no_joker = solve.table(FREE, table, rack, "lex", weights={JOKER: 1000})
    assert no_joker.tiles == given["opt_tiles"]
    assert sum(POINTS[face] for face in no_joker.played if face != JOKER) == given["opt_value_joker0"]
    for play in (most, worth, no_joker):
        check_legal(table, rack, play)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_against_brute_force(seed: int) -> None:
    chance = Random(seed)
    for _ in range(TABLES):
        table, rack = small_problem(chance)
        lying = [face for cards in table for face in cards]
        best = brute.best(plain(lying), plain(rack), dict(zip(plain(LEX), LEX.values(), strict=True)))
        play = solve.table(FREE, table, rack)
        assert best == 1000 * play.tiles + play.value, (table, rack)
        check_legal(table, rack, play)


def test_any_weights_against_brute_force() -> None:
    chance = Random(5)
    for _ in range(500):
        table, rack = small_problem(chance)
        weights = {face: chance.choice((0, 1, 1, 2, 3, 7, 40)) for face in POINTS}
        weights[JOKER] = chance.choice((-5, -1, 0, 1, 20))
        lying = [face for cards in table for face in cards]
        best = brute.best(plain(lying), plain(rack), dict(zip(plain(weights), weights.values(), strict=True)))
        play = solve.table(FREE, table, rack, weights=weights)
        assert best == sum(weights[face] for face in play.played), (table, rack, weights)
        check_legal(table, rack, play)


def test_three_parallel_runs_of_one_colour() -> None:
    both = [*range(FIRST_TILE, FIRST_TILE + 13)] * 2
    assert solve.table(FREE, [], [*both, JOKER]).tiles == 27
    assert solve.table(FREE, sets("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13"), [*both[:13], JOKER]).tiles == 14
    on_table = sets("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 / J r12 r13 / r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13")
    assert solve.table(FREE, on_table, parse("J")).tiles == 1


@pytest.mark.parametrize(
    ("table", "rack", "played"),
    [
        ("", "r1 r2", ""),
        ("r5 r6 r7", "r8 b8 k9", "r8"),
        ("r5 r6 r7 / r8 b8 k8", "o8 r5 b5 k5", "r5 b5 k5 o8"),
        ("r1 r2 r3", "J", "J"),
        ("r7 b7 k7 o7", "J", ""),
        ("r12 r13 J", "J", "J"),
        ("r1 b1 k1 o1 / r2 r3 r4", "r2 b2 k2 o2", "r2 b2 k2 o2"),
    ],
)
def test_by_hand(table: str, rack: str, played: str) -> None:
    play = solve.table(FREE, sets(table), parse(rack))
    assert play.played == tuple(sorted(parse(played)))
    check_legal(sets(table), parse(rack), play)


def test_sets_that_need_not_move_come_first_as_they_lay() -> None:
    play = solve.table(FREE, sets("o3 k3 b3 / r5 r6 r7 / b9 b10 b11"), parse("r8"))
    assert play.table_after == (*sets("o3 k3 b3 / b9 b10 b11"), parse("r5 r6 r7 r8"))


def test_a_joker_is_kept_unless_it_is_worth_it() -> None:
    table, rack = sets("r5 r6 r7"), parse("r8 J")
    assert solve.table(FREE, table, rack, weights={JOKER: -500}).played == parse("r8")
    assert solve.table(FREE, table, rack).played == rack


def test_a_batch_is_the_same_as_one_by_one() -> None:
    problems = [instance(given) for given in INSTANCES[::5]]
    rows = []
    for part in (0, 1):
        tally = bytearray()
        for problem in problems:
            faces = [face for cards in problem[0] for face in cards] if part == 0 else problem[1]
            count = Counter(faces)
            tally += bytes(count[face] for face in range(FIRST_TILE, JOKER + 1))
        rows.append(bytes(tally))
    tables, racks = rows
    for threads in (1, 3, None):
        scores, played = solve.table_batch(FREE, tables, racks, threads=threads)
        for place, (table, rack) in enumerate(problems):
            play = solve.table(FREE, table, rack)
            assert scores[place] == 1000 * play.tiles + play.value
            counts = played[place * 53 : (place + 1) * 53]
            assert sum(LEX[FIRST_TILE + i] * count for i, count in enumerate(counts)) == scores[place]
