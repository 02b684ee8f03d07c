"""The best arrangement of a hand without wild cards: the most value in disjoint melds, proven."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rummykit._native import MAX_CARDS, MAX_HELD, MAX_VALUE, HandSolver, MeldSolver
from rummykit.cards import Face
from rummykit.hands import LAYER, Hand, distinct, faces, of, size
from rummykit.melds.gapped_runs import GappedRunSolver
from rummykit.melds.pack import PackMelds, bits, pack_melds
from rummykit.melds.shapes import Groups, Runs
from rummykit.melds.short_melds import ShortMeldSolver, short_rank

__all__ = ["MAX_CARDS", "MAX_HELD", "MAX_VALUE", "Arrangement", "best_arrangement", "deadwood", "hand_solver"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """A hand divided into melds and cards left over, ascending; values as the rule sheet counts them.

    `proven` is whether no other leaves less; of large hands with wild cards or of several packs it may not be known.
    """

    melds: tuple[tuple[Face, ...], ...]
    left: tuple[Face, ...]
    value: int
    deadwood: int
    proven: bool = True


OnePackSolver: TypeAlias = HandSolver | GappedRunSolver | ShortMeldSolver
"""What finds the best arrangement of a hand from one pack."""


@lru_cache(maxsize=128)
def hand_solver(groups: Groups | None, runs: Runs | None, values: tuple[int, ...]) -> OnePackSolver:
    """The solver for these melds and the values of the faces 0 … 51; each is built once.

    Its `deadwood(hand)` prices a hand fast, and `deadwoods(faces, hand_size)` many hands at once. Raises `ValueError`
    unless there are 52 values from 0 to `MAX_VALUE`.
    """
    if runs is not None and runs.across:
        return GappedRunSolver(groups, runs, values)
    if short_rank(groups, runs) is not None:
        return ShortMeldSolver(groups, runs, values)
    return HandSolver(
        groups=(groups.min_size, groups.max_size, groups.distinct_suits) if groups is not None else None,
        runs=(runs.min_length, runs.max_length, runs.ace) if runs is not None else None,
        values=values,
    )


@lru_cache(maxsize=64)
def _large_solver(groups: Groups | None, runs: Runs | None, values: tuple[int, ...]) -> MeldSolver:
    """The solver for more than `MAX_CARDS` cards of several packs."""
    return MeldSolver(
        groups=(groups.min_size, groups.max_size, groups.distinct_suits) if groups is not None else None,
        runs=(runs.min_length, runs.max_length, runs.ace) if runs is not None else None,
        values=(*values, 0),
    )


def best_arrangement(
    hand: Hand | Iterable[Face], *, groups: Groups | None, runs: Runs | None, values: tuple[int, ...]
) -> Arrangement:
    """The arrangement with the least deadwood; among equals, one that melds the most cards, always the same.

    For more than `MAX_CARDS` cards of a single pack, any arrangement with the least deadwood. Raises `ValueError` for a
    joker, any other face than 0 … 51, or more than `MAX_HELD` cards of several packs.
    """
    given = hand if isinstance(hand, int) else list(hand)
    if _is_large(given):
        return _large(given, groups, runs, values)
    settled, few = _few_enough(given, groups, runs, values)
    value, melds = hand_solver(groups, runs, values).best(few)
    value += sum(values[face] for meld in settled for face in meld)
    melds = [*settled, *melds]
    left = sorted(faces(given) if isinstance(given, int) else given)
    for meld in melds:
        for face in meld:
            left.remove(face)
    return Arrangement(
        melds=tuple(tuple(meld) for meld in melds),
        left=tuple(left),
        value=value,
        deadwood=sum(values[face] for face in left),
    )


def _is_large(given: Hand | list[Face]) -> bool:
    """Whether these are more than `MAX_CARDS` cards, of several packs."""
    if isinstance(given, int):
        return given >> LAYER > 0 and size(given) > MAX_CARDS
    return len(given) > MAX_CARDS and 0 <= min(given) <= max(given) < 52 and len(set(given)) < len(given)


def _large(given: Hand | list[Face], groups: Groups | None, runs: Runs | None, values: tuple[int, ...]) -> Arrangement:
    held = faces(given) if isinstance(given, int) else given
    if max(held) >= 52:
        raise ValueError("A joker is no card of this hand.")
    found = _large_solver(groups, runs, values).best(held)
    assert found is not None, "nothing is asked of the hand"
    value, left_value, melds, proven = found
    left = sorted(held)
    for face in (face for meld in melds for face in meld):
        left.remove(face)
    return Arrangement(
        melds=tuple(map(tuple, melds)), left=tuple(left), value=value, deadwood=left_value, proven=proven
    )


def _few_enough(
    given: Hand | list[Face], groups: Groups | None, runs: Runs | None, values: tuple[int, ...]
) -> tuple[list[list[Face]], Hand | list[Face]]:
    """Melds that can be taken out of a large hand for free, until the rest is small enough for the solver."""
    many = given if isinstance(given, int) else of(given) if len(given) > MAX_CARDS else 0
    if size(many) <= MAX_CARDS or many >> LAYER:
        return [], given
    melds, solver, out = pack_melds(groups, runs), hand_solver(groups, runs, values), list[list[Face]]()
    while size(many) > MAX_CARDS:
        least = deadwood_of_many(melds, solver, values, many)
        loose = {face: many & ~(1 << face) for face in distinct(many)}
        without = {tuple(meld): many & ~bits(meld) for meld in melds.within(many)}
        meld = next(
            (meld for meld, rest in without.items() if deadwood_of_many(melds, solver, values, rest) == least), None
        )
        if meld is not None:
            out.append(list(meld))
            many = without[meld]
        else:
            many = next(
                rest
                for face, rest in loose.items()
                if deadwood_of_many(melds, solver, values, rest) == least - values[face]
            )
    return out, many


def deadwood(hand: Hand | Iterable[Face], *, groups: Groups | None, runs: Runs | None, values: tuple[int, ...]) -> int:
    """The value of the cards that the best arrangement leaves over.

    Raises as `best_arrangement` does, but takes any number of cards of a single pack, because hands can grow in play.
    Where it is not proven, what a good arrangement leaves over.
    """
    solver = hand_solver(groups, runs, values)
    given = hand if isinstance(hand, int) else list(hand)
    if _is_large(given):
        return _large(given, groups, runs, values).deadwood
    many = given if isinstance(given, int) else of(given) if len(given) > MAX_CARDS else 0
    if size(many) <= MAX_CARDS or many >> LAYER:
        return solver.deadwood(given)
    return deadwood_of_many(pack_melds(groups, runs), solver, values, many)


def deadwood_of_many(
    melds: PackMelds,
    solver: OnePackSolver,
    values: tuple[int, ...],
    hand: Hand,
    limit: int = MAX_CARDS,
) -> int:
    """The deadwood of a hand from a single pack: cards are settled one by one until the solver can take the rest.

    A card in no meld is left over; of the others, the one in the fewest melds goes into one of them or is left over.
    """
    known: dict[Hand, int] = {}

    def least(hand: Hand) -> int:
        if size(hand) <= limit:
            return solver.deadwood(hand)
        if hand not in known:
            known[hand] = settled(hand)
        return known[hand]

    def settled(hand: Hand) -> int:
        found = [bits(meld) for meld in melds.within(hand)]
        around = {face: [meld for meld in found if meld >> face & 1] for face in distinct(hand)}
        lone = [face for face in around if not around[face]]
        if lone:
            return sum(values[face] for face in lone) + least(hand & ~bits(lone))
        face = min(around, key=lambda face: len(around[face]))
        best = values[face] + least(hand & ~(1 << face))
        for meld in around[face]:
            best = min(best, least(hand & ~meld))
            if best == 0:
                break
        return best

    return least(hand)
