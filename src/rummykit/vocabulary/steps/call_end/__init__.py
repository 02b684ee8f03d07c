"""Call the end of a deal before drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class CallEnd(StepWord, frozen=True, kw_only=True):
    """End the deal before drawing; the hands are compared.

    `called`: what players call it: a "drop" or a "draw".
    `needs_meld`: whether only a player with a meld on the table may do so.
    `blocked_by_lay_off_of`: whose lay-offs on a player's melds, since that player's last turn, prevent the player from
      calling: "nobody"; the "others"; or "anybody", so that cards the player laid off there in that turn count too.
    `blocked_by_long_meld`: whether laying a meld of four or more cards in that turn prevents it too.
    """

    after: ClassVar[str] = "Drop"
    long_meld: ClassVar[int] = 4
    """The cards of a meld that is as good as one with a card laid off on it."""

    called: Literal["drop", "draw"]
    needs_meld: bool = False
    blocked_by_lay_off_of: Literal["nobody", "others", "anybody"] = "nobody"
    blocked_by_long_meld: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """What the end is worth is paid."""
        if sheet.stakes is None:
            yield "CallEnd is for deals in which hands are compared: use the scoring StakePayments, or remove it."
