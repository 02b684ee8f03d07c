"""Show a hand as it was dealt, and end the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.scorings.rank_payments import RankPayments

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ShowDealt(StepWord, frozen=True, kw_only=True):
    """A certain hand is shown as it was dealt, before the first turn, and ends the deal.

    `counts`: the points that such a hand counts; empty if its points do not matter.
    `apart`: whether such a hand is one of which no two cards could lie in one meld; its player has gone out.
    """

    after: ClassVar[str] = "FightWindow"

    counts: tuple[Some, ...] = (49, 50)
    apart: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """What it is worth is paid, and some hand is such a hand."""
        if not self.counts and not self.apart:
            yield "ShowDealt.counts lists the points of the hands that end a deal: list them, or remove ShowDealt."
        if self.apart and not isinstance(sheet.scoring, RankPayments):
            yield (
                "A dealt hand without two cards that go together is paid as if it had gone out: use the scoring "
                "RankPayments, or write ShowDealt.apart = false."
            )
        if self.counts and sheet.stakes is None:
            yield "ShowDealt is for deals in which hands are compared: use the scoring StakePayments, or remove it."
