"""So many games, and the best total."""

from __future__ import annotations

from rummykit.match.formats import Format, MatchSoFar, deals_to_go
from rummykit.match.score_sheet import Seats
from rummykit.vocabulary.matches.fixed_games import FixedGames


def _winners(format: FixedGames, standing: MatchSoFar) -> Seats | None:
    if standing.deals < format.games_for(len(standing.totals)):
        return None
    return standing.leaders


FORMAT: Format[FixedGames] = Format(
    goal=lambda format, players: format.games_for(players),
    winners=_winners,
    aims=deals_to_go,
    start=lambda format, players: format.starting_points,
)
