"""Every set with a double, colour-changing or mirror joker that some tiles make, and the sets with a certain tile.

The kernel makes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from rummykit._native import TwistSets, TwistWays
from rummykit.cards import Face, Faces
from rummykit.melds.shapes import SpecialJokers

LONGEST = 13
"""Tiles of a run."""


class PartialRun(NamedTuple):
    """The beginning of a run: its tiles, the number of the next cell, and its colour."""

    tiles: Faces
    number: int
    colour: int


Begun: TypeAlias = tuple[Faces, PartialRun | None]
"""A set as it lies, and where it is a run that may yet be made longer, that run."""

KernelSet: TypeAlias = tuple[Faces, tuple[int, int] | None, int | None]
"""A set as the kernel lays it: its tiles, the number and colour with which it may go on, which run it makes longer."""

Ways: TypeAlias = TwistWays
NO_WAYS = TwistWays()


class PossibleSpecialSets:
    """The sets of the tiles in `pool`, and of the runs that have `begun` with more of them.

    What it found it remembers, so one answers for all tiles of a pool.
    """

    def __init__(
        self,
        shape: SpecialJokers,
        pool: Counter[Face],
        begun: Sequence[PartialRun] = (),
        longest: int = LONGEST,
    ) -> None:
        self._begun = begun
        self._sets = TwistSets(
            tuple(pool.elements()),
            for_kernel(begun),
            leading=shape.leading_colour_change,
            adjacent=shape.adjacent_colour_changes,
            longest=longest,
        )

    def all(self, jokers: int) -> list[Faces]:
        """Every run as it may lie, of no more than `longest` tiles; of groups and mirrored sets one order of the tiles.

        None of them has more jokers than these, mirrors aside.
        """
        return self._sets.all(jokers)

    def holding(self, wanted: Face) -> Iterator[Begun]:
        """Every set with this tile, in one order in which it is legal, of runs as much as is needed to hold it."""
        return map(set_of, self._sets.holding(wanted))

    def onward(self, run: PartialRun, wanted: Face | None = None) -> Iterator[Begun]:
        """Every way to make a run longer, from tiles of the pool, until the new part holds this tile, or any."""
        return map(set_of, self.longer(run, wanted))

    def longer(self, run: PartialRun, wanted: Face | None = None) -> TwistWays:
        """What `onward` says, for the kernel."""
        return self._sets.onward(self._begun.index(run), wanted)

    def placing(self, wanted: Face) -> TwistWays:
        """Every way to lay this tile, in a run that has begun or in a set that holds it, for the kernel."""
        return self._sets.placing(wanted)


def for_kernel(begun: Sequence[PartialRun]) -> list[tuple[Faces, int, int]]:
    """Runs that have begun as the kernel takes them."""
    return [(run.tiles, run.colour, run.number) for run in begun]


def set_of(way: KernelSet) -> Begun:
    """The set that a way of the kernel lays."""
    tiles, goes_on, _ = way
    return tiles, None if goes_on is None else PartialRun(tiles, *goes_on)
