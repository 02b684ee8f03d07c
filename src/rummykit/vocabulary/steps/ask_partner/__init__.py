"""AskPartner: the question whether one may go out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rummykit import rules
from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class AskPartner(StepWord, frozen=True, kw_only=True):
    """Once in a turn, after drawing, ask your partner "May I go out?"; after a no you may not go out in this turn.

    A player with several partners asks them all, and all must say yes.

    `seconds`: the time to answer, if a clock is kept.
    `required`: whether a player who has a partner may go out only after a yes.
    `yes_binds`: whether a player must go out in this turn after a yes, and may ask only if that is possible.
    """

    after: ClassVar[str] = "ShowDealt"

    seconds: Annotated[int, Meta(ge=1)] = 15
    required: bool = False
    yes_binds: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are partners, and melds of theirs on the table."""
        play = sheet.step(rules.Play)
        with_partners = () if sheet.sides is None else (*sheet.sides.partners, *sheet.sides.two_sides)
        if not with_partners or play is None or not sheet.has_side_melds:
            yield "AskPartner needs a partner: add sides with partners, or remove it."
        if self.yes_binds and (sheet.runs is not None or play is None or not play.one_per_rank):
            yield (
                "RummyKit can tell whether a player can go out only with groups, one of each rank: write "
                "AskPartner.yes_binds = false."
            )
