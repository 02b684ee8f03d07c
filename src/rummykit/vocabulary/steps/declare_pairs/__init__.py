"""Declare pairs before a draw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.steps.go_out import GoOut

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class DeclarePairs(StepWord, frozen=True, kw_only=True):
    """Before drawing, declare that you will go out only in pairs."""

    after: ClassVar[str] = "TakePile"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Hands go out in pairs, and what was declared counts more."""
        go_out = sheet.step(GoOut)
        if go_out is None or go_out.pairs is None:
            yield "DeclarePairs is about hands that go out in pairs: write GoOut.pairs = 7, or remove it."
        if getattr(sheet.scoring, "declared", 1) < 2:
            yield "Pairs declared with DeclarePairs count more: write PointsLost.declared = 2, or remove it."
