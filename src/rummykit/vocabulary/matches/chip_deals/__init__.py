"""A number of deals for chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from rummykit.checked import MatchLength, Whole
from rummykit.rules.kinds import MatchWord
from rummykit.rules.stakes import Amount, Rake, money_faults

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ChipDeals(MatchWord, frozen=True, kw_only=True):
    """A fixed number of deals for chips; the player with the most at the end takes all entries.

    `deals`: how many deals.
    `chips`: how many chips each player begins with, for each player at the table or for each deal of the match.
    `chips_rule`: what the chips are multiplied by, the number of players or of deals: "players_x_80" or "deals_x_80".
    `tie_break`: what players with equal chips do: play an "extra_deal" among themselves, or "split" the entries.
    `entry`: what everybody pays in.
    `rake`: what the house keeps.
    """

    deals: MatchLength = 2
    chips: Whole = 80
    chips_rule: Literal["players_x_80", "deals_x_80"] = "players_x_80"
    tie_break: Literal["extra_deal", "split"] = "extra_deal"
    entry: Amount = "100"
    rake: Rake = Rake()

    def start_for(self, players: int) -> int:
        """The chips that each player begins with."""
        return self.chips * (players if self.chips_rule == "players_x_80" else self.deals)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It is played by the points of the two lives."""
        yield from money_faults(sheet, self.rake, to_winner=True)
