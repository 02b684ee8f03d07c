"""A decision of a reviewed match, to be tried again: is another action better than what was played, or the best?"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rummykit.analysis import Analyser, Analysis, MatchBefore
from rummykit.analysis.actions import is_same
from rummykit.play.actions import Action, Timeout
from rummykit.play.deal import Deal
from rummykit.record import Record
from rummykit.review.record_turns import turns_of_record
from rummykit.review.summing import RIGHT


@dataclass(frozen=True, kw_only=True)
class Retried:
    """How an action stands: `done` if it is as good as the best, `warmer` if it is surely better than what was played.

    `reached`, `before` and `best` are the points ahead of the mean of the opponents that it, what was played and the
    best lead to.
    """

    done: bool
    warmer: bool
    reached: float
    before: float
    best: float


@dataclass(frozen=True)
class Retry:
    """A decision: the `deal` before it, the action `played`, and the match `before` the deal."""

    deal: Deal
    played: Action
    before: MatchBefore

    @cached_property
    def _found(self) -> Analysis:
        return Analyser(self.deal, (self.played,), self.before).settle(self.played)

    @property
    def best(self) -> Action:
        """The best action that was found."""
        return self._found.best.action

    def judge(self, action: Action) -> Retried:
        """How a legal action stands; the same whenever it is asked."""
        analyser = Analyser(self.deal, (self.played, self.best, action), self.before)
        found = analyser.settle(action)
        tried, played = found.of(action), found.of(self.played)
        return Retried(
            done=tried.verdict in RIGHT or is_same(action, self.best),
            warmer=analyser.is_ahead(action, self.played),
            reached=tried.points.mean,
            before=played.points.mean,
            best=max(tried.points.mean, found.best.points.mean),
        )


def retry(record: Record, place: int, decision: int) -> Retry:
    """A decision by the place of its turn among all turns of the record, both from 0.

    Raises `LookupError` where there is none, or its seat had no choice, and `ValueError` for a record that cannot be
    reviewed.
    """
    turns = turns_of_record(record).turns
    if not (0 <= place < len(turns) and 0 <= decision < len(turns[place])):
        raise LookupError(f"turn {place}, decision {decision}")
    moment = turns[place][decision]
    if isinstance(moment.move.action, Timeout) and moment.move.action.draft is None:
        raise LookupError("the clock decided")
    return Retry(moment.deal, moment.move.action, moment.before)
