"""Every set with a double, colour-changing or mirror joker that some tiles make, and the sets with a certain tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple, TypeAlias

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, Faces, colour_of, number_of, tile
from rummykit.melds.shapes import SpecialJokers

COLOURS = range(4)
NUMBERS = range(1, 14)
LONGEST = 13
"""Tiles of a run."""
CHANGE: Faces = (COLOUR_JOKER,)
DOUBLE: Faces = (DOUBLE_JOKER,)


class PartialRun(NamedTuple):
    """The beginning of a run: its tiles, the number of the next cell, and its colour."""

    tiles: Faces
    number: int
    colour: int


class Spare(NamedTuple):
    """Jokers that a run may yet take: regular, double and colour-changing ones."""

    regular: int
    double: int
    change: int

    def without(self, tiles: Faces) -> Spare:
        """The jokers that are left after these tiles."""
        return Spare(
            self.regular - tiles.count(JOKER),
            self.double - tiles.count(DOUBLE_JOKER),
            self.change - tiles.count(COLOUR_JOKER),
        )


class Halves(NamedTuple):
    """The beginning of a mirrored run: both halves towards the mirror.

    On a side where a double joker covers the next cell already nothing is added.
    """

    left: Faces
    right: Faces
    number: int
    colour: int
    spare: Spare
    left_covered: bool = False
    right_covered: bool = False


Begun: TypeAlias = tuple[Faces, PartialRun | None]
"""A set as it lies, and where it is a run that may yet be made longer."""


class PossibleSpecialSets:
    """The sets of the tiles in `pool`. What it found it remembers, so one answers for all tiles of a pool."""

    def __init__(self, shape: SpecialJokers, pool: Counter[Face], longest: int = LONGEST) -> None:
        self.shape = shape
        self.pool = pool
        self.longest = longest
        self.spare = Spare(pool[JOKER], pool[DOUBLE_JOKER], pool[COLOUR_JOKER])
        self._ends: dict[tuple[int, int, Spare], list[Faces]] = {}
        self._mirrored: dict[tuple[int, Spare], list[Faces]] = {}

    def all(self, jokers: int) -> list[Faces]:
        """Every run as it may lie, of no more than `longest` tiles; of groups and mirrored sets one order of the tiles.

        None of them has more jokers than these, mirrors aside.
        """
        most = min(jokers, sum(self.spare))
        counts = product(*[range(count + 1) for count in self.spare]) if most < sum(self.spare) else [self.spare]
        spares = [Spare(*each) for each in counts if sum(each) == most]
        found: dict[Faces, None] = {}
        for spare in spares:
            if spare.double or spare.change:
                for number, colour in product(NUMBERS, COLOURS):
                    for run in self._ending(number, colour, spare):
                        if len(run) >= 3 and min(run) < JOKER < max(run):
                            found[run] = None
        others = chain(
            self._groups(NUMBERS) if self.spare.double else (),
            self._mirrored_groups(NUMBERS),
            *[self._mirrored_runs(colour, spare) for colour in COLOURS for spare in spares],
        )
        for cards in {tuple(sorted(cards)): cards for cards in others}.values():
            special = [face for face in cards if face >= JOKER]
            if len(cards) >= 3 and max(cards) > JOKER and len(special) - special.count(MIRROR_JOKER) <= most:
                found[cards] = None
        return [*found]

    def holding(self, wanted: Face) -> Iterator[Begun]:
        """Every set with this tile, in one order in which it is legal, of runs as much as is needed to hold it."""
        if wanted < JOKER:
            numbers, colours = [number_of(wanted)], [colour_of(wanted)]
        else:
            numbers, colours = [*NUMBERS], [*COLOURS]
        runs = self._runs_until(wanted, numbers, colours) if wanted != MIRROR_JOKER else ()
        groups = self._groups(numbers) if wanted != MIRROR_JOKER else ()
        mirrored = (self._mirrored_runs(each, self.spare) for each in (COLOURS if self.spare.change > 1 else colours))
        sets: Iterator[Faces] = chain(groups, self._mirrored_groups(numbers), chain.from_iterable(mirrored))
        found = chain(((cards, None) for cards in sets), runs)
        return ((cards, line) for cards, line in self._once(found) if wanted in cards and len(cards) >= 3)

    def onward(self, line: PartialRun, wanted: Face | None = None) -> list[Begun]:
        """Every way to make a run longer, from tiles of the pool, until the new part holds this tile, or any."""
        done = len(line.tiles)
        found: list[Begun] = []
        waiting = [(line, self.spare)]
        while waiting:
            on, spare = waiting.pop()
            new = on.tiles[done:]
            if new and (wanted is None or wanted in new):
                found.append((on.tiles, on if on.tiles[-1] != COLOUR_JOKER and on.number <= 13 else None))
                if on.tiles[-1] != COLOUR_JOKER:
                    continue
            elif wanted is not None and wanted < JOKER and not _could_come(on, wanted, spare):
                continue
            waiting += self._longer(on, spare)
        return list(self._once(found))

    def _once(self, found: Iterable[Begun]) -> Iterator[Begun]:
        """Of what can become the same sets, one."""
        seen = set()
        for cards, line in found:
            goes_on = None
            if line is not None:
                ahead = any(self.pool[tile(number, line.colour)] for number in range(line.number, 14))
                goes_on = line.number, line.colour if ahead else None
            key = tuple(sorted(cards)), goes_on
            if key not in seen:
                seen.add(key)
                yield cards, line

    # --- runs, from low to high

    def _ending(self, number: int, colour: int, spare: Spare) -> list[Faces]:
        """What of a run may lie up to this number where a cell of this colour follows; nothing, too."""
        key = number, colour, spare
        known = self._ends.get(key)
        if known is not None:
            return known
        found: list[Faces] = [()]
        most = self.longest
        if number >= 1:
            face = tile(number, colour)
            regular, double, change = spare
            if self.pool[face]:
                before = self._ending(number - 1, colour, spare)
                found += [(*cards, face) for cards in before if len(cards) < most]
            if regular:
                before = self._ending(number - 1, colour, Spare(regular - 1, double, change))
                found += [(*cards, JOKER) for cards in before if len(cards) < most]
            if double and number >= 2:
                before = self._ending(number - 2, colour, Spare(regular, double - 1, change))
                found += [(*cards, DOUBLE_JOKER) for cards in before if len(cards) < most]
            for changes in range(1, min(change, number, 9 if self.shape.adjacent_colour_changes else 1) + 1):
                left = Spare(regular, double, change - changes)
                for other in COLOURS:
                    if other != colour:
                        before = self._ending(number - changes, other, left)
                        found += [
                            cards + CHANGE * changes
                            for cards in before
                            if len(cards) + changes <= most and self._may_begin(cards)
                        ]
            if change:  # what was before it may have had any colour
                found = [*dict.fromkeys(found)]
        self._ends[key] = found
        return found

    def _may_begin(self, before: Faces) -> bool:
        """Whether a change of colour, perhaps of more than one joker, may begin after these tiles."""
        return before[-1] != COLOUR_JOKER if before else self.shape.leading_colour_change

    def _may_change(self, before: Faces) -> bool:
        """Whether the colour may change after these tiles."""
        if before[-1:] == CHANGE:
            return self.shape.adjacent_colour_changes
        return bool(before) or self.shape.leading_colour_change

    def _runs_until(self, wanted: Face, numbers: Sequence[int], colours: Sequence[int]) -> Iterator[Begun]:
        """The runs whose last tile is this one, and where that is too little to be a set, made longer."""
        width = 2 if wanted == DOUBLE_JOKER else 1
        others = self.spare._replace(**{_SPARE[wanted]: 0}) if wanted in _SPARE else self.spare
        if not self.pool[wanted]:
            return
        for number, colour in product(numbers, colours):
            if number + width > 14:
                continue
            for before in self._ending(number - 1, colour, others):
                if wanted != COLOUR_JOKER or self._may_change(before):
                    line = PartialRun((*before, wanted), number + width, colour)
                    yield from self._complete(line, self.spare.without(line.tiles))

    def _complete(self, line: PartialRun, spare: Spare) -> Iterator[Begun]:
        """The run with as few tiles more as make it a set; one that ends in a change of colour also goes on."""
        tiles = line.tiles
        if len(tiles) >= 3 and min(tiles) < JOKER:
            if tiles[-1] != COLOUR_JOKER:
                yield tiles, line if line.number <= 13 else None
                return
            yield tiles, None
        for longer, left in self._longer(line, spare):
            yield from self._complete(longer, left)

    def _longer(self, line: PartialRun, spare: Spare) -> Iterator[tuple[PartialRun, Spare]]:
        """The line with one tile more, and the jokers left then."""
        before, number, colour = line
        if number > 13:
            return
        regular, double, change = spare
        changed = before[-1] == COLOUR_JOKER
        for here in [other for other in COLOURS if other != colour] if changed else (colour,):
            face = tile(number, here)
            if self.pool[face]:
                yield PartialRun((*before, face), number + 1, here), spare
            if regular:
                yield PartialRun((*before, JOKER), number + 1, here), Spare(regular - 1, double, change)
            if double and number < 13:
                yield PartialRun((*before, DOUBLE_JOKER), number + 2, here), Spare(regular, double - 1, change)
        if change and self._may_change(before):
            yield PartialRun(before + CHANGE, number + 1, colour), Spare(regular, double, change - 1)

    # --- groups

    def _groups(self, numbers: Sequence[int]) -> Iterator[Faces]:
        parts = (part for number in numbers for members in (3, 4) for part in self._parts(number, members))
        return (part for part in parts if part[0] < JOKER)

    def _parts(self, number: int, members: int) -> Iterator[Faces]:
        """The parts of groups with so many members, their tiles first; there may be none."""
        there = [face for face in (tile(number, colour) for colour in COLOURS) if self.pool[face]]
        for count in range(min(len(there), members) + 1):
            for natural in combinations(there, count):
                for doubles in range(min(self.spare.double, (members - count) // 2) + 1):
                    regular = members - count - 2 * doubles
                    if regular <= self.spare.regular:
                        yield (*natural, *[JOKER] * regular, *DOUBLE * doubles)

    # --- mirrored sets

    def _mirrored_groups(self, numbers: Sequence[int]) -> Iterator[Faces]:
        for number in numbers if self.pool[MIRROR_JOKER] else ():
            there = sum(self.pool[tile(number, colour)] for colour in COLOURS)
            cells = there + self.spare.regular + 2 * self.spare.double
            for members in range(2, min(4, cells // 2) + 1):
                yield from self._mirrored_parts(number, members)

    def _mirrored_parts(self, number: int, members: int) -> Iterator[Faces]:
        halves = [*self._parts(number, members)]
        for left, right in product(halves, halves):
            natural = {face for face in left + right if face < JOKER}
            if 0 < len(natural) <= members and self._there(left + right):
                yield _mirrored_group(left, right)

    def _there(self, faces: Faces) -> bool:
        """Whether the pool has all these tiles."""
        return all(faces.count(face) <= self.pool[face] for face in {*faces})

    def _mirrored_runs(self, colour: int, spare: Spare) -> list[Faces]:
        """Those that begin in a colour or with a change to it."""
        known = self._mirrored.get((colour, spare))
        if known is not None:
            return known
        found = self._mirrored[colour, spare] = []
        if not self.pool[MIRROR_JOKER]:
            return found
        jokers = spare.regular + spare.double
        numbers = [number for number in NUMBERS if self.pool[tile(number, colour)] + jokers >= 2]
        waiting = [Halves((), (), number, colour, spare) for number in numbers]
        if self.shape.leading_colour_change and spare.change > 1:
            left = spare._replace(change=spare.change - 2)
            others = [other for other in COLOURS if other != colour]
            waiting += [Halves(CHANGE, CHANGE, number + 1, others[0], left) for number in NUMBERS]
            waiting += [Halves(CHANGE, CHANGE, number + 1, others[1], left) for number in NUMBERS]
        while waiting:
            halves = waiting.pop()
            waiting += self._nearer(halves)
            covered = halves.left_covered or halves.right_covered
            if halves.left and not covered and min(halves.left + halves.right) < JOKER:
                found.append((*halves.left, MIRROR_JOKER, *reversed(halves.right)))
        return found

    def _nearer(self, halves: Halves) -> Iterator[Halves]:
        """Both halves with one cell more."""
        left, right, number, colour, spare, left_covered, right_covered = halves
        if number > 13:
            return
        changed = left[-1:] == CHANGE
        for here in [other for other in COLOURS if other != colour] if changed else (colour,):
            face = tile(number, here)
            if self.pool[face] + spare.regular + spare.double + left_covered + right_covered < 2:
                continue
            cells: list[Faces] = [(face,)] if self.pool[face] else []
            cells += [(JOKER,)] if spare.regular else []
            cells += [DOUBLE] if spare.double and number < 13 else []
            for one, other in product([()] if left_covered else cells, [()] if right_covered else cells):
                rest = spare.without(one + other)
                if min(rest) >= 0 and (one != other or one != (face,) or self.pool[face] > 1):
                    longer = Halves(left + one, right + other, number + 1, here, rest, one == DOUBLE, other == DOUBLE)
                    if one == other == DOUBLE:
                        longer = longer._replace(number=number + 2, left_covered=False, right_covered=False)
                    yield longer
        if spare.change > 1 and left and not left_covered and not right_covered and self._may_change(left):
            rest = spare._replace(change=spare.change - 2)
            yield Halves(left + CHANGE, right + CHANGE, number + 1, colour, rest)


_SPARE = {JOKER: "regular", DOUBLE_JOKER: "double", COLOUR_JOKER: "change"}


def _could_come(line: PartialRun, wanted: Face, spare: Spare) -> bool:
    """Whether a tile could yet come into the run."""
    if line.number > number_of(wanted):
        return False
    return bool(spare.change) or line.tiles[-1] == COLOUR_JOKER or line.colour == colour_of(wanted)


def _mirrored_group(left: Faces, right: Faces) -> Faces:
    """The halves round the mirror, a tile facing the same tile or a joker."""
    both = [face for face in left if face < JOKER and face in right]

    def jokers(half: Faces) -> list[Face]:
        return [face for face in half if face >= JOKER]

    left_only = [face for face in left if face < JOKER and face not in both]
    right_only = [face for face in right if face < JOKER and face not in both]
    mirrored = [*both, *jokers(right), *right_only]
    return (*both, *left_only, *jokers(left), MIRROR_JOKER, *reversed(mirrored))
