"""A single hand."""

from __future__ import annotations

from rummykit.rules.kinds import MatchWord


class SingleHand(MatchWord, frozen=True, kw_only=True):
    """One deal is the whole match; its winner wins the match."""
