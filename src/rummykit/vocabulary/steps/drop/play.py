"""Drop: leave the deal before drawing; too many missed turns in a row count as a drop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rummykit import rules
from rummykit.play.actions import Action, Drop, Leave
from rummykit.play.events import Event, Missed, TimeRanOut
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import Rules

DROP = Drop()


class DropStep(StepBehaviour):
    """Dropping instead of drawing; leaving the table is not listed, but always possible."""

    takes: ClassVar[tuple[type, ...]] = (Drop, Leave)
    phase: ClassVar[Phase] = "draw"
    table_style: Mapping[str, Any] = {"drops": True}

    def __init__(self, sheet: Rules, data: rules.Drop) -> None:
        self.sheet = sheet
        self.lives = sheet.lives
        self.misses = data.misses

    def done(self, deal: State) -> str:
        return "drop_before_drawing"

    def actions(self, deal: State) -> Iterator[Action]:
        yield DROP

    def offers(self, deal: State) -> dict[str, Any]:
        assert self.lives is not None, "sheets are checked for it"
        drop = self.lives.middle_drop if deal.draws[deal.turn] else self.lives.first_drop
        return {"costs": {"drop": drop, "leave": self.lives.middle_drop}}

    def check(self, deal: State, action: Drop | Leave) -> None:
        """Always legal in its step."""

    def apply(self, deal: State, action: Drop | Leave, plan: None) -> tuple[Event, ...]:
        if isinstance(action, Leave):
            return deal.put_out("left_table")
        return deal.put_out("middle_drop" if deal.draws[deal.turn] else "first_drop")

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """The turn is missed; as many in a row as the sheet says are a middle drop."""
        seat = deal.turn
        times = deal.miss()
        missed = TimeRanOut(seat), Missed(seat, times)
        if times >= self.misses:
            return *missed, *deal.put_out("missed_turns")
        deal.next_turn()
        return missed


BEHAVIOUR = DropStep
