"""Every set with a certain tile that some tiles make, where there are double, colour-changing and mirror jokers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple, TypeAlias

from rummykit.cards import (
    COLOUR_JOKER,
    DOUBLE_JOKER,
    JOKER,
    MIRROR_JOKER,
    Face,
    Faces,
    colour_of,
    number_of,
    tile,
)
from rummykit.melds.shapes import SpecialJokers

LONGEST = 13
"""A run; with a mirror, each side of it."""
NUMBERS = range(1, 14)
CHANGE: Faces = (COLOUR_JOKER,)
DOUBLE: Faces = (DOUBLE_JOKER,)


class Line(NamedTuple):
    """The beginning of a run: its tiles, the number of the next cell, its colour, None where any will do."""

    tiles: Faces
    number: int
    colour: int | None


class Halves(NamedTuple):
    """The beginning of a mirrored run: both halves towards the mirror.

    On a side where a double joker covers the next cell already nothing is added.
    """

    left: Faces
    right: Faces
    number: int
    colour: int | None
    left_covered: bool = False
    right_covered: bool = False


Begun: TypeAlias = tuple[Faces, Line | None]
"""A set as it lies, and where it is a run that may yet be made longer."""


class SpecialSets:
    """The sets of the tiles in `pool`."""

    def __init__(self, shape: SpecialJokers, pool: Counter[Face]) -> None:
        self.shape = shape
        self.pool = pool

    def holding(self, wanted: Face) -> Iterator[Begun]:
        """Every set with this tile, in one order in which it is legal, of runs as much as is needed to hold it."""
        numbers = NUMBERS if wanted >= JOKER else [number_of(wanted)]
        kinds: list[Iterable[Begun]] = []
        if wanted != MIRROR_JOKER:
            kinds += [((cards, None) for cards in self._groups(numbers)), self._until(self._starts(wanted), wanted)]
        if self.pool[MIRROR_JOKER]:
            kinds += [((cards, None) for cards in self._mirrored_groups(numbers))]
            kinds += [((cards, None) for cards in self._mirrored_runs(numbers[-1]))]
        return ((cards, line) for cards, line in self._once(chain(*kinds)) if wanted in cards and len(cards) >= 3)

    def onward(self, line: Line, wanted: Face | None = None) -> Iterator[Begun]:
        """Every way to make a run longer, from tiles of the pool, until the new part holds this tile, or any."""
        sets = SpecialSets(self.shape, self.pool + Counter(line.tiles))
        return self._once(sets._until([line], wanted, len(line.tiles)))

    def _once(self, found: Iterable[Begun]) -> Iterator[Begun]:
        """Of what can become the same sets, one."""
        seen = set()
        for cards, line in found:
            goes_on = None
            if line is not None and line.colour is not None:
                ahead = any(self.pool[tile(number, line.colour)] for number in range(line.number, 14))
                goes_on = line.number, line.colour if ahead else None
            key = tuple(sorted(cards)), goes_on
            if key not in seen:
                seen.add(key)
                yield cards, line

    def _there(self, faces: Faces) -> bool:
        """Whether the pool has all these tiles."""
        return all(faces.count(face) <= self.pool[face] for face in {*faces})

    def _colours(self, before: Faces, colour: int | None) -> list[int]:
        """The colours in which the cell after these tiles may be."""
        if colour is None:
            return [0, 1, 2, 3]
        if before and before[-1] == COLOUR_JOKER:
            return [other for other in range(4) if other != colour]
        return [colour]

    def _may_change(self, before: Faces) -> bool:
        """Whether the colour may change after these tiles."""
        return bool(before) and (before[-1] != COLOUR_JOKER or self.shape.adjacent_colour_changes)

    # --- runs, from low to high

    def _starts(self, wanted: Face) -> Iterator[Line]:
        """Before the first tile of a run with this one."""
        colours = range(4) if wanted >= JOKER or self.pool[COLOUR_JOKER] else [colour_of(wanted)]
        for number in NUMBERS if wanted >= JOKER else range(1, number_of(wanted) + 1):
            yield from (Line((), number, colour) for colour in colours)
            if self.shape.leading_colour_change and self._there(CHANGE):
                yield Line(CHANGE, number + 1, None)

    def _until(self, starts: Iterable[Line], wanted: Face | None, done: int = 0) -> Iterator[Begun]:
        """The runs that these grow into, each until it holds the wanted tile beyond the `done` first ones."""
        waiting = list(starts)
        while waiting:
            line = waiting.pop()
            tiles = line.tiles
            if len(tiles) == done or (wanted is not None and wanted not in tiles[done:]):
                if wanted is not None and not self._could_hold(line, wanted):
                    continue
            elif len(tiles) >= 3 and min(tiles) < JOKER:
                goes_on = tiles[-1] != COLOUR_JOKER
                yield tiles, line if goes_on and line.number <= 13 else None
                if goes_on:
                    continue
            waiting += self._longer(line)

    def _could_hold(self, line: Line, wanted: Face) -> bool:
        """Whether the tile could yet come into the run."""
        if wanted >= JOKER:
            return True
        if line.number > number_of(wanted):
            return False
        changes = line.tiles.count(COLOUR_JOKER)
        fixed = changes == self.pool[COLOUR_JOKER] and line.colour is not None and line.tiles[-1:] != CHANGE
        return not fixed or line.colour == colour_of(wanted)

    def _longer(self, line: Line) -> Iterator[Line]:
        """The line with one tile more."""
        before, number, colour = line
        if number > 13 or len(before) == LONGEST:
            return
        left = {face: self.pool[face] - before.count(face) for face in (JOKER, DOUBLE_JOKER, COLOUR_JOKER)}
        for here in self._colours(before, colour):
            if self.pool[tile(number, here)]:
                yield Line((*before, tile(number, here)), number + 1, here)
            if left[JOKER]:
                yield Line((*before, JOKER), number + 1, here)
            if left[DOUBLE_JOKER] and number < 13:
                yield Line((*before, DOUBLE_JOKER), number + 2, here)
        if left[COLOUR_JOKER] and self._may_change(before):
            yield Line(before + CHANGE, number + 1, colour)

    def _mirrored_runs(self, highest: int) -> Iterator[Faces]:
        """Those that begin with this number or a lower one."""
        numbers = range(1, highest + 1)
        starts = [Halves((), (), number, colour) for number in numbers for colour in range(4)]
        if self.shape.leading_colour_change and self._there(CHANGE + CHANGE):
            starts += [Halves(CHANGE, CHANGE, number + 1, None) for number in numbers]
        while starts:
            halves = starts.pop()
            starts += self._nearer(halves)
            left, right, *_, left_covered, right_covered = halves
            if left and not left_covered and not right_covered and min(left + right) < JOKER:
                yield (*left, MIRROR_JOKER, *reversed(right))

    def _nearer(self, halves: Halves) -> Iterator[Halves]:
        """Both halves with one cell more."""
        left, right, number, colour, left_covered, right_covered = halves
        if number > 13:
            return
        for here in self._colours(left, colour):
            cells = [(tile(number, here),), (JOKER,), *([DOUBLE] if number < 13 else [])]
            cells = [cell for cell in cells if self.pool[cell[0]]]
            for one in [()] if left_covered else cells:
                for other in [()] if right_covered else cells:
                    if self._there(left + right + one + other):
                        yield _with_a_cell(halves, here, one, other)
        if not left_covered and not right_covered and self._may_change(left) and self._there(left + right + CHANGE * 2):
            yield Halves(left + CHANGE, right + CHANGE, number + 1, colour)

    # --- groups

    def _groups(self, numbers: Sequence[int]) -> Iterator[Faces]:
        parts = (part for number in numbers for members in (3, 4) for part in self._parts(number, members))
        return (part for part in parts if part[0] < JOKER)

    def _mirrored_groups(self, numbers: Sequence[int]) -> Iterator[Faces]:
        for number, members in product(numbers, (2, 3, 4)):
            halves = [*self._parts(number, members)]
            for left, right in product(halves, halves):
                natural = {face for face in left + right if face < JOKER}
                if 0 < len(natural) <= members and self._there(left + right):
                    yield _mirrored_group(left, right)

    def _parts(self, number: int, members: int) -> Iterator[Faces]:
        """The parts of groups with so many members, their tiles first; there may be none."""
        there = [face for face in (tile(number, colour) for colour in range(4)) if self.pool[face]]
        for count in range(len(there) + 1):
            for natural in combinations(there, count):
                for doubles in range(self.pool[DOUBLE_JOKER] + 1):
                    regular = members - count - 2 * doubles
                    if 0 <= regular <= self.pool[JOKER]:
                        yield (*natural, *[JOKER] * regular, *[DOUBLE_JOKER] * doubles)


def _with_a_cell(halves: Halves, colour: int, one: Faces, other: Faces) -> Halves:
    """Both halves with a cell more of this colour; two double jokers cover the next one, too."""
    left, right, number = halves.left + one, halves.right + other, halves.number
    if one == other == DOUBLE:
        return Halves(left, right, number + 2, colour)
    return Halves(left, right, number + 1, colour, one == DOUBLE, other == DOUBLE)


def _mirrored_group(left: Faces, right: Faces) -> Faces:
    """The halves round the mirror, a tile facing the same tile or a joker."""
    both = [face for face in left if face < JOKER and face in right]

    def jokers(half: Faces) -> list[Face]:
        return [face for face in half if face >= JOKER]

    left_only = [face for face in left if face < JOKER and face not in both]
    right_only = [face for face in right if face < JOKER and face not in both]
    mirrored = [*both, *jokers(right), *right_only]
    return (*both, *left_only, *jokers(left), MIRROR_JOKER, *reversed(mirrored))
