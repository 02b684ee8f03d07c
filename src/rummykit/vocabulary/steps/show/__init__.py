"""Show: in the last turn of a seat, lay all melds of the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Show(StepWord, frozen=True, kw_only=True):
    """In a player's last turn, lay all melds from the hand.

    `send`: whether cards may then be sent to melds that others have shown.
    `send_without_meld`: whether a player without a meld to show may also send cards.
    """

    after: ClassVar[str] = "GoOut"

    send: bool = True
    send_without_meld: bool = True

    def faults(self, sheet: Rules) -> Iterator[str]:
        """No card is wild."""
        if sheet.wilds is not None:
            yield "Show works without wild cards: remove wilds."
