"""What every word says of itself that has a folder in `rummykit.vocabulary`: scorings, match formats and steps."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import ClassVar, Literal, TypeAlias

from rummykit.checked import Checked

Count: TypeAlias = Literal["all", "unmatched", "lives"]
"""What is counted of a hand: all cards, those outside melds in its best arrangement, or what its two lives leave."""
Played: TypeAlias = Literal["tiles", "held_tiles", "rearranged", "blocked", "no_winner", "sides"]
"""Tiles; tiles drawn and thrown; tables that are rearranged; hands that are blocked; deals that end with the stock;
partners with one score."""


class ScoringWord(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A scoring: what the end of a deal is worth; `rummykit.match` does the sums.

    `compared`: whether hands are compared after a knock, so that the cards left count rather than whether the hand is
    empty. `scores`: what it can score besides hands of cards that somebody goes out of. `partners_add_up`: whether it
    counts each partner alone, so that what partners have is added up afterwards.
    """

    compared: ClassVar[bool] = False
    scores: ClassVar[AbstractSet[Played]] = frozenset()
    partners_add_up: ClassVar[bool] = False

    @property
    def count(self) -> Count:
        """What is counted of a hand."""
        return "all"

    @property
    def low_score_wins(self) -> bool:
        """Whether points are written down against players, so that few are good."""
        return False


class StepWord(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """A part of a turn; `after`: the name of the step that it comes after, wherever both are."""

    after: ClassVar[str]


class MatchWord(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A match format: how deals make a match; `highest_wins`: whether only the highest total can win it."""

    highest_wins: ClassVar[bool] = False
