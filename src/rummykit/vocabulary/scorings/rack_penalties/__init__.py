"""Rack penalties: losers lose what is on their racks."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import ClassVar

from rummykit.rules.kinds import Played, ScoringWord


class RackPenalties(ScoringWord, frozen=True, kw_only=True):
    """Losers lose the points on their racks, and the winner gains the sum.

    If the pool is empty and nobody can go on, the differences count.
    """

    scores: ClassVar[AbstractSet[Played]] = {"tiles", "rearranged", "blocked"}
    needless: ClassVar[Mapping[str, str]] = {"play": "at a table of tiles nobody groups a hand"}
