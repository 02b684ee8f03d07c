"""Tables of more than two: their number, and a seating in which few entrants meet again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import gcd

Met = Mapping[int, Mapping[int, int]]
"""How often everybody has met whom."""

_PASSES = 12
_NEAR = 4
"""Tables to either side with which somebody may change places in a large field; so the work grows evenly with it."""
_SMALL = 40
_STARTS = 6


def table_sizes(players: int, seats: int, fewest: int) -> tuple[int, ...]:
    """The sizes of the tables that leave over the fewest players, the larger ones first; nobody sits at one with less
    than `fewest`."""
    for playing in range(players, fewest - 1, -1):
        count = -(-playing // seats)
        if playing // count >= fewest:
            return tuple(playing // count + (table < playing % count) for table in range(count))
    return ()


def sitting_out(order: Sequence[int], sizes: Sequence[int], had: Mapping[int, int]) -> frozenset[int]:
    """The entrants without a seat at tables of these sizes: the lowest of those who `had` the fewest byes."""
    lowest_first = sorted((had.get(one, 0), -rank) for rank, one in enumerate(order))
    return frozenset(order[-rank] for _, rank in lowest_first[: len(order) - sum(sizes)])


def few_meet_again(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """The players at tables of these sizes, beginning with the first: neighbours in the order sit together where they
    have not met too often."""
    return _improved(_cut(order, sizes), met, {one: rank for rank, one in enumerate(order)})


def all_meet_evenly(order: Sequence[int], sizes: Sequence[int], met: Met, round: int) -> list[list[int]]:
    """The same, where only meetings count. Several beginnings are tried, and the best end is taken."""
    best: tuple[int, list[list[int]]] | None = None
    count = len(order)
    strides = [stride for stride in range(1, count) if gcd(stride, count) == 1][:_STARTS] or [1]
    for number, stride in enumerate(strides):
        mixed = [order[(start * stride + round * number) % count] for start in range(count)]
        tables = _improved(_cut(mixed, sizes), met, None)
        cost = sum(_again(table, met) for table in tables)
        if best is None or cost < best[0]:
            best = cost, tables
    assert best is not None
    return best[1]


def snake(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The players at tables of these sizes: the best at one each, the next in the opposite direction, and so on."""
    tables: list[list[int]] = [[] for _ in sizes]
    waiting = iter(order)
    forth = True
    while any(len(table) < size for table, size in zip(tables, sizes, strict=True)):
        numbers = range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1)
        for number in numbers:
            if len(tables[number]) < sizes[number]:
                tables[number].append(next(waiting))
        forth = not forth
    return tables


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables, start = [], 0
    for size in sizes:
        tables.append(list(order[start : start + size]))
        start += size
    return tables


def _again(table: Sequence[int], met: Met) -> int:
    """How much is met again at a table; the third time weighs four times as much as the second."""
    return sum(met.get(one, {}).get(other, 0) ** 2 for one, other in combinations(table, 2))


def _improved(tables: list[list[int]], met: Met, ranks: Mapping[int, int] | None) -> list[list[int]]:
    """Have two players change places for as long as that makes it better, this many times at most."""
    count = sum(map(len, tables))
    far = len(tables) if count <= _SMALL else _NEAR

    def cost(table: Sequence[int]) -> tuple[int, int]:
        spread = 0 if ranks is None else sum((ranks[one] - ranks[two]) ** 2 for one, two in combinations(table, 2))
        return _again(table, met), spread

    costs = [cost(table) for table in tables]
    for _ in range(_PASSES):
        better = False
        for here, there in combinations(range(len(tables)), 2):
            if there - here > far:
                continue
            for one in range(len(tables[here])):
                for other in range(len(tables[there])):
                    if costs[here][0] + costs[there][0] == 0:
                        break
                    first, second = tables[here].copy(), tables[there].copy()
                    first[one], second[other] = second[other], first[one]
                    new = cost(first), cost(second)
                    gain = tuple(
                        costs[here][part] + costs[there][part] - new[0][part] - new[1][part] for part in (0, 1)
                    )
                    if gain > (0, 0):
                        tables[here], tables[there], better = first, second, True
                        costs[here], costs[there] = new
        if not better:
            break
    return tables
