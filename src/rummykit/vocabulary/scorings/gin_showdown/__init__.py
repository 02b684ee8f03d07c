"""The showdown of gin: the knocker against one opponent, who lays off."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Points
from rummykit.rules.kinds import Count, Played, ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import LayOffWindow

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class GinShowdown(ScoringWord, frozen=True, kw_only=True):
    """After one of two players has knocked, the one with less deadwood scores the difference.

    An opponent who has no more deadwood than the knocker undercuts and scores the difference, unless the knocker has
    gin.

    `gin`: extra points for a knocker without deadwood.
    `undercut`: extra points for an undercut.
    `big_gin`: extra points, instead of those for gin, for a player who melds the drawn card too.
    `spades_double`: whether the points are doubled if the first upcard is a spade and sets the limit for knocking.
    `spades_two_boxes`: whether the deal counts as two boxes if the first upcard is a spade and sets the limit for
      knocking.
    """

    count: ClassVar[Count] = "unmatched"
    compared: ClassVar[bool] = True
    scores: ClassVar[AbstractSet[Played]] = {"sides"}

    means: ClassVar[Meanings] = {
        "big_gin": at("turn.GoOut"),
        "spades_double": at("turn.Knock.by_upcard", True),
        "spades_two_boxes": at("turn.Knock.by_upcard", True) & at("match.boxes"),
    }

    gin: Points = 25
    undercut: Points = 25
    big_gin: Points = 31
    spades_double: bool = True
    spades_two_boxes: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It is of two players, one of whom knocks, and the other lays off."""
        if sheet.players != (2, 2) and sheet.sitting_out is None:
            yield "GinShowdown compares the hands of two players: write players = 2 to 2, or add sitting_out."
        if sheet.knock is not None and sheet.step(LayOffWindow) is None:
            yield "GinShowdown counts hands after laying off: add LayOffWindow after Discard."
