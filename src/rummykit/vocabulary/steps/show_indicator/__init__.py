"""Show the twin of the wild indicator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ShowIndicator(StepWord, frozen=True, kw_only=True):
    """In the first turn, before the discard, show the other tile that is equal to the wild indicator."""

    after: ClassVar[str] = "Draw"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is an indicator with one twin, and showing that is worth something."""
        if not sheet.deal.wild_indicator or sheet.pack.copies != 2:
            yield "ShowIndicator shows the twin of a wild indicator: write deal.wild_indicator = true and two copies."
        if not hasattr(sheet.scoring, "indicator_shown"):
            yield "What is shown with ShowIndicator is paid: write scoring PointsLost, or take it away."
