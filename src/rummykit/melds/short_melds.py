"""Hands in which a rank makes melds alone and in pairs with a neighbour, before the kernel's solvers.

The kernel knows melds of one least size. So every way is tried to set a card of that rank aside with the card below or
above it; the kernel arranges what is left, and whatever it leaves of that rank is alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from rummykit._native import HandSolver
from rummykit.cards import Buffer, Face, Faces, card, colour_of, number_of
from rummykit.hands import Hand, distinct
from rummykit.melds.shapes import Groups, Runs


def short_rank(groups: Groups | None, runs: Runs | None) -> int | None:
    """The rank with melds that are shorter than others; None where there is none."""
    of_groups = None if groups is None else groups.short_rank
    return of_groups if runs is None or runs.short_rank is None else runs.short_rank


def without_short(groups: Groups | None, runs: Runs | None) -> tuple[Groups | None, Runs | None]:
    """The shapes of all other melds."""
    return (
        None if groups is None else replace(groups, short_rank=None),
        None if runs is None else replace(runs, short_rank=None),
    )


def short_runs(hand: Sequence[Face], runs: Runs | None) -> Iterator[tuple[Faces, ...]]:
    """Every way to set runs of two cards aside, first of all none; `hand` has no two cards alike."""
    rank = None if runs is None else runs.short_rank
    keys = [face for face in hand if face < 52 and number_of(face) == rank]
    yield from _aside(keys, frozenset(hand))


def _aside(keys: Sequence[Face], held: frozenset[Face]) -> Iterator[tuple[Faces, ...]]:
    if not keys:
        yield ()
        return
    key, *others = keys
    for chosen in _aside(others, held):
        yield chosen
        for step in (-1, 1):
            number = number_of(key) + step
            beside = card(number, colour_of(key)) if 1 <= number <= 13 else key
            if beside != key and beside in held:
                yield ((min(key, beside), max(key, beside)), *chosen)


class ShortMeldSolver:
    """The solver of hands from one pack with such a rank (`rummykit.melds.arrange.hand_solver`)."""

    def __init__(self, groups: Groups | None, runs: Runs | None, values: tuple[int, ...]) -> None:
        self.values = values
        self.runs = runs
        self.alone = None if groups is None else groups.short_rank
        plain, lines = without_short(groups, runs)
        self._solver = HandSolver(
            groups=(plain.min_size, plain.max_size, plain.distinct_suits) if plain is not None else None,
            runs=(lines.min_length, lines.max_length, lines.ace) if lines is not None else None,
            values=values,
        )

    def best(self, hand: Hand | Iterable[Face]) -> tuple[int, list[list[Face]]]:
        """The value of the best melds of a hand, and those melds; of two cards alike, one is melded."""
        held = list(distinct(hand)) if isinstance(hand, int) else list(dict.fromkeys(hand))
        found: tuple[tuple[int, int], int, list[list[Face]]] | None = None
        for aside in short_runs(held, self.runs):
            out = {face for run in aside for face in run}
            rest = [face for face in held if face not in out]
            value, melds = self._solver.best(rest)
            laid = {face for meld in melds for face in meld}
            melds = [*map(list, aside), *melds]
            melds += [[face] for face in rest if face not in laid and number_of(face) == self.alone]
            cards = [face for meld in melds for face in meld]
            value = sum(self.values[face] for face in cards)
            if found is None or (value, len(cards)) > found[0]:
                found = (value, len(cards)), value, melds
        assert found is not None, "nothing set aside is one way"
        return found[1], found[2]

    def deadwood(self, hand: Hand | Iterable[Face], *, discard: bool = False) -> int:
        """The least deadwood of a hand, after the best discard if one is due."""
        held = list(distinct(hand)) if isinstance(hand, int) else list(hand)
        if not discard:
            return sum(self.values[face] for face in held) - self.best(held)[0]
        return min(self.deadwood([face for face in held if face != gone]) for gone in held)

    def deadwoods(self, faces: Buffer, hand_size: int, *, discard: bool = False, threads: int = 1) -> memoryview[int]:
        """The same of many hands of one size, one after the other; raises `ValueError` for what are no such hands."""
        cards = list(memoryview(faces))
        if hand_size < 1 or len(cards) % hand_size or any(face >= len(self.values) for face in cards):
            raise ValueError(f"These are no hands of {hand_size} cards without jokers.")
        hands = (cards[at : at + hand_size] for at in range(0, len(cards), hand_size))
        return memoryview(array("i", [self.deadwood(hand, discard=discard) for hand in hands]))
