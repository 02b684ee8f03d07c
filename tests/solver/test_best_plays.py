"""All plays that are as good as the best, and turns with a first meld, against every part of a rack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from rummykit import games, solve
from rummykit.cards import Face
from rummykit.rules import Rules
from rummykit.tiles.search.dearest_first_meld import dearest_first_meld
from tests.examples import at_most, scaled
from tests.solver.tiles import FREE, judged, small_problem

SHEETS = [FREE, games.get("rummikub"), games.get("rummikub_classic"), games.get("rummikub_twist")]
OPENING = games.get("rummikub", joker_sets_manipulable=True, manipulate_in_opening_turn=True, first_meld=20)


def parts(rack: Sequence[Face]) -> Iterator[tuple[Face, ...]]:
    for size in range(1, len(rack) + 1):
        yield from sorted(set(combinations(sorted(rack), size)))


def counts(rules: Rules, tiles: Sequence[Face]) -> tuple[int, int]:
    return len(tiles), sum(map(rules.values.of, tiles))


@pytest.mark.parametrize("rules", SHEETS, ids=[rules.id + str(at) for at, rules in enumerate(SHEETS)])
def test_every_choice_of_tiles_that_is_best_is_found_once(rules: Rules) -> None:
    several = 0
    for seed in at_most(25):
        if seed >= scaled(25) and several:
            break
        table, rack = small_problem(Random(f"plays {seed}"))
        best = solve.table(rules, table, rack, "tiles").tiles
        possible = {part for part in parts(rack) if len(part) == best}
        wanted = {part for part in possible if solve.whole_rack(rules, table, part) is not None}
        plays = solve.best_plays(rules, table, rack, "tiles")
        assert {tuple(sorted(play.played)) for play in plays} == wanted
        assert len(plays) == len(wanted)
        several += len(plays) > 1
        for play in plays:
            assert judged(rules, table, rack, play.table_after).played == tuple(sorted(play.played))
    assert several


def test_no_more_plays_are_listed_than_asked_for() -> None:
    rack = [64 + colour * 13 + number for colour in range(4) for number in range(4)]
    assert len(solve.best_plays(FREE, (), rack[:9], "tiles", most=1)) == 1
    assert solve.best_plays(FREE, (), rack[:2]) == ()


def test_a_turn_with_a_first_meld_is_the_best_there_is_where_it_is_proven() -> None:
    proven = 0
    for seed in at_most(60):
        if seed >= scaled(60) and proven:
            break
        table, rack = small_problem(Random(f"first {seed}"))
        turn = solve.whole_turn(OPENING, table, rack, opened=False)
        best = (0, 0)
        for part in parts(rack):
            opens = dearest_first_meld(OPENING, part)[0] >= 20
            if opens and counts(OPENING, part) > best and solve.whole_rack(OPENING, table, part) is not None:
                best = counts(OPENING, part)
        found = (turn.play.tiles, turn.play.value)
        assert found <= best
        assert found == best or not turn.play.proven
        assert bool(found[0]) == bool(best[0])
        proven += turn.play.proven and found > (0, 0)
    assert proven
