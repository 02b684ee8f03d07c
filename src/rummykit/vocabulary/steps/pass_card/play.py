"""Pass a card: before the first turn every hand gives one to the next, and nobody sees any before all are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import UNKNOWN, show
from rummykit.play.actions import PassOn
from rummykit.play.events import Event, PassedOn, PutDown
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase, View
from rummykit.rules import IllegalAction, Rules


class PassCardStep(StepBehaviour):
    """The deal begins here: one seat after the other puts a card down, and after the last all are passed."""

    takes: ClassVar[tuple[type, ...]] = (PassOn,)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    before_draw: ClassVar[bool] = True
    phase: ClassVar[Phase] = "pass_on"

    def __init__(self, sheet: Rules, data: rules.PassCard) -> None:
        self.sheet = sheet
        self.from_players = data.from_players
        self.first_step = 0

    def link_earlier(self, earlier: Sequence[StepBehaviour]) -> None:
        """Where the first turn begins."""
        self.first_step = max((at for at, step in enumerate(earlier, 1) if step.skipped_first), default=0)

    def begin(self, deal: State) -> None:
        """The starter is asked first."""
        if deal.players >= self.from_players:
            deal.ask_for_cards(self.place)

    def blocked(self, deal: State) -> str:
        return "card_passed_first"

    def done(self, deal: State) -> str:
        return "no_card_to_pass"

    def actions(self, deal: State) -> Sequence[PassOn]:
        return [PassOn(face) for face in hands.distinct(deal.hands[deal.turn])]

    def check(self, deal: State, action: PassOn) -> None:
        if action.card not in hands.distinct(deal.hands[deal.turn]):
            raise IllegalAction("not_in_hand", self.sheet.id, cards=show((action.card,)))

    def apply(self, deal: State, action: PassOn, plan: None) -> tuple[Event, ...]:
        put = PutDown(deal.turn, action.card)
        deal.put_down_card(action.card)
        if deal.ask_next():
            return (put,)
        passed = [PassedOn(seat, deal.after(seat), deal.put_down[seat][0]) for seat in deal.order]
        deal.pass_cards(self.first_step)
        return put, *passed

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """The card that counts most goes, which is seldom of use."""
        cards = hands.distinct(deal.hands[deal.turn])
        return self.apply(deal, PassOn(max(cards, key=lambda face: (self.sheet.values.of(face), face))), None)

    # --- what it tells

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """A seat knows its own card alone: where it lies, and then where it went, as long as it must be there."""
        if seat is None:
            return {}
        own = deal.put_down[seat] if deal.put_down else deal.still_handed(seat)
        return {"passed_on": own[0]} if own else {}

    def read_view(self, deal: State, view: View) -> None:
        """Cards of others lie there unseen."""
        own = () if view.passed_on is None else (view.passed_on,)
        if view.phase != "pass_on":
            deal.handed = [own if seat == view.seat else () for seat in range(len(view.counts))]
            return
        in_turn = deal.clockwise_from(deal.before(view.starter))
        asked = in_turn[: in_turn.index(view.turn)]
        deal.put_down = [
            own if seat == view.seat else (UNKNOWN,) if seat in asked else () for seat in range(len(view.counts))
        ]


BEHAVIOUR = PassCardStep
