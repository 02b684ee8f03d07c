"""Rounds of games, and who has won the most of them."""

from __future__ import annotations

from rummykit.match.formats import Format, MatchSoFar, deals_to_go
from rummykit.match.score_sheet import Seats
from rummykit.vocabulary.matches.rounds import Rounds


def _winners(format: Rounds, standing: MatchSoFar) -> Seats | None:
    if standing.deals < format.rounds * len(standing.totals):
        return None
    reached = list(zip(standing.won, standing.totals, strict=True))
    return tuple(seat for seat, each in enumerate(reached) if each == max(reached))


FORMAT: Format[Rounds] = Format(
    goal=lambda format, players: format.rounds * players,
    winners=_winners,
    aims=deals_to_go,
    wins_by="games_won",
    sheet=lambda format, rows, players: {"round_deals": players} if format.rounds > 1 else {},
)
