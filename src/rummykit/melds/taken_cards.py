"""Cards taken from others, each of which needs a meld of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.cards import Face, Faces
from rummykit.hands import Hand
from rummykit.melds.pack import PackMelds, bits


def arrangements(melds: PackMelds, hand: Hand, taken: Sequence[Face], at_most: int) -> Iterator[tuple[Faces, ...]]:
    """Every choice of disjoint melds, with `at_most` this many cards in all, that keeps the taken cards apart."""
    all_taken = bits(taken)
    found = [(meld, bits(meld)) for meld in melds.within(hand)]
    found = [(meld, mask) for meld, mask in found if (mask & all_taken).bit_count() <= 1]

    def choose(first: int, chosen: tuple[Faces, ...], used: Hand) -> Iterator[tuple[Faces, ...]]:
        if all_taken & ~used == 0:
            yield chosen
        for number in range(first, len(found)):
            meld, mask = found[number]
            if not mask & used and (mask | used).bit_count() <= at_most:
                yield from choose(number + 1, (*chosen, meld), used | mask)

    return choose(0, (), 0)
