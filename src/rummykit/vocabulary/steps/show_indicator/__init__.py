"""Show the twin of the wild indicator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ShowIndicator(StepWord, frozen=True, kw_only=True):
    """In the first turn, before discarding, show the other tile identical to the indicator."""

    after: ClassVar[str] = "Draw"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is an indicator with one twin, and showing that is worth something."""
        if not sheet.deal.wild_indicator or sheet.pack.copies != 2:
            yield (
                "ShowIndicator needs a second tile that matches the indicator: write deal.wild_indicator = true "
                "and two copies."
            )
        if not hasattr(sheet.scoring, "indicator_shown"):
            yield "Showing the indicator's match is paid for: use the scoring PointsLost, or remove ShowIndicator."
