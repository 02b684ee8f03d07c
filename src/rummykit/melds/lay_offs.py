"""Lay-offs after a knock: the melds that a knocker shows, and what another hand can lay off on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from rummykit import hands
from rummykit.cards import Faces
from rummykit.hands import Hand
from rummykit.melds.arrange import deadwood
from rummykit.melds.pack import PackMelds, bits
from rummykit.melds.taken_cards import arrangements

Values: TypeAlias = tuple[int, ...]


class LayOffs(NamedTuple):
    """Cards laid off, as (number of the meld, cards); the melds afterwards; the hand that is left and its deadwood."""

    sent: tuple[tuple[int, Faces], ...]
    melds: tuple[Faces, ...]
    left: Hand
    deadwood: int


def shown_melds(melds: PackMelds, hand: Hand, values: Values, seen: Hand = 0) -> tuple[Faces, ...]:
    """The melds a knocker shows, from a single pack: of those with the least deadwood the ones hardest to lay off on.

    These are fitted by the fewest points of cards that may be in another hand, so neither in this one nor otherwise
    `seen`. Among equals, the fewest melds.
    """
    least = deadwood(hand, groups=melds.groups, runs=melds.runs, values=values)
    worth = sum(values[face] for face in hands.distinct(hand)) - least
    best = [
        shown
        for shown in arrangements(melds, hand, (), hands.size(hand))
        if sum(values[face] for meld in shown for face in meld) == worth
    ]

    def openings(shown: tuple[Faces, ...]) -> int:
        fit = {face for meld in shown for face in hands.distinct(melds.extensions(meld) & ~(hand | seen))}
        return sum(values[face] for face in fit) if least else 0

    return min(best, key=lambda shown: (openings(shown), len(shown)))


def best_lay_offs(melds: PackMelds, hand: Hand, shown: Sequence[Faces], values: Values) -> LayOffs:
    """The lay-offs on the melds `shown` that leave a hand the least deadwood; among equals, the fewest cards.

    Cards may follow one another on a run, and melds of the hand are broken up if that leaves less.
    """
    least_of = partial(deadwood, groups=melds.groups, runs=melds.runs, values=values)
    ways = [(least_of(left), hands.size(hand) - hands.size(left), lie, left) for lie, left in _ways(melds, hand, shown)]
    least, _, lie, left = min(ways, key=lambda way: way[:2])
    sent = tuple(
        (number, tuple(face for face in after if face not in before))
        for number, (before, after) in enumerate(zip(shown, lie, strict=True))
        if after != before
    )
    return LayOffs(sent, lie, left, least)


def lays_off(melds: PackMelds, hand: Hand, shown: Sequence[Faces]) -> bool:
    """Whether any card of the hand fits one of the melds."""
    return any(melds.extensions(meld) & hand for meld in shown)


def _ways(melds: PackMelds, hand: Hand, shown: Sequence[Faces]) -> Iterator[tuple[tuple[Faces, ...], Hand]]:
    """Every state of the melds after lay-offs, with the hand that is left; the one without lay-offs comes first."""
    first = tuple(shown)
    known = {first}
    waiting = [(first, hand)]
    while waiting:
        lie, left = waiting.pop()
        yield lie, left
        for number, meld in enumerate(lie):
            for face in hands.distinct(melds.extensions(meld) & left):
                longer = melds.extended(meld, (face,))
                assert longer is not None
                after = (*lie[:number], longer, *lie[number + 1 :])
                if after not in known:
                    known.add(after)
                    waiting.append((after, left & ~bits((face,))))
