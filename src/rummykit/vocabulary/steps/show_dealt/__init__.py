"""Show a hand as it was dealt, and end the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ShowDealt(StepWord, frozen=True, kw_only=True):
    """Before the first turn, a hand that counts so much as it was dealt is shown and ends the deal.

    `counts`: the points of such a hand.
    """

    after: ClassVar[str] = "FightWindow"

    counts: tuple[Some, ...] = (49, 50)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """What it is worth is paid, and some hand counts so much."""
        if not self.counts:
            yield "ShowDealt.counts says which hands end a deal: name the points, or take ShowDealt away."
        if sheet.stakes is None:
            yield "ShowDealt ends a deal in which hands are compared: write scoring StakePayments, or take it away."
