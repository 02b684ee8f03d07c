"""The best arrangement the slow and obvious way: list every legal meld of the hand, then try them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

Cards = tuple[int, ...]

RAILS = {
    "low": list(range(13)),
    "high": [*range(1, 13), 0],
    "both": [*range(13), 0],
    "corner": [*range(13), *range(13)],
}


class Game(NamedTuple):
    """What a meld is: (min, max or None, distinct suits) of a group, (min, max, ace) of a run; None for none at all."""

    groups: tuple[int, int | None, bool] | None
    runs: tuple[int, int, str] | None


def is_group(meld: Sequence[int], game: Game) -> bool:
    """Whether the cards are one group."""
    if game.groups is None:
        return False
    least, most, distinct_suits = game.groups
    return (
        least <= len(meld) <= (most or len(meld))
        and len({card % 13 for card in meld}) == 1
        and not (distinct_suits and len(set(meld)) < len(meld))
    )


def is_run(meld: Sequence[int], game: Game) -> bool:
    """Whether the cards, in any order, are one run."""
    if game.runs is None:
        return False
    least, most, ace = game.runs
    if not least <= len(meld) <= most or len({card // 13 for card in meld}) != 1:
        return False
    rail = RAILS[ace]
    ranks = sorted(card % 13 for card in meld)
    return any(sorted(rail[at : at + len(meld)]) == ranks for at in range(len(rail) - len(meld) + 1))


def is_ordered_run(meld: Sequence[int], game: Game) -> bool:
    """Whether the cards lie in the order of a run, lowest first."""
    if game.runs is None:
        return False
    rail = RAILS[game.runs[2]]
    ranks = [card % 13 for card in meld]
    return is_run(meld, game) and any(rail[at : at + len(ranks)] == ranks for at in range(len(rail)))


def legal_melds(hand: Cards, game: Game) -> set[Cards]:
    """Every legal meld of cards of the hand, ascending."""

    def subsets(cards: list[int]) -> Iterator[Cards]:
        for size in range(2, len(cards) + 1):
            yield from combinations(cards, size)

    by_rank = [[card for card in hand if card % 13 == rank] for rank in range(13)]
    by_suit = [[card for card in hand if card // 13 == suit] for suit in range(4)]
    groups = {meld for cards in by_rank for meld in subsets(cards) if is_group(meld, game)}
    runs = {meld for cards in by_suit for meld in subsets(cards) if is_run(meld, game)}
    return groups | runs


def without(hand: Cards, meld: Cards) -> Cards | None:
    """The hand less a meld, or None if the meld is not in it."""
    rest = list(hand)
    for card in meld:
        if card not in rest:
            return None
        rest.remove(card)
    return tuple(rest)


def best(hand: Sequence[int], game: Game, values: Sequence[int]) -> tuple[int, int]:
    """The most value in disjoint melds, and the most cards that reach it."""
    whole = tuple(sorted(hand))
    melds = legal_melds(whole, game)

    @cache
    def most(left: Cards) -> tuple[int, int]:
        if not left:
            return (0, 0)
        first, *others = left
        found = most(tuple(others))  # leave it
        for meld in melds:
            if first in meld and (rest := without(left, meld)) is not None:
                value, cards = most(rest)
                found = max(found, (value + sum(values[card] for card in meld), cards + len(meld)))
        return found

    return most(whole)
