"""A decision of a reviewed match, to be tried again: is another action better than what was played, or the best?"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rummykit.play.actions import Action, Timeout
from rummykit.play.deal import Deal
from rummykit.record import Record
from rummykit.review.best_action import best_action, is_same, is_sure
from rummykit.review.playouts import behind, in_kernel, weigh
from rummykit.review.record_turns import turns_of_record

IN_KERNEL, BY_BOTS = 100, 24
"""Imagined deals on which the actions are compared: by the kernel, and where bots play the deals out."""


@dataclass(frozen=True, kw_only=True)
class Retried:
    """How an action stands: `done` if it is as good as the best, `warmer` if it is better than what was played.

    `reached`, `before` and `best` are the points ahead of the mean of the others that it, what was played and the best
    lead to.
    """

    done: bool
    warmer: bool
    reached: float
    before: float
    best: float


@dataclass(frozen=True)
class Retry:
    """A decision: the `deal` before it, the action `played`, and the seed with which the review looked for the best."""

    deal: Deal
    played: Action
    seed: str

    @cached_property
    def best(self) -> Action:
        """What the review found to be best."""
        return best_action(self.deal, self.seed)

    def judge(self, action: Action) -> Retried:
        """How a legal action stands; the same whenever it is asked."""
        deal = self.deal
        playouts = IN_KERNEL if in_kernel(deal.rules, len(deal.order)) else BY_BOTS
        tried, played, best = weigh(deal, (action, self.played, self.best), playouts, self.seed)
        done = is_same(action, self.best) or not is_sure(*behind(tried, best))
        ahead = tried.expected.points - played.expected.points
        return Retried(
            done=done,
            warmer=ahead > 0 and not is_same(action, self.played),
            reached=tried.expected.points,
            before=played.expected.points,
            best=max(tried.expected.points, best.expected.points) if done else best.expected.points,
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
    return Retry(moment.deal, moment.move.action, f"{place} {decision}")
