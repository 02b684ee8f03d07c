"""Which pieces lie side by side: rows of a photo, each read from left to right as its pieces lie."""

from __future__ import annotations

import numpy as np

from rummykit.camera.crops import Numbers

CLOSE = 0.45
"""How far from where it belongs a neighbour may lie, as a share of the piece's width along, of its height across."""
ALIKE = 0.9
"""Cosine of the most that neighbours may be turned against each other."""


def rows(places: Numbers) -> list[list[int]]:
    """The numbers of the places, row by row, the uppermost row first."""
    return chained(places, _neighbours(places))


def chained(places: Numbers, pairs: list[tuple[float, int, int]]) -> list[list[int]]:
    """Rows of the pairs of neighbours, each with how far apart they are; the closest first, and a ring is cut."""
    after = _after(pairs)
    first = set(range(len(places))) - set(after.values())
    found = []
    for start in first:
        row = [start]
        while row[-1] in after:
            row.append(after[row[-1]])
        found.append(row)
    size = float(np.median(places[:, 4])) if len(places) else 1.0
    return sorted(found, key=lambda row: (round(float(places[row, 1].mean()) / size), float(places[row, 0].mean())))


def _neighbours(places: Numbers) -> list[tuple[float, int, int]]:
    """Pairs of pieces of which the second may lie to the right of the first, with how far it is from its place."""
    pairs = []
    for number, (x, y, up_x, up_y, high, wide) in enumerate(places):
        across = (places[:, 0] - x) * -up_y + (places[:, 1] - y) * up_x
        along = (places[:, 0] - x) * up_x + (places[:, 1] - y) * up_y
        alike = places[:, 2] * up_x + places[:, 3] * up_y
        step = (wide + places[:, 5]) / 2
        fits = (
            (np.abs(across - step) < CLOSE * wide)
            & (np.abs(along) < CLOSE * high)
            & (alike > ALIKE)
            & (np.abs(np.log(places[:, 4] / high)) < 0.5)
        )
        fits[number] = False
        for other in np.flatnonzero(fits):
            apart = abs(across[other] - step[other]) / wide + abs(along[other]) / high
            pairs.append((float(apart), number, int(other)))
    return pairs


def _after(pairs: list[tuple[float, int, int]]) -> dict[int, int]:
    """The piece to the right of each that has one."""
    after: dict[int, int] = {}
    before: dict[int, int] = {}
    for _, left, right in sorted(pairs):
        end = right
        while end in after:
            end = after[end]
        if left not in after and right not in before and end != left:
            after[left], before[right] = right, left
    return after
