"""Deals until one player is left, who takes the entries."""

from __future__ import annotations

from rummykit.match.formats import Format, entries, entries_settled, left_over, out, out_at
from rummykit.vocabulary.matches.pool import Pool

FORMAT: Format[Pool] = Format(
    goal=lambda format, players: format.limit,
    goal_kind="limit",
    winners=left_over,
    aims=out_at,
    wins_by="last_left",
    eliminated=out,
    stake=entries,
    settlement=entries_settled,
)
