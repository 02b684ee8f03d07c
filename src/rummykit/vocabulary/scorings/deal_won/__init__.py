"""Deals won, each worth one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar

from rummykit import rules
from rummykit.rules.kinds import Played, ScoringWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class DealWon(ScoringWord, frozen=True, kw_only=True):
    """The winner of the deal scores one point.

    `draws_carry`: whether a win scores one more point for each deal just before it that nobody won.
    """

    scores: ClassVar[AbstractSet[Played]] = {"rearranged", "blocked"}
    needless: ClassVar[Mapping[str, str]] = {"play": "a deal is won, whatever is left in hands"}

    draws_carry: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are deals that nobody wins, and a match of several."""
        if self.draws_carry and (sheet.stock.when_empty != "block" or not isinstance(sheet.match, rules.FirstTo)):
            yield (
                'scoring.draws_carry is about deals that nobody wins: write stock.when_empty = "block" and use the '
                "match FirstTo, or remove it."
            )
