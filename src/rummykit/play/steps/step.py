"""What every step of a turn can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Protocol

from rummykit.play.actions import Action
from rummykit.play.events import Event
from rummykit.play.state import State
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction


class StepBehaviour(Protocol):
    """A step of a turn.

    `takes` are the classes of action it carries out; a `blocking` step must be taken before any later one; `place` is
    its number in the turn. `check` raises `IllegalAction` or returns what `apply` wants to know; `apply` trusts it.
    """

    takes: ClassVar[tuple[type, ...]]
    blocking: ClassVar[bool]
    phase: ClassVar[Phase]
    place: int

    def blocked(self, deal: State) -> str:
        """The code of the refusal of a later step's action while this one is to be taken."""

    def done(self, deal: State) -> str:
        """The code of the refusal of this step's action when the step is past."""

    def actions(self, deal: State) -> Iterable[Action]:
        """Every action of this step that the seat to act may take now."""

    def check(self, deal: State, action: Any) -> Any:
        """Raise `IllegalAction`, or return the plan for `apply`."""

    def apply(self, deal: State, action: Any, plan: Any) -> tuple[Event, ...]:
        """Carry the action out."""

    def overtime(self, deal: State, draft: Any) -> tuple[Event, ...]:
        """What the sheet says when the clock runs out in this step."""


def allows(step: StepBehaviour, deal: State, action: Action) -> bool:
    """Whether a step would carry the action out now."""
    try:
        step.check(deal, action)
    except IllegalAction:
        return False
    return True
