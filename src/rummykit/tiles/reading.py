"""One way to read a set of tiles."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.cards import JOKER, Face
from rummykit.melds.shapes import SetKind


@dataclass(frozen=True, slots=True)
class Reading:
    """The kind of a set, its worth, and the faces that each place can stand for."""

    kind: SetKind
    value: int
    stands: tuple[frozenset[Face], ...]

    def jokers(self, meld: tuple[Face, ...]) -> list[frozenset[Face]]:
        """What each regular joker of the set can stand for."""
        return [self.stands[place] for place, face in enumerate(meld) if face == JOKER]
