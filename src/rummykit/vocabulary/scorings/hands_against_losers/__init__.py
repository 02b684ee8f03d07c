"""Hands against the losers, who write down what they have left."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import ClassVar, Literal

from rummykit.checked import Points
from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.meaning import JOKERS, Meanings, at


class HandsAgainstLosers(ScoringWord, frozen=True, kw_only=True):
    """The losers write down the points left in hand; fewer points are better.

    `count`: which cards count: "all", or only those "unmatched", in no meld of the hand.
    `unopened`: points for a player who has laid no meld in the deal, whatever is in hand; none if the cards in hand
      count as usual.
    `concealed_double`: whether the points are doubled if the winner laid the whole hand in one turn.
    `out_bonus`: points that the winner subtracts.
    `concealed_bonus`: further points that the winner subtracts for laying the whole hand in one turn.
    `natural_bonus`: points that the winner subtracts instead for laying the whole hand in one turn without a joker.
    """

    scores: ClassVar[AbstractSet[Played]] = {"sides"}
    partners_add_up: ClassVar[bool] = True
    means: ClassVar[Meanings] = {
        "unopened": at("turn.Play"),
        "concealed_double": at("turn.Play"),
        "concealed_bonus": at("turn.Play"),
        "natural_bonus": at("scoring.concealed_bonus") & JOKERS,
    }

    count: Literal["all", "unmatched"] = "all"
    unopened: Points | None = None
    concealed_double: bool = False
    out_bonus: Points = 0
    concealed_bonus: Points = 0
    natural_bonus: Points = 0

    @property
    def low_score_wins(self) -> bool:
        """Points are written down against those who lose."""
        return True
