"""What every step of a turn can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from rummykit.play.actions import Action, Melds
from rummykit.play.events import Event
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.play.view import Phase, View
from rummykit.rules import IllegalAction, Rules


class StepBehaviour(ABC):
    """How a step of a turn behaves. Everything else asks the step and never needs to know which one it is.

    `takes` are the classes of action it carries out; a `blocking` step must be taken before any later one; `place` is
    its number in the turn. A `window` opens to others, and is past before that: when a turn is done, or, where
    `before_draw` says so, before a draw from the stock. `skipped_first`:
    the player who begins goes on to the next step. `check` raises `IllegalAction` or returns what `apply` wants to
    know; `apply` trusts it. `table_style` are fields of the `TableStyle` of a table.
    """

    takes: ClassVar[tuple[type, ...]]
    blocking: ClassVar[bool] = False
    window: ClassVar[bool] = False
    before_draw: ClassVar[bool] = False
    phase: ClassVar[Phase] = "play"
    place: int = 0
    skipped_first: bool = False
    table_style: Mapping[str, Any] = {}

    @abstractmethod
    def __init__(self, sheet: Rules, data: Any) -> None:
        """The step of a sheet as its turn has it."""

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the steps that come later in the turn."""
        return None

    def link_earlier(self, earlier: Sequence[StepBehaviour]) -> None:
        """Receive the steps that come earlier in the turn."""
        return None

    def begin(self, deal: State) -> Iterable[Event] | None:
        """Act when the cards have been dealt and nobody has done anything yet; what there is to tell of it."""
        return None

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """Open a window after the discard just made; None if it stays shut."""
        return None

    def blocked(self, deal: State) -> str:
        """The code of the refusal of a later step's action while this step is due."""
        return "not_an_action_here"

    def done(self, deal: State) -> str:
        """The code of the refusal of this step's action when the step is over."""
        return "not_an_action_here"

    @abstractmethod
    def actions(self, deal: State) -> Iterable[Action]:
        """Every action of this step that the seat to act may take now."""

    @abstractmethod
    def check(self, deal: State, action: Any) -> Any:
        """Raise `IllegalAction`, or return the plan for `apply`."""

    @abstractmethod
    def apply(self, deal: State, action: Any, plan: Any) -> tuple[Event, ...]:
        """Carry the action out."""

    def overtime(self, deal: State, draft: Any) -> tuple[Event, ...]:
        """Do what the sheet says when the clock runs out in this step; by default, nothing."""
        deal.advance_past(self.place)
        return ()

    # --- what it tells

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """The classes of action that the seat to act can take, as far as everybody knows."""
        return self.takes

    def listed(self, deal: State) -> Iterable[Action]:
        """Those of its actions that are worth listing on a page."""
        return self.actions(deal)

    def offers(self, deal: State) -> dict[str, Any]:
        """Fields of the `Offer` to the seat to act."""
        return {}

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """Fields of the `View` from a seat, in a phase of the turn."""
        return {}

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterable[Fact]:
        """What it says of the hand of a seat as arranged, on turn and off, from what that seat may see."""
        return ()

    def laid_contract(self, deal: State, seat: int, laid: LaidHand) -> Melds:
        """The first meld that the hand of a seat has as arranged, where the step asks for certain melds."""
        return ()

    def aims(self, deal: State) -> Iterable[Fact]:
        """What it says to everybody of what this deal asks for."""
        return ()

    def read_view(self, deal: State, view: View) -> None:
        """Set in a deal what those fields of its view tell."""
        return None


def allows(step: StepBehaviour, deal: State, action: Action) -> bool:
    """Whether a step would carry out the action now."""
    try:
        step.check(deal, action)
    except IllegalAction:
        return False
    return True
