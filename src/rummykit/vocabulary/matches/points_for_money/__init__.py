"""One deal, and a price for each point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.rules.kinds import MatchWord
from rummykit.rules.stakes import Amount, Rake, money_faults

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class PointsForMoney(MatchWord, frozen=True, kw_only=True):
    """One deal; each loser pays the winner for each point.

    `point_value`: the price of a point.
    `rake`: what the house keeps.
    `balanced`: whether the points of a deal add up to 0, and everybody pays or is paid for their own.
    """

    point_value: Amount = "1"
    rake: Rake = Rake()
    balanced: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It is played by the points of the two lives."""
        yield from money_faults(sheet, self.rake, to_winner=self.balanced)
