"""What an analysis says of a decision: every action compared, its value with its interval, and one verdict."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.analysis.actions import is_same
from rummykit.play.actions import Action

ActionVerdict: TypeAlias = Literal["forced", "best", "as_good", "better", "undecided"]
"""`forced`: nothing else is legal. `best`: every other action is worse. `as_good`: none is better by more than a
little, or no bot would do anything else. `better`: another action is surely better. `undecided`: the playouts cannot
tell, or it depends on how the others play."""

OpponentKind: TypeAlias = Literal["knock_at_once", "knock_late"]
"""How the others play: they knock as soon as they may, or only with little or no deadwood."""

WorthUnit: TypeAlias = Literal["points", "match"]
"""What decides between actions: points of the deal, or the chance to win the match."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over imagined deals, and its standard error."""

    mean: float
    error: float

    def surely_above(self, least: float, errors: float) -> bool:
        """Whether even so many errors lower it is more than `least`."""
        return self.mean - errors * self.error > least

    def surely_below(self, most: float, errors: float) -> bool:
        """Whether even so many errors higher it is no more than `most`."""
        return self.mean + errors * self.error <= most


class DependsOnOpponents(msgspec.Struct, frozen=True, kw_only=True):
    """Why a decision stays undecided: the action is surely better than `rival` if the others play as `better_if` says,
    and surely worse if they do not."""

    rival: Action
    better_if: OpponentKind


class ComparedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action, and what it leads to for the seat to act.

    `chance` is the chance to win the deal, `points` are those ahead of the mean of the opponents, and `match` is the
    chance to win the match, None where one deal is the match or none is known. `behind` is how far it is behind the
    best action on the same imagined deals, in what decides: the chance to win the match, or where there is none,
    points. `points_behind` is that in points; below 0 where it has more points than the best. Both are 0 for the best.
    `depends` says why it is undecided, if that is because it depends on how the others play.
    """

    action: Action
    chance: Estimate
    points: Estimate
    behind: Estimate
    points_behind: Estimate
    verdict: ActionVerdict
    match: Estimate | None = None
    depends: DependsOnOpponents | None = None


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The actions that were compared, the best first.

    `unit` is what decides between them. `deals` is the number of imagined deals on which the best was tried, `close`
    how far an action may be behind, in that unit, and still be as good.
    """

    candidates: tuple[ComparedAction, ...]
    deals: int
    close: float
    unit: WorthUnit = "points"

    @property
    def best(self) -> ComparedAction:
        """The best action."""
        return self.candidates[0]

    def of(self, action: Action) -> ComparedAction:
        """What was found for an action; raises `KeyError` if it was not compared."""
        for each in self.candidates:
            if is_same(each.action, action):
                return each
        raise KeyError(str(action))
