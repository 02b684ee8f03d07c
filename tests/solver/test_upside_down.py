"""Every number from the other end: sets stay sets, and the search finds as much from either end of a run."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rummykit import games, hands, solve
from rummykit.bots.tiles import kept
from rummykit.cards import FIRST_TILE, JOKER, MIRROR_JOKER, Face, parse, show
from rummykit.tiles.search import free_jokers
from rummykit.tiles.search.objective import scale
from rummykit.tiles.search.upside_down import symmetrical, turned, turned_scale, turned_set
from rummykit.tiles.sets import tile_melds
from tests.solver.tiles import sets

TWIST = games.get("rummikub_twist")
MELDS = tile_melds(TWIST.groups, TWIST.runs, TWIST.special_jokers)
TILES = [*range(FIRST_TILE, JOKER)] * 2
JOKERS = [*range(JOKER, MIRROR_JOKER + 1)] * 2


HARD = [
    (
        "r13 k13 J / b10 k10 o10 / k6 MJ k6 / r4 r5 r6 r7 r8 / o6 o7 o8 / b9 k9 o9 / "
        "DJ b9 b10 / o10 CJ b12 / r1 b1 k1 o1 / o1 o2 o3 o4 / k3 k4 k5 / r4 b4 o4",
        "k2 o2 o6 o11 DJ",
        4,
        49,
    ),
    (
        "b9 DJ b12 / r13 k13 J / r4 b4 o4 / r6 k6 o6 / o7 o8 o9 o10 / b10 k10 o10 / r7 CJ b9 b10 / r1 b1 k1 / o1 o2 o3",
        "r4 r5 r5 r11 b3 k5 k6 MJ",
        4,
        45,
    ),
    (
        "r11 b11 o11 / r1 k1 o1 / b2 b3 b4 / k2 k3 k4 k5 / r2 r3 r4 r5 r6 / "
        "o3 o4 o5 o6 o7 o8 / r13 k13 DJ / o5 o6 o7 / r8 b8 o8 / b10 b11 J",
        "k9 o10 o12 CJ",
        3,
        52,
    ),
    (
        "r10 b10 o10 / r11 k11 o11 / b13 k13 DJ / r3 k3 o3 / r5 k5 o5 / b6 MJ b6 / b7 k7 o7 / "
        "b7 k7 o7 / o8 o9 CJ k11 / b10 b11 b12 b13 / o1 o2 o3 / b4 CJ o6 / r5 DJ r8 / r6 r7 r8",
        "b4 b5 k2 k9 o12 MJ",
        5,
        53,
    ),
    (
        "o7 MJ o7 / r6 b6 o6 / r6 k6 o6 / b3 b4 b5 b6 / o8 o9 o10 / r11 k11 o11 / "
        "r12 b12 o12 / k8 k9 DJ / r13 b13 o13 / k11 k12 k13 / o1 J o3",
        "r1 r2 r4 r9 k2 o13 CJ",
        3,
        36,
    ),
    (
        "r2 r3 r4 / r13 b13 k13 / b11 k11 o11 / r7 b7 o7 / r10 k10 o10 / b10 b11 J b13 / "
        "o2 CJ b4 b5 / r6 k6 DJ / r9 k9 o9 / b1 k1 o1 / r1 r2 r3 r4",
        "r8 b2 k5 MJ",
        2,
        32,
    ),
    (
        "r7 b7 o7 / r3 b3 o3 / r7 k7 o7 / b6 b7 b8 b9 / r5 k5 o5 / k4 CJ b6 / "
        "r11 k11 o11 / r12 b12 k12 / b13 k13 o13 / J r10 r11 / k7 k8 k9 k10 k11",
        "r1 b9 k1 k4 k8 k12 o2 o8 o8 DJ",
        4,
        58,
    ),
]
"""Tables from games, racks, and the tiles and the value of the best play, which needs a search."""


def racks() -> Iterator[list[Face]]:
    for seed in range(60):
        chance = Random(seed)
        yield [*chance.sample(TILES, 12), *chance.sample(JOKERS, 3)]


def test_turned_sets_are_sets_of_the_same_kinds() -> None:
    assert TWIST.special_jokers is not None
    assert symmetrical(TWIST.special_jokers)
    for rack in racks():
        for cards in MELDS.within(hands.of(rack)):
            upside_down = turned_set(cards)
            kinds = {reading.kind for reading in MELDS.readings(cards)}
            assert {reading.kind for reading in MELDS.readings(upside_down)} == kinds, show(cards)
            assert turned_set(upside_down) == cards


def test_a_turned_rack_plays_as_much() -> None:
    assert TWIST.special_jokers is not None
    weighed = scale(TWIST, "lex")
    other = turned_scale(weighed, TWIST.special_jokers)
    for rack in racks():
        one, two = weighed.freely((), rack, 0), other.freely((), [*map(turned, rack)], 0)
        assert (one and one[0]) == (two and two[0]), show(rack)


def test_the_search_finds_as_much_from_either_end(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0

    def counted(*asked: object) -> object:
        nonlocal turns
        turns += 1
        return turned_scale(*asked)

    monkeypatch.setattr(free_jokers, "turned_scale", counted)
    for few in (0, 10**9):
        monkeypatch.setattr(free_jokers, "FEW", few)
        for table, rack, tiles, value in HARD:
            play = solve.table(TWIST, sets(table), parse(rack))
            assert (play.tiles, play.value) == (tiles, value), rack
            assert play.proven
        assert turns >= len(HARD) - 2


def test_a_play_that_is_allowed_only_upside_down_is_searched_as_it_is() -> None:
    """Its jokers have another meaning upside down, with which every set is legal, so the search must mend none."""
    table = (
        "r2 b2 o2 / o1 CJ r3 / r2 r3 r4 / r10 b10 k10 / k8 k9 k10 / b11 k11 o11 / r13 b13 k13 / "
        "b5 k5 o5 / r4 b4 o4 / r7 b7 o7 / o9 J DJ"
    )
    lying = [parse(cards) for cards in table.split(" / ")]

    play = solve.table(TWIST, lying, parse("b1 b11 MJ"), weights=kept(TWIST.pack), kinds={1: "run", 10: "run"})

    assert (play.tiles, play.proven) == (0, True), "the mirror joker is worth more on the rack"
