"""What an analysis says of a decision: every action compared, its value with its interval, and one verdict."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.analysis.actions import is_same
from rummykit.play.actions import Action

ActionVerdict: TypeAlias = Literal["forced", "best", "as_good", "better", "undecided"]
"""`forced`: nothing else is legal. `best`: every other action is worse. `as_good`: none is better by more than a
little, or no bot would do anything else. `better`: another action is surely better. `undecided`: the playouts cannot
tell."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over imagined deals, and its standard error."""

    mean: float
    error: float

    def surely_above(self, least: float, errors: float) -> bool:
        """Whether even so many errors lower it is more than `least`."""
        return self.mean - errors * self.error > least

    def surely_below(self, most: float, errors: float) -> bool:
        """Whether even so many errors higher it is less than `most`."""
        return self.mean + errors * self.error < most


class ComparedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action, and what it leads to for the seat to act.

    `chance` is the chance to win the deal, `points` are those ahead of the mean of the others. `behind` is how far its
    points are behind those of the best action, on the same imagined deals; 0 for the best itself.
    """

    action: Action
    chance: Estimate
    points: Estimate
    behind: Estimate
    verdict: ActionVerdict


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The actions that were compared, the one with the most points first.

    `deals` is the number of imagined deals on which the best was tried, `close` the points by which an action may be
    behind and still be as good.
    """

    candidates: tuple[ComparedAction, ...]
    deals: int
    close: float

    @property
    def best(self) -> ComparedAction:
        """The action with the most points."""
        return self.candidates[0]

    def of(self, action: Action) -> ComparedAction:
        """What was found for an action; raises `KeyError` if it was not compared."""
        for each in self.candidates:
            if is_same(each.action, action):
                return each
        raise KeyError(str(action))
