"""Ask the partner: "May I go out?", once in a turn after the draw; the answer is given out of turn and binds.

A no always does; a yes does where the sheet says so, and then the question is asked only where going out is possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.play.actions import Action, AnswerPartner, AskToGoOut, LayOff, Meld, Open
from rummykit.play.events import AnsweredPartner, AskedPartner, Event
from rummykit.play.state import State
from rummykit.play.steps.side_lay import SideLayStep, lay_for_side
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.way_out import bound_way_out, way_out
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules

ASK = AskToGoOut()
ANSWERS = AnswerPartner(True), AnswerPartner(False)


class AskingLayStep(SideLayStep):
    """Laying for a side whose player may ask the partner."""

    takes: ClassVar[tuple[type, ...]] = (Meld, Open, LayOff, AskToGoOut)

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the step in which the partner answers."""
        self.answering: AnswerStep = next(step for step in later if isinstance(step, AnswerStep))

    def _refusal(self, deal: State) -> str | None:
        """Why the seat to act may not ask; None if it may."""
        if len(deal.side(deal.turn)) < 2:
            return "no_partner"
        if deal.answer is not None:
            return "asked_already"
        if hands.size(deal.hands[deal.turn]) < 2:
            return "asked_too_late"
        return "no_way_out" if self.side.yes_binds and way_out(self.side, deal) is None else None

    def actions(self, deal: State) -> Iterator[Action]:
        """What may be laid, the question, and after a yes that binds a first meld of the whole hand."""
        yield from super().actions(deal)
        if self._refusal(deal) is None:
            yield ASK
        for action in bound_way_out(self.side, deal) or ():
            if isinstance(action, Open) and action not in super().actions(deal):
                yield action

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        yield from super().kinds(deal)
        if self._refusal(deal) is None:
            yield AskToGoOut

    def listed(self, deal: State) -> Iterable[Action]:
        """The question alone: cards are chosen first."""
        return () if self._refusal(deal) else (ASK,)

    def check(self, deal: State, action: Any) -> Any:
        """A question has no plan."""
        if not isinstance(action, AskToGoOut):
            laying = super().check(deal, action)
            if laying.hand and bound_way_out(self.side, deal) is not None:
                after = deal.copy()
                lay_for_side(after, self.melds, laying)
                if way_out(self.side, after) is None:
                    raise IllegalAction("partner_said_yes", self.sheet.id)
            return laying
        code = self._refusal(deal)
        if code is not None:
            raise IllegalAction(code, self.sheet.id)
        return None

    def apply(self, deal: State, action: Any, laying: Any) -> tuple[Event, ...]:
        if not isinstance(action, AskToGoOut):
            return super().apply(deal, action, laying)
        seat = deal.turn
        side = deal.side(seat)
        deal.ask_calls(self.answering.place, [each for each in deal.clockwise_from(seat)[:-1] if each in side])
        return (AskedPartner(seat),)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """After a yes that binds, what lies on the way out is laid."""
        for action in bound_way_out(self.side, deal) or ():
            return self.apply(deal, action, self.check(deal, action))
        return super().overtime(deal, draft)


class AnswerStep(StepBehaviour):
    """The partner answers, out of turn."""

    takes: ClassVar[tuple[type, ...]] = (AnswerPartner,)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    phase: ClassVar[Phase] = "answer"

    def __init__(self, sheet: Rules, data: rules.AskPartner) -> None:
        self.sheet = sheet

    def link_earlier(self, earlier: Sequence[StepBehaviour]) -> None:
        """Receive the step that goes on after the answer."""
        self.lay = next(step for step in earlier if isinstance(step, AskingLayStep))

    def blocked(self, deal: State) -> str:
        return "partner_asks"

    def done(self, deal: State) -> str:
        return "nothing_to_answer"

    def actions(self, deal: State) -> Sequence[Action]:
        return ANSWERS

    def check(self, deal: State, action: AnswerPartner) -> None:
        """Every answer is legal."""

    def apply(self, deal: State, action: AnswerPartner, plan: None) -> tuple[Event, ...]:
        """A no is the answer; a yes is, if no other partner is still to be asked."""
        seat = deal.turn
        if not action.yes or not deal.ask_next():
            deal.answer_partner(action.yes, self.lay.place)
        return (AnsweredPartner(seat, action.yes),)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Silence counts as a yes."""
        return self.apply(deal, ANSWERS[0], None)


BEHAVIOUR = AnswerStep
