"""Call: "Rummy!" on a discard that fits a meld on the table, nearest to the discarder first.

The seats that may call are asked in turn. Who calls lays the card off and discards, which opens the window again; then
play goes on after the player whose discard opened the first one. A call is no turn: what was drawn before binds nobody,
and who goes out by it has not laid the whole hand in one turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit import hands, rules
from rummykit.cards import show
from rummykit.melds.meld import Faces
from rummykit.play.actions import Action, Call, Pass
from rummykit.play.events import Called, Event, LaidOff, Passed
from rummykit.play.melds import card_melds
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules

if TYPE_CHECKING:
    from rummykit.play.deal import Deal

DECLINE = Pass()


class CallStep:
    """The window after a discard; `deal.asked` are the seats still to be asked, the one to answer first."""

    takes: ClassVar[tuple[type, ...]] = (Call, Pass)
    blocking: ClassVar[bool] = True
    phase: ClassVar[Phase] = "call"
    place: int = 0

    def __init__(self, sheet: Rules, data: rules.CallWindow) -> None:
        self.sheet = sheet
        self.melds = card_melds(sheet)
        play = next((step for step in sheet.turn if isinstance(step, rules.Play)), rules.Play())
        self.own_meld_first = play.lay_off == "own_meld_first"

    def blocked(self, deal: Deal) -> str:
        return "call_or_pass"

    def done(self, deal: Deal) -> str:
        return "nothing_to_call"

    def open(self, deal: Deal) -> bool:
        """Whether the discard just made can be called; then the first seat that may is to answer."""
        if not deal.pile or not any(self._fits(deal, number) for number in range(len(deal.table))):
            return False
        if deal.resume is None:
            deal.resume = deal.turn
        deal.asked = [seat for seat in deal.clockwise_from(deal.turn) if self._may_call(deal, seat)]
        return self._ask(deal)

    def _may_call(self, deal: Deal, seat: int) -> bool:
        return seat != deal.turn and any(self._fits(deal, number, seat) for number in range(len(deal.table)))

    def _fits(self, deal: Deal, number: int, seat: int | None = None) -> bool:
        meld = deal.table[number]
        if seat is not None and self.own_meld_first and not deal.opened[seat] and meld.owner != seat:
            return False
        return bool(self.melds.extensions(meld.cards) >> deal.pile[-1] & 1)

    def _ask(self, deal: Deal) -> bool:
        if not deal.asked:
            return False
        deal.turn = deal.asked.pop(0)
        return True

    def actions(self, deal: Deal) -> Iterator[Action]:
        for number in range(len(deal.table)):
            if self._fits(deal, number, deal.turn):
                yield Call(number)
        yield DECLINE

    def check(self, deal: Deal, action: Call | Pass) -> Faces | None:
        """The meld with the card laid off."""
        if isinstance(action, Pass):
            return None
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", self.sheet.id, meld=action.meld)
        meld, card = deal.table[action.meld], deal.pile[-1]
        if not self._fits(deal, action.meld):
            raise IllegalAction("call_does_not_fit", self.sheet.id, card=show((card,)), meld=show(meld.cards))
        if not self._fits(deal, action.meld, deal.turn):
            raise IllegalAction("lay_off_needs_own_meld", self.sheet.id)
        return self.melds.extended(meld.cards, (card,))

    def apply(self, deal: Deal, action: Call | Pass, longer: Faces | None) -> tuple[Event, ...]:
        seat = deal.turn
        if longer is None or isinstance(action, Pass):
            if not self._ask(deal):
                deal.next_turn()
            return (Passed(seat),)
        card = deal.pile.pop()
        meld = deal.table[action.meld]
        deal.table[action.meld] = TableMeld(longer, meld.kind, meld.owner, meld.moved)
        deal.asked = []
        deal.taken = deal.drawn = None
        deal.laid[seat] = deal.laid_before = True
        deal.at = next(at for at, step in enumerate(deal.course.steps) if step.phase == "play" and step.blocking)
        events = (Called(seat, card), LaidOff(seat, action.meld, (card,), longer))
        return events if hands.size(deal.hands[seat]) else (*events, *deal.end("went_out", seat))

    def overtime(self, deal: Deal, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, DECLINE, None)
