"""So many deals for chips, and the entries for who has the most."""

from __future__ import annotations

from rummykit.match.formats import Format, MatchSoFar, deals_to_go, entries, entries_settled
from rummykit.match.score_sheet import Seats
from rummykit.vocabulary.matches.chip_deals import ChipDeals


def _winners(format: ChipDeals, standing: MatchSoFar) -> Seats | None:
    over = standing.deals >= format.deals and (format.tie_break == "split" or len(standing.leaders) == 1)
    return standing.leaders if over else None


FORMAT: Format[ChipDeals] = Format(
    goal=lambda format, players: format.deals,
    winners=_winners,
    aims=deals_to_go,
    start=lambda format, players: format.start_for(players),
    unit="chips",
    playing=lambda format, standing: standing.leaders if standing.deals >= format.deals else None,
    stake=entries,
    settlement=entries_settled,
)
