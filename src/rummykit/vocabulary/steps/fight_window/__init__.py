"""Fight or fold after a called end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit import rules
from rummykit.checked import Some
from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class FightWindow(StepWord, frozen=True, kw_only=True):
    """After a call to end the deal, the others, in turn, fight or fold.

    `four_of_a_kind`: whether a player without a meld on the table, who must otherwise fold, may fight with four cards
      of one rank.
    `seconds`: the time to answer, if a clock is kept; a player who never answered would hold up the table.
    """

    after: ClassVar[str] = "LayOffWindow"

    four_of_a_kind: bool = False
    seconds: Some = 30

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is an end to answer."""
        if sheet.step(rules.CallEnd) is None:
            yield "FightWindow answers a called end: add CallEnd before Draw, or remove it."
