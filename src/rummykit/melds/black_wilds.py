"""A wild rank whose black cards alone are wild: which of them stand for others, like further jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rummykit.cards import PRINTED_JOKER, Face, Faces
from rummykit.melds.shapes import Wilds


def wild_blacks(cards: Sequence[Face], wilds: Wilds) -> Iterator[Faces]:
    """Every choice of the black cards of the wild rank that stand for others, the fewest first."""
    held = sorted(face for face in cards if face < PRINTED_JOKER and wilds.of_rank(face))
    for count in range(len(held) + 1):
        yield from sorted(set(combinations(held, count)))


def without(cards: Sequence[Face], gone: Sequence[Face]) -> list[Face]:
    """Cards without some of them."""
    rest = list(cards)
    for face in gone:
        rest.remove(face)
    return rest


def jokers_replaced(melds: tuple[Faces, ...], left: Faces, wild: Faces) -> tuple[tuple[Faces, ...], Faces]:
    """Melds and cards left, with wild cards again in the place of jokers that they were read as, in melds first."""
    spare = list(wild)

    def own(face: Face) -> Face:
        return spare.pop() if spare and face >= PRINTED_JOKER else face

    laid = tuple(tuple([own(face) for face in meld]) for meld in melds)
    return laid, tuple(sorted(own(face) for face in left))
