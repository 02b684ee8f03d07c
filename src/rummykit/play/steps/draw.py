"""Draw: the top of the stock, or what the sheet allows of the discard pile, which also renews an empty stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rummykit import rules
from rummykit.cards import PRINTED_JOKER, Face, show
from rummykit.hands import add
from rummykit.melds.cut_joker import made_wild
from rummykit.melds.search import apart_keeper
from rummykit.play.actions import Action, Draw, Pass
from rummykit.play.events import Drew, Event, Passed, StockTurned, Turned
from rummykit.play.state import State
from rummykit.play.steps.buy import BuyStep
from rummykit.play.steps.force import ForceStep
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.owed import FirstMeld
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.use import Use
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules
from rummykit.shuffle import shuffled

FROM_STOCK = Draw("stock")
FROM_PILE = Draw("discard")
STOCK_OR_TOP = (FROM_STOCK, FROM_PILE)
REFUSE = Pass()
DOWN = ("down_to_used", "down_to_melded")
"""Ways to take a card of the discard pile with all above it."""


class DrawStep(StepBehaviour):
    """One card at the beginning of the turn, or two with the upcard if the sheet says so."""

    takes: ClassVar[tuple[type, ...]] = (Draw, Pass)
    blocking: ClassVar[bool] = True
    phase: ClassVar[Phase] = "draw"
    no_pass: str = "upcard_refused_only_when_blocked"

    def __init__(self, sheet: Rules, data: rules.Draw) -> None:
        self.sheet = sheet
        self.pile = data.discard_pile
        self.faced = data.faced
        self.lay: LayStep | None = None
        self.skipped_first = not data.first_turn
        self.first_meld = FirstMeld(sheet)
        self.keeps_apart = apart_keeper(sheet.groups, sheet.runs)
        self.blocks = sheet.stock.when_empty == "block"
        self.renews = sheet.stock.when_empty not in ("block", "lowest_wins", "ends")
        self.wild_upcard = data.wild_upcard
        self.wild_rank = 0 if sheet.wilds is None else sheet.wilds.rank
        self.stays = 1 if sheet.stock.keep_top else 0
        self.manner = {
            "spread": self.pile in ("any", *DOWN),
            "takes_down": self.pile in DOWN,
            "discards": "seats" if self.pile == "top_into_meld" or data.own_piles else "pile",
        }
        self.none_left_voids = self.pile == "none" and self.renews and not sheet.has_side_melds
        self.top_is_free = self.pile in ("top", "top_and_second") and self.wild_upcard == "allowed"
        discard = sheet.step(rules.Discard)
        self.returns = data.own_piles and discard is not None and discard.return_upcard
        self.two_cards = self.pile == "top_and_second"
        self.top_card_free = data.top_card_free
        self.use = Use(sheet) if self.pile in (*DOWN, "top_to_be_used", "top_into_new_meld", "top_to_lay") else None
        self.purchase: BuyStep | ForceStep | None = None
        self.from_pile = [Draw("discard", face) for face in range(53)] if self.pile == "any" else []

    def meet(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the window in which others may buy the discard before a draw from the stock."""
        for step in later:
            if isinstance(step, LayStep):
                self.lay = step
            if isinstance(step, BuyStep | ForceStep):
                self.purchase, step.draw = step, self._from_stock

    def blocked(self, deal: State) -> str:
        return "must_draw_first" if deal.taken is None else "must_draw_second_card"

    def done(self, deal: State) -> str:
        return "no_draw_on_first_turn" if self.skipped_first and deal.turn_number == 1 else "already_drawn"

    # --- what can be listed

    def actions(self, deal: State) -> Sequence[Action]:
        if deal.pile and deal.stock and self.top_is_free:
            return STOCK_OR_TOP
        found: list[Action] = []
        if deal.stock or (len(deal.pile) > self.stays and self.renews) or self.none_left_voids:
            found.append(FROM_STOCK)
        if self.pile in DOWN:
            found += self._usable(deal)
        elif self.pile == "any":
            found += [self.from_pile[face] for face in dict.fromkeys(deal.pile)]
        elif deal.pile and self.pile != "none" and self._may_take_upcard(deal):
            found.append(FROM_PILE)
        if self.blocks and not deal.stock:
            found.append(REFUSE)
        return found

    def offers(self, deal: State) -> dict[str, Any]:
        return {"faced": True} if self.faced else {}

    # --- checking

    def check(self, deal: State, action: Draw | Pass) -> None:
        if isinstance(action, Pass):
            if not self.blocks or deal.stock:
                raise IllegalAction(self.no_pass, self.sheet.id)
        elif action.source == "discard":
            if not (self.top_is_free and deal.pile and action.card is None is action.under):
                self._check_pile(deal, action)
        elif action.card is not None or action.under is not None:
            raise IllegalAction("only_top_of_stock", self.sheet.id)
        elif self._is_used_up(deal) and not self.none_left_voids:
            raise IllegalAction("stock_is_empty", self.sheet.id)

    def _check_pile(self, deal: State, action: Draw) -> None:
        if not deal.pile:
            raise IllegalAction("discard_pile_empty", self.sheet.id)
        place = action.place(deal.pile)
        if self.pile in ("any", *DOWN):
            if place is None:
                if action.card is None or action.card in deal.pile:
                    raise IllegalAction("not_at_that_depth", self.sheet.id)
                raise IllegalAction("not_in_discards", self.sheet.id, card=show((action.card,)))
            if self.pile in DOWN and not self._is_usable(deal, place):
                raise IllegalAction("discard_must_be_used", self.sheet.id, card=show((deal.pile[place],)))
        elif self._is_closed(deal):
            raise IllegalAction("upcard_only_before_first_meld", self.sheet.id)
        elif self.pile == "none":
            raise self._nothing_from_pile(deal)
        elif place != len(deal.pile) - 1:
            raise IllegalAction("only_top_discard", self.sheet.id)
        elif self.pile == "top_into_meld":
            if not self._may_take_upcard(deal):
                raise IllegalAction("upcard_only_into_meld", self.sheet.id, card=show((deal.pile[-1],)))
        elif self.pile == "top_to_be_used" and deal.opened[deal.turn] and not self._may_take_upcard(deal):
            raise IllegalAction("upcard_to_be_used", self.sheet.id, card=show((deal.pile[-1],)))
        elif self.pile in ("top_into_new_meld", "top_to_lay"):
            if not self._may_take_upcard(deal):
                raise IllegalAction("upcard_only_to_lay", self.sheet.id, card=show((deal.pile[-1],)))
        elif self._wild_refused(deal):
            raise IllegalAction("wild_upcard_refused", self.sheet.id, card=show((deal.pile[-1],)))
        elif not self._may_take_upcard(deal):
            if self.first_meld.is_too_early(deal):
                raise IllegalAction("opening_too_early", self.sheet.id, rounds=self.first_meld.after_rounds)
            assert self.sheet.opening is not None
            minimum = self.sheet.opening.minimum
            raise IllegalAction("upcard_only_for_first_meld", self.sheet.id, minimum=minimum)

    def _nothing_from_pile(self, deal: State) -> IllegalAction:
        """Why no card of the discard pile may be drawn by itself."""
        claims = self.sheet.step(rules.ClaimWindow) is not None
        return IllegalAction("discards_are_claimed" if claims else "discards_not_drawn", self.sheet.id)

    def _may_take_upcard(self, deal: State) -> bool:
        """Whether the sheet lets this seat take the upcard, for what it is and what the seat holds."""
        if self.wild_upcard != "allowed" and self._wild_refused(deal):
            return False
        if self._is_closed(deal):
            return False
        if self.pile == "top_into_meld":
            upcard, seat = deal.pile[-1], deal.turn
            return self.keeps_apart(add(deal.hands[seat], upcard), (*deal.kept[seat], upcard))
        if self.faced:
            return self._can_lay(deal)
        opening, upcard = self.sheet.opening, deal.pile[-1]
        hand = add(deal.hands[deal.turn], upcard)
        if self.pile == "top_into_new_meld":
            assert self.use is not None
            return self.use.melds_at_once(upcard, hand, (upcard,))
        if self.pile == "top_to_lay" or (self.pile == "top_to_be_used" and (opening is None or deal.opened[deal.turn])):
            assert self.use is not None
            return self.use.is_possible_at_once(upcard, hand, [meld.cards for meld in deal.table])
        if self.pile not in ("top_into_first_meld", "top_to_be_used") or opening is None or deal.opened[deal.turn]:
            return True
        if self.first_meld.is_too_early(deal):
            return False
        return self.first_meld.within_reach(hand, upcard, [meld.cards for meld in deal.table])

    def _is_closed(self, deal: State) -> bool:
        """Whether the pile is closed to a seat that has laid its first meld, while there is anything else to draw."""
        return self.pile == "top_until_first_meld" and deal.opened[deal.turn] and not self._is_used_up(deal)

    def _wild_refused(self, deal: State) -> bool:
        """Whether the upcard may not be taken because it is wild; the sheet may except the first one."""
        upcard = deal.pile[-1]
        if self.wild_upcard == "allowed":
            return False
        wild = made_wild(self.wild_rank or deal.wild)
        if upcard != PRINTED_JOKER and upcard not in wild:
            return False
        return self.wild_upcard == "refused" or any(deal.draws)

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
        if deal.stock and self.faced:
            return (Turned(seat, deal.turn_faced(self.place)),)
        if deal.stock:
            return (Drew(seat, "stock", 1, (deal.draw(self.place),)),)
        if deal.turnovers >= self.sheet.stock.times or self._is_used_up(deal):
            return self._nothing_left(deal)
        turned = self._turn_over(deal)
        return turned, Drew(seat, "stock", 1, (deal.draw(self.place),))

    def _take(self, deal: State, action: Draw) -> tuple[Event, ...]:
        seat = deal.turn
        place = action.place(deal.pile)
        assert place is not None, "it has been checked"
        face = deal.pile[place]
        if self.pile == "any" and action.under is None and place < len(deal.pile) - 1:
            place = deal.pile.index(face)  # of equal cards the oldest, as in all records
        if self.pile in DOWN and not self._is_free(deal, place):
            taken = deal.take_discards(place)
            deal.advance_past(self.place)
            return (Drew(seat, "discard", len(taken), taken),)
        if self._is_used_up(deal) and deal.count_idle(True) > self.sheet.stock.times * deal.players:
            return deal.end("blocked", None) if self.blocks else self._nothing_left(deal)
        deal.take_discard(place)
        done = True
        if self.pile == "top_into_meld":
            deal.keep(face)
        elif not self.two_cards or deal.taken is None:
            at_once = self.pile in ("top_to_be_used", "top_into_new_meld", "top_to_lay")
            owed = at_once or (self.pile == "top_into_first_meld" and not deal.opened[seat])
            if owed or not self.returns:
                deal.bind(face, owed)
            done = not self.two_cards or not (deal.stock or deal.pile)
        if done:
            deal.advance_past(self.place)
        return (Drew(seat, "discard", 1, (face,)),)

    def _nothing_left(self, deal: State) -> tuple[Event, ...]:
        """The deal is void, unless somebody has gone out already."""
        return deal.end("void", None) if deal.finisher is None else deal.end("went_out", deal.finisher)

    def _usable(self, deal: State) -> list[Draw]:
        """The draws of cards of the pile that can be taken with all above them, the deepest first."""
        found, above = list[Draw](), set[Face]()
        for under, face in enumerate(reversed(deal.pile)):
            if self._is_usable(deal, len(deal.pile) - 1 - under):
                found.append(Draw("discard", face, under if face in above else None))
            above.add(face)
        return found[::-1]

    def _can_lay(self, deal: State) -> bool:
        """Whether the upcard can be laid, in a new meld or on one, perhaps with a card borrowed."""
        assert self.lay is not None, "sheets are checked for it"
        tried, card = deal.copy(), deal.pile[-1]
        tried.take_discard(len(deal.pile) - 1)
        tried.bind(card, True)
        return any(True for _ in self.lay.actions(tried))

    def _is_usable(self, deal: State, place: int) -> bool:
        """Whether the card at a place of the pile may be taken with all above it: to be laid, or free as the top."""
        assert self.use is not None
        if self._is_free(deal, place):
            return True
        card, hand = deal.pile[place], deal.hands[deal.turn]
        for face in deal.pile[place:]:
            hand = add(hand, face)
        if self.pile == "down_to_melded":
            return self.use.melds_at_once(card, hand, tuple(deal.pile[place:]))
        return self.use.is_possible(card, hand, [meld.cards for meld in deal.table], deal.opened[deal.turn])

    def _is_free(self, deal: State, place: int) -> bool:
        """Whether the card is the top one, which the sheet lets who holds others take for any purpose."""
        return self.top_card_free and place == len(deal.pile) - 1 and bool(deal.hands[deal.turn])

    def _is_used_up(self, deal: State) -> bool:
        """Whether there is no stock, and none to be made: nothing but the upcard can be drawn."""
        return not deal.stock and (not self.renews or len(deal.pile) <= self.stays)

    def _turn_over(self, deal: State) -> StockTurned:
        """Make the discard pile the stock, except a top that stays: shuffled, or as it lies, oldest discard first."""
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
        pile = self._is_used_up(deal) and not self.none_left_voids
        return self.apply(deal, FROM_PILE if pile else FROM_STOCK, None)
