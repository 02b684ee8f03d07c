"""Every set with a certain joker that some tiles make, where there are double, colour-changing and mirror jokers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from heapq import merge
from itertools import combinations, product
from typing import NamedTuple, Protocol, TypeVar

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, tile
from rummykit.melds.shapes import SpecialJokers
from rummykit.play.actions import Faces

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

    @property
    def size(self) -> int:
        """How many tiles lie."""
        return len(self.tiles)


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

    @property
    def size(self) -> int:
        """How many tiles lie."""
        return len(self.left) + len(self.right)


class Sized(Protocol):
    """Something with so many tiles."""

    @property
    def size(self) -> int: ...


T = TypeVar("T", bound=Sized)


class SpecialSets:
    """The sets of the tiles in `pool`."""

    def __init__(self, shape: SpecialJokers, pool: Counter[Face]) -> None:
        self.shape = shape
        self.pool = pool

    def holding(self, joker: Face) -> Iterator[Faces]:
        """Every set with this joker, short ones first, in one order in which it is legal."""
        kinds: list[Iterable[Faces]] = []
        if joker != MIRROR_JOKER:
            kinds += [self._groups(), self._runs()]
        if self.pool[MIRROR_JOKER]:
            kinds += [self._mirrored_groups(), self._mirrored_runs()]
        seen = set()
        for cards in merge(*kinds, key=len):
            key = tuple(sorted(cards))
            if joker in cards and len(cards) >= 3 and key not in seen:
                seen.add(key)
                yield cards

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

    def _runs(self) -> Iterator[Faces]:
        starts = [Line((), number, colour) for number in NUMBERS for colour in range(4)]
        if self.shape.leading_colour_change and self._there(CHANGE):
            starts += [Line(CHANGE, number + 1, None) for number in NUMBERS]
        for line in _grown(starts, self._longer):
            if any(face < JOKER for face in line.tiles):
                yield line.tiles

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

    def _mirrored_runs(self) -> Iterator[Faces]:
        starts = [Halves((), (), number, colour) for number in NUMBERS for colour in range(4)]
        if self.shape.leading_colour_change and self._there(CHANGE + CHANGE):
            starts += [Halves(CHANGE, CHANGE, number + 1, None) for number in NUMBERS]
        for halves in _grown(starts, self._nearer):
            left, right, *_, left_covered, right_covered = halves
            if left and not left_covered and not right_covered and any(face < JOKER for face in left + right):
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

    def _groups(self) -> list[Faces]:
        parts = [part for members in (3, 4) for number in NUMBERS for part in self._parts[number, members]]
        return sorted([part for part in parts if part[0] < JOKER], key=len)

    def _mirrored_groups(self) -> Iterator[Faces]:
        for size in range(2, 9):
            for (_, members), halves in self._parts.items():
                for left, right in product(halves, halves):
                    if len(left) + len(right) == size and self._there(left + right):
                        natural = {face for face in left + right if face < JOKER}
                        if 0 < len(natural) <= members:
                            yield _mirrored_group(left, right)

    @cached_property
    def _parts(self) -> dict[tuple[int, int], list[Faces]]:
        """By number and members, the parts of groups, their tiles first; there may be none."""
        sizes = product(NUMBERS, (2, 3, 4))
        return {(number, members): [*self._parts_of(number, members)] for number, members in sizes}

    def _parts_of(self, number: int, members: int) -> Iterator[Faces]:
        there = [face for face in (tile(number, colour) for colour in range(4)) if self.pool[face]]
        for count in range(len(there) + 1):
            for natural in combinations(there, count):
                for doubles in range(self.pool[DOUBLE_JOKER] + 1):
                    regular = members - count - 2 * doubles
                    if 0 <= regular <= self.pool[JOKER]:
                        yield (*natural, *[JOKER] * regular, *[DOUBLE_JOKER] * doubles)


def _grown(starts: Iterable[T], longer: Callable[[T], Iterable[T]]) -> Iterator[T]:
    """The starts and all that they grow into, the shortest first, nothing before it is asked for."""
    waiting: defaultdict[int, list[T]] = defaultdict(list)
    for start in starts:
        waiting[start.size].append(start)
    while waiting:
        for each in waiting.pop(min(waiting)):
            yield each
            for child in longer(each):
                waiting[child.size].append(child)


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
