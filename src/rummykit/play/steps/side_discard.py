"""Discard in a game of sides: the last card only where the side may go out, and none after the last bonus card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import show
from rummykit.play.actions import Action, Discard, Pass
from rummykit.play.events import Discarded, Event, Passed
from rummykit.play.state import State
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.side_hands import picked_up
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.way_out import bound_way_out
from rummykit.rules import IllegalAction, Rules

WITHOUT = Pass()


class SideDiscardStep(DiscardStep):
    """One card on the pile; where there is nothing to discard, the turn and the deal end without."""

    takes: ClassVar[tuple[type, ...]] = (Discard, Pass)

    def __init__(self, sheet: Rules, data: rules.Discard) -> None:
        super().__init__(sheet, data)
        self.side = SideRules(sheet)
        self.stock_ends = sheet.stock.when_empty == "ends"

    def _keeps_last(self, deal: State) -> bool:
        """Whether the only card of the hand may not be discarded."""
        return hands.size(deal.hands[deal.turn]) == 1 and self.side.no_last_discard(deal) is not None

    def _keeps_too_many(self, deal: State) -> bool:
        """Whether the partner has said yes, and the seat would not go out with a discard now."""
        return (
            self.side.yes_binds
            and deal.answer is True
            and (deal.no_discard or hands.size(deal.hands[deal.turn]) > 1)
            and bound_way_out(self.side, deal) is not None
        )

    def actions(self, deal: State) -> Sequence[Action]:  # type: ignore[override]
        if self._keeps_too_many(deal):
            return ()
        if deal.no_discard:
            return (WITHOUT,)
        if self._keeps_last(deal):
            return ()
        return [action for action in super().actions(deal) if not self.side.is_bonus(action.card)]

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        return (Pass,) if deal.no_discard else (Discard,)

    def check(self, deal: State, action: Discard | Pass) -> None:
        if isinstance(action, Pass) != deal.no_discard:
            raise IllegalAction("nothing_to_discard" if deal.no_discard else "must_discard", self.sheet.id)
        if self._keeps_too_many(deal):
            raise IllegalAction("partner_said_yes", self.sheet.id)
        if isinstance(action, Pass):
            return
        super().check(deal, action)
        if self.side.is_bonus(action.card):
            raise IllegalAction("bonus_card_discarded", self.sheet.id, card=show((action.card,)))
        refusal = self.side.no_last_discard(deal) if hands.size(deal.hands[deal.turn]) == 1 else None
        if refusal is not None:
            raise refusal

    def apply(self, deal: State, action: Discard | Pass, plan: None) -> tuple[Event, ...]:
        if isinstance(action, Pass):
            return Passed(deal.turn), *deal.end("blocked", None)
        seat = deal.turn
        events: list[Event] = []
        if hands.size(deal.hands[seat]) > 1 or deal.has_second(seat):
            events.append(Discarded(seat, action.card))
            if not deal.discard(action.card):
                events.extend(picked_up(self.side, deal))
            if self.stock_ends and len(deal.stock) <= self.side.undrawn:
                return *events, *deal.end("exhausted", None)
            if self.turns_each is not None and deal.end_turn() >= self.turns_each:
                return *events, *deal.end("void", None)
            return *events, *deal.pass_turn()
        return super().apply(deal, action, plan)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, WITHOUT, None) if deal.no_discard else super().overtime(deal, draft)
