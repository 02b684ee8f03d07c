"""Every set with a certain joker that some tiles make, where there are double, colour-changing and mirror jokers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, combinations

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, tile
from rummykit.melds.shapes import SpecialJokers
from rummykit.play.actions import Faces

LONGEST = 27
"""Thirteen tiles on either side of a mirror."""


class SpecialSets:
    """The sets of the tiles in `pool`, short ones first."""

    def __init__(self, shape: SpecialJokers, pool: Counter[Face]) -> None:
        self.shape = shape
        self.left = Counter(pool)

    def holding(self, joker: Face) -> Iterator[Faces]:
        """Every set with this joker, in one order in which it is legal."""
        seen = set()
        for size in range(3, min(self.left.total(), LONGEST) + 1):
            for cards in chain(() if joker == MIRROR_JOKER else self._plain(size), self._mirrored(size - 1)):
                key = tuple(sorted(cards))
                if joker in cards and key not in seen:
                    seen.add(key)
                    yield cards

    def _mirrored(self, size: int) -> Iterator[Faces]:
        """Every mirrored set with so many tiles round the mirror."""
        if not self.left[MIRROR_JOKER]:
            return
        apart = (False, False)
        for number in range(1, 14):
            yield from self._mirrored_groups(number, size)
            for colour in range(4):
                yield from self._mirrored_runs(number, colour, (), (), apart, size)
            if self.shape.leading_colour_change:
                with self._take(COLOUR_JOKER, COLOUR_JOKER) as there:
                    if there:
                        change = (COLOUR_JOKER,)
                        yield from self._mirrored_runs(number + 1, None, change, change, apart, size)

    def _plain(self, size: int) -> Iterator[Faces]:
        """Every other group and run of this size."""
        if size <= 4:
            for number in range(1, 14):
                for members in (3, 4):
                    for cards in self._parts(number, members):
                        if len(cards) == size and cards[0] < JOKER:
                            yield cards
        if size <= 13:
            for number in range(1, 14):
                for colour in range(4):
                    yield from self._runs(number, colour, (), size)
                if self.shape.leading_colour_change:
                    with self._take(COLOUR_JOKER) as there:
                        if there:
                            yield from self._runs(number + 1, None, (COLOUR_JOKER,), size)

    # --- runs, from low to high

    def _runs(self, number: int, colour: int | None, line: Faces, size: int) -> Iterator[Faces]:
        """Every run that goes on from `line`, whose next cell is `number`; after a change of colour in any other."""
        if len(line) == size:
            if any(face < JOKER for face in line):
                yield line
            return
        if number > 13:
            return
        for here in self._colours(line, colour):
            for face, cells in ((tile(number, here), 1), (JOKER, 1), (DOUBLE_JOKER, 2)):
                if number + cells <= 14:
                    with self._take(face) as there:
                        if there:
                            yield from self._runs(number + cells, here, (*line, face), size)
        if line and (line[-1] != COLOUR_JOKER or self.shape.adjacent_colour_changes):
            with self._take(COLOUR_JOKER) as there:
                if there:
                    yield from self._runs(number + 1, colour, (*line, COLOUR_JOKER), size)

    def _colours(self, line: Faces, colour: int | None) -> list[int]:
        """The colours in which the next cell may be."""
        if colour is None:
            return [0, 1, 2, 3]
        if line and line[-1] == COLOUR_JOKER:
            return [other for other in range(4) if other != colour]
        return [colour]

    # --- mirrored sets

    def _mirrored_runs(
        self, number: int, colour: int | None, left: Faces, right: Faces, covered: tuple[bool, bool], size: int
    ) -> Iterator[Faces]:
        """Both halves towards the mirror, next `number`; on a side where a double joker covers it nothing is added."""
        tiles = len(left) + len(right)
        if tiles == size and left and not any(covered) and any(face < JOKER for face in left + right):
            yield (*left, MIRROR_JOKER, *reversed(right))
        if number > 13 or tiles > size:
            return
        for here in self._colours(left, colour):
            cells: tuple[Faces, ...] = ((tile(number, here),), (JOKER,))
            if number < 13:
                cells = (*cells, (DOUBLE_JOKER,))
            for one in ((),) if covered[0] else cells:
                for other in ((),) if covered[1] else cells:
                    with self._take(*one, *other) as there:
                        if there:
                            now = one == (DOUBLE_JOKER,), other == (DOUBLE_JOKER,)
                            yield from self._mirrored_runs(number + 1, here, left + one, right + other, now, size)
        if left and not any(covered) and (left[-1] != COLOUR_JOKER or self.shape.adjacent_colour_changes):
            with self._take(COLOUR_JOKER, COLOUR_JOKER) as there:
                if there:
                    change = (COLOUR_JOKER,)
                    yield from self._mirrored_runs(number + 1, colour, left + change, right + change, covered, size)

    def _mirrored_groups(self, number: int, size: int) -> Iterator[Faces]:
        for members in range(2, 5):
            halves = list(self._parts(number, members))
            for left in halves:
                for right in halves:
                    natural = {face for face in left + right if face < JOKER}
                    if len(left) + len(right) == size and 0 < len(natural) <= members:
                        with self._take(*left, *right) as there:
                            if there:
                                yield _mirrored_group(left, right)

    def _parts(self, number: int, members: int) -> Iterator[Faces]:
        """Parts of a group with so many members, its tiles first; there may be none."""
        there = [face for face in (tile(number, colour) for colour in range(4)) if self.left[face]]
        for count in range(len(there) + 1):
            for natural in combinations(there, count):
                for doubles in range(self.left[DOUBLE_JOKER] + 1):
                    regular = members - count - 2 * doubles
                    if 0 <= regular <= self.left[JOKER]:
                        yield (*natural, *[JOKER] * regular, *[DOUBLE_JOKER] * doubles)

    # --- what is there

    @contextmanager
    def _take(self, *faces: Face) -> Iterator[bool]:
        """Whether these tiles are there; they are not while the block lasts."""
        taken = []
        for face in faces:
            if not self.left[face]:
                break
            self.left[face] -= 1
            taken.append(face)
        yield len(taken) == len(faces)
        for face in taken:
            self.left[face] += 1


def _mirrored_group(left: Faces, right: Faces) -> Faces:
    """The halves round the mirror, a tile facing the same tile or a joker."""
    both = [face for face in left if face < JOKER and face in right]

    def jokers(half: Faces) -> list[Face]:
        return [face for face in half if face >= JOKER]

    left_only = [face for face in left if face < JOKER and face not in both]
    right_only = [face for face in right if face < JOKER and face not in both]
    mirrored = [*both, *jokers(right), *right_only]
    return (*both, *left_only, *jokers(left), MIRROR_JOKER, *reversed(mirrored))
