"""The steps that end a deal otherwise than by an empty hand, as data: a call, a dealt hand, an indicator shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from rummykit.checked import Checked, Some

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class CallEnd(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """End the deal before drawing, and have hands compared.

    `called`: what players call it: a "drop" or a "draw".
    `needs_meld`: whether only a player may who has a meld on the table.
    `blocked_by_lay_off_of`: whose lay-offs on a player's melds, since that player's last turn, keep the player from
      calling: "nobody"; the "others"; or "anybody", so that what the player has added in that turn counts too.
    """

    called: Literal["drop", "draw"]
    needs_meld: bool = False
    blocked_by_lay_off_of: Literal["nobody", "others", "anybody"] = "nobody"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """What the end is worth is paid."""
        if sheet.stakes is None:
            yield "CallEnd ends a deal in which hands are compared: write scoring StakePayments, or take it away."


class ShowIndicator(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """In the first turn, before the discard, show the other tile that is equal to the wild indicator."""

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is an indicator with one twin, and showing that is worth something."""
        if not sheet.deal.wild_indicator or sheet.pack.copies != 2:
            yield "ShowIndicator shows the twin of a wild indicator: write deal.wild_indicator = true and two copies."
        if not hasattr(sheet.scoring, "indicator_shown"):
            yield "What is shown with ShowIndicator is paid: write scoring PointsLost, or take it away."


class ShowDealt(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Before the first turn, a hand that counts so much as it was dealt is shown and ends the deal.

    `counts`: the points of such a hand.
    """

    counts: tuple[Some, ...] = (49, 50)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """What it is worth is paid, and some hand counts so much."""
        if not self.counts:
            yield "ShowDealt.counts says which hands end a deal: name the points, or take ShowDealt away."
        if sheet.stakes is None:
            yield "ShowDealt ends a deal in which hands are compared: write scoring StakePayments, or take it away."
