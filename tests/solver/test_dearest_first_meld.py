"""The most that a first meld can be worth, with special jokers and on large racks, too."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rummykit import games
from rummykit.cards import FIRST_TILE, JOKER, MIRROR_JOKER, Face, parse
from rummykit.referee import ask
from rummykit.tiles.search.dearest_first_meld import dearest_first_meld
from rummykit.tiles.sets import tile_melds
from tests.solver.test_twist import UNIVERSES, face, most_points, packed
from tests.solver.twist_brute import Packed, Tile

PLAIN, TWIST = games.get("rummikub"), games.get("rummikub_twist")
NATURAL: list[Face] = [*range(FIRST_TILE, JOKER)] * 2


def by_trial(tiles: Packed, rack: list[Tile]) -> int:
    """The worth of the dearest sets among all that can be laid of some tiles of the rack."""
    possible = tiles.fitting(tiles.pack(rack))
    parts = {tuple(sorted(part, key=str)) for size in range(3, len(rack) + 1) for part in combinations(rack, size)}
    return max(
        (
            sum(most_points(tuple(map(face, tiles.unpack(cards)))) for cards in layout)
            for part in parts
            for layout in tiles.layouts(tiles.pack(part), possible)
        ),
        default=0,
    )


@pytest.mark.parametrize("name", ["high", "middle", "mirrors", "two colours"])
def test_with_special_jokers_against_every_layout(name: str) -> None:
    tiles, chance = packed(name), Random(name)
    natural, jokers, _ = UNIVERSES[name]
    for _ in range(25):
        rack: list[Tile] = chance.sample([*natural, *natural, *jokers], 6)
        value, sets = dearest_first_meld(TWIST, [face(each) for each in rack])
        assert value == by_trial(tiles, rack), rack
        melds = tile_melds(TWIST.groups, TWIST.runs, TWIST.special_jokers)
        assert value == sum(map(melds.value, sets))


@pytest.mark.parametrize("size", [50, 70, 104])
def test_a_large_rack_without_jokers_lays_the_dearest_tiles(size: int) -> None:
    # Whatever the sets, they are worth the numbers on their tiles, so the best is found by weight alone.
    rack = Random(size).sample(NATURAL, size)
    value, sets = dearest_first_meld(PLAIN, rack)
    assert value == sum((each - FIRST_TILE) % 13 + 1 for cards in sets for each in cards)
    assert value > 127
    assert size < 104 or value == 2 * 4 * 91


def test_jokers_go_where_they_count_most() -> None:
    everything = [*NATURAL, JOKER, JOKER]
    # Both lie in runs of the dearest tiles: 13 for each is too much to hope for when all the others are laid.
    value, _ = dearest_first_meld(PLAIN, everything)
    assert 2 * 4 * 91 + 2 <= value <= 2 * 4 * 91 + 26
    assert dearest_first_meld(TWIST, parse("r11 DJ k1"))[0] == 0
    assert dearest_first_meld(TWIST, parse("r11 J DJ"))[0] == 46  # J r11 DJ
    assert dearest_first_meld(TWIST, parse("r11 MJ r11"))[0] == 22
    assert dearest_first_meld(TWIST, parse("r13 b13 DJ"))[0] == 52  # a double joker among thirteens is worth 26


def test_the_referee_answers_for_racks_with_special_jokers() -> None:
    rack = ["r4", "b4", "DJ", "r11", "MJ", "r11"]
    found = ask(
        {"id": 1, "game": "rummikub_twist", "ask": "arrange", "input": {"rack": rack, "goal": "max_initial_meld"}}
    )
    assert found["best_value"] == 38
    assert found["can_open"]
    assert sorted(each for cards in found["example_melds"] for each in cards) == sorted(rack)


def test_a_rack_with_all_jokers_is_answered() -> None:
    rack = [*Random(2).sample(NATURAL, 32), *range(JOKER, MIRROR_JOKER + 1), *range(JOKER, MIRROR_JOKER + 1)]
    value, sets = dearest_first_meld(TWIST, rack)
    assert value > 250
    assert value == sum(tile_melds(TWIST.groups, TWIST.runs, TWIST.special_jokers).value(cards) for cards in sets)
