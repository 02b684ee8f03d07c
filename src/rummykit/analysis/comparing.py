"""Actions compared on the same imagined deals until their order is sure, or the playouts are spent."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from rummykit.analysis.sources import Source
from rummykit.analysis.values import Estimate

SURE = 3.0
"""Standard errors that a difference must exceed to be one. Three, because it is asked for often: after every round, and
for every action."""
FIRST = 64
"""Imagined deals of the first round; every later round doubles them all."""
LITTLE = 0.01
"""A chance to win the match that does not matter."""
NOTHING = Estimate(0.0, 0.0)

InMatch: TypeAlias = Callable[[float, float], float]
"""The chance to win the match, by the share of a deal and the points ahead of the others."""


class Line:
    """One action played on in one way: what came of it, deal by deal.

    `worth` is what decides between actions: the chance to win the match where there is one, otherwise the points.
    """

    def __init__(self, in_match: bool = False) -> None:
        self.won, self.ahead = array("f"), array("f")
        self.worth = array("f") if in_match else self.ahead

    @property
    def mean(self) -> float:
        return fmean(self.worth)

    @property
    def rank(self) -> tuple[float, float]:
        """Where the match is as good as decided, points still tell one line from another."""
        return round(self.mean, 3), fmean(self.ahead)

    def behind(self, other: Line) -> Estimate:
        """How far it is behind another, on the deals that both were tried on."""
        return difference(other.worth, self.worth)

    def points_behind(self, other: Line) -> Estimate:
        """How many points it is behind another."""
        return difference(other.ahead, self.ahead)


def difference(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """The mean of the differences, deal by deal, as far as both go."""
    return estimate([first - second for first, second in zip(one, other, strict=False)])


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    return Estimate(fmean(values), stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0)


class Compared(NamedTuple):
    """What was found of one action: its value, and how far it is behind the best, in what decides and in points."""

    chance: Estimate
    points: Estimate
    worth: Estimate
    behind: Estimate
    points_behind: Estimate

    @classmethod
    def of(cls, line: Line, best: Line) -> Compared:
        """A line beside the best."""
        behind = NOTHING, NOTHING
        if line is not best:
            behind = line.behind(best), line.points_behind(best)
        return cls(estimate(line.won), estimate(line.ahead), estimate(line.worth), *behind)

    @property
    def is_behind(self) -> bool:
        """Whether it is surely behind."""
        return self.behind.surely_above(0, SURE)


class Comparison:
    """The actions of a source, compared round by round. An action that is surely behind is not tried any more.

    `in_match` is the chance to win the match by the share of the deal and the points ahead of the others; None if the
    points of the deal decide.
    """

    def __init__(self, source: Source, seed: str, in_match: InMatch | None = None) -> None:
        self.source, self._in_match = source, in_match
        self.playouts = self.deals = 0
        """`deals` are the imagined deals on which the best was tried."""
        self.best = source.proposed or 0
        self._seeds = Random(seed)
        self._lines = {choice: self._new_lines() for choice in range(len(source.actions))}
        self._found: dict[int, Compared] = {}

    def run(self, playouts: int) -> None:
        """Compare on until all is settled, as long as whole rounds fit into so many playouts in all.

        Rounds have their sizes from what was found before, not from `playouts`, so a longer comparison goes through all
        that a shorter one has found.
        """
        while not self.is_settled:
            deals = max(FIRST, self.deals)
            if self.playouts + deals * len(self._lines) * self.source.ways > playouts:
                return
            self._round(deals)

    def _round(self, deals: int) -> None:
        choices = list(self._lines)
        self._add([self._lines[choice] for choice in choices], choices, deals, self._seeds.getrandbits(63))
        self.deals += deals
        self.best = self._best()
        for choice in choices:
            self._found[choice] = self._compared(choice)
            if self._found[choice].is_behind:
                del self._lines[choice]

    def _add(self, lines: Sequence[Sequence[Line]], choices: Sequence[int], deals: int, seed: int) -> None:
        """Play actions out on so many imagined deals, and note what came of it."""
        found = iter(self.source.weigh(choices, deals, seed))
        for _ in range(deals):
            for ways in lines:
                for line in ways:
                    won, ahead = next(found), next(found)
                    line.won.append(won)
                    line.ahead.append(ahead)
                    if self._in_match is not None:
                        line.worth.append(self._in_match(won, ahead))
        self.playouts += deals * len(choices) * self.source.ways

    def _new_lines(self) -> list[Line]:
        return [Line(self._in_match is not None) for _ in range(self.source.ways)]

    def _best(self) -> int:
        """The action that is worth most; that proposed by a bot, unless another is surely better."""
        proposed = self.source.proposed
        if proposed is None or proposed not in self._lines:
            return max(self._lines, key=lambda choice: self._line(choice).rank)
        better = [
            choice for choice in self._lines if self._line(proposed).behind(self._line(choice)).surely_above(0, SURE)
        ]
        return max(better, key=lambda choice: self._line(choice).rank, default=proposed)

    def _line(self, choice: int) -> Line:
        """The better way to play an action on."""
        return max(self._lines[choice], key=lambda line: line.rank)

    def _compared(self, choice: int) -> Compared:
        return Compared.of(self._line(choice), self._line(self.best))

    def measured(self, choices: Sequence[int], deals: int, seed: int) -> tuple[Compared, ...]:
        """Some actions on fresh imagined deals, each with how far it is behind the first."""
        ways = [self._new_lines() for _ in choices]
        self._add(ways, choices, deals, seed)
        lines = [max(each, key=lambda line: line.rank) for each in ways]
        return tuple(Compared.of(line, lines[0]) for line in lines)

    @property
    def close(self) -> float:
        """How far an action may be behind and still be as good."""
        if not self._found:
            return 0.0
        spread: float = self._found[self.best].worth.error * self.deals**0.5
        little = self.source.close * spread
        return little if self._in_match is None else max(little, LITTLE)

    @property
    def is_settled(self) -> bool:
        """Whether every action is surely behind the best, or surely as good."""
        return all(self.is_close(choice) for choice in self._lines) if self._found else len(self._lines) < 2

    def is_close(self, choice: int) -> bool:
        """Whether an action is surely as good as the best."""
        if choice == self.best:
            return True
        return choice in self._found and self._found[choice].behind.surely_below(self.close, SURE)

    @property
    def swing(self) -> float:
        """The most that may be between the best and an open action; infinite before the first round."""
        if not self._found:
            return inf
        behind = [self._found[choice].behind for choice in self._lines]
        return max(abs(each.mean) + SURE * each.error for each in behind)

    def of(self, choice: int) -> Compared:
        """What was found of an action."""
        return self._found.get(choice, Compared(*[NOTHING] * 5))
