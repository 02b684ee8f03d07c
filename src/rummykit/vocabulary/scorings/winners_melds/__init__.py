"""The melds of the winner, once for each opponent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rummykit.rules.kinds import ScoringWord


class WinnersMelds(ScoringWord, frozen=True, kw_only=True):
    """The winner scores the value of the melds laid, once for each opponent."""

    needless: ClassVar[Mapping[str, str]] = {"referee": "it is what the winner's melds are worth"}
