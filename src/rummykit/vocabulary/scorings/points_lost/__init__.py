"""Points that everybody but the winner loses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar

from rummykit import rules
from rummykit.checked import Points, Some
from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import GoOut

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class PointsLost(ScoringWord, frozen=True, kw_only=True):
    """The losers lose points, depending on how the winner went out.

    `plain`: points that each loses to a hand in sets.
    `wild_last`: points that each loses if the last tile, the one discarded, is wild.
    `pairs`: points that each loses to a hand in pairs.
    `pairs_wild_last`: points that each loses to a hand in pairs whose last tile is wild.
    `indicator_shown`: points that each of the others loses when a player has shown the tile identical to the indicator.
    `declared`: how many times a hand in pairs counts if it was declared.
    """

    scores: ClassVar[AbstractSet[Played]] = {"tiles", "held_tiles", "no_winner", "sides"}
    needless: ClassVar[Mapping[str, str]] = {"play": "what is left in hands does nothing to what is lost"}

    means: ClassVar[Meanings] = {
        "pairs": at("turn.GoOut.pairs"),
        "pairs_wild_last": at("turn.GoOut.pairs"),
        "indicator_shown": at("turn.ShowIndicator"),
        "declared": at("turn.DeclarePairs"),
    }

    plain: Points = 2
    wild_last: Points = 4
    pairs: Points = 4
    pairs_wild_last: Points = 8
    indicator_shown: Points = 1
    declared: Some = 1

    def loss(self, *, pairs: bool, wild_last: bool, declared: bool = False) -> int:
        """What each loser loses for how the winner went out; `declared`: with pairs that the winner had declared."""
        if pairs:
            return (self.pairs_wild_last if wild_last else self.pairs) * (self.declared if declared else 1)
        return self.wild_last if wild_last else self.plain

    def faults(self, sheet: Rules) -> Iterator[str]:
        """A whole hand goes out, one tile is wild, and points run down."""
        go_out = sheet.step(GoOut)
        if go_out is None or not sheet.tiles_in_hand or sheet.deal.indicates != "next":
            yield (
                "PointsLost is for racks that go out whole, with one tile made wild by an indicator: add GoOut, and "
                'write deal.wild_indicator = true and deal.indicates = "next".'
            )
        if not isinstance(sheet.match, rules.Countdown):
            yield "PointsLost takes points away from a score: use the match Countdown."
