"""Show a hand as it was dealt, and end the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ShowDealt(StepWord, frozen=True, kw_only=True):
    """A hand that counts a certain number of points as dealt is shown before the first turn and ends the deal.

    `counts`: the points that such a hand counts.
    """

    after: ClassVar[str] = "FightWindow"

    counts: tuple[Some, ...] = (49, 50)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """What it is worth is paid, and some hand counts so much."""
        if not self.counts:
            yield "ShowDealt.counts lists the points of the hands that end a deal: list them, or remove ShowDealt."
        if sheet.stakes is None:
            yield "ShowDealt is for deals in which hands are compared: use the scoring StakePayments, or remove it."
