"""Fight: after a called end each of the others, in turn, has the own hand compared, or folds and pays less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import number_of
from rummykit.play.actions import Action, Fight, Pass
from rummykit.play.events import Event, Fought, Passed
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules

FIGHT = Fight()
FOLD = Pass()
FIGHT_OR_FOLD = (FIGHT, FOLD)
ONLY_FOLD = (FOLD,)


class FightStep(StepBehaviour):
    """The window after a called end: the seats that may fight are asked in turn."""

    takes: ClassVar[tuple[type, ...]] = (Fight, Pass)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    before_draw: ClassVar[bool] = True
    phase: ClassVar[Phase] = "answer"

    def __init__(self, sheet: Rules, data: rules.FightWindow) -> None:
        self.sheet = sheet
        self.data = data

    def blocked(self, deal: State) -> str:
        return "fight_or_fold"

    def done(self, deal: State) -> str:
        return "no_end_to_fight"

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """The first seat that may fight is to answer; None if there is none.

        Where a hidden hand may allow it, everybody is asked, so that nothing is told of any hand.
        """
        others = deal.clockwise_from(deal.turn)[:-1]
        asked = others if self.data.four_of_a_kind else [seat for seat in others if _has_meld(deal, seat)]
        return () if deal.ask_calls(self.place, asked) else None

    def _may_fight(self, deal: State) -> bool:
        """Whether the seat that is asked may fight."""
        if _has_meld(deal, deal.turn):
            return True
        ranks = [number_of(face) for face in hands.distinct(deal.hands[deal.turn])]
        return self.data.four_of_a_kind and any(ranks.count(rank) == 4 for rank in ranks)

    def actions(self, deal: State) -> Sequence[Action]:
        return FIGHT_OR_FOLD if self._may_fight(deal) else ONLY_FOLD

    def check(self, deal: State, action: Fight | Pass) -> None:
        if isinstance(action, Fight) and not self._may_fight(deal):
            raise IllegalAction("no_meld_must_fold", self.sheet.id)

    def apply(self, deal: State, action: Fight | Pass, plan: None) -> tuple[Event, ...]:
        seat = deal.turn
        event: Event = Passed(seat)
        if isinstance(action, Fight):
            event = Fought(seat)
            deal.fight()
        return (event,) if deal.ask_next() else (event, *deal.end("called", None))

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, FOLD, None)


def _has_meld(deal: State, seat: int) -> bool:
    return any(meld.owner == seat for meld in deal.table)


BEHAVIOUR = FightStep
