"""How each step of a turn is carried out: which actions it takes, whether they are legal, what they do."""

from __future__ import annotations

from rummykit import rules
from rummykit.play.steps.call import CallStep
from rummykit.play.steps.declare import DeclareStep
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.drop import DropStep
from rummykit.play.steps.go_out import GoOutStep
from rummykit.play.steps.knock import KnockStep
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.rearrange import RearrangeStep
from rummykit.play.steps.show import ShowStep
from rummykit.play.steps.step import Step
from rummykit.play.steps.swap import SwapStep
from rummykit.rules import Rules


def steps_of(sheet: Rules) -> tuple[Step, ...]:
    """The steps of a sheet's turn, ready to play."""
    closed = rules.CallWindow(open=False)
    return tuple(_step(sheet, data) for data in sheet.turn if data != closed)


def _step(sheet: Rules, data: rules.Step) -> Step:
    match data:
        case rules.Rearrange():
            return RearrangeStep(sheet, data)
        case rules.Drop():
            return DropStep(sheet, data)
        case rules.Draw():
            return DrawStep(sheet, data)
        case rules.Declare():
            return DeclareStep(sheet, data)
        case rules.Swap():
            return SwapStep(sheet, data)
        case rules.Play():
            return LayStep(sheet, data)
        case rules.GoOut():
            return GoOutStep(sheet, data)
        case rules.Show():
            return ShowStep(sheet, data)
        case rules.Knock():
            return KnockStep(sheet, data)
        case rules.CallWindow():
            return CallStep(sheet, data)
        case rules.Discard():
            return DiscardStep(sheet, data)
