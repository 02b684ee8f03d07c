"""How a whole hand is laid in the family of the game."""

from __future__ import annotations

from rummykit.play.steps.families import FAMILIES
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import GoOut, Rules


def BEHAVIOUR(sheet: Rules, data: GoOut) -> StepBehaviour:  # noqa: N802
    """The step of a sheet."""
    return FAMILIES.of(sheet).go_out(sheet, data)
