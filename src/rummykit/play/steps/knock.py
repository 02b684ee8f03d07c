"""Knock: the discard that follows ends the deal, and everybody's deadwood is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rummykit import rules
from rummykit.play.actions import Action, Knock
from rummykit.play.events import Event, Knocked
from rummykit.play.view import Phase
from rummykit.rules import Rules

if TYPE_CHECKING:
    from rummykit.play.deal import Deal

ONLY_KNOCK = (Knock(),)


class KnockStep:
    """Said once, before the discard."""

    takes: ClassVar[tuple[type, ...]] = (Knock,)
    blocking: ClassVar[bool] = False
    phase: ClassVar[Phase] = "play"
    place: int = 0

    def __init__(self, sheet: Rules, data: rules.Knock) -> None:
        self.sheet = sheet

    def blocked(self, deal: Deal) -> str:
        return "not_an_action_here"

    def done(self, deal: Deal) -> str:
        return "already_knocked"

    def actions(self, deal: Deal) -> tuple[Action, ...]:
        return ONLY_KNOCK

    def check(self, deal: Deal, action: Knock) -> None:
        """Knocking has no condition."""

    def apply(self, deal: Deal, action: Knock, plan: None) -> tuple[Event, ...]:
        deal.knocker = deal.turn
        deal.at = self.place + 1
        return (Knocked(deal.turn),)

    def overtime(self, deal: Deal, draft: object) -> tuple[Event, ...]:
        deal.at = self.place + 1
        return ()
