"""Declare: show the whole hand, rightly or wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.steps.drop import PRICED_BY_LIVES
from rummykit.vocabulary.steps.go_out import GoOut

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Declare(StepWord, frozen=True, kw_only=True):
    """Put one card aside and show all others in melds, with the two lives or the pure runs that a hand needs.

    A correct declaration wins; a wrong one puts the player out of the deal.
    """

    after: ClassVar[str] = "Swap"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """The two lives price it, and it is the only way to end a deal."""
        if sheet.lives is None:
            yield PRICED_BY_LIVES
        if sheet.knock is not None or sheet.step(GoOut) is not None:
            yield "Declare must be the only way to end a deal: remove GoOut and Knock."
