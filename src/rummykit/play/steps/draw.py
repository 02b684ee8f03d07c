"""Draw: the top of the stock, or what the sheet allows of the discard pile, which also renews an empty stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rummykit import rules
from rummykit.play.actions import Action, Draw, Pass
from rummykit.play.events import DREW, TOOK, Drew, Event, Passed, StockTurned, Turned
from rummykit.play.state import State
from rummykit.play.steps.discard_pile import FROM_PILE, AnyCard, ClosedToSome, DownToCard, NoCard, depth_of
from rummykit.play.steps.pile_purpose import Anything, KeptMeld, purpose_of
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules
from rummykit.shuffle import shuffled
from rummykit.vocabulary.steps.buy_window.play import BuyStep
from rummykit.vocabulary.steps.force_window.play import ForceStep

FROM_STOCK = Draw("stock")
STOCK_OR_TOP = (FROM_STOCK, FROM_PILE)
REFUSE = Pass()


class DrawStep(StepBehaviour):
    """One card at the beginning of the turn, or two with the upcard if the sheet says so."""

    takes: ClassVar[tuple[type, ...]] = (Draw, Pass)
    blocking: ClassVar[bool] = True
    phase: ClassVar[Phase] = "draw"
    no_pass: str = "upcard_refused_only_when_blocked"

    def __init__(self, sheet: Rules, data: rules.Draw) -> None:
        self.sheet = sheet
        self.data = data
        self.skipped_first = bool(sheet.deal.starter_extra)
        self.blocks = sheet.stock.when_empty == "block"
        self.renews = sheet.stock.when_empty not in ("block", "lowest_wins", "ends")
        self.undrawn_stock = 0
        self.stays = 1 if sheet.stock.keep_top else 0
        purpose = self._purpose()
        self.pile = depth_of(data)(sheet, data, purpose, self._is_used_up)
        self.table_style = {
            "spread": isinstance(self.pile, AnyCard | DownToCard),
            "takes_down": isinstance(self.pile, DownToCard),
            "discards": "seats" if isinstance(purpose, KeptMeld) or data.own_piles else "pile",
            "corners": data.own_piles,
        }
        anything = data.card_goes == "hand" and not isinstance(self.pile, ClosedToSome)
        self.top_is_free = data.discard_pile in ("top", "top_and_second") and anything and data.wild_upcard == "allowed"
        self.none_left_voids = isinstance(self.pile, NoCard) and self.renews and not sheet.has_side_melds
        self.purchase: BuyStep | ForceStep | None = None

    def _purpose(self) -> Anything:
        """What cards of the discard pile are taken for."""
        return purpose_of(self.data)(self.sheet)

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the window in which others may buy the discard before a draw from the stock."""
        self.pile.purpose.link_later(later)
        for step in later:
            if isinstance(step, BuyStep | ForceStep):
                self.purchase, step.draw = step, self._from_stock

    def blocked(self, deal: State) -> str:
        return "must_draw_first" if deal.taken is None else "must_draw_second_card"

    def done(self, deal: State) -> str:
        return "no_draw_on_first_turn" if self.skipped_first and deal.turn_number == 1 else "already_drawn"

    # --- what can be listed

    def actions(self, deal: State) -> Sequence[Action]:
        if self.top_is_free and deal.pile and deal.stock:
            return STOCK_OR_TOP
        found: list[Action] = []
        if deal.stock or (len(deal.pile) > self.stays and self.renews) or self.none_left_voids:
            found.append(FROM_STOCK)
        if deal.pile:
            found += self.pile.draws(deal)
        if self.blocks and not deal.stock:
            found.append(REFUSE)
        return found if found or not self._is_stuck(deal) else [FROM_STOCK]

    def offers(self, deal: State) -> dict[str, Any]:
        return {"faced": True} if self.data.faced else {}

    # --- checking

    def check(self, deal: State, action: Draw | Pass) -> None:
        if isinstance(action, Pass):
            if not self.blocks or deal.stock:
                raise IllegalAction(self.no_pass, self.sheet.id)
        elif action.source == "discard":
            if not (self.top_is_free and deal.pile and action.card is action.under is None):
                self._check_pile(deal, action)
        elif action.card is not None or action.under is not None:
            raise IllegalAction("only_top_of_stock", self.sheet.id)
        elif len(deal.stock) <= self.undrawn_stock and self._is_used_up(deal) and not self._is_stuck(deal):
            raise IllegalAction("stock_is_empty", self.sheet.id)

    def _is_stuck(self, deal: State) -> bool:
        """Whether a deal without a stock is void: the seat to act may take no card of the discard pile."""
        return self.none_left_voids or (self.renews and bool(deal.pile) and not self.pile.draws(deal))

    def _check_pile(self, deal: State, action: Draw) -> None:
        if not deal.pile:
            raise IllegalAction("discard_pile_empty", self.sheet.id)
        refusal = self.pile.refusal(deal, action)
        if refusal is not None:
            raise refusal

    # --- acting

    def apply(self, deal: State, action: Draw | Pass, plan: None) -> tuple[Event, ...]:
        seat = deal.turn
        if isinstance(action, Pass):
            return Passed(seat), *deal.end("blocked", None)
        if action.source == "discard":
            return self._take(deal, action)
        opened = None if self.purchase is None else self.purchase.open(deal)
        return self._from_stock(deal) if opened is None else opened

    def _from_stock(self, deal: State) -> tuple[Event, ...]:
        """The top card of the stock, which is renewed if it is empty."""
        seat = deal.turn
        if deal.stock and self.data.faced:
            return (Turned(seat, deal.turn_faced(self.place)),)
        if deal.stock:
            return DREW[seat][deal.draw(self.place)]
        if deal.turnovers >= self.sheet.stock.times or self._is_used_up(deal):
            return self._nothing_left(deal)
        turned = self._turn_over(deal)
        return turned, Drew(seat, "stock", 1, (deal.draw(self.place),))

    def _take(self, deal: State, action: Draw) -> tuple[Event, ...]:
        place = self.pile.place(deal, action)
        used_up = not deal.stock and self._is_used_up(deal) and self.pile.is_idle(deal, place)
        if used_up and deal.count_idle(True) > self.sheet.stock.times * deal.players:
            return deal.end("blocked", None) if self.blocks else self._nothing_left(deal)
        taken, done = self.pile.take(deal, place)
        if done:
            deal.advance_past(self.place)
        if len(taken) == 1:
            return TOOK[deal.turn][taken[0]]
        return (Drew(deal.turn, "discard", len(taken), taken),)

    def _nothing_left(self, deal: State) -> tuple[Event, ...]:
        """The deal is void, unless somebody has gone out already."""
        return deal.end("void", None) if deal.finisher is None else deal.end("went_out", deal.finisher)

    def _is_used_up(self, deal: State) -> bool:
        """Whether there is no stock, and none to be made: nothing but the upcard can be drawn."""
        return not deal.stock and (not self.renews or len(deal.pile) <= self.stays)

    def _turn_over(self, deal: State) -> StockTurned:
        """Make the discard pile the stock, except a top that stays: shuffled, or as it is, oldest discard first."""
        pile = deal.pile[: len(deal.pile) - self.stays]
        is_shuffled = self.sheet.stock.when_empty == "shuffle"
        if is_shuffled:
            stock = shuffled(sorted(pile), deal.seed, f"deal {deal.number} turnover {deal.turnovers + 1}")
        else:
            stock = pile[::-1]
        deal.renew_stock(stock, deal.pile[len(pile) :])
        return StockTurned(len(stock), is_shuffled)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """The top of the stock is drawn; the upcard is taken only where it is all there is to draw."""
        if self.blocks and not deal.stock:
            return self.apply(deal, REFUSE, None)
        pile = self._is_used_up(deal) and not self._is_stuck(deal)
        return self.apply(deal, FROM_PILE if pile else FROM_STOCK, None)
