"""Draw where the upcard can be an offer: the first one goes round the table, the last one is taken only to knock."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import rules
from rummykit.play.actions import Action, Draw, Pass
from rummykit.play.events import Event, Passed
from rummykit.play.state import State
from rummykit.play.steps.discard_pile import FROM_PILE
from rummykit.play.steps.draw import FROM_STOCK, REFUSE, DrawStep
from rummykit.play.steps.last_discard import LastDiscard
from rummykit.rules import IllegalAction, Rules

TAKE_OR_PASS = (FROM_PILE, REFUSE)
ONLY_STOCK = (FROM_STOCK,)
ONLY_PASS = (REFUSE,)


class OfferedDrawStep(DrawStep):
    """One card; an upcard on offer is taken or passed up."""

    def __init__(self, sheet: Rules, data: rules.Draw) -> None:
        super().__init__(sheet, data)
        self.last_discard = LastDiscard(sheet)
        self.undrawn = self.last_discard.undrawn
        self.first_upcard = data.upcard_offered
        if self.first_upcard:
            self.no_pass = "only_first_upcard_let_pass"

    def begin(self, deal: State) -> None:
        """The first upcard is offered if the sheet says so."""
        if self.first_upcard:
            deal.offer_upcard()

    def actions(self, deal: State) -> Sequence[Action]:
        if deal.upcard_offers is not None:
            return TAKE_OR_PASS if deal.upcard_offers else ONLY_STOCK
        if len(deal.stock) <= self.undrawn:
            return TAKE_OR_PASS if self.last_discard.may_be_taken(deal) else ONLY_PASS
        return super().actions(deal)

    def check(self, deal: State, action: Draw | Pass) -> None:
        offered = deal.upcard_offers
        last = offered is None and len(deal.stock) <= self.undrawn
        if isinstance(action, Pass):
            if offered or last:
                return
        elif action.source == "stock" and (offered or last):
            raise IllegalAction("upcard_is_offered" if offered else "last_cards_stay", self.sheet.id)
        elif action.source == "discard" and offered == 0:
            raise IllegalAction("upcard_was_let_pass", self.sheet.id)
        elif last and not self.last_discard.may_be_taken(deal):
            raise IllegalAction("last_discard_only_to_knock", self.sheet.id)
        super().check(deal, action)

    def apply(self, deal: State, action: Draw | Pass, plan: None) -> tuple[Event, ...]:
        seat = deal.turn
        if not isinstance(action, Pass):
            deal.end_upcard_offer()
        elif deal.upcard_offers is not None:
            deal.let_upcard_pass()
            return (Passed(seat),)
        elif not self.blocks:
            return Passed(seat), *deal.end("void", None)
        return super().apply(deal, action, plan)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """The top of the stock is drawn; an upcard on offer is not taken."""
        if deal.upcard_offers or self.last_discard.is_offered(deal):
            return self.apply(deal, REFUSE, None)
        return super().overtime(deal, draft)
