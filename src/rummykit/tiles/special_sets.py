"""Sets of tiles with double, colour-changing and mirror jokers.

A set is first written as cells, one for every number it covers: a tile, any joker that stands for a tile (a double
joker makes two), or a change of colour. A mirror set is two halves whose cells must agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, permutations
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
    show,
    tile,
)
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import Groups, Runs, SetKind, SpecialJokers
from rummykit.tiles.reading import Reading

Cells: TypeAlias = tuple[Face, ...]
"""One face for every number covered: a tile, `JOKER` for any joker that stands for one, `COLOUR_JOKER`."""

SPECIAL = frozenset((DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER))
EVERY_COLOUR = frozenset(range(4))
SMALL = 6
"""For sets up to this size, `tidy` tries every order."""


class RunCells(NamedTuple):
    """The cells of a run: its first number, and the colours that every cell can have."""

    first: int
    colours: tuple[frozenset[int], ...]


def cells_of(tiles: Sequence[Face]) -> Cells:
    """The cells of tiles in order; mirror jokers have none."""
    cells: list[Face] = []
    for face in tiles:
        if face == DOUBLE_JOKER:
            cells += (JOKER, JOKER)
        elif face != MIRROR_JOKER:
            cells.append(face)
    return tuple(cells)


class SpecialMelds:
    """Reads sets that hold a special joker; `TileMelds` reads the others."""

    def __init__(self, groups: Groups | None, runs: Runs | None, jokers: SpecialJokers) -> None:
        self.groups = groups
        self.runs = runs
        self.jokers = jokers

    def readings(self, meld: Faces) -> Iterator[Reading]:
        """All readings of an ordered set with a special joker."""
        if MIRROR_JOKER in meld:
            yield from self._mirrors(meld)
            return
        if len(meld) < 3:
            return
        cells = cells_of(meld)
        group = self._group(cells)
        if group is not None:
            yield Reading("group", group * len(cells), self._group_stands(meld, cells, group))
        line = None if self.runs is None else self._run_cells(cells)
        if line is not None and len(cells) <= 13:
            yield Reading("run", _sum(line), self._run_stands(meld, line))

    def of_kind(self, meld: Faces, kind: SetKind) -> bool:
        """Whether an ordered set with a special joker, but no mirror, is of this kind."""
        cells = cells_of(meld)
        if kind == "group":
            return len(meld) >= 3 and self._group(cells) is not None
        return len(meld) >= 3 and len(cells) <= 13 and self.runs is not None and self._run_cells(cells) is not None

    # --- groups and runs

    def _group(self, cells: Cells) -> int | None:
        """The number of a group with these cells, None if they make none."""
        natural = [face for face in cells if face < JOKER]
        if self.groups is None or not natural or COLOUR_JOKER in cells:
            return None
        if not self.groups.min_size <= len(cells) <= (self.groups.max_size or 4):
            return None
        numbers = {number_of(face) for face in natural}
        return numbers.pop() if len(numbers) == 1 and len(set(natural)) == len(natural) else None

    def _run_cells(self, cells: Cells) -> RunCells | None:
        """The cells as a run, of any length."""
        first = None
        for place, face in enumerate(cells):
            if face < JOKER:
                start = number_of(face) - place
                if first is not None and start != first:
                    return None
                first = start
        if first is None or first < 1 or first + len(cells) - 1 > 13:
            return None
        segments = [list(part) for change, part in groupby(cells, lambda face: face == COLOUR_JOKER) if not change]
        found = [{colour_of(face) for face in segment if face < JOKER} for segment in segments]
        if any(len(colours) > 1 for colours in found):
            return None
        if not self._changes_colour(cells, found):
            return None
        known = [set(), *found, set()]
        possible = [
            frozenset(here or EVERY_COLOUR - before - after)
            for before, here, after in zip(known, found, known[2:], strict=False)
        ]
        colours: list[frozenset[int]] = []
        segment = -1
        last = COLOUR_JOKER
        for face in cells:
            segment += face != COLOUR_JOKER and last == COLOUR_JOKER
            colours.append(EVERY_COLOUR if face == COLOUR_JOKER else possible[segment])
            last = face
        return RunCells(first, tuple(colours))

    def _changes_colour(self, cells: Cells, segments: list[set[int]]) -> bool:
        """Whether the colours on the two sides of every change differ."""
        if COLOUR_JOKER not in cells:
            return True
        if not self.jokers.leading_colour_change and cells[0] == COLOUR_JOKER:
            return False
        neighbours = set(pairwise(cells))
        if not self.jokers.adjacent_colour_changes and (COLOUR_JOKER, COLOUR_JOKER) in neighbours:
            return False
        return all(not a or not b or a != b for a, b in pairwise(segments))

    def _group_stands(self, meld: Faces, cells: Cells, number: int) -> tuple[frozenset[Face], ...]:
        missing = frozenset(tile(number, colour) for colour in range(4)) - set(cells)
        return tuple(missing if face >= JOKER else frozenset((face,)) for face in meld)

    def _run_stands(self, meld: Faces, line: RunCells) -> tuple[frozenset[Face], ...]:
        stands = []
        place = 0
        for face in meld:
            width = 2 if face == DOUBLE_JOKER else 1
            covered = range(place, place + width)
            stands.append(frozenset(tile(line.first + at, colour) for at in covered for colour in line.colours[at]))
            place += width
        return tuple(stands)

    # --- mirrors

    def _halves(self, meld: Faces) -> tuple[Faces, Faces] | None:
        """The tiles left of the mirror, and those right of it in mirrored order."""
        if meld.count(MIRROR_JOKER) != 1:
            return None
        centre = meld.index(MIRROR_JOKER)
        return meld[:centre], meld[:centre:-1]

    def _mirrors(self, meld: Faces) -> Iterator[Reading]:
        halves = self._halves(meld)
        if halves is None:
            return
        left, right = cells_of(halves[0]), cells_of(halves[1])
        if not left or len(left) != len(right):
            return
        number = self._mirrored_group(left, right)
        if number is not None:
            stands = tuple(
                frozenset((face,)) if face < JOKER else frozenset(tile(number, colour) for colour in range(4))
                for face in meld
            )
            yield Reading("mirror_group", number * 2 * len(left), stands)
        both = _merged(left, right)
        line = None if both is None or self.runs is None else self._run_cells(both)
        if line is not None:
            seen = self._run_stands(halves[0], line), self._run_stands(halves[1], line)
            stands = (*seen[0], frozenset((MIRROR_JOKER,)), *reversed(seen[1]))
            yield Reading("mirror_run", 2 * _sum(line), stands)

    def _mirrored_group(self, left: Cells, right: Cells) -> int | None:
        """The number of two halves that are the same part of a group, None if they are not."""
        natural = [[face for face in half if face < JOKER] for half in (left, right)]
        together = {*natural[0], *natural[1]}
        numbers = {number_of(face) for face in together}
        if self.groups is None or len(numbers) != 1 or COLOUR_JOKER in left + right:
            return None
        if any(len(set(half)) < len(half) for half in natural) or len(left) > (self.groups.max_size or 4):
            return None
        if len(together) > len(left):
            return None
        if self.jokers.strict_mirror_groups and _merged(left, right) is None:
            return None
        return numbers.pop()

    # --- order and refusals

    def tidy(self, meld: Faces) -> Faces | None:
        """The tiles in a legal order, for sets small enough to try; None if there is none."""
        if len(meld) > SMALL:
            return None
        orders = sorted(set(permutations(sorted(meld))))
        return next((order for order in orders if next(self.readings(order), None) is not None), None)

    def flaw(self, meld: Faces) -> Flaw:
        """Why these tiles with a special joker are not a set."""
        params: dict[str, str | int] = {"meld": show(meld)}
        natural = [face for face in meld if face < JOKER]
        if len(meld) < 3:
            return Flaw("too_short", {**params, "minimum": 3})
        if not natural:
            return Flaw("no_natural", params)
        if MIRROR_JOKER in meld:
            return Flaw(self._mirror_flaw(meld), params)
        cells = cells_of(meld)
        if len({number_of(face) for face in natural}) == 1 and len(natural) > 1:
            if COLOUR_JOKER in meld:
                return Flaw("colour_joker_in_group", params)
            twins = [face for face in natural if natural.count(face) > 1]
            if twins:
                return Flaw("duplicate_colour", {**params, "twin": show(twins[:1])})
            return Flaw("too_many", {**params, "maximum": (self.groups.max_size or 4) if self.groups else 0})
        starts = {number_of(face) - place for place, face in enumerate(cells) if face < JOKER}
        if len(starts) > 1:
            numbers = [number_of(face) for face in natural]
            return Flaw("gap" if numbers == sorted(numbers) else "descending", params)
        first = starts.pop()
        if first < 1 or first + len(cells) - 1 > 13:
            return Flaw("out_of_range", params)
        if COLOUR_JOKER in cells:
            if (COLOUR_JOKER, COLOUR_JOKER) in pairwise(cells):
                return Flaw("adjacent_colour_jokers", params)
            segments = [list(part) for change, part in groupby(cells, lambda face: face == COLOUR_JOKER) if not change]
            if all(len({colour_of(face) for face in part if face < JOKER}) < 2 for part in segments):
                return Flaw("same_colour", params)
        return Flaw("mixed_colour", params)

    def _mirror_flaw(self, meld: Faces) -> str:
        halves = self._halves(meld)
        if halves is None:
            return "two_mirrors"
        left, right = cells_of(halves[0]), cells_of(halves[1])
        if not left or not right:
            return "one_sided"
        both = _merged(left, right)
        if both is None:
            return "sides_differ"
        numbers = [number_of(face) for face in both if face < JOKER]
        return "descending" if len(numbers) > 1 and numbers == sorted(numbers, reverse=True) else "half_is_no_part"


def _merged(left: Cells, right: Cells) -> Cells | None:
    """Two halves merged cell by cell; None if they contradict each other."""
    if len(left) != len(right):
        return None
    both = []
    for a, b in zip(left, right, strict=True):
        if a != b and (COLOUR_JOKER in (a, b) or JOKER not in (a, b)):
            return None
        both.append(min(a, b))
    return tuple(both)


def _sum(line: RunCells) -> int:
    return sum(range(line.first, line.first + len(line.colours)))
