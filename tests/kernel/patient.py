"""The least deadwood of a whole hand with jokers, by patient search.

The lowest card left either stays over or lies in a meld, and every meld that it can lie in is tried; what has been
worked out for some cards and jokers is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from tests.kernel.many import JOKER, RAILS, Game

Cards = tuple[int, ...]


def least_deadwood(hand: Sequence[int], game: Game) -> int:
    """The points that must stay over; for games in which no rank is wild."""
    naturals = tuple(sorted(card for card in hand if card != JOKER))

    @cache
    def melded(left: Cards, jokers: int) -> int:
        """The most that can be melded."""
        if not left:
            return 0
        best = melded(left[1:], jokers)
        for meld in set(melds_with(left[0], left, jokers, game)):
            rest = list(left)
            for card in meld:
                if card != JOKER:
                    rest.remove(card)
            worth = sum(game.values[card] for card in meld)
            best = max(best, worth + melded(tuple(rest), jokers - meld.count(JOKER)))
        return best

    return sum(game.values[card] for card in hand) - melded(naturals, len(hand) - len(naturals))


def melds_with(first: int, left: Cards, jokers: int, game: Game) -> Iterator[Cards]:
    """Every meld of `first`, other cards that are left, and jokers."""
    suit, rank = divmod(first, 13)
    rail = RAILS[game.ace]
    for size in range(3, 14):
        for start in range(len(rail) - size + 1):
            ranks = rail[start : start + size]
            if rank in ranks and len(set(ranks)) == size:
                others = [suit * 13 + each for each in ranks if each != rank and suit * 13 + each in left]
                for count in range(max(0, size - 1 - jokers), len(others) + 1):
                    for chosen in combinations(others, count):
                        yield from _balanced((first, *chosen), size, game)
    if game.groups == "none":
        return
    same = [card for card in left[1:] if card % 13 == rank]
    for count in range(len(same) + 1):
        for chosen in set(combinations(same, count)):
            cards = (first, *chosen)
            distinct = game.groups == "distinct"
            if not distinct or len(set(cards)) == len(cards):
                most = 4 if distinct else len(cards) + jokers
                for size in range(max(3, len(cards)), min(most, len(cards) + jokers) + 1):
                    yield from _balanced(cards, size, game)


def _balanced(natural: Cards, size: int, game: Game) -> Iterator[Cards]:
    if not game.as_many_naturals or 2 * len(natural) >= size:
        yield (*natural, *[JOKER] * (size - len(natural)))
