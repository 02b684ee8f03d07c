"""What a bot remembers of the other player from the deals of a match that are over."""

from __future__ import annotations

from dataclasses import dataclass

FADES = 0.9
"""How much of what it remembers counts after another deal: people change how they play."""
SURE = 6.0
"""No number of deals makes it surer than this."""


@dataclass(slots=True)
class Memory:
    """One for each seat and match; it learns only from the views with which the bot is asked.

    `plain` is the logarithm of how much likelier the other of two is a player who takes only what melds and discards
    its dearest loose card than one who plans ahead.
    """

    plain: float = 0.0
    _this_deal: float = 0.0
    _stock: int = 0

    def recall(self, stock: int, plain: float) -> float:
        """`plain` of the deals before; this one says so much of it while this many cards are in the stock."""
        if stock > self._stock:
            self.plain = max(-SURE, min(SURE, FADES * self.plain + self._this_deal))
        self._stock, self._this_deal = stock, plain
        return self.plain
