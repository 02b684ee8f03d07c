"""Draw where a declined card goes round the table: each player in turn takes it or lets it pass before the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rummykit.play.actions import Action, Draw, Pass
from rummykit.play.events import Event, Passed
from rummykit.play.state import State
from rummykit.play.steps.draw import REFUSE, DrawStep
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import IllegalAction

FEWEST = 3
"""Among two players only one can be asked, who turns the next card by declining."""


class RoundDrawStep(DrawStep):
    """One card; the top discard is offered to all but the seat that it comes from, and then a card is turned up."""

    no_pass: str = "only_offered_card_let_pass"

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """A declined card may be forced on a player before the next one is asked."""
        super().link_later(later)
        if self.purchase is not None:
            self.purchase.draw = self._after_window

    def _offers(self, deal: State) -> int | None:
        """To how many seats the top discard is still offered; None where it is not, as among two players."""
        if deal.players < FEWEST or not deal.pile:
            return None
        return deal.players - 1 if deal.upcard_offers is None else deal.upcard_offers

    def actions(self, deal: State) -> Sequence[Action]:
        offers = self._offers(deal)
        if offers is None:
            return super().actions(deal)
        if offers:
            return [*self.pile.draws(deal), REFUSE]
        return [each for each in super().actions(deal) if not isinstance(each, Draw) or each.source == "stock"]

    def offers(self, deal: State) -> dict[str, Any]:
        return super().offers(deal) | {"goes_on": (self._offers(deal) or 0) > 1}

    def check(self, deal: State, action: Draw | Pass) -> None:
        offers = self._offers(deal)
        if offers and isinstance(action, Pass):
            return
        if offers and isinstance(action, Draw) and action.source == "stock":
            raise IllegalAction("offered_card_first", self.sheet.id)
        if offers == 0 and isinstance(action, Draw) and action.source == "discard":
            raise IllegalAction("declined_by_everybody", self.sheet.id)
        super().check(deal, action)

    def apply(self, deal: State, action: Draw | Pass, plan: None) -> tuple[Event, ...]:
        offers = self._offers(deal)
        if not offers or isinstance(action, Draw):
            deal.end_upcard_offer()
            return self._from_stock(deal) if offers == 0 else super().apply(deal, action, plan)
        passed = Passed(deal.turn)
        opened = None if self.purchase is None else self.purchase.open(deal)
        return (passed, *(self._go_round(deal) if opened is None else opened))

    def _after_window(self, deal: State) -> tuple[Event, ...]:
        """Nobody has forced the declined card: it goes on round the table, or a card is turned up."""
        return self._go_round(deal) if self._offers(deal) else self._from_stock(deal)

    def _go_round(self, deal: State) -> tuple[Event, ...]:
        """The next seat is asked; after the last one the seat next to that of the card turns up another, if any."""
        left = deal.let_card_go_round(self._offers(deal) or 0)
        return () if left or deal.stock or not self.blocks else deal.end("blocked", None)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """An offered card is not taken."""
        return self.apply(deal, REFUSE, None) if self._offers(deal) else super().overtime(deal, draft)
