"""Drop: leave the deal before drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


PRICED_BY_LIVES = "Drops and declarations need the two lives: use the scoring LivesPenalty, or remove them."


class Drop(StepWord, frozen=True, kw_only=True):
    """Leave the deal before drawing: a first drop before the player's first draw, a middle drop later.

    `misses`: how many turns in a row missed without drawing also count as a middle drop, as leaving the table does.
    """

    after: ClassVar[str] = "Rearrange"

    misses: Some = 3

    def faults(self, sheet: Rules) -> Iterator[str]:
        """The two lives price it."""
        if sheet.lives is None:
            yield PRICED_BY_LIVES
