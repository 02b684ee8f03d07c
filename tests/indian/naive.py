"""The two lives once more, written to be obviously right and for nothing else; shares no code with the engine.

A card is (rank, suit), a printed joker None. Every subset of the cards is tried as a group, and every family of
disjoint groups as an arrangement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

Card: TypeAlias = tuple[int, int] | None

POINTS = {1: 10, 11: 10, 12: 10, 13: 10} | {rank: rank for rank in range(2, 11)}
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1)


def points(card: Card, wild: int) -> int:
    """What a card in no group counts."""
    return 0 if card is None or card[0] == wild else POINTS[card[0]]


def kinds(cards: Sequence[Card], wild: int) -> frozenset[str]:
    """All that these cards can be: pure, impure, set; whichever of the wild cards stand for others."""
    found = set()
    choices = [(True,) if card is None else (True, False) if card[0] == wild else (False,) for card in cards]
    for stands in product(*choices):
        natural = [card for card, other in zip(cards, stands, strict=True) if card is not None and not other]
        if natural:
            found |= _of_naturals(natural, len(cards))
    return frozenset(found)


def _of_naturals(natural: list[tuple[int, int]], size: int) -> set[str]:
    ranks, suits = [rank for rank, _ in natural], [suit for _, suit in natural]
    found = set()
    if len(set(ranks)) == 1 and len(set(suits)) == len(suits) and 3 <= size <= 4:
        found.add("set")
    if len(set(suits)) == 1 and len(set(ranks)) == len(ranks) and 3 <= size <= 13:
        for start in range(len(ORDER) - size + 1):
            places = ORDER[start : start + size]
            if all(rank in places for rank in ranks):
                found.add("pure" if len(natural) == size else "impure")
    return found


def fewest_points(cards: Sequence[Card], wild: int) -> tuple[int, bool]:
    """The least that the cards can count, not capped, and whether they make a good show."""
    everyone = (1 << len(cards)) - 1
    groups: dict[int, frozenset[str]] = {}
    for size in range(3, len(cards) + 1):
        for chosen in combinations(range(len(cards)), size):
            found = kinds([cards[at] for at in chosen], wild)
            if found:
                groups[sum(1 << at for at in chosen)] = found

    def worth(mask: int) -> int:
        return sum(points(card, wild) for at, card in enumerate(cards) if mask >> at & 1)

    @cache
    def least(left: int, pure: bool, sequences: int) -> int | None:
        """The least value of cards in no group, if both lives come about."""
        if not left:
            return 0 if pure and sequences == 2 else None
        low = left & -left
        outcomes: list[int] = []
        alone = least(left ^ low, pure, sequences)
        if alone is not None:
            outcomes.append(alone + worth(low))
        for mask, found in groups.items():
            if mask & low and mask & left == mask:
                for kind in found:
                    now = min(2, sequences + (kind in ("pure", "impure")))
                    other = least(left ^ mask, pure or kind == "pure", now)
                    if other is not None:
                        outcomes.append(other)
        return min(outcomes, default=None)

    @cache
    def shows(left: int, pure: bool, sequences: int) -> bool:
        if not left:
            return pure and sequences == 2
        low = left & -left
        return any(
            shows(left ^ mask, pure or kind == "pure", min(2, sequences + (kind != "set")))
            for mask, found in groups.items()
            if mask & low and mask & left == mask
            for kind in found
        )

    total = worth(everyone)
    first = [worth(everyone ^ mask) for mask, found in groups.items() if "pure" in found]
    both = least(everyone, False, 0)
    return min([total, *first, *([] if both is None else [both])]), shows(everyone, False, 0)
