"""Laying off after a knock: the knocker's melds lie on the table, and each other player in turn lays off on them.

A player without a card that fits is not asked. A player who passes, or has no more cards that fit, is done. After the
last player the deal is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import Faces, show
from rummykit.melds.lay_offs import best_lay_offs, lays_off, shown_melds
from rummykit.melds.pack import pack_melds
from rummykit.play.actions import Action, LayOff, Pass
from rummykit.play.events import Event, LaidOff, Passed, Shown
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import without
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase, TableMeld, View
from rummykit.rules import IllegalAction, Rules

DONE = Pass()


class LayOffWindowStep(StepBehaviour):
    """The window after a knock: the others are asked in turn."""

    takes: ClassVar[tuple[type, ...]] = (LayOff, Pass)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    phase: ClassVar[Phase] = "lay_off"

    def __init__(self, sheet: Rules, data: rules.LayOffWindow) -> None:
        self.sheet = sheet
        self.melds = pack_melds(sheet.groups, sheet.runs)
        self.table_style = {"lay_offs": True}
        self.values = tuple(sheet.values.of(face) for face in range(52))

    def blocked(self, deal: State) -> str:
        return "lay_off_or_pass"

    def done(self, deal: State) -> str:
        return "no_lay_offs_before_a_knock"

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """A knocker shows melds; the first seat that can lay off is to act, or the deal is over."""
        if deal.knocker is None:
            return None
        knocker = deal.turn
        seen = hands.of(face for face in deal.pile if face < 52)
        shown = shown_melds(self.melds, deal.hands[knocker], self.values, seen)
        left = hands.take(deal.hands[knocker], (face for meld in shown for face in meld))
        deal.show_melds(left, [TableMeld(meld, self.melds.kind(meld), knocker) for meld in shown])
        deal.ask_lay_offs(self.place, deal.clockwise_from(knocker)[:-1] if left else ())
        return Shown(knocker, shown), *self._ask(deal)

    def _ask(self, deal: State) -> tuple[Event, ...]:
        """The next seat with a card that fits is to act; after the last the deal is over."""
        lie = [meld.cards for meld in deal.table]
        while deal.ask_next():
            if lays_off(self.melds, deal.hands[deal.turn], lie):
                return ()
        return deal.end("knocked", deal.knocker)

    def actions(self, deal: State) -> Iterator[Action]:
        for number, meld in enumerate(deal.table):
            for face in hands.distinct(self.melds.extensions(meld.cards) & deal.hands[deal.turn]):
                yield LayOff(number, (face,))
        yield DONE

    def best(self, deal: State) -> tuple[LayOff, ...]:
        """The lay-offs that leave the seat to act the fewest points; none if it is done."""
        lie = [meld.cards for meld in deal.table]
        found = best_lay_offs(self.melds, deal.hands[deal.turn], lie, self.values)
        return tuple(LayOff(number, cards) for number, cards in found.sent)

    def offers(self, deal: State) -> dict[str, Any]:
        return {"lay_offs": self.best(deal)}

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """The knocker's cards outside melds, which lie open."""
        if deal.step != self.place or deal.knocker is None:
            return {}
        open_hand = hands.faces(deal.hands[deal.knocker])
        return {"open_hand": open_hand, "open_points": sum(map(self.sheet.values.of, open_hand))}

    def read_view(self, deal: State, view: View) -> None:
        if view.knocker is not None:
            deal.open_hand(view.knocker, hands.of(view.open_hand))

    def check(self, deal: State, action: LayOff | Pass) -> Faces | None:
        """The meld with the cards laid off."""
        if isinstance(action, Pass):
            return None
        name = self.sheet.id
        if action.borrowed:
            raise IllegalAction("no_borrowing", name)
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", name, meld=action.meld)
        without(self.sheet, deal.hands[deal.turn], action.cards)
        meld = deal.table[action.meld].cards
        longer = self.melds.extended(meld, action.cards)
        if longer is None:
            raise IllegalAction("does_not_extend", name, cards=show(action.cards), meld=show(meld))
        return longer

    def apply(self, deal: State, action: LayOff | Pass, longer: Faces | None) -> tuple[Event, ...]:
        seat = deal.turn
        if longer is None or isinstance(action, Pass):
            return Passed(seat), *self._ask(deal)
        deal.lay_off_after_knock(action.meld, deal.table[action.meld].becoming(longer), action.cards)
        event = LaidOff(seat, action.meld, action.cards, longer)
        if lays_off(self.melds, deal.hands[seat], [meld.cards for meld in deal.table]):
            return (event,)
        return event, *self._ask(deal)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """The lay-offs that leave the fewest points are made."""
        seat, number = deal.turn, deal.turn_number
        events: list[Event] = []
        for action in self.best(deal):
            events += self.apply(deal, action, self.check(deal, action))
        if deal.result is None and (deal.turn, deal.turn_number) == (seat, number):
            events += self.apply(deal, DONE, None)
        return tuple(events)


BEHAVIOUR = LayOffWindowStep
