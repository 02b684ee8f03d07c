"""The rules as knowledge of what may lie there: rows are runs or groups, and no piece is there more than twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np

from rummykit.camera.crops import Numbers
from rummykit.camera.reading import COLOURS, Print

WORTH = 4.6
"""How much less likely (a logarithm) than the likeliest one a reading may be that makes a row a set."""
COPIES = 2
LEAST = 1e-6


def shares(printed: Print) -> Numbers:
    """How likely each piece is each of 53: a joker, then the numbers of each colour."""
    plain = printed.colours[:, :, None] * printed.numbers[:, None, 1:]
    return np.concatenate([printed.numbers[:, :1], plain.reshape(-1, len(COLOURS) * 13)], 1)


def likeliest(shares: Numbers, rows: Sequence[Sequence[int]], copies: int = COPIES) -> list[int]:
    """What each piece is, by its print and its neighbours: a position in a row of `shares`.

    No piece but a joker is there more than `copies` times.
    """
    chosen = [int(each) for each in shares.argmax(1)] if len(shares) else []
    logs = np.log(np.maximum(shares, LEAST))
    for row in rows:
        if 3 <= len(row) <= 13:
            part = logs[list(row)]
            own = float(part.max(1).sum())
            best = max(_sets(len(row)), key=lambda each: float(_fit(part, each).sum()))
            if own - float(_fit(part, best).sum()) <= WORTH:
                for number, kinds, values in zip(row, best, part, strict=True):
                    chosen[number] = max((0, *kinds), key=lambda kind: float(values[kind]))
    return _at_most(copies, chosen, logs)


def _fit(logs: Numbers, wanted: Sequence[Sequence[int]]) -> Numbers:
    """The logarithms, where each piece is the likeliest of those that its place allows, or a joker."""
    return np.array([max(row[kind] for kind in (0, *kinds)) for row, kinds in zip(logs, wanted, strict=True)])


def _sets(length: int) -> Iterator[list[list[int]]]:
    """All sets of so many pieces; for each place the pieces that may lie there beside a joker."""
    for colour in range(len(COLOURS)):
        for first in range(1, 15 - length):
            run = [[colour * 13 + first + step] for step in range(length)]
            yield run
            yield run[::-1]
    if length <= len(COLOURS):
        for number in range(1, 14):
            yield [[colour * 13 + number for colour in range(len(COLOURS))]] * length


def _at_most(copies: int, chosen: list[int], logs: Numbers) -> list[int]:
    """Of a piece that seems to be there once too often, the least sure become what they are next likeliest."""
    holders = defaultdict(list)
    for number, kind in enumerate(chosen):
        holders[kind].append(number)
    for kind, numbers in holders.items():
        if kind and len(numbers) > copies:
            numbers.sort(key=lambda number: -float(logs[number, kind]))
            for number in numbers[copies:]:
                others = [
                    other for other in np.argsort(-logs[number]) if other != kind and chosen.count(other) < copies
                ]
                if others and logs[number, kind] - logs[number, others[0]] < WORTH:
                    chosen[number] = int(others[0])
    return chosen


def name_of(kind: int) -> str:
    """The piece in the program's notation."""
    return "J" if kind == 0 else f"{COLOURS[(kind - 1) // 13]}{(kind - 1) % 13 + 1}"
