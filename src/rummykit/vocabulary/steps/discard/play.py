"""How a card is discarded in the family of the game."""

from __future__ import annotations

from rummykit.play.steps.families import FAMILIES
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import Discard, Rules


def BEHAVIOUR(sheet: Rules, data: Discard) -> StepBehaviour:  # noqa: N802
    """The step of a sheet."""
    return FAMILIES.of(sheet).discard(sheet, data)
