"""Every set without special jokers that a pool of tiles can make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

from rummykit.cards import JOKER, Face, Faces, tile
from rummykit.hands import Hand
from rummykit.melds.shapes import Groups, Runs

COLOURS = range(4)
OF_COLOUR = (1 << 13) - 1


class PossibleSets:
    """The sets of these shapes that tiles can make; the answer for each number and colour is cached."""

    def __init__(self, groups: Groups | None, runs: Runs | None) -> None:
        self.groups = groups
        self.runs = runs
        self._of_number = lru_cache(maxsize=1024)(self._groups)
        self._of_colour = lru_cache(maxsize=4096)(self._runs)

    def within(self, tiles: Hand, jokers: int) -> list[Faces]:
        """All sets that these tiles and jokers make, each once: groups by number, then runs by colour and first number.

        A joker may stand for a tile even if that tile is in the pool.
        """
        a, b, c, d = by_colour = [tiles >> 13 * colour & OF_COLOUR for colour in COLOURS]
        found: list[Faces] = []
        if self.groups is not None:
            # The numbers, a bit each, with enough colours for a group; with many jokers, those with any colour.
            enough = a | b | c | d
            needed = self.groups.min_size - jokers
            if needed == 2:
                enough = a & b | c & d | (a | b) & (c | d)
            elif needed > 2:
                enough = a & b & (c | d) | c & d & (a | b)
            while enough:
                at = (enough & -enough).bit_length() - 1
                enough &= enough - 1
                colours = a >> at & 1 | (b >> at & 1) << 1 | (c >> at & 1) << 2 | (d >> at & 1) << 3
                found += self._of_number(at + 1, colours, jokers)
        if self.runs is not None:
            needed = self.runs.min_length - jokers
            for colour, numbers in enumerate(by_colour):
                if numbers and numbers.bit_count() >= needed and (needed < 3 or numbers & numbers >> 1 & numbers >> 2):
                    found += self._of_colour(colour, numbers, jokers)
        # A tile before two jokers is a group and a run.
        return found if jokers < 2 else list(dict.fromkeys(found))

    def _groups(self, number: int, colours: int, jokers: int) -> tuple[Faces, ...]:
        """The groups of a number from its tiles in `colours` (a bit each) and jokers."""
        assert self.groups is not None
        least, most = self.groups.min_size, self.groups.max_size or 4
        here = [tile(number, colour) for colour in COLOURS if colours >> colour & 1]
        return tuple(
            (*chosen, *[JOKER] * wild)
            for naturals in range(1, len(here) + 1)
            for chosen in combinations(here, naturals)
            for wild in range(max(0, least - naturals), min(jokers, most - naturals) + 1)
        )

    def _runs(self, colour: int, numbers: int, jokers: int) -> tuple[Faces, ...]:
        """The runs of a colour from its tiles of `numbers` (a bit each, 1 lowest) and jokers."""
        assert self.runs is not None
        least, most = self.runs.min_length, self.runs.max_length
        found: list[Faces] = []
        for first in range(1, 14 - least + 1):
            line: list[Face] = []
            missing = 0
            for number in range(first, min(13, first + most - 1) + 1):
                held = numbers >> number - 1 & 1
                missing += not held
                if missing > jokers:
                    break
                line.append(tile(number, colour) if held else JOKER)
                if len(line) >= least:
                    for extra in range(min(jokers - missing, len(line) - missing - 1) + 1):
                        found.extend(_with_jokers(line, extra))
        return tuple(found)


@cache
def possible_sets(groups: Groups | None, runs: Runs | None) -> PossibleSets:
    """The one `PossibleSets` of these shapes."""
    return PossibleSets(groups, runs)


def sets_with_jokers(pool: Counter[Face], longest: int = 13) -> list[Faces]:
    """All groups, and all runs of up to `longest` tiles, that the tiles in `pool` make with a regular joker."""
    tiles = sum(1 << face % 64 for face, count in pool.items() if count and face < JOKER)
    sets = possible_sets(Groups(), Runs(max_length=longest)).within(tiles, pool[JOKER])
    return [cards for cards in sets if JOKER in cards]


def _with_jokers(line: list[Face], extra: int) -> Iterator[Faces]:
    """The run with this many more of its tiles replaced by jokers."""
    places = [place for place, face in enumerate(line) if face != JOKER]
    for chosen in combinations(places, extra):
        yield tuple(JOKER if place in chosen else face for place, face in enumerate(line))
