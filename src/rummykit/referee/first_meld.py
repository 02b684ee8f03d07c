"""The most valuable first meld that a rack of tiles can lay: exact, with every joker where it counts most.

A sweep over the numbers from 1 to 13. Between two numbers all that matters is, for each colour, how long the runs
still open are (a run that is long enough is long enough), and how many jokers are left. At each number every short run
must grow, a long one may, new ones may begin, and what is not needed goes into groups of that number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from rummykit.cards import JOKER, Face, tile
from rummykit.melds.shapes import Groups, Runs
from rummykit.tiles.sets import TileMelds

Lengths: TypeAlias = tuple[int, ...]
Counts: TypeAlias = tuple[int, ...]
Sets: TypeAlias = tuple[tuple[Face, ...], ...]

MAX_TILES = 40


class Growth(NamedTuple):
    """What the runs of one colour do at one number: the lengths of those that grow, how many begin, and with how many
    tiles; the others of what they gain are jokers.
    """

    grow: Lengths
    begin: int
    naturals: int


class Grouping(NamedTuple):
    """Groups at one number: the colours of each, and its jokers."""

    colours: tuple[int, ...]
    jokers: int


class Step(NamedTuple):
    """One number of the sweep, and the step before it."""

    before: Step | None
    growths: tuple[Growth, ...]
    groups: tuple[Grouping, ...]


class State(NamedTuple):
    """The runs still open, by colour, and the jokers left."""

    open: tuple[Lengths, ...]
    jokers: int


class Part(NamedTuple):
    """One number of the sweep, worked out for the first colours: the runs after it, the tiles and jokers left, how many
    tiles were laid, and how.
    """

    open: tuple[Lengths, ...]
    left: Counts
    jokers: int
    tiles: int
    growths: tuple[Growth, ...]


Way: TypeAlias = tuple[int, Step | None]


def best_first_meld(melds: TileMelds, rack: tuple[Face, ...]) -> tuple[int, Sets]:
    """The most that disjoint sets of the rack are worth together, and such sets; (0, ()) if it can lay none.

    Raises `ValueError` for more than `MAX_TILES`, or for so many jokers that they alone could make a set.
    """
    if len(rack) > MAX_TILES:
        raise ValueError(f"A rack of more than {MAX_TILES} tiles is too large for this question.")
    return _Sweep(melds, rack).best()


class _Sweep:
    def __init__(self, melds: TileMelds, rack: tuple[Face, ...]) -> None:
        self.groups = melds.groups
        self.runs = melds.runs
        self.jokers = rack.count(JOKER)
        smallest = [shape.min_size for shape in (melds.groups,) if shape is not None]
        smallest += [shape.min_length for shape in (melds.runs,) if shape is not None]
        if self.jokers >= min(smallest):
            raise ValueError("So many jokers could make a set of their own.")
        self.held = Counter(face for face in rack if face != JOKER)

    def best(self) -> tuple[int, Sets]:
        states: dict[State, Way] = {State(((), (), (), ()), self.jokers): (0, None)}
        for number in range(1, 14):
            after: dict[State, Way] = {}
            for state, (value, path) in states.items():
                for then, tiles, step in self._steps(number, state, path):
                    worth = value + number * tiles
                    if then not in after or after[then][0] < worth:
                        after[then] = (worth, step)
            states = after
        done = [way for state, way in states.items() if all(self._long(length) for length in _all(state))]
        value, path = max(done, key=lambda way: way[0])
        return value, self._laid(path)

    def _long(self, length: int) -> bool:
        return self.runs is None or length >= self.runs.min_length

    def _steps(self, number: int, state: State, path: Step | None) -> Iterator[tuple[State, int, Step]]:
        """Every way through one number: the state after it, how many tiles it lays, and the step."""
        parts = [Part((), (), state.jokers, 0, ())]
        for colour in range(4):
            own = self.held[tile(number, colour)]
            parts = [
                Part(
                    (*part.open, longer),
                    (*part.left, own - growth.naturals),
                    part.jokers - wild,
                    part.tiles + growth.naturals + wild,
                    (*part.growths, growth),
                )
                for part in parts
                for growth, longer, wild in self._growths(number, colour, state.open[colour], own, part.jokers)
            ]
        for part in parts:
            for used in range(part.jokers + 1):
                grouped = _grouped(self.groups, part.left, used)
                if grouped is not None:
                    more, groups = grouped
                    after = State(part.open, part.jokers - used)
                    yield after, part.tiles + more + used, Step(path, part.growths, groups)

    def _growths(
        self, number: int, colour: int, open: Lengths, own: int, jokers: int
    ) -> Iterator[tuple[Growth, Lengths, int]]:
        """What the runs of a colour can do at a number, their lengths afterwards, and the jokers it takes."""
        runs = self.runs
        if runs is None:
            yield Growth((), 0, 0), (), 0
            return
        short = tuple(length for length in open if not self._long(length))
        long = tuple(length for length in open if self._long(length) and length < runs.max_length)
        most = own + jokers - len(short)
        for count in range(min(len(long), most) + 1 if most >= 0 else 0):
            for grown in sorted(set(combinations(long, count))):
                begin = 0
                while begin <= most - count and (begin == 0 or self._may_begin(number, colour, jokers, long, grown)):
                    tiles = len(short) + count + begin
                    longer = tuple(sorted([self._capped(length + 1, runs) for length in short + grown] + [1] * begin))
                    for naturals in range(max(0, tiles - jokers), min(own, tiles) + 1):
                        yield Growth(short + grown, begin, naturals), longer, tiles - naturals
                    begin += 1

    def _capped(self, length: int, runs: Runs) -> int:
        """Runs that are long enough are alike, unless there is an upper length to be kept."""
        return length if runs.max_length < 13 else min(length, runs.min_length)

    def _may_begin(self, number: int, colour: int, jokers: int, long: Lengths, grown: Lengths) -> bool:
        """Whether a run that begins here could become long enough, and no open run could have the tile instead."""
        assert self.runs is not None
        if self.runs.max_length >= 13 and len(grown) < len(long):
            return False
        reach = range(number, number + self.runs.min_length)
        return reach.stop <= 14 and sum(not self.held[tile(n, colour)] for n in reach) <= jokers

    def _laid(self, path: Step | None) -> Sets:
        """The sets of a way through the sweep."""
        steps = []
        while path is not None:
            steps.append(path)
            path = path.before
        sets: list[list[Face]] = []
        open: tuple[list[list[Face]], ...] = ([], [], [], [])
        for number, step in enumerate(reversed(steps), start=1):
            for colour, growth in enumerate(step.growths):
                grown: list[list[Face]] = [[] for _ in range(growth.begin)]
                for length in growth.grow:
                    assert self.runs is not None
                    runs = self.runs
                    run = next(run for run in open[colour] if self._capped(len(run), runs) == length)
                    open[colour].remove(run)
                    grown.append(run)
                faces = [tile(number, colour)] * growth.naturals
                for run in grown:
                    run.append(faces.pop() if faces else JOKER)
                sets += open[colour]
                open[colour][:] = grown
            sets += [[tile(number, colour) for colour in colours] + [JOKER] * wild for colours, wild in step.groups]
        return tuple(tuple(cards) for cards in sets + [run for runs in open for run in runs])


def _all(state: State) -> Iterator[int]:
    for lengths in state.open:
        yield from lengths


@lru_cache(maxsize=65536)
def _grouped(groups: Groups | None, left: Counts, jokers: int) -> tuple[int, tuple[Grouping, ...]] | None:
    """The most tiles of one number that groups can take with exactly so many jokers; None if they cannot."""
    best: tuple[int, tuple[Grouping, ...]] | None = (0, ()) if not jokers else None
    if groups is None:
        return best
    there = [colour for colour in range(4) if left[colour]]
    for size in range(1, len(there) + 1):
        for colours in combinations(there, size):
            rest = tuple(count - (colour in colours) for colour, count in enumerate(left))
            for wild in range(max(0, groups.min_size - size), min(jokers, (groups.max_size or 4) - size) + 1):
                others = _grouped(groups, rest, jokers - wild)
                if others is not None and (best is None or best[0] < size + others[0]):
                    best = (size + others[0], (Grouping(colours, wild), *others[1]))
    return best
