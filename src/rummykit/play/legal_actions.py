"""What the seat to act may do now, worked out when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from rummykit._native import Kept
from rummykit.cards import NotationError
from rummykit.play.actions import Action, Timeout
from rummykit.play.notation import read_action, write_action
from rummykit.play.state import State
from rummykit.play.steps.step import allows
from rummykit.play.turn_flow import TurnFlow

__all__ = ["LegalActions"]


class LegalActions(Kept[Action]):
    """What the seat to act may do now: lazy, countable, by number, printable.

    It always describes the deal as it is now. `list` asks for the number before the first action, so what was counted
    is kept until the deal changes.
    """

    __slots__ = ("_deal", "_flow")

    def __init__(self, deal: State, flow: TurnFlow) -> None:
        super().__init__(deal)
        self._deal = deal
        self._flow = flow

    def __iter__(self) -> Iterator[Action]:
        return chain.from_iterable(self._lots())

    def _lots(self) -> Iterator[Iterable[Action]]:
        """The actions that were counted, as one batch; or else one batch for each step."""
        counted = self.fresh
        if counted is not None:
            yield counted
        elif self._deal.result is None:
            for actions in self._flow.lists[self._deal.step]:
                yield actions(self._deal)

    def __contains__(self, action: object) -> bool:
        deal = self._deal
        if isinstance(action, str):
            try:
                action = read_action(action)
            except NotationError:
                return False
        if deal.result is not None or not isinstance(action, Action):
            return False
        step = self._flow.routes[deal.step].get(type(action))
        return isinstance(action, Timeout) or (step is not None and allows(step, deal, action))

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def write(self) -> list[Action]:
        """All of them."""
        counted: list[Action] = []
        deal = self._deal
        if deal.result is None:
            for actions in self._flow.lists[deal.step]:
                counted += actions(deal)
        return counted

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(write_action, self)) or 'none'}>"
