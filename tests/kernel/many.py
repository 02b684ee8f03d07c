"""Small hands judged all at once, the slow and obvious way: which subsets of the cards are melds, and which disjoint?

Arrays hold one number for each hand. A subset of places is a number whose bits say which cards are in it; the best of a
subset is the best of what remains when its lowest card stays over, or lies in any meld that it is in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Bools = NDArray[np.bool_]

JOKER = 52
WORST = -(10**6)

RAILS = {
    "low": list(range(13)),
    "high": [*range(1, 13), 0],
    "both": [*range(13), 0],
    "corner": [*range(13), *range(13)],
}


class Game(NamedTuple):
    """Runs of three and more with the ace where `ace` says; groups "distinct", "twins" or none; how wild cards may be.

    `values` are points of the faces 0 … 51 and of a joker.
    """

    ace: str
    groups: str
    values: tuple[int, ...]
    jokers: int = 0
    copies: int = 1
    as_many_naturals: bool = False
    wild_rank: int | None = None


def runnable(ace: str, size: int) -> Bools:
    """For every set of ranks (a bit each) whether some run of `size` places has room for all of them."""
    fits = np.zeros(1 << 13, dtype=bool)
    rail = RAILS[ace]
    for start in range(len(rail) - size + 1):
        window = rail[start : start + size]
        if len(set(window)) == size:
            for count in range(size + 1):
                for ranks in combinations(window, count):
                    fits[sum(1 << rank for rank in ranks)] = True
    return fits


class Subset(NamedTuple):
    """What one subset of places is in every hand."""

    meld: Bools
    run: Bools
    pure: Bools
    worth: Ints


def subsets(dealt: Ints, game: Game) -> Iterator[tuple[int, Subset]]:
    """Every subset of three cards and more, as a number, with what it is; `dealt` has a row for each hand."""
    places = dealt.shape[1]
    fits = {size: runnable(game.ace, size) for size in range(3, places + 1)}
    values = np.array(game.values, dtype=np.int32)
    for size in range(3, places + 1):
        for chosen in combinations(range(places), size):
            yield sum(1 << place for place in chosen), _judged(dealt[:, chosen], size, game, fits[size], values)


def _judged(cards: Ints, size: int, game: Game, fits: Bools, values: Ints) -> Subset:
    joker = cards == JOKER
    rank, suit = cards % 13, cards // 13
    able = joker | (rank == game.wild_rank) if game.wild_rank is not None else joker  # to stand for another
    sure = ~able
    worth = values[cards].sum(axis=1)
    bits = np.where(sure, 1 << rank, 0)
    held = np.bitwise_or.reduce(bits, axis=1)
    naturals = sure.sum(axis=1)
    one_suit = np.where(sure, suit, 9).min(axis=1) >= np.where(sure, suit, -1).max(axis=1)
    apart = held == bits.sum(axis=1)  # no rank twice
    run = one_suit & apart & fits[held] & (naturals >= 1)
    all_bits = 1 << rank
    whole = np.bitwise_or.reduce(all_bits, axis=1)
    pure = ~joker.any(axis=1) & (suit.min(axis=1) == suit.max(axis=1)) & (whole == all_bits.sum(axis=1)) & fits[whole]
    group = np.zeros(len(cards), dtype=bool)
    if game.groups != "none":
        same = np.where(sure, rank, 99).min(axis=1) >= np.where(sure, rank, -1).max(axis=1)
        by_suit = np.where(sure, 1 << suit, 0)
        twins = np.bitwise_or.reduce(by_suit, axis=1) != by_suit.sum(axis=1)
        group = same & (naturals >= 1)
        if game.groups == "distinct":
            group &= ~twins & (size <= 4)
    if game.wild_rank is not None:  # one card of the wild rank in its own place, all others for others
        lone = (naturals == 0) & (able & ~joker).any(axis=1)
        run |= lone
        group |= lone & (game.groups != "none") & (size <= 4 or game.groups == "twins")
    elif game.as_many_naturals:
        run &= 2 * naturals >= size
        group &= 2 * naturals >= size
    return Subset(run | group | pure, run | pure, pure, worth)


def least_deadwood(dealt: Ints, game: Game) -> tuple[Ints, Ints]:
    """The least deadwood of every hand, and the most cards that are melded where it is reached."""
    score = Game(**(game._asdict() | {"values": tuple(64 * value + 1 for value in game.values)}))
    melds = {mask: np.where(each.meld, each.worth, WORST) for mask, each in subsets(dealt, score)}
    best = _best(melds, dealt)
    total = np.array(game.values, dtype=np.int32)[dealt].sum(axis=1)
    return total - best // 64, best % 64


def _best(melds: dict[int, Ints], dealt: Ints) -> Ints:
    return _bests(melds, dealt)[-1]


def _bests(melds: dict[int, Ints], dealt: Ints) -> list[Ints]:
    """For every subset the most that disjoint melds of its cards are worth."""
    found = [np.zeros(len(dealt), dtype=np.int32)]
    for mask in range(1, 1 << dealt.shape[1]):
        low = mask & -mask
        best = found[mask ^ low]
        for meld in _with_lowest(mask):
            best = np.maximum(best, melds[meld] + found[mask ^ meld])
        found.append(best)
    return found


def _with_lowest(mask: int) -> Iterator[int]:
    """The subsets of three cards and more that have the lowest of its cards."""
    low = mask & -mask
    rest = mask ^ low
    part = rest
    while part:
        if part.bit_count() >= 2:
            yield part | low
        part = (part - 1) & rest


def goes_down(dealt: Ints, game: Game, contract: Sequence[int]) -> Bools:
    """Whether all cards of every hand lie in melds of these sizes."""
    melds = {mask: each.meld for mask, each in subsets(dealt, game)}
    found = np.zeros(len(dealt), dtype=bool)

    def lay(left: int, sizes: tuple[int, ...], so_far: Bools) -> None:
        nonlocal found
        if not sizes:
            found = found | so_far
        elif so_far.any():
            for size in set(sizes):
                rest = list(sizes)
                rest.remove(size)
                for meld in _with_lowest(left):
                    if meld.bit_count() == size:
                        lay(left ^ meld, tuple(rest), so_far & melds[meld])

    lay((1 << dealt.shape[1]) - 1, tuple(contract), np.ones(len(dealt), dtype=bool))
    return found


def penalties(dealt: Ints, game: Game) -> Ints:
    """The fewest points of every hand under the two lives: a pure sequence first, and another sequence beside it."""
    every = dict(subsets(dealt, game))
    melds = {mask: np.where(each.meld, each.worth, WORST) for mask, each in every.items()}
    rest = _bests(melds, dealt)
    everyone = (1 << dealt.shape[1]) - 1
    most = np.zeros(len(dealt), dtype=np.int32)
    for mask, each in every.items():
        pure = np.where(each.pure, each.worth, WORST)
        most = np.maximum(most, pure)
        for other in every:
            if not other & mask:
                run = np.where(every[other].run, every[other].worth, WORST)
                most = np.maximum(most, pure + run + rest[everyone ^ mask ^ other])
    total: Ints = np.array(game.values, dtype=np.int32)[dealt].sum(axis=1)
    return total - most
