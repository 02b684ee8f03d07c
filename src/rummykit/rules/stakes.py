"""Matches played for chips or money, as data; `rummykit.match.settlement` does the sums.

Amounts are decimal text with at most two places, such as "0.50"; inside they are whole cents.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from rummykit.checked import Checked

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

__all__ = ["Rake"]

AMOUNT = re.compile(r"^[0-9]{1,9}(\.[0-9]{1,2})?$")

Amount: TypeAlias = Annotated[str, Meta(pattern=AMOUNT.pattern, description='an amount such as "0.50"')]
Part: TypeAlias = Annotated[str, Meta(pattern=r"^0(\.[0-9]{1,4})?$", description='a fraction such as "0.10"')]


def cents(amount: str) -> int:
    """The cents of an amount; raises `ValueError` for text that is no amount."""
    if not AMOUNT.fullmatch(amount):
        raise ValueError(f"{amount!r} is not an amount such as 0.50.")
    return int(Decimal(amount) * 100)


def in_cents(number: int) -> str:
    """The amount of this many cents, with two places."""
    return f"{'-' if number < 0 else ''}{abs(number) // 100}.{abs(number) % 100:02}"


class Rake(Checked, frozen=True, kw_only=True):
    """The house's share of the winnings: a percentage or a fixed amount, not both.

    `rate`: the share that the house keeps, from 0 to 1, rounded down to the cent.
    `fixed`: the amount that the house keeps.
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


def money_faults(sheet: Rules, rake: Rake, *, to_winner: bool) -> Iterator[str]:
    """What is wrong with a match for chips or money; `to_winner` where the points of a deal are paid to its winner."""
    if rake.twofold:
        yield "rake_rate and rake_fixed are two ways to take the rake: use only one."
    if sheet.lives is None:
        yield "A match for chips or money needs the points of the two lives: use the scoring LivesPenalty."
    elif sheet.lives.to_winner != to_winner:
        yield (
            "Points are paid to the winner of the deal in a match for chips or for money with balanced points, and "
            "only there."
        )
