"""Force a faced card on a player who has declined it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.steps.draw import Draw

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ForceWindow(StepWord, frozen=True, kw_only=True):
    """If a player declines a turned card that fits one of the player's own melds, another player may force it there.

    `seconds`: the time to answer, if a clock is kept; a player who never answered would hold up the table.
    """

    after: ClassVar[str] = "BuyWindow"

    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Cards are faced and may be declined."""
        draw = sheet.step(Draw)
        if draw is None or not draw.faced:
            yield "ForceWindow is about turned cards that are declined: write Draw.faced = true, or remove it."
