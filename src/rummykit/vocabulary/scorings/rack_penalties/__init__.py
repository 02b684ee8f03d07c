"""Rack penalties: losers lose what is on their racks."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import ClassVar

from rummykit.rules.kinds import Played, ScoringWord


class RackPenalties(ScoringWord, frozen=True, kw_only=True):
    """Losers lose their racks, the winner gets the sum; an exhausted pool counts differences to the lowest rack."""

    scores: ClassVar[AbstractSet[Played]] = {"tiles", "rearranged", "blocked"}
    needless: ClassVar[Mapping[str, str]] = {"play": "at a table of tiles nobody groups a hand"}
