"""One way to read a set of tiles."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.cards import DOUBLE_JOKER, FIRST_TILE, JOKER, OF_NUMBER, Face, Faces, number_of
from rummykit.melds.shapes import SetKind


@dataclass(frozen=True, slots=True)
class Reading:
    """The kind of a set, its worth, and the faces that each place can stand for."""

    kind: SetKind
    value: int
    stands: tuple[frozenset[Face], ...]

    def told(self, meld: Faces) -> Faces:
        """What each place stands for as far as that is settled: a face, or its number alone, or nothing but itself.

        A double joker of a run has the first of its two faces.
        """
        return tuple([_told(face, possible) for face, possible in zip(meld, self.stands, strict=True)])

    def jokers(self, meld: tuple[Face, ...]) -> list[frozenset[Face]]:
        """What each regular joker of the set can stand for."""
        return [self.stands[place] for place, face in enumerate(meld) if face == JOKER]


def _told(face: Face, possible: frozenset[Face]) -> Face:
    if len(possible) == 1:
        return next(iter(possible))
    if face == DOUBLE_JOKER and len(possible) == 2 and max(possible) == min(possible) + 1:
        return min(possible)
    if not all(FIRST_TILE <= each < JOKER for each in possible):
        return face
    numbers = {number_of(each) for each in possible}
    return OF_NUMBER + numbers.pop() if len(numbers) == 1 else face
