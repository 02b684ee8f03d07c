"""Force: a faced card that its player declines may be laid off, as another wishes, on a meld of the player's own.

It is asked when a card that was turned up is let pass, and when the discard is declined, before the stock is turned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import Faces, show
from rummykit.play.actions import Action, Force, Pass
from rummykit.play.events import Event, Forced, LaidOff, Passed
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules

LET_PASS = Pass()


class ForceStep(StepBehaviour):
    """The window in which the others answer; `draw` carries out the draw for which it was opened, if it was."""

    takes: ClassVar[tuple[type, ...]] = (Force, Pass)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    phase: ClassVar[Phase] = "force"
    draw: Callable[[State], tuple[Event, ...]]

    def __init__(self, sheet: Rules, data: rules.ForceWindow) -> None:
        self.sheet = sheet
        self.melds = card_melds(sheet)
        self.discard = next(at for at, step in enumerate(sheet.turn) if isinstance(step, rules.Discard))

    def blocked(self, deal: State) -> str:
        return "force_or_pass"

    def done(self, deal: State) -> str:
        return "nothing_to_force"

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """The others are asked where the card declined fits a meld of the seat to act, as it lies."""
        declined = deal.must_play is None or deal.pile[-1:] == [deal.must_play]
        ended = deal.step > 0 and deal.must_play is None
        if not deal.pile or not declined or ended or not self.fitting(deal, deal.turn):
            return None
        return () if deal.ask_calls(self.place, deal.clockwise_from(deal.turn)[:-1]) else None

    def fitting(self, deal: State, seat: int) -> list[int]:
        """The melds of a seat that the top discard fits as they lie, by number."""
        return [
            number
            for number, meld in enumerate(deal.table)
            if meld.owner == seat and self.melds.extensions(meld.cards) >> deal.pile[-1] & 1
        ]

    def actions(self, deal: State) -> Iterator[Action]:
        assert deal.resume is not None
        yield from map(Force, self.fitting(deal, deal.resume))
        yield LET_PASS

    def check(self, deal: State, action: Force | Pass) -> Faces | None:
        """The meld with the card laid off."""
        if isinstance(action, Pass):
            return None
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", self.sheet.id, meld=action.meld)
        meld, card = deal.table[action.meld], deal.pile[-1]
        longer = self.melds.extended(meld.cards, (card,)) if meld.owner == deal.resume else None
        if longer is None:
            raise IllegalAction("cannot_be_forced", self.sheet.id, card=show((card,)), meld=show(meld.cards))
        return longer

    def apply(self, deal: State, action: Force | Pass, longer: Faces | None) -> tuple[Event, ...]:
        seat = deal.turn
        if longer is None or isinstance(action, Pass):
            return Passed(seat), *(() if deal.ask_next() else self._go_on(deal))
        card = deal.force(self.discard, action.meld, deal.table[action.meld].becoming(longer))
        events = Forced(seat, card), LaidOff(deal.turn, action.meld, (card,), longer)
        return events if hands.size(deal.hands[deal.turn]) else (*events, *deal.end("went_out", deal.turn))

    def _go_on(self, deal: State) -> tuple[Event, ...]:
        """A card that was turned up has been let pass, or else the stock is turned now."""
        if deal.must_play is not None:
            return deal.pass_turn()
        deal.end_purchase()
        return self.draw(deal)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, LET_PASS, None)


BEHAVIOUR = ForceStep
