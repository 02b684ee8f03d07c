"""Hands to the winner, who scores what the others have left."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import Draw

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class HandsToWinner(ScoringWord, frozen=True, kw_only=True):
    """The winner scores the points left in the other hands.

    If nobody goes out, the lowest count wins; players who tie share what it earns, and any remainder is lost.

    `count`: which cards count: "all", or only those "unmatched", in no meld of the hand.
    `concealed_double`: whether the points are doubled if the winner laid the whole hand in one turn.
    `lowest_earns`: what the lowest count earns if nobody went out: the "differences" from the others, or their whole
      "hands".
    """

    scores: ClassVar[AbstractSet[Played]] = {"rearranged", "blocked"}

    means: ClassVar[Meanings] = {"lowest_earns": at("stock.when_empty", "block")}

    count: Literal["all", "unmatched"] = "all"
    concealed_double: bool = False
    lowest_earns: Literal["differences", "hands"] = "differences"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Deadwood of hands that grow beyond what the kernel takes is reckoned for one pack alone."""
        draw = sheet.step(Draw)
        grows = draw is not None and draw.discard_pile == "top_and_second"
        if self.count == "unmatched" and grows and not sheet.single_pack:
            yield (
                "Hands grow if two cards are drawn for one discarded, and unmatched cards in a large hand can be "
                'counted only with one pack and no wild cards: write scoring.count = "all" or Draw.discard_pile = '
                '"top".'
            )
