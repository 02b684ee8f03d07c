"""Sets of cards on a table that everybody may rearrange, asked as those of tiles are.

The order in which cards are given does not matter: a joker says what it stands for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit import hands
from rummykit.cards import STANDING_FOR, Face, Faces
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import Groups, Runs, SetKind, Wilds
from rummykit.melds.wild import WildMelds, wild_melds
from rummykit.tiles.reading import Reading


class CardSets:
    """The sets of a table of cards; `rummykit.tiles.sets.TileMelds` answers the same for tiles."""

    def __init__(self, melds: WildMelds) -> None:
        self.melds = melds
        self.readings = lru_cache(maxsize=65536)(self._readings)
        self._lengthened = lru_cache(maxsize=16384)(self._all_longer)

    def _readings(self, meld: Faces) -> tuple[Reading, ...]:
        """The readings of a set as laid, the most valuable first; none if it is not legal, or lies in another order."""
        found = [
            Reading(reading.kind, reading.value, tuple([frozenset((face,)) for face in self.melds.stands(reading)]))
            for reading in self.melds.readings(tuple(sorted(meld)))
            if reading.meld == meld
        ]
        found.sort(key=lambda reading: -reading.value)
        return tuple(found)

    def longer(self, meld: Faces, kind: SetKind, rack: Hand) -> Sequence[Faces]:
        """The set with one more card from the hand, for each card that fits."""
        return [cards for face, cards in self._lengthened(meld) if rack >> face & 1]

    def _all_longer(self, meld: Faces) -> tuple[tuple[Face, Faces], ...]:
        """Each card that lengthens a set, with the set that it makes."""
        found = []
        for face in hands.distinct(self.melds.extensions(meld)):
            longer = self.melds.extended(meld, (face,))
            if longer is not None:
                found.append((face, longer))
        return tuple(found)

    def within(self, rack: Hand) -> list[Faces]:
        """The sets that a hand can lay; a joker only where the card itself is not held."""
        return list(self.melds.within(rack))

    def value(self, meld: Faces) -> int:
        """The points of a set as laid."""
        return self.readings(meld)[0].value

    def tidy(self, meld: Sequence[Face]) -> Faces | None:
        """The same cards as they are laid, each joker with what it stands for; None if they make no set."""
        return self.melds.read(tuple(meld))

    def as_laid(self, cards: Faces) -> Faces:
        """A set as it is laid; cards that make none stay as they are."""
        return self.melds.read(cards) or cards

    def flaw(self, meld: Sequence[Face]) -> Flaw | None:
        """Why these cards are not a set; None if they are."""
        return self.melds.flaw(tuple(meld))


def jokers_of(meld: Faces) -> Faces:
    """The jokers of a set, each with what it stands for."""
    return tuple([face for face in meld if face >= STANDING_FOR])


@lru_cache(maxsize=64)
def card_sets(groups: Groups | None, runs: Runs | None, wilds: Wilds | None, points: tuple[int, ...]) -> CardSets:
    """The one `CardSets` of these shapes and points."""
    return CardSets(wild_melds(groups, runs, wilds, points, None, declared=True))
