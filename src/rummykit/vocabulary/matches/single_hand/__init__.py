"""A single hand."""

from __future__ import annotations

from rummykit.rules.kinds import MatchWord


class SingleHand(MatchWord, frozen=True, kw_only=True):
    """One hand is the whole match, whatever it counts; its winner has won."""
