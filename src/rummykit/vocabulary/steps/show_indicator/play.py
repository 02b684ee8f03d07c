"""Show the indicator: the other tile that is equal to it, in one's first turn, before the discard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import UNKNOWN, show
from rummykit.play.actions import Action, ShowIndicator
from rummykit.play.events import Event, IndicatorShown
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import IllegalAction, Rules

SHOW = ShowIndicator()


class ShowIndicatorStep(StepBehaviour):
    """The tile stays in the hand; everybody has seen it."""

    takes: ClassVar[tuple[type, ...]] = (ShowIndicator,)

    def __init__(self, sheet: Rules, data: rules.ShowIndicator) -> None:
        self.sheet = sheet

    def _is_open(self, deal: State) -> bool:
        """Whether a seat in its first turn could show it, as far as everybody knows."""
        return deal.indicator is not None and deal.shower is None and deal.turn_number <= deal.players

    def kinds(self, deal: State) -> tuple[type[Action], ...]:
        return (ShowIndicator,) if self._is_open(deal) else ()

    def actions(self, deal: State) -> Iterator[Action]:
        if deal.indicator is not None and self._is_open(deal) and hands.count(deal.hands[deal.turn], deal.indicator):
            yield SHOW

    def check(self, deal: State, action: ShowIndicator) -> None:
        if deal.turn_number > deal.players:
            raise IllegalAction("indicator_only_in_first_turn", self.sheet.id)
        indicator = UNKNOWN if deal.indicator is None else deal.indicator
        if deal.shower is not None or not hands.count(deal.hands[deal.turn], indicator):
            raise IllegalAction("no_twin_of_indicator", self.sheet.id, card=show((indicator,)))

    def apply(self, deal: State, action: ShowIndicator, plan: None) -> tuple[Event, ...]:
        assert deal.indicator is not None, "sheets are checked for it"
        deal.show_indicator()
        deal.advance_past(self.place)
        return (IndicatorShown(deal.turn, deal.indicator),)


BEHAVIOUR = ShowIndicatorStep
