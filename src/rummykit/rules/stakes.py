"""Matches played for chips or money, as data; `rummykit.match.settlement` does the sums.

Amounts are decimal text with at most two places, such as "0.50"; inside they are whole cents.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rummykit.checked import Checked, MatchLength, Some, Whole

__all__ = ["ChipDeals", "PointsForMoney", "Pool", "Rake"]

AMOUNT = re.compile(r"^[0-9]{1,9}(\.[0-9]{1,2})?$")

Amount: TypeAlias = Annotated[str, Meta(pattern=AMOUNT.pattern, description='an amount such as "0.50"')]
Part: TypeAlias = Annotated[str, Meta(pattern=r"^0(\.[0-9]{1,4})?$", description='a part of one such as "0.10"')]


def cents(amount: str) -> int:
    """The cents of an amount; raises `ValueError` for text that is no amount."""
    if not AMOUNT.fullmatch(amount):
        raise ValueError(f"{amount!r} is not an amount such as 0.50.")
    return int(Decimal(amount) * 100)


def in_cents(number: int) -> str:
    """The amount of this many cents, with two places."""
    return f"{'-' if number < 0 else ''}{abs(number) // 100}.{abs(number) % 100:02}"


class Rake(Checked, frozen=True, kw_only=True):
    """What the house keeps of the winner's money; at most one of the two.

    `rate`: the part of it, from 0 to 1, rounded down to the cent.
    `fixed`: an amount.
    """

    rate: Part = "0"
    fixed: Amount = "0"

    @property
    def twofold(self) -> bool:
        """Whether it asks for both, which makes no sense."""
        return Decimal(self.rate) > 0 and cents(self.fixed) > 0

    def of(self, gross: int) -> int:
        """The rake of this many cents, in cents."""
        return min(gross, int(gross * Decimal(self.rate)) + cents(self.fixed))


class PointsForMoney(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """One deal: everybody pays the winner for each point.

    `point_value`: the price of a point.
    `rake`: what the house keeps.
    `balanced`: whether the points of a deal come to nothing, and everybody pays or is paid for their own.
    """

    point_value: Amount = "1"
    rake: Rake = Rake()
    balanced: bool = False


class Pool(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Deals until one player is left, who takes everybody's entry.

    `limit`: the points that put a player out.
    `entry`: what everybody pays in.
    `rake`: what the house keeps.
    """

    limit: Some
    entry: Amount = "100"
    rake: Rake = Rake()


class ChipDeals(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A number of deals for chips; the player with the most in the end takes everybody's entry.

    `deals`: how many deals.
    `chips`: chips at the beginning for each player, or for each deal.
    `chips_rule`: which of them: "players_x_80" or "deals_x_80".
    `tie_break`: what players with equal chips do: "extra_deal" among themselves, or "split".
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
