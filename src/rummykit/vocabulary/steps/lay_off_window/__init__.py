"""Lay off after a knock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class LayOffWindow(StepWord, frozen=True, kw_only=True):
    """After a knock with deadwood, the others, in turn, lay off on the knocker's melds; then hands are compared."""

    after: ClassVar[str] = "ClaimWindow"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It follows a knock, of hands from one pack."""
        if sheet.knock is None or not sheet.single_pack:
            yield "LayOffWindow is for a knock with one pack and no wild cards: remove it."
