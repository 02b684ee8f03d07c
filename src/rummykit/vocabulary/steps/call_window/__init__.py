"""Call a discard that fits a meld on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.steps.play import Play

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class CallWindow(StepWord, frozen=True, kw_only=True):
    """After a discard that fits a meld on the table, any other player may call it, lay it off and discard.

    `seconds`: the time to answer, if a clock is kept; a player who never answered would hold up the table.
    `turn_passes`: whether play then goes on after the player who called, and not after the one whose turn it was.
    """

    after: ClassVar[str] = "ForceWindow"

    seconds: Some = 15
    turn_passes: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table."""
        if sheet.step(Play) is None:
            yield "CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it."
