"""A fixed number of games."""

from __future__ import annotations

from rummykit.checked import MatchLength, Whole
from rummykit.rules.kinds import MatchWord


class FixedGames(MatchWord, frozen=True, kw_only=True):
    """A match with a fixed number of games; points are added up, and players with equal totals share the win.

    `games`: how many games; none for as many as there are players.
    `starting_points`: points that everybody begins with.
    """

    games: MatchLength | None
    starting_points: Whole = 0

    def games_for(self, players: int) -> int:
        """The games in a match with this many players."""
        return players if self.games is None else self.games
