"""Melds and bonuses of each side, less what its hands have left."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Points
from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.steps import Play

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class MeldsAndBonuses(ScoringWord, frozen=True, kw_only=True):
    """Each side scores the cards it has melded and its bonuses, minus the cards left in hand.

    There are bonuses for books, for bonus cards and for going out. Partners share one score.

    `going_out`: points for the side that goes out.
    `concealed`: points for going out if the player had melded nothing before and, without adding to existing melds,
      melds the whole hand in one turn, including a book.
    """

    scores: ClassVar[AbstractSet[Played]] = {"blocked", "no_winner", "sides"}

    going_out: Points = 100
    concealed: Points = 200

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Melds lie on the table, and each belongs to a side."""
        if sheet.step(Play) is None or not sheet.has_side_melds:
            yield ("MeldsAndBonuses counts the melds of each side: add Play and books, or choose another scoring.")
