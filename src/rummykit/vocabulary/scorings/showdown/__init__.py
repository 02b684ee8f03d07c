"""A showdown after a knock: the least deadwood scores the differences."""

from __future__ import annotations

from typing import ClassVar

from rummykit.checked import Points
from rummykit.rules.kinds import Count, ScoringWord


class Showdown(ScoringWord, frozen=True, kw_only=True):
    """After a knock, the player with the least deadwood scores the difference from each of the others.

    A player who ties with the knocker wins instead, unless the knocker has no deadwood.

    `undercut`: extra points for a player who has less deadwood than the knocker; the knocker loses as many.
    `no_deadwood`: extra points from each opponent for a winner without deadwood.
    """

    count: ClassVar[Count] = "unmatched"
    compared: ClassVar[bool] = True

    undercut: Points = 10
    no_deadwood: Points = 25
