"""The first meld of a hand of cards: disjoint melds that together reach the minimum."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, Faces, from_hand

WIDTH = 6
"""Bits of the counter of a face, the highest of which is a guard: cards that are not there take it down."""
ONE = [1 << WIDTH * face for face in range(PRINTED_JOKER + 1)]
GUARDS = sum(one << WIDTH - 1 for one in ONE)


class Priced(NamedTuple):
    """A meld with what it is worth, and a counter for each face of its cards as they are held."""

    meld: Faces
    worth: int
    counters: int


@lru_cache(maxsize=16384)
def _priced(melds: CardMelds, meld: Faces) -> Priced:
    return Priced(meld, melds.value(meld), _counters(from_hand(meld)))


def _counters(held: Faces) -> int:
    return sum([ONE[face] for face in held])


def openings(melds: CardMelds, hand: Hand, minimum: int, must: Face | None = None) -> Iterator[tuple[Faces, ...]]:
    """Every choice of melds worth the minimum, none needless when laid; with `must`, only those that use that card."""
    found = list(melds.within(hand))
    first = len(found)
    if must is not None:
        found.sort(key=lambda meld: must not in from_hand(meld))
        first = sum(must in from_hand(meld) for meld in found)
    if not first:
        return iter(())
    among = [_priced(melds, meld) for meld in found]
    return _reaching(among, first, (), minimum, _counters(hands.faces(hand)) | GUARDS)


def _reaching(
    among: list[Priced], first: int, chosen: tuple[Faces, ...], wanted: int, space: int
) -> Iterator[tuple[Faces, ...]]:
    """Choices worth so much more that begin with one of the `first` melds, each of which fits the cards left."""
    for number in range(first):
        meld, worth, counters = among[number]
        if worth >= wanted:
            yield (*chosen, meld)
            continue
        left = space - counters
        fitting = [each for each in among[number:] if (left - each.counters) & GUARDS == GUARDS]
        if fitting:
            yield from _reaching(fitting, len(fitting), (*chosen, meld), wanted - worth, left)
