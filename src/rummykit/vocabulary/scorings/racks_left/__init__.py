"""Points against everybody for the tiles that are left on the racks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar

from rummykit.cards import FALSE_JOKER, Face, number_of
from rummykit.checked import Points, Some
from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import Play

if TYPE_CHECKING:
    from rummykit.rules.card_values import CardValues
    from rummykit.rules.sheet import Rules


class RacksLeft(ScoringWord, frozen=True, kw_only=True):
    """Players write down the tiles left on the rack; a player who goes out subtracts points. Fewer points are better.

    `out`: points that the player who goes out subtracts.
    `unopened`: points for a player who has laid no first meld, whatever is left.
    `wild`: points for a wild tile that is left; none if it counts its number.
    `opened_in_pairs`: how many times the tiles left count for a player whose first meld was pairs.
    `wild_last`: how many times all points count if the last tile discarded is wild.
    `out_in_pairs`: how many times all points count if the first meld of the player who goes out was pairs.
    `from_hand`: how many times all points count if the player who goes out had laid nothing before that turn.
    `from_hand_first`: whether that multiplies only if nobody else has laid a first meld.
    `careless`: points for each careless discard; these are never multiplied.
    """

    scores: ClassVar[AbstractSet[Played]] = {"tiles", "held_tiles", "no_winner", "sides"}

    means: ClassVar[Meanings] = {"opened_in_pairs": at("opening.pairs"), "out_in_pairs": at("opening.pairs")}

    out: Points = 101
    unopened: Points = 202
    wild: Points | None = 101
    opened_in_pairs: Some = 2
    wild_last: Some = 2
    out_in_pairs: Some = 2
    from_hand: Some = 2
    from_hand_first: bool = False
    careless: Points = 101

    @property
    def low_score_wins(self) -> bool:
        """Points are written down against those who lose."""
        return True

    def of_rack(self, values: CardValues, rack: Iterable[Face], wild: Face) -> int:
        """What the tiles left on a rack count in a deal in which this tile is wild; false jokers are that tile."""
        plain = sum(
            values.of(wild if face == FALSE_JOKER and number_of(wild) else face) for face in rack if face != wild
        )
        left = sum(face == wild for face in rack)
        return plain + left * (values.of(wild) if self.wild is None else self.wild)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Tiles are laid on the table in the course of a deal, and one of them is wild."""
        if sheet.step(Play) is None or not sheet.tiles_in_hand or sheet.deal.indicates != "next":
            yield (
                "RacksLeft is for tiles laid on the table, with one tile made wild by an indicator: add Play, and "
                'write deal.wild_indicator = true and deal.indicates = "next".'
            )
