"""A countdown: points that are lost until somebody has none left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit import rules
from rummykit.checked import MatchLength, Some
from rummykit.rules.kinds import MatchWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Countdown(MatchWord, frozen=True, kw_only=True):
    """Players begin with points and lose them; when somebody has none left, the player with the most points wins.

    `starting_points`: points that everybody begins with.
    `games`: the number of deals after which the match ends in any case; none for any number.
    """

    starting_points: Some = 20
    games: MatchLength | None = None

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Points are lost."""
        if not isinstance(sheet.scoring, rules.PointsLost):
            yield "Countdown is for points that are lost: use the scoring PointsLost, or another match."
