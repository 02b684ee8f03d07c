"""Call: "Rummy!" on a discard that fits a meld on the table, nearest to the discarder first.

The seats that may call are asked in turn. A seat that calls lays the card off and discards, which opens the window
again; then play goes on after the player whose discard opened the first one, or after the last who called if the sheet
says so. A call is not a turn: earlier draws bind
nobody, and going out by a call is not laying the whole hand in one turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import Faces, show
from rummykit.play.actions import Action, Call, Pass
from rummykit.play.events import Called, Event, LaidOff, Passed
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules

DECLINE = Pass()


class CallStep(StepBehaviour):
    """The window after a discard: the seats that may call are asked in turn."""

    takes: ClassVar[tuple[type, ...]] = (Call, Pass)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    phase: ClassVar[Phase] = "call"

    def __init__(self, sheet: Rules, data: rules.CallWindow) -> None:
        self.sheet = sheet
        self.turn_passes = data.turn_passes
        self.melds = card_melds(sheet)
        play = next((step for step in sheet.turn if isinstance(step, rules.Play)), rules.Play())
        self.own_meld_first = play.lay_off == "own_meld_first"
        self.floats = play.floats
        self.counts_cards = isinstance(sheet.scoring, rules.CardsLaid)
        self.discard = next(at for at, step in enumerate(sheet.turn) if isinstance(step, rules.Discard))

    def blocked(self, deal: State) -> str:
        return "call_or_pass"

    def done(self, deal: State) -> str:
        return "nothing_to_call"

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """If the discard just made can be called, the first seat that may call it is to answer."""
        if deal.knocker is not None or not deal.pile:
            return None
        if not any(self._fits(deal, number) for number in range(len(deal.table))):
            return None
        callers = [seat for seat in deal.clockwise_from(deal.turn) if self._may_call(deal, seat)]
        return () if deal.ask_calls(self.place, callers) else None

    def _may_call(self, deal: State, seat: int) -> bool:
        if seat == deal.turn or (self.floats and not deal.hands[seat]):
            return False
        return any(self._fits(deal, number, seat) for number in range(len(deal.table)))

    def _fits(self, deal: State, number: int, seat: int | None = None) -> bool:
        meld = deal.table[number]
        if seat is not None and self.own_meld_first and not deal.opened[seat] and meld.owner != seat:
            return False
        return bool(self.melds.extensions(meld.cards) >> deal.pile[-1] & 1)

    def actions(self, deal: State) -> Iterator[Action]:
        for number in range(len(deal.table)):
            if self._fits(deal, number, deal.turn):
                yield Call(number)
        yield DECLINE

    def check(self, deal: State, action: Call | Pass) -> Faces | None:
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

    def apply(self, deal: State, action: Call | Pass, longer: Faces | None) -> tuple[Event, ...]:
        seat = deal.turn
        if longer is None or isinstance(action, Pass):
            if not deal.ask_next():
                deal.next_turn()
            return (Passed(seat),)
        if self.turn_passes:
            deal.resume = seat
        card = deal.call(self.discard, action.meld, self._of_whom(deal.table[action.meld]).becoming(longer, seat))
        events = (Called(seat, card), LaidOff(seat, action.meld, (card,), longer))
        return events if hands.size(deal.hands[seat]) else (*events, *deal.end("went_out", seat))

    def _of_whom(self, meld: TableMeld) -> TableMeld:
        return meld.counted() if self.counts_cards else meld

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, DECLINE, None)


BEHAVIOUR = CallStep
