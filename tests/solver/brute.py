"""The best play at a table of tiles the slow and obvious way: list every set there can be, then try them all.

A tile is ``(colour, number)``, a joker ``"J"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations

Tile = tuple[int, int] | str
Tiles = tuple[Tile, ...]
JOKER = "J"


def every_set() -> Iterator[tuple[Tiles, int]]:
    """Every set without jokers and its worth. Long runs are there too, for jokers in them are told apart by place."""
    for number in range(1, 14):
        for size in (3, 4):
            for colours in combinations(range(4), size):
                yield tuple((colour, number) for colour in colours), number * size
    for colour in range(4):
        for first in range(1, 14):
            for last in range(first + 2, 14):
                numbers = range(first, last + 1)
                yield tuple((colour, number) for number in numbers), sum(numbers)


def with_jokers(tiles: Tiles, most: int) -> Iterator[Tiles]:
    """The set with none, one, … of its tiles replaced by jokers, at least one tile left."""
    for count in range(min(most, len(tiles) - 1) + 1):
        for replaced in combinations(range(len(tiles)), count):
            yield tuple(JOKER if place in replaced else tile for place, tile in enumerate(tiles))


ALL_ORDERED = [tiles for natural, _ in every_set() for tiles in with_jokers(natural, 2)]
"""Every set as it can be laid, runs from low to high; a group with two jokers comes more than once."""


@cache
def all_sets(jokers: int) -> list[tuple[frozenset[Tile], Counter[Tile], int]]:
    """The tiles of every set with up to so many jokers, and its worth."""
    return [
        (frozenset(cards), Counter(cards), worth)
        for tiles, worth in every_set()
        for cards in with_jokers(tiles, jokers)
    ]


def best(
    table: Iterable[Tile], rack: Iterable[Tile], weights: Mapping[Tile, int], minimum: int = 0, jokers: int = 2
) -> int | None:
    """The most that rack tiles count if all of the table lies in sets worth the minimum; None if there is no way."""
    must, may = Counter(table), Counter(rack)
    there = must + may
    sets = [(cards, worth) for faces, cards, worth in all_sets(jokers) if faces <= there.keys() and cards <= there]
    faces = sorted(there, key=str)

    def key(left: Counter[Tile]) -> tuple[int, ...]:
        return tuple(left[face] for face in faces)

    @cache
    def most(left: tuple[int, ...], missing: int) -> int | None:
        """The best with these tiles left to lay, `missing` points to be made."""
        if not any(left):
            return 0 if missing <= 0 else None
        place = next(i for i, count in enumerate(left) if count)
        face = faces[place]
        tiles = Counter(dict(zip(faces, left, strict=True)))
        found = None
        # Either no more of the first face is laid, and those left are tiles of the rack that are not played …
        if left[place] <= may[face]:
            rest = most((*left[:place], 0, *left[place + 1 :]), missing)
            if rest is not None:
                found = rest - left[place] * weights[face]
        # … or one of them lies in some set.
        for cards, worth in sets:
            if face in cards and cards <= tiles:
                rest = most(key(tiles - cards), max(0, missing - worth))
                if rest is not None:
                    found = rest if found is None else max(found, rest)
        return found

    total = sum(weights[face] * count for face, count in may.items())
    lost = most(key(there), minimum)
    return None if lost is None else total + lost
