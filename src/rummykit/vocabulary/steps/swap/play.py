"""How a joker is exchanged in the family of the game."""

from __future__ import annotations

from rummykit.play.steps.families import FAMILIES
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import Rules, Swap


def BEHAVIOUR(sheet: Rules, data: Swap) -> StepBehaviour:  # noqa: N802
    """The step of a sheet."""
    return FAMILIES.of(sheet).swap(sheet, data)
