"""Hands of a pack that lacks some ranks, where the ranks beside a gap follow one another, before the kernel's solver.

The kernel knows thirteen ranks in a row. So the ranks that there are move together, those that the pack lacks go to the
end, and what the kernel finds is moved back.
"""

from __future__ import annotations

from collections.abc import Iterable

from rummykit._native import HandSolver
from rummykit.cards import Buffer, Face, card, colour_of, number_of
from rummykit.hands import Hand, distinct
from rummykit.melds.shapes import Groups, Runs

NO_CARD = 255


class GappedRunSolver:
    """The solver of hands from one pack whose runs step over ranks (`rummykit.melds.arrange.hand_solver`)."""

    def __init__(self, groups: Groups | None, runs: Runs, values: tuple[int, ...]) -> None:
        order = [rank for rank in range(1, 14) if rank not in runs.across] + sorted(runs.across)
        self._there = [card(order.index(number_of(face)) + 1, colour_of(face)) for face in range(52)]
        self._back = [self._there.index(face) for face in range(52)]
        self._solver = HandSolver(
            groups=(groups.min_size, groups.max_size, groups.distinct_suits) if groups is not None else None,
            runs=(runs.min_length, min(runs.max_length, 13 - len(runs.across)), "low"),
            values=tuple(values[face] for face in self._back),
        )

    def _moved(self, hand: Hand | Iterable[Face]) -> list[Face]:
        cards = distinct(hand) if isinstance(hand, int) else hand
        return [self._there[face] for face in cards]

    def best(self, hand: Hand | Iterable[Face]) -> tuple[int, list[list[Face]]]:
        """The value of the best melds of a hand, and those melds."""
        value, melds = self._solver.best(self._moved(hand))
        return value, [[self._back[face] for face in meld] for meld in melds]

    def deadwood(self, hand: Hand | Iterable[Face], *, discard: bool = False) -> int:
        """The least deadwood of a hand, after the best discard if one is due."""
        return self._solver.deadwood(self._moved(hand), discard=discard)

    def deadwoods(self, faces: Buffer, hand_size: int, *, discard: bool = False, threads: int = 1) -> memoryview[int]:
        """The same of many hands of one size, one after the other; raises `ValueError` for what is no card."""
        there = bytes(self._there)
        moved = bytes(memoryview(faces)).translate(there + bytes([NO_CARD] * (256 - len(there))))
        return self._solver.deadwoods(moved, hand_size, discard=discard, threads=threads)
