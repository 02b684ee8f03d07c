"""The first meld of a hand of cards: disjoint melds that together reach the minimum."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces, card, colour_of, number_of
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, from_hand

COPIES = sum(1 << hands.LAYER * layer for layer in range(8))
NEAR = [
    COPIES
    * sum(
        1 << face
        for face in {
            PRINTED_JOKER,
            *(card(number_of(near), suit) for suit in range(4)),
            *(card(number, colour_of(near)) for number in range(1, 14)),
        }
    )
    for near in range(PRINTED_JOKER)
]
"""For each card, the cards that can lie in a meld with it, in hands from up to eight packs."""

Priced: TypeAlias = tuple[Faces, int, Hand]
"""A meld with what it is worth, and its cards as they are held; a plain tuple, because there are many."""


@lru_cache(maxsize=16384)
def _priced(melds: CardMelds, meld: Faces) -> Priced:
    return meld, melds.value(meld), hands.of(from_hand(meld))


def openings(melds: CardMelds, hand: Hand, minimum: int, must: Face | None = None) -> Iterator[tuple[Faces, ...]]:
    """Every choice of melds that reaches the minimum, none needless; with `must`, only those that use that card."""
    if must is not None and must < PRINTED_JOKER and not any(must in meld for meld in melds.within(hand & NEAR[must])):
        return iter(())
    among = [_priced(melds, meld) for meld in melds.within(hand)]
    first = len(among)
    if must is not None:
        among.sort(key=lambda each: not each[2] >> must & 1)
        first = sum(each[2] >> must & 1 for each in among)
    return _reaching(among, first, (), minimum, hand)


def _reaching(
    among: list[Priced], first: int, chosen: tuple[Faces, ...], wanted: int, hand: Hand
) -> Iterator[tuple[Faces, ...]]:
    """Choices worth at least this much more that begin with one of the `first` melds, all of which the hand holds."""
    copies = 1 + (hand.bit_length() - 1) // hands.LAYER  # so often the hand may hold the same meld
    most = copies * sum([each[1] for each in among])
    for number in range(first):
        if most < wanted:
            return
        meld, worth, held = among[number]
        most -= copies * worth
        if worth >= wanted:
            yield (*chosen, meld)
            continue
        left = hands.minus(hand, held)
        gone = hand ^ left
        fitting = [each for each in among[number:] if not each[2] & gone]
        if fitting:
            yield from _reaching(fitting, len(fitting), (*chosen, meld), wanted - worth, left)


def is_natural_run(melds: CardMelds, meld: Faces) -> bool:
    """Whether a meld as laid is a run in which every card is what it is."""
    return melds.kind(meld) == "run" and not melds.wild(meld)


def openings_with_run(
    melds: CardMelds, hand: Hand, minimum: int, must: Face | None = None
) -> Iterator[tuple[Faces, ...]]:
    """Choices of melds that reach the minimum and have a run without wild cards among them, which comes first."""
    for run in [meld for meld in melds.within(hand) if is_natural_run(melds, meld)]:
        left, wanted = hands.minus(hand, hands.of(run)), minimum - melds.value(run)
        owed = None if must is None or must in run else must
        if wanted <= 0 and owed is None:
            yield (run,)
        elif owed is None or hands.count(left, owed):
            for laid in openings(melds, left, max(1, wanted), owed):
                yield (run, *laid)
