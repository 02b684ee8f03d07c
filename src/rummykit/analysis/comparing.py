"""Actions compared on the same imagined deals until their order is sure, or the playouts are spent."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from math import fsum, inf, sqrt
from operator import mul, sub
from random import Random
from statistics import fmean
from typing import Literal, NamedTuple, TypeAlias

from rummykit.analysis.sources import SEARCHING, Source
from rummykit.analysis.values import Estimate

BORNE_OUT = 2.0
"""Standard errors that a difference must exceed once more on fresh deals."""
SURE = 3.0
"""Standard errors that a difference must exceed to be one. Three, because it is asked for often: after every round, and
for every action."""
AGAINST_EACH = 2.0
"""The same against each kind of opponents on its own."""
BY_SEARCH = 300
"""Deals on which players who search judge a knock."""
JUDGING = 1 << 61
"""The seed of those deals."""
FIRST = 64
"""Imagined deals of the first round; every later round doubles them all."""
LITTLE = 0.01
"""A chance to win the match that does not matter."""
NOTHING = Estimate(0.0, 0.0)

InMatch: TypeAlias = Callable[[float, float], float]
"""The chance to win the match, by the share of a deal and the points ahead of the others."""
ComparedStanding: TypeAlias = Literal["open", "as_good", "worse", "depends"]
"""How an action stands: `as_good` if surely no other is better by more than a little, `worse` if another surely is,
`depends` if another surely is better against some opponents, and worse against others, or if it is a knock and players
who search do not find it worse."""


class Line:
    """One action played on in one way: what came of it, deal by deal.

    `worth` is what decides between actions: the chance to win the match where there is one, otherwise the points.
    So many `kinds` of opponents take turns deal by deal.
    """

    def __init__(self, in_match: bool = False, kinds: int = 0) -> None:
        self.kinds = kinds
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

    def behind_each(self, other: Line) -> tuple[Estimate, ...]:
        """The same against each kind of opponents."""
        kinds = range(self.kinds) if self.kinds > 1 else ()
        return tuple(difference(other.worth[kind :: self.kinds], self.worth[kind :: self.kinds]) for kind in kinds)

    def points_behind(self, other: Line) -> Estimate:
        """How many points it is behind another."""
        return difference(other.ahead, self.ahead)


def difference(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """The mean of the differences, deal by deal, as far as both go."""
    return estimate([*map(sub, one, other)])


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; `statistics.stdev` would take most of the time of a comparison."""
    count, mean = len(values), fmean(values)
    around = [each - mean for each in values]
    return Estimate(mean, sqrt(fsum(map(mul, around, around)) / max(1, count - 1) / count))


class Compared(NamedTuple):
    """What was found of one action: its value, and how far it is behind the best, in what decides and in points.

    `behind_each` is how far it is behind against each kind of opponents, where there are several.
    """

    chance: Estimate
    points: Estimate
    worth: Estimate
    behind: Estimate
    points_behind: Estimate
    behind_each: tuple[Estimate, ...] = ()

    @classmethod
    def of(cls, line: Line, best: Line) -> Compared:
        """A line beside the best."""
        behind = NOTHING, NOTHING
        if line is not best:
            behind = line.behind(best), line.points_behind(best)
        each = () if line is best else line.behind_each(best)
        return cls(estimate(line.won), estimate(line.ahead), estimate(line.worth), *behind, each)

    @property
    def is_behind(self) -> bool:
        """Whether it is surely behind, whatever the opponents are like."""
        return self.behind.surely_above(0, SURE) and all(
            each.surely_above(0, AGAINST_EACH) for each in self.behind_each
        )

    @property
    def depends(self) -> bool:
        """Whether it is surely behind against some opponents, and surely ahead against others."""
        return any(each.surely_above(0, SURE) for each in self.behind_each) and any(
            each.surely_below(0, SURE) for each in self.behind_each
        )

    @property
    def ahead_against(self) -> int:
        """The kind of opponents against which it does best beside the best."""
        return min(range(len(self.behind_each)), key=lambda kind: self.behind_each[kind].mean)

    @property
    def is_borne_out(self) -> bool:
        """Whether it is behind on deals that were not used to find that, whatever the opponents are like."""
        return self.behind.surely_above(0, BORNE_OUT) and all(each.mean > 0 for each in self.behind_each)


class Turning(NamedTuple):
    """How an action stands that depends on the opponents: it is ahead of `rival` against this `kind` of them."""

    rival: int
    kind: int


class Comparison:
    """The actions of a source, compared round by round, all with the one that leads.

    The action that leads has the highest mean of those that are tried. An action that is surely behind it is not tried
    any more, except a knock that players who search do not find worse. The `best` is the action that the source
    proposes, as long as it is tried, and then the one that leads.
    How an action stands does not change once it is `as_good` or `worse`, so no budget contradicts a smaller one.

    `in_match` is the chance to win the match by the share of the deal and the points ahead of the others; None if the
    points of the deal decide.
    """

    def __init__(self, source: Source, seed: str, in_match: InMatch | None = None) -> None:
        self.source, self._in_match = source, in_match
        self.playouts = self.deals = 0
        """`deals` are the imagined deals on which the best was tried."""
        self._proposed = source.proposed
        self.best = self.leader = source.proposed or 0
        self._seeds = Random(seed)
        self._lines = {choice: self._new_lines() for choice in range(len(source.actions))}
        self._found: dict[int, Compared] = {}
        self._stands: dict[int, ComparedStanding] = {}
        self._turning: dict[int, Turning] = {}

    def run(self, playouts: int, *, for_best: bool = False) -> None:
        """Compare on until all is settled, as long as whole rounds fit into so many playouts in all.

        With `for_best` it ends as soon as the best is surely as good as any. Rounds have their sizes from what was
        found before, not from `playouts`, so a longer comparison goes through all that a shorter one has found.
        """
        while not (self.is_settled or (for_best and self.stands(self.best) == "as_good")):
            deals = max(FIRST, self.deals)
            if self.playouts + deals * len(self._lines) * self.source.ways > playouts:
                return
            self._round(deals)

    def _round(self, deals: int) -> None:
        self._add(list(self._lines.values()), list(self._lines), deals, self._seeds.getrandbits(63))
        self.deals += deals
        lines = {choice: _better_way(ways) for choice, ways in self._lines.items()}
        self.leader = max(lines, key=lambda choice: lines[choice].rank)
        behind = {choice: Compared.of(line, lines[self.leader]) for choice, line in lines.items()}
        self._found.update(behind)
        self._judge(behind)
        for choice, found in behind.items():
            if found.is_behind and self.stands(choice) != "depends":
                del self._lines[choice]
        self.best = self._proposed if self._proposed in self._lines else self.leader
        if self.best != self.leader:
            self._found.update((choice, Compared.of(lines[choice], lines[self.best])) for choice in self._lines)

    def _judge(self, behind: Mapping[int, Compared]) -> None:
        """Note how actions stand that were open until now, by how far they are behind the one that leads."""
        close = self.close
        for choice, found in behind.items():
            if choice in self._stands or choice == self.leader:
                continue
            if found.is_behind and found.behind.mean > close:
                self._stands[choice] = "worse"
                if self._judged_by_search(self.leader, choice):
                    self._doubt(choice)
            elif found.is_behind or found.behind.surely_below(close, SURE):
                self._stands[choice] = "as_good"
            elif found.depends:
                self._stands[choice] = "depends"
                self._turning[choice] = Turning(self.leader, found.ahead_against)
        ahead = [Estimate(-found.behind.mean, found.behind.error) for found in behind.values()]
        if all(each.surely_below(close, SURE) for each in ahead):
            self._stands.setdefault(self.leader, "as_good")

    def _doubt(self, knock: int) -> None:
        """Let players who search judge a knock that quick players find worse; it is proposed if it is surely better."""
        found = self.measured((self.leader, knock), self.source.confirming, JUDGING)[1]
        if not found.is_borne_out:
            self._stands[knock] = "depends"
            self._stands.setdefault(self.leader, "depends")
        if found.behind.surely_below(0, BORNE_OUT):
            self._proposed = knock

    def _add(
        self, lines: Sequence[Sequence[Line]], choices: Sequence[int], deals: int, seed: int, *, by_search: bool = False
    ) -> None:
        """Play actions out on so many imagined deals, and note what came of it."""
        weigh = self.source.weigh_by_search if by_search else self.source.weigh
        found = iter(weigh(choices, deals, seed))
        for _ in range(deals):
            for ways in lines:
                for line in ways:
                    won, ahead = next(found), next(found)
                    line.won.append(won)
                    line.ahead.append(ahead)
                    if self._in_match is not None:
                        line.worth.append(self._in_match(won, ahead))
        self.playouts += deals * len(choices) * (SEARCHING if by_search else self.source.ways)

    def _new_lines(self) -> list[Line]:
        return [Line(self._in_match is not None, len(self.source.opponents)) for _ in range(self.source.ways)]

    def measured(self, choices: Sequence[int], deals: int, seed: int) -> tuple[Compared, ...]:
        """Some actions on fresh imagined deals, each with how far it is behind the first.

        A knock that is behind another action is played on by players who search, on no more than `BY_SEARCH` deals for
        each `Source.confirming` that are wanted.
        """
        by_search = self._judged_by_search(*choices)
        if by_search:
            ways = [[Line(self._in_match is not None)] for _ in choices]
            deals = searched_deals(self.source, deals)
        else:
            ways = [self._new_lines() for _ in choices]
        self._add(ways, choices, deals, seed, by_search=by_search)
        lines = list(map(_better_way, ways))
        return tuple(Compared.of(line, lines[0]) for line in lines)

    def _judged_by_search(self, better: int, *worse: int) -> bool:
        """Whether quick players do not tell that it is better to go on than to knock."""
        knocks = self.source.knocks
        return better not in knocks and len(worse) == 1 and worse[0] in knocks

    @property
    def close(self) -> float:
        """How far an action may be behind and still be as good."""
        if not self._found:
            return 0.0
        spread: float = self._found[self.leader].worth.error * self.deals**0.5
        little = self.source.close * spread
        return little if self._in_match is None else max(little, LITTLE)

    def stands(self, choice: int) -> ComparedStanding:
        """How an action stands; once it is not open any more, that stays."""
        return self._stands.get(choice, "open")

    def turning(self, choice: int) -> Turning | None:
        """On what it depends how an action stands; None where it does not."""
        return self._turning.get(choice)

    @property
    def is_settled(self) -> bool:
        """Whether no action is open, or there is only one."""
        return len(self._stands) == len(self.source.actions) or len(self.source.actions) < 2

    @property
    def swing(self) -> float:
        """The most that may be between the best and an open action; infinite before the first round."""
        if not self._found:
            return inf
        behind = [self._found[choice].behind for choice in self._lines]
        return max(abs(each.mean) + SURE * each.error for each in behind)

    def of(self, choice: int) -> Compared:
        """What was found of an action."""
        return self._found.get(choice, Compared(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING))


def searched_deals(source: Source, deals: int) -> int:
    """On how many deals players who search judge a knock, where quick players play on so many."""
    return max(1, deals * BY_SEARCH // source.confirming)


def _better_way(ways: Sequence[Line]) -> Line:
    """The better way to play an action on."""
    return max(ways, key=lambda line: line.rank)
