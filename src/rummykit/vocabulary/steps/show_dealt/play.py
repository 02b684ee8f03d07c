"""Show dealt: a hand that counts so much, or has no two cards that go together, is shown as it was dealt, and no card
is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import Faces
from rummykit.play.actions import Action, ShowDealt
from rummykit.play.events import Event
from rummykit.play.hand_groups import group_reader
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import Rules

ONLY_SHOW = (ShowDealt(),)


class ShowDealtStep(StepBehaviour):
    """The deal begins here, with the seat that holds such a hand, or this step is never reached."""

    takes: ClassVar[tuple[type, ...]] = (ShowDealt,)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    before_draw: ClassVar[bool] = True
    phase: ClassVar[Phase] = "dealt"

    def __init__(self, sheet: Rules, data: rules.ShowDealt) -> None:
        self.sheet = sheet
        self.counts, self.apart = data.counts, data.apart

    def begin(self, deal: State) -> None:
        """The first seat with such a hand, the starter first, is to show it."""
        for seat in (deal.turn, *deal.clockwise_from(deal.turn)[:-1]):
            if self._ends(hands.faces(deal.hands[seat], "cards")):
                deal.show_dealt(self.place, seat)
                return

    def _ends(self, cards: Faces) -> bool:
        """Whether a hand of these cards ends the deal."""
        if sum(map(self.sheet.values.of, cards)) in self.counts:
            return True
        reader = group_reader(self.sheet, 0)
        return self.apart and not any(reader.judge(pair).wanted for pair in combinations(cards, 2))

    def blocked(self, deal: State) -> str:
        return "dealt_hand_shown_first"

    def done(self, deal: State) -> str:
        return "no_dealt_hand_to_show"

    def actions(self, deal: State) -> Sequence[Action]:
        return ONLY_SHOW

    def check(self, deal: State, action: ShowDealt) -> None:
        """Legal wherever it is asked for."""

    def apply(self, deal: State, action: ShowDealt, plan: None) -> tuple[Event, ...]:
        return deal.end("went_out", deal.turn) if self.apart else deal.end("dealt", None)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, ONLY_SHOW[0], None)


BEHAVIOUR = ShowDealtStep
