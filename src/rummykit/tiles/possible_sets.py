"""Every set without a special joker that some tiles make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from rummykit.cards import JOKER, Face, Faces, tile
from rummykit.hands import Hand
from rummykit.melds.shapes import Groups, Runs

COLOURS = range(4)
OF_COLOUR = (1 << 13) - 1


def possible_sets(groups: Groups | None, runs: Runs | None, tiles: Hand, jokers: int) -> list[Faces]:
    """All sets of these tiles and so many jokers, each once: groups by number, then runs by colour and first number.

    A joker may also stand where the tile itself is there. What a number or a colour yields is remembered.
    """
    a, b, c, d = by_colour = [tiles >> 13 * colour & OF_COLOUR for colour in COLOURS]
    found: list[Faces] = []
    if groups is not None:
        needed = groups.min_size - jokers
        for at in range(13):
            colours = a >> at & 1 | (b >> at & 1) << 1 | (c >> at & 1) << 2 | (d >> at & 1) << 3
            if colours and colours.bit_count() >= needed:
                found.extend(_groups(groups, at + 1, colours, jokers))
    if runs is not None:
        needed = runs.min_length - jokers
        for colour, numbers in enumerate(by_colour):
            if numbers and numbers.bit_count() >= needed:
                found.extend(_runs(runs, colour, numbers, jokers))
    # A tile before two jokers is a group and a run.
    return found if jokers < 2 else list(dict.fromkeys(found))


def sets_with_jokers(pool: Counter[Face], longest: int = 13) -> list[Faces]:
    """All groups and all runs up to `longest` of the tiles in `pool` in which a regular joker lies."""
    tiles = sum(1 << face % 64 for face, count in pool.items() if count and face < JOKER)
    return [cards for cards in possible_sets(Groups(), Runs(max_length=longest), tiles, pool[JOKER]) if JOKER in cards]


@lru_cache(maxsize=1024)
def _groups(shape: Groups, number: int, colours: int, jokers: int) -> tuple[Faces, ...]:
    """The groups of a number from its tiles in `colours` (a bit each) and jokers."""
    most = shape.max_size or 4
    here = [tile(number, colour) for colour in COLOURS if colours >> colour & 1]
    return tuple(
        (*chosen, *[JOKER] * wild)
        for naturals in range(1, len(here) + 1)
        for chosen in combinations(here, naturals)
        for wild in range(max(0, shape.min_size - naturals), min(jokers, most - naturals) + 1)
    )


@lru_cache(maxsize=1024)
def _runs(shape: Runs, colour: int, numbers: int, jokers: int) -> tuple[Faces, ...]:
    """The runs of a colour from its tiles of `numbers` (a bit each, 1 lowest) and jokers."""
    found: list[Faces] = []
    for first in range(1, 14 - shape.min_length + 1):
        line: list[Face] = []
        missing = 0
        for number in range(first, min(13, first + shape.max_length - 1) + 1):
            held = numbers >> number - 1 & 1
            missing += not held
            if missing > jokers:
                break
            line.append(tile(number, colour) if held else JOKER)
            if len(line) >= shape.min_length:
                for extra in range(min(jokers - missing, len(line) - missing - 1) + 1):
                    found.extend(_with_jokers(line, extra))
    return tuple(found)


def _with_jokers(line: list[Face], extra: int) -> Iterator[Faces]:
    """The run with so many more of its tiles replaced by jokers."""
    places = [place for place, face in enumerate(line) if face != JOKER]
    for chosen in combinations(places, extra):
        yield tuple(JOKER if place in chosen else face for place, face in enumerate(line))
