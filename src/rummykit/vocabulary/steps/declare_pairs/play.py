"""Declare pairs: before a draw a player says that the hand will go out in pairs, which counts more, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rummykit import rules
from rummykit.play.actions import Action, DeclarePairs
from rummykit.play.events import Event, PairsDeclared
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules

DECLARE = DeclarePairs()


class DeclarePairsStep(StepBehaviour):
    """It holds for the rest of the deal; the draw comes next."""

    takes: ClassVar[tuple[type, ...]] = (DeclarePairs,)
    phase: ClassVar[Phase] = "draw"

    def __init__(self, sheet: Rules, data: rules.DeclarePairs) -> None:
        self.sheet = sheet

    def done(self, deal: State) -> str:
        return "pairs_declared_before_drawing"

    def kinds(self, deal: State) -> tuple[type[Action], ...]:
        return () if deal.goes_for_pairs(deal.turn) else (DeclarePairs,)

    def actions(self, deal: State) -> Iterator[Action]:
        if not deal.goes_for_pairs(deal.turn):
            yield DECLARE

    def check(self, deal: State, action: DeclarePairs) -> None:
        if deal.goes_for_pairs(deal.turn):
            raise IllegalAction("pairs_declared_already", self.sheet.id)

    def apply(self, deal: State, action: DeclarePairs, plan: None) -> tuple[Event, ...]:
        deal.go_for_pairs()
        deal.advance_past(self.place)
        return (PairsDeclared(deal.turn),)


BEHAVIOUR = DeclarePairsStep
