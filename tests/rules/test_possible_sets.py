"""The sets that can be made of some tiles: every one, told to those who play and to those who search."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rummykit import games, hands
from rummykit.cards import FIRST_TILE, JOKER, MIRROR_JOKER, Face, Faces, show
from rummykit.tiles.possible_special_sets import PossibleSpecialSets
from rummykit.tiles.sets import LISTED_JOKERS, LISTED_TILES, TileMelds, tile_melds

TWIST = games.get("rummikub_twist")
NATURAL = [*range(FIRST_TILE, JOKER)]
JOKERS = [*range(JOKER, MIRROR_JOKER + 1)]


def melds_of(game: str, **options: bool) -> TileMelds:
    sheet = games.get(game, **options)
    return tile_melds(sheet.groups, sheet.runs, sheet.special_jokers)


def by_trial(melds: TileMelds, rack: list[Face]) -> set[Faces]:
    """The tiles of every set of up to six that some order makes."""
    parts = {part for size in range(3, 7) for part in combinations(sorted(rack), size)}
    return {part for part in parts if melds.tidy(part) is not None}


def few(cards: Faces) -> bool:
    return sum(JOKER <= face < MIRROR_JOKER for face in cards) <= LISTED_JOKERS and len(cards) <= LISTED_TILES


@pytest.mark.parametrize("seed", range(60))
def test_what_a_rack_can_lay_is_what_some_order_of_its_tiles_makes(seed: int) -> None:
    chance = Random(seed)
    special = seed % 3 > 0
    melds = melds_of("rummikub_twist") if special else melds_of("rummikub")
    low = chance.randint(0, 8)
    near = [face for face in NATURAL if low <= (face - FIRST_TILE) % 13 < low + 5][: chance.choice((10, 20))] * 2
    jokers = chance.sample(JOKERS * 2, chance.randint(1, 3)) if special else [JOKER] * chance.randint(0, 2)
    rack = [*chance.sample(near, 8 - len(jokers)), *jokers]
    found = melds.within(hands.of(rack))
    assert all(melds.readings(cards) for cards in found)
    assert len(set(found)) == len(found)
    assert {tuple(sorted(cards)) for cards in found if few(cards)} == {
        cards for cards in by_trial(melds, rack) if few(cards)
    }, show(rack)


@pytest.mark.parametrize("seed", range(40))
def test_the_search_knows_the_sets_that_are_listed_and_no_others(seed: int) -> None:
    chance = Random(seed)
    assert TWIST.special_jokers is not None
    rack = [*chance.sample(NATURAL * 2, chance.randint(8, 14)), *chance.sample(JOKERS * 2, chance.randint(1, 3))]
    found = melds_of("rummikub_twist").within(hands.of(rack))
    listed = {tuple(sorted(cards)) for cards in found}
    sets = PossibleSpecialSets(TWIST.special_jokers, Counter(rack))
    held = {tuple(sorted(cards)) for face in rack for cards, _ in sets.holding(face)}
    assert {cards for cards in held if max(cards) > JOKER and few(cards)} <= listed
    for cards in found:
        if max(cards) > JOKER:  # of a run the search makes the beginning, as far as the tile that it places
            assert any(tuple(sorted(cards[:size])) in held for size in range(3, len(cards) + 1)), show(cards)


def test_all_jokers_in_a_large_rack_do_not_make_more_than_can_be_listed() -> None:
    # Without a limit there are hundreds of thousands.
    rack = [*Random(1).sample(NATURAL * 2, 22), *JOKERS * 2]
    assert len(melds_of("rummikub_twist").within(hands.of(rack))) < 10_000


def test_a_run_with_adjacent_changes_has_another_colour_after_them() -> None:
    melds = melds_of("rummikub_twist", cj_adjacent=True)
    rack = hands.of([*NATURAL[:2], NATURAL[4], NATURAL[13 + 4], 118, 118])
    found = {show(cards) for cards in melds.within(rack)}
    assert "r1 r2 CJ CJ b5" in found
    assert "r1 r2 CJ CJ r5" not in found
