"""The first meld of a hand of cards: disjoint melds that together reach the minimum."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit import hands
from rummykit.cards import Face
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, Faces, from_hand


def openings(melds: CardMelds, hand: Hand, minimum: int, must: Face | None = None) -> Iterator[tuple[Faces, ...]]:
    """Every choice of melds worth the minimum, none needless when laid; with `must`, only those that use that card."""
    found = [(meld, melds.value(meld), from_hand(meld)) for meld in melds.within(hand)]
    found.sort(key=lambda each: must not in each[2])
    sets = [(meld, worth, cards, hands.of(cards)) for meld, worth, cards in found]

    def extend(
        first: int, chosen: tuple[Faces, ...], value: int, left: Hand, used: bool
    ) -> Iterator[tuple[Faces, ...]]:
        for number in range(first, len(sets)):
            meld, worth, cards, wanted = sets[number]
            now_used = used or must in cards
            if must is not None and not now_used:
                return
            if wanted & left == wanted:
                if value + worth >= minimum:
                    yield (*chosen, meld)
                else:
                    yield from extend(number, (*chosen, meld), value + worth, hands.take(left, cards), now_used)

    return extend(0, (), 0, hand, must is None)
