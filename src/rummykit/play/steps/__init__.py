"""How each step of a turn is carried out: which actions it takes, when they are legal, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rummykit import rules
from rummykit.play.steps.buy import BuyStep
from rummykit.play.steps.call import CallStep
from rummykit.play.steps.declare import DeclareStep
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.drop import DropStep
from rummykit.play.steps.go_out import GoOutStep
from rummykit.play.steps.knock import KnockStep
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.lay_off_window import LayOffWindowStep
from rummykit.play.steps.offered_draw import OfferedDrawStep
from rummykit.play.steps.rearrange import RearrangeStep
from rummykit.play.steps.show import ShowStep
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.swap import SwapStep
from rummykit.rules import Rules
from rummykit.rules.entries import Entries


def _draw(sheet: Rules, data: rules.Draw) -> DrawStep:
    """The draw of a sheet; in most sheets the upcard is never offered alone."""
    offers = data.upcard_offered or sheet.stock.when_empty == "void"
    return OfferedDrawStep(sheet, data) if offers else DrawStep(sheet, data)


BEHAVIOUR: Entries[Callable[[Rules, Any], StepBehaviour]] = Entries(
    rules.Step,
    "behaviour",
    "BEHAVIOUR in play/steps/__init__.py",
    {
        rules.Rearrange: RearrangeStep,
        rules.Drop: DropStep,
        rules.Draw: _draw,
        rules.Declare: DeclareStep,
        rules.Swap: SwapStep,
        rules.Play: LayStep,
        rules.GoOut: GoOutStep,
        rules.Show: ShowStep,
        rules.Knock: KnockStep,
        rules.BuyWindow: BuyStep,
        rules.CallWindow: CallStep,
        rules.Discard: DiscardStep,
        rules.LayOffWindow: LayOffWindowStep,
    },
)
"""How each step of a turn is carried out."""


def steps_of(sheet: Rules) -> tuple[StepBehaviour, ...]:
    """The steps of a sheet's turn, ready to play."""
    open_ones = [data for data in sheet.turn if getattr(data, "open", True)]
    steps = tuple(BEHAVIOUR.of(data)(sheet, data) for data in open_ones)
    for place, step in enumerate(steps):
        step.place = place
        step.meet(steps[place + 1 :])
    return steps
