"""Draw in a game of sides: so many cards of the stock, and others for bonus cards, which are laid out at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rummykit import rules
from rummykit.checked import by_players
from rummykit.play.actions import Action, Draw, Pass
from rummykit.play.events import BonusLaidOut, Drew, Event
from rummykit.play.state import State
from rummykit.play.steps.discard_pile import NoCard
from rummykit.play.steps.draw import FROM_STOCK, REFUSE, DrawStep
from rummykit.play.steps.side_hands import lay_out_bonus
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import IllegalAction, Rules
from rummykit.vocabulary.steps.take_pile.play import TakePileStep


class SideDrawStep(DrawStep):
    """Cards of the stock; where there is none, a player who does not take the pile ends the deal."""

    def __init__(self, sheet: Rules, data: rules.Draw) -> None:
        super().__init__(sheet, data)
        self.side = SideRules(sheet)
        self.undrawn_stock = self.side.undrawn
        self.count = data.count
        self.ends = sheet.stock.when_empty == "ends"
        self.take: TakePileStep | None = None

    def link_earlier(self, earlier: Sequence[StepBehaviour]) -> None:
        """Receive the step that takes the pile instead."""
        self.take = next((step for step in earlier if isinstance(step, TakePileStep)), None)

    def begin(self, deal: State) -> Iterable[Event]:
        """Bonus cards that were dealt are laid out, from the starter on."""
        if self.side.bonus is None:
            return ()
        deal.set_out(deal.starter, ())
        first = deal.order.index(deal.starter)
        seats = deal.order[first:] + deal.order[:first]
        return tuple(event for seat in seats for event in lay_out_bonus(self.side, deal, seat))

    def drawn_by(self, players: int) -> int:
        """How many cards are drawn among so many players."""
        return by_players(self.count, players)

    def actions(self, deal: State) -> Sequence[Action]:
        over = self.ends and not self._has_stock(deal)
        from_pile = () if over or not deal.pile else self.pile.draws(deal)
        if self._has_stock(deal):
            return (FROM_STOCK, *from_pile)
        return () if self._must_take(deal) else (REFUSE,)

    def _has_stock(self, deal: State) -> bool:
        """Whether anything may be drawn from the stock."""
        return len(deal.stock) > self.undrawn_stock

    def _is_used_up(self, deal: State) -> bool:
        return not self._has_stock(deal)

    def _must_take(self, deal: State) -> bool:
        return self.take is not None and self.take.must_take(deal)

    def offers(self, deal: State) -> dict[str, Any]:
        """How many cards come from the stock."""
        return super().offers(deal) | {"draws": max(1, min(self.drawn_by(deal.players), len(deal.stock)))}

    def check(self, deal: State, action: Draw | Pass) -> None:
        if isinstance(action, Pass) and self._has_stock(deal):
            raise IllegalAction(self.no_pass, self.sheet.id)
        if not isinstance(action, Pass):
            if action.source == "discard" and self.ends and not self._has_stock(deal):
                raise IllegalAction("stock_is_empty", self.sheet.id)
            if action.source == "discard" and self.take is not None and isinstance(self.pile, NoCard):
                raise self.take.not_alone(deal)
            super().check(deal, action)
        elif self._must_take(deal):
            raise IllegalAction("pile_must_be_taken", self.sheet.id)

    def _take(self, deal: State, action: Draw) -> tuple[Event, ...]:
        """The whole pile, its bonus cards laid out; a card that lay there alone is not discarded in the same turn."""
        taken = deal.take_pile()
        if len(taken) == 1:
            deal.bind(taken[0], False)
        deal.advance_past(self.place)
        drew = Drew(deal.turn, "discard", len(taken), taken)
        bonus = self.side.bonus_of(taken)
        if not bonus:
            return (drew,)
        deal.lay_out(deal.turn, bonus, replaced=False)
        return drew, BonusLaidOut(deal.turn, bonus, 0, ())

    def _from_stock(self, deal: State) -> tuple[Event, ...]:
        """As many cards as the sheet says, or all that are left; bonus cards are laid out."""
        count = min(self.drawn_by(deal.players), len(deal.stock))
        faces = tuple([deal.draw(self.place) for _ in range(count)])
        drew = Drew(deal.turn, "stock", count, faces)
        return drew, *lay_out_bonus(self.side, deal, deal.turn, faces[-1])

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """A draw from the stock; without one the pile is taken only where it must be."""
        if self._has_stock(deal) or not self._must_take(deal):
            return self.apply(deal, FROM_STOCK if self._has_stock(deal) else REFUSE, None)
        assert self.take is not None
        action = next(iter(self.take.actions(deal)))
        return self.take.apply(deal, action, self.take.check(deal, action))
