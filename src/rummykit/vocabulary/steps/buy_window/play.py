"""Buy: before a player draws from the stock, each of the others, nearest first, may take the discard out of turn.

A buyer takes the top discard, and cards of the stock with it, and discards nothing. Then the player in turn draws from
the stock. A purchase is not a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rummykit import rules
from rummykit.play.actions import Action, Buy, Pass
from rummykit.play.events import Bought, Event, Passed
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import Rules

BUY = Buy()
DECLINE = Pass()
BUY_OR_NOT = (BUY, DECLINE)


class BuyStep(StepBehaviour):
    """The window before a draw from the stock: the seats that may buy are asked in turn.

    `draw` carries out the draw for which the window was opened.
    """

    takes: ClassVar[tuple[type, ...]] = (Buy, Pass)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    before_draw: ClassVar[bool] = True
    phase: ClassVar[Phase] = "buy"
    draw: Callable[[State], tuple[Event, ...]]

    def __init__(self, sheet: Rules, data: rules.BuyWindow) -> None:
        self.sheet = sheet
        self.data = data

    def blocked(self, deal: State) -> str:
        return "buy_or_pass"

    def done(self, deal: State) -> str:
        return "nothing_to_buy"

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """If somebody may buy the top discard, the first such seat is to answer."""
        if not deal.pile or len(deal.stock) <= self.data.penalty:
            return None
        buyers = [seat for seat in deal.clockwise_from(deal.turn)[:-1] if self._may_buy(deal, seat)]
        return () if deal.ask_calls(self.place, buyers) else None

    def _may_buy(self, deal: State, seat: int) -> bool:
        """Whether a seat may buy the top card, which it has not discarded itself."""
        if not deal.is_in(seat) or deal.discarded_by[-1] == seat:
            return False
        if deal.opened[seat] and not self.data.after_first_meld:
            return False
        return self.data.per_deal is None or not deal.bought or deal.bought[seat] < self.data.per_deal

    def actions(self, deal: State) -> Sequence[Action]:
        return BUY_OR_NOT

    def offers(self, deal: State) -> dict[str, Any]:
        most, bought = self.data.per_deal, deal.bought[deal.turn] if deal.bought else 0
        costs = {"buy_points": self.data.points} if self.data.points else {}
        return costs | {"buy_penalty": self.data.penalty, "buys_left": None if most is None else most - bought}

    def check(self, deal: State, action: Buy | Pass) -> None:
        """Every answer is legal."""

    def apply(self, deal: State, action: Buy | Pass, plan: None) -> tuple[Event, ...]:
        seat = deal.turn
        if isinstance(action, Buy):
            card, drawn = deal.buy(self.data.penalty)
            return Bought(seat, card, len(drawn), drawn), *self._go_on(deal)
        if deal.ask_next():
            return (Passed(seat),)
        return Passed(seat), *self._go_on(deal)

    def _go_on(self, deal: State) -> tuple[Event, ...]:
        """The player in turn draws."""
        deal.end_purchase()
        return self.draw(deal)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, DECLINE, None)


BEHAVIOUR = BuyStep
