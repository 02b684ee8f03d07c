"""Every set with a joker that some tiles make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rummykit.cards import JOKER, Face, Faces, tile

LONGEST_NEEDED = 5
"""A longer run can be cut so that every piece is a set, and a joker's piece has no more tiles than this."""


def sets_with_jokers(pool: Counter[Face], longest: int = LONGEST_NEEDED) -> Iterator[Faces]:
    """Every group and every run up to `longest` of the tiles in `pool` in which a joker lies, each as it is laid."""
    jokers = pool[JOKER]
    for number in range(1, 14):
        there = [face for face in (tile(number, colour) for colour in range(4)) if pool[face]]
        for wild in range(1, jokers + 1):
            for size in (3 - wild, 4 - wild):
                for natural in combinations(there, size) if size > 0 else ():
                    yield (*natural, *[JOKER] * wild)
    for colour in range(4):
        for first in range(1, 12):
            line: list[Face] = []
            missing: set[Face] = set()
            for number in range(first, min(first + longest, 14)):
                line.append(tile(number, colour))
                if not pool[line[-1]]:
                    missing.add(line[-1])
                if len(missing) > jokers:
                    break
                if len(line) < 3:
                    continue
                for wild in range(max(1, len(missing)), min(jokers, len(line) - 1) + 1):
                    for places in combinations(line, wild):
                        if missing <= set(places):
                            yield tuple(JOKER if face in places else face for face in line)
