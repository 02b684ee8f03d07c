"""Every set that can be laid from a rack alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from rummykit import hands
from rummykit.cards import JOKER, Face, Faces, tile
from rummykit.hands import Hand
from rummykit.melds.shapes import Groups, Runs
from rummykit.tiles.sets import TileMelds
from rummykit.tiles.special_racks import special_rack_sets

COLOURS = range(4)
OF_COLOUR = (1 << 13) - 1


def rack_sets(melds: TileMelds, rack: Hand) -> list[Faces]:
    """All sets the rack can lay, each once, in order; a joker may also stand where the tile itself is held.

    The answer falls into the groups of each number and the runs of each colour, and those are remembered.
    """
    jokers = hands.count(rack, JOKER)
    a, b, c, d = by_colour = [rack >> 13 * colour & OF_COLOUR for colour in COLOURS]
    found: list[Faces] = []
    if melds.groups is not None:
        needed = melds.groups.min_size - jokers
        for at in range(13):
            colours = a >> at & 1 | (b >> at & 1) << 1 | (c >> at & 1) << 2 | (d >> at & 1) << 3
            if colours and colours.bit_count() >= needed:
                found.extend(_groups(melds.groups, at + 1, colours, jokers))
    if melds.runs is not None:
        needed = melds.runs.min_length - jokers
        for colour, numbers in enumerate(by_colour):
            if numbers and numbers.bit_count() >= needed:
                found.extend(_runs(melds.runs, colour, numbers, jokers))
    if melds.special is not None:
        found.extend(special_rack_sets(melds, rack))
    # A tile before two jokers is a group and a run.
    return found if jokers < 2 else list(dict.fromkeys(found))


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
    places = [place for place, face in enumerate(line) if face != JOKER]
    for chosen in combinations(places, extra):
        yield tuple(JOKER if place in chosen else face for place, face in enumerate(line))
