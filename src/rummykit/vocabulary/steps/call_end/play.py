"""Call the end: before drawing a player ends the deal, and hands are compared, at once or after the others' answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rummykit import rules
from rummykit.play.actions import Action, CallEnd
from rummykit.play.events import EndCalled, Event
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules
from rummykit.vocabulary.steps.fight_window.play import FightStep

END = CallEnd()


class CallEndStep(StepBehaviour):
    """Ending the deal instead of drawing; `answers` is the window in which the others may fight, where there is one."""

    takes: ClassVar[tuple[type, ...]] = (CallEnd,)
    phase: ClassVar[Phase] = "draw"
    table_style: Mapping[str, Any] = {}

    def __init__(self, sheet: Rules, data: rules.CallEnd) -> None:
        self.sheet = sheet
        self.data = data
        self.kept_from_it = data.blocked_by_lay_off_of != "nobody" or data.blocked_by_long_meld
        if data.needs_meld or self.kept_from_it:
            self.table_style = {"owned": True}
        self.answers: FightStep | None = None

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the window in which the others answer."""
        self.answers = next((step for step in later if isinstance(step, FightStep)), None)

    def done(self, deal: State) -> str:
        return "end_called_before_drawing"

    def _why_not(self, deal: State) -> str:
        """The code of the refusal of a call by the seat to act; empty where it may call."""
        if self.data.needs_meld and not any(meld.owner == deal.turn for meld in deal.table):
            return "end_needs_meld"
        if self.kept_from_it and deal.was_laid_on(deal.turn):
            return "end_after_long_meld" if self.data.blocked_by_long_meld else "end_after_lay_off"
        return ""

    def actions(self, deal: State) -> Iterator[Action]:
        if not self._why_not(deal):
            yield END

    def kinds(self, deal: State) -> Iterator[type[Action]]:
        if not self._why_not(deal):
            yield CallEnd

    def offers(self, deal: State) -> dict[str, Any]:
        return {"end_called": self.data.called}

    def check(self, deal: State, action: CallEnd) -> None:
        why = self._why_not(deal)
        if why:
            raise IllegalAction(why, self.sheet.id)

    def apply(self, deal: State, action: CallEnd, plan: None) -> tuple[Event, ...]:
        called = EndCalled(deal.turn)
        deal.close()
        opened = None if self.answers is None else self.answers.open(deal)
        return called, *(deal.end("called", None) if opened is None else opened)


BEHAVIOUR = CallEndStep
