"""Call: "Rummy!" on a discard that fits a meld on the table, nearest to the discarder first.

The seats that may call are asked in turn. A seat that calls lays the card off and discards, which opens the window
again; then play goes on after the player whose discard opened the first one, or after the last who called if the sheet
says so. A call is not a turn: earlier draws bind nobody, and going out by a call is not laying the whole hand in one
turn. Where any card of the pile may be called, the seat that calls draws it, and that is a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Faces, show
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Call, Draw, Pass
from rummykit.play.events import Called, Drew, Event, LaidOff, Passed
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.discard_pile import draws_down, not_there
from rummykit.play.steps.openings import NEAR
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

    def _fits(self, deal: State, number: int, seat: int | None = None, place: int = -1) -> bool:
        meld = deal.table[number]
        if seat is not None and self.own_meld_first and not deal.opened[seat] and meld.owner != seat:
            return False
        return bool(self.melds.extensions(meld.cards) >> deal.pile[place] & 1)

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


class PileCallStep(CallStep):
    """The same where any card of the pile may be called that can be laid with no card of a hand.

    The seats are asked only if the discard, or what was laid in this turn, has made a call possible.
    """

    takes: ClassVar[tuple[type, ...]] = (Draw, Pass)

    def __init__(self, sheet: Rules, data: rules.CallWindow) -> None:
        super().__init__(sheet, data)
        self.drawn = 1 + next(at for at, step in enumerate(sheet.turn) if isinstance(step, rules.Draw))

    def open(self, deal: State) -> tuple[Event, ...] | None:
        if deal.knocker is not None or not deal.pile:
            return None
        top = len(deal.pile) - 1
        by_discard = self._fits_table(deal, top) or self._melds_with_top(deal)
        if not by_discard and not (deal.plays and any(self._fits_table(deal, place) for place in range(top))):
            return None
        callers = [seat for seat in deal.clockwise_from(deal.turn) if self._may_call(deal, seat)]
        return () if deal.ask_calls(self.place, callers) else None

    def _may_call(self, deal: State, seat: int) -> bool:
        """Whether a seat is asked; who still needs a first meld that is worth enough is not."""
        if seat == deal.turn or (self.sheet.opening is not None and not deal.opened[seat]):
            return False
        return any(self._may_take(deal, place, seat) for place in range(len(deal.pile)))

    def _fits_table(self, deal: State, place: int, seat: int | None = None) -> bool:
        return any(self._fits(deal, number, seat, place) for number in range(len(deal.table)))

    def _melds_with_top(self, deal: State) -> bool:
        """Whether the discard makes a meld with others of the pile."""
        top, pile = deal.pile[-1], hands.of(deal.pile)
        near = pile if top == PRINTED_JOKER else pile & NEAR[top]
        return any(top in from_hand(meld) for meld in self.melds.within(near))

    def _may_take(self, deal: State, place: int, seat: int) -> bool:
        """Whether a card of the pile fits a meld on the table, or makes one with cards above it."""
        if self._fits_table(deal, place, seat):
            return True
        card, above = deal.pile[place], hands.of(deal.pile[place:])
        near = above if card == PRINTED_JOKER else above & NEAR[card]
        return any(card in from_hand(meld) for meld in self.melds.within(near))

    def actions(self, deal: State) -> Iterator[Action]:
        yield from draws_down(deal.pile, lambda place: self._may_take(deal, place, deal.turn))
        yield DECLINE

    def check(self, deal: State, action: Draw | Pass) -> None:  # type: ignore[override]
        if isinstance(action, Pass):
            return
        if action.source == "stock":
            raise IllegalAction("call_or_pass", self.sheet.id)
        missing, place = not_there(self.sheet, deal, action), action.place(deal.pile)
        if missing is not None or place is None:
            raise missing or IllegalAction("call_or_pass", self.sheet.id)
        if not self._may_take(deal, place, deal.turn):
            raise IllegalAction("pile_call_does_not_fit", self.sheet.id, card=show((deal.pile[place],)))

    def apply(self, deal: State, action: Draw | Pass, plan: object) -> tuple[Event, ...]:  # type: ignore[override]
        if isinstance(action, Pass):
            return super().apply(deal, action, None)
        seat, place = deal.turn, action.place(deal.pile)
        assert place is not None, "it has been checked"
        taken = deal.call_down(place, self.drawn)
        return Called(seat, taken[0]), Drew(seat, "discard", len(taken), taken)


def BEHAVIOUR(sheet: Rules, data: rules.CallWindow) -> CallStep:  # noqa: N802
    """The step of a sheet."""
    return PileCallStep(sheet, data) if data.from_pile else CallStep(sheet, data)
