"""A wild rank whose cards are never natural: the kernel reads them as further jokers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rummykit.cards import PRINTED_JOKER, Buffer, Face, Faces
from rummykit.melds.shapes import Wilds


def is_always_wild(wilds: Wilds | None) -> bool:
    """Whether cards of the wild rank are wild even in their own place."""
    return wilds is not None and wilds.rank is not None and not wilds.natural_in_place


def as_jokers(cards: Iterable[Face], wilds: Wilds | None) -> Faces:
    """Cards as the kernel reads them: those that are always wild as jokers."""
    if wilds is None or not is_always_wild(wilds):
        return tuple(cards)
    return tuple([PRINTED_JOKER if face < PRINTED_JOKER and wilds.of_rank(face) else face for face in cards])


def as_joker_bytes(flat: Buffer, wilds: Wilds | None) -> bytes:
    """The same of faces side by side, a byte each."""
    return bytes(flat).translate(_read_as(wilds))


@lru_cache(maxsize=64)
def _read_as(wilds: Wilds | None) -> bytes:
    """What every byte is read as."""
    return bytes(as_jokers(range(PRINTED_JOKER), wilds)) + bytes(range(PRINTED_JOKER, 256))


def as_held(melds: Iterable[Faces], left: Faces, wild: Iterable[Face]) -> tuple[tuple[Faces, ...], Faces]:
    """Melds and cards left with the wild cards of a hand in the places of its jokers, in melds first.

    `wild` are all of them, printed jokers too, those first that had better be melded.
    """
    spare = iter(wild)

    def own(face: Face) -> Face:
        if face < PRINTED_JOKER:
            return face
        held = next(spare)
        return face if held == PRINTED_JOKER else held

    return tuple([tuple([own(face) for face in meld]) for meld in melds]), tuple(sorted([own(face) for face in left]))
