"""Deals until one player is left, who takes the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.checked import Some
from rummykit.rules.kinds import MatchWord
from rummykit.rules.stakes import Amount, Rake, money_faults

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Pool(MatchWord, frozen=True, kw_only=True):
    """Deals are played until one player is left, who takes all entries.

    `limit`: the points at which a player is out.
    `entry`: what everybody pays in.
    `rake`: what the house keeps.
    """

    limit: Some
    entry: Amount = "100"
    rake: Rake = Rake()

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It is played by the points of the two lives."""
        yield from money_faults(sheet, self.rake, to_winner=False)
