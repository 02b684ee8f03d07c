"""One deal, and the money for its points."""

from __future__ import annotations

from rummykit.match.formats import Format, MatchSoFar, one_deal
from rummykit.match.score_sheet import Seats, Settlement, Stake
from rummykit.match.settlement import settle_exchange, settle_points
from rummykit.rules import Rules
from rummykit.rules.stakes import cents, in_cents
from rummykit.vocabulary.matches.points_for_money import PointsForMoney


def _winners(format: PointsForMoney, standing: MatchSoFar) -> Seats | None:
    return (standing.last_winners or standing.leaders) if standing.deals else None


def _settled(rules: Rules, format: PointsForMoney, standing: MatchSoFar, winners: Seats) -> Settlement:
    assert rules.lives is not None, "sheets are checked for it"
    if format.balanced:
        return settle_exchange(format, standing.totals, winners[0])
    return settle_points(format, standing.totals, winners[0], rules.lives.cap)


FORMAT: Format[PointsForMoney] = Format(
    goal=lambda format, players: 1,
    winners=_winners,
    aims=one_deal,
    wins_by="last_deal",
    stake=lambda format, players, rows: Stake(per="point", amount=in_cents(cents(format.point_value))),
    settlement=_settled,
)
