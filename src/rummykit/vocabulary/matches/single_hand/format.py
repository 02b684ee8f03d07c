"""One deal, whose winner has won."""

from __future__ import annotations

from rummykit.match.formats import Format, MatchSoFar, one_deal
from rummykit.match.score_sheet import Seats
from rummykit.vocabulary.matches.single_hand import SingleHand


def _winners(format: SingleHand, standing: MatchSoFar) -> Seats | None:
    return (standing.last_winners or standing.leaders) if standing.deals else None


FORMAT: Format[SingleHand] = Format(
    goal=lambda format, players: 1, winners=_winners, aims=one_deal, wins_by="last_deal", winner_deals_again=True
)
