"""Knock: the discard that follows ends the deal, and everybody's deadwood is compared."""

from __future__ import annotations

from typing import ClassVar

from rummykit import rules
from rummykit.play.actions import Action, Knock
from rummykit.play.events import Event, Knocked
from rummykit.play.state import State
from rummykit.play.steps.knock_limit import KnockLimit
from rummykit.play.steps.last_discard import LastDiscard
from rummykit.play.view import Phase
from rummykit.rules import Rules

ONLY_KNOCK = (Knock(),)


class KnockStep:
    """Said once, before the discard."""

    takes: ClassVar[tuple[type, ...]] = (Knock,)
    blocking: ClassVar[bool] = False
    phase: ClassVar[Phase] = "play"
    place: int = 0

    def __init__(self, sheet: Rules, data: rules.Knock) -> None:
        self.sheet = sheet
        self.limit = KnockLimit(sheet)
        self.last_discard = LastDiscard(sheet)

    def blocked(self, deal: State) -> str:
        return "not_an_action_here"

    def done(self, deal: State) -> str:
        return "already_knocked"

    def actions(self, deal: State) -> tuple[Action, ...]:
        return ONLY_KNOCK if self.limit.reached(deal) else ()

    def check(self, deal: State, action: Knock) -> None:
        """Raise `IllegalAction` if too much deadwood would be left, whatever is discarded."""
        if not self.limit.reached(deal):
            raise self.limit.refusal(deal, min(self.limit.left(deal, face) for face in self.limit.discards(deal)))

    def apply(self, deal: State, action: Knock, plan: None) -> tuple[Event, ...]:
        deal.knock()
        deal.advance_past(self.place)
        return (Knocked(deal.turn),)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Nobody has to knock, but for who took the last discard to do so."""
        if self.last_discard.was_taken(deal):
            return self.apply(deal, Knock(), None)
        deal.advance_past(self.place)
        return ()
