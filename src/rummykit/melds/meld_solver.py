"""The kernel's search, typed: hands with wild cards, under contracts, with cards that must be melded or kept apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace as with_parts
from functools import cache, lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from rummykit import hands
from rummykit._native import MAX_COPIES, MAX_HELD, MAX_WILD, FirstMeldSolver, MeldSolver
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, number_of
from rummykit.hands import Hand
from rummykit.melds.always_wild import as_held, as_jokers, is_always_wild
from rummykit.melds.arrange import Arrangement
from rummykit.melds.black_wilds import jokers_replaced, wild_blacks, without
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.melds.short_melds import short_rank, short_runs, without_short

__all__ = [
    "MAX_COPIES",
    "MAX_HELD",
    "MAX_WILD",
    "FirstMeldSolver",
    "MeldSizes",
    "apart_keeper",
    "best_melds",
    "covers",
    "first_meld_solver",
    "meld_solver",
    "whole",
    "whole_layer",
    "wilds_beside",
]

MeldSizes: TypeAlias = tuple[int, ...]
"""The sizes of the melds that make a contract, such as (5, 4, 3, 3)."""


ONE_EACH = (1,) * (PRINTED_JOKER + 1)
ANY_NUMBER = (0, *[MAX_WILD] * 13)


def wilds_beside(wilds: Wilds | None) -> tuple[int, ...]:
    """The most wild cards of a meld beside 0 … 13 natural ones."""
    return ANY_NUMBER if wilds is None else tuple([wilds.beside(naturals) for naturals in range(14)])


@lru_cache(maxsize=128)
def meld_solver(
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds | None,
    values: tuple[int, ...],
    contracts: tuple[MeldSizes, ...] = (),
) -> MeldSolver:
    """The solver for these melds and the values of the faces 0 … 51 and of a joker; each is built once.

    Its melds are as laid: a joker in a run says what it stands for; in a group it is a joker. The wild rank is given
    with each hand. A hand has at most `MAX_HELD` cards, `MAX_COPIES` of each and `MAX_WILD` wild ones; else
    `ValueError`.
    """
    return MeldSolver(
        groups=(groups.min_size, groups.max_size, groups.distinct_suits) if groups is not None else None,
        runs=(runs.min_length, runs.max_length, runs.ace) if runs is not None else None,
        values=values,
        beside=wilds_beside(wilds),
        contracts=contracts,
    )


@lru_cache(maxsize=64)
def first_meld_solver(
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds | None,
    points: tuple[int, ...],
    low_ace: int,
    values: tuple[int, ...],
) -> FirstMeldSolver:
    """The solver for first melds in which the faces 0 … 51 count `points`, and an ace below the two `low_ace`.

    `values` are those of the faces 0 … 51 and of a joker in the hand.
    """
    return FirstMeldSolver(
        groups=(groups.min_size, groups.max_size, groups.distinct_suits) if groups is not None else None,
        runs=(runs.min_length, runs.max_length, runs.ace) if runs is not None else None,
        points=points,
        low_ace=low_ace,
        values=values,
        beside=wilds_beside(wilds),
    )


def whole(
    hand: Hand,
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds | None,
    contracts: tuple[MeldSizes, ...] = (),
    taken: Sequence[Face] = (),
) -> tuple[Faces, ...] | None:
    """A way to lay the whole hand, under one of the contracts if there are any; None if there is no way.

    `taken` are cards that each need a meld of their own; if one of them has left the hand, the whole hand cannot be
    laid. A card of the wild rank stands for its place in its run or group. Raises `ValueError` for a hand over the
    limits.
    """
    return whole_layer(groups, runs, wilds, contracts)(hand, taken)


def whole_layer(
    groups: Groups | None, runs: Runs | None, wilds: Wilds | None, contracts: tuple[MeldSizes, ...] = ()
) -> Callable[[Hand, Sequence[Face]], tuple[Faces, ...] | None]:
    """`whole` for these melds, as a function of a hand and its taken cards."""
    lay = meld_solver(groups, runs, wilds, ONE_EACH, contracts).whole
    rank = wilds.rank or 0 if wilds is not None else 0

    def lay_whole(hand: Hand, taken: Sequence[Face]) -> tuple[Faces, ...] | None:
        if wilds is None and hands.count(hand, PRINTED_JOKER):
            return None
        if taken and not all(hands.count(hand, face) for face in taken):
            return None
        if wilds is not None and wilds.black_only:
            return _whole_with_black(hands.faces(hand, "cards"), wilds, lay, taken)
        if wilds is not None and is_always_wild(wilds):
            held = hands.faces(hand, "cards")
            laid = lay(as_jokers(held, wilds), apart=taken)
            melds, _ = as_held(map(tuple, laid or ()), (), _wild_of(held, wilds))
            return None if laid is None else tuple(sorted(melds, key=min))
        found = lay(hand, wild_rank=rank, apart=taken)
        return None if found is None else tuple(tuple(meld) for meld in sorted(found, key=min))

    return lay_whole


def covers(groups: Groups | None, runs: Runs | None, wilds: Wilds | None) -> Callable[[Hand, int], bool]:
    """A test whether disjoint melds leave at most this many cards of a hand; raises `ValueError` as `whole` does."""
    leaves = meld_solver(groups, runs, wilds, ONE_EACH).leaves
    if is_always_wild(wilds):
        return lambda hand, most: leaves(as_jokers(hands.faces(hand), wilds), most)
    rank = wilds.rank or 0 if wilds is not None else 0
    return lambda hand, most: leaves(hand, most, wild_rank=rank)


@lru_cache(maxsize=64)
def apart_keeper(groups: Groups | None, runs: Runs | None) -> Callable[[Hand, Sequence[Face]], bool]:
    """A test whether a hand of one pack has disjoint melds with exactly one of the taken cards in each."""
    solver = cache(lambda: meld_solver(groups, runs, None, ONE_EACH))  # a solver takes milliseconds to be made

    def keeps_apart(hand: Hand, taken: Sequence[Face]) -> bool:
        if not taken:
            return True
        if hand >> hands.LAYER and any(hands.count(hand, face) > 1 for face in taken):
            return False  # no hand of one pack
        return hands.holds(hand, taken) and solver().leaves(hand, hands.size(hand), apart=taken)

    return keeps_apart


def best_melds(
    cards: Sequence[Face],
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds | None,
    values: tuple[int, ...],
    *,
    must: Sequence[Face] = (),
    apart: Sequence[Face] = (),
) -> Arrangement | None:
    """The arrangement with the least deadwood, jokers included; among equals, the one that melds the most cards.

    Cards that `must` be melded and cards that need a meld of their own (`apart`) are cards of the hand; None if there
    is no such arrangement. A large hand may take too long: then what was found is not `proven` to be the best. Raises
    `ValueError` for a hand over the limits, and for demands that no hand could meet.
    """
    if short_rank(groups, runs) is not None:
        return _with_short_melds(cards, groups, runs, wilds, values, must)
    if wilds is not None and wilds.black_only:
        return _with_black(cards, groups, runs, wilds, values, must, apart)
    if wilds is not None and is_always_wild(wilds):
        return _always_wild(cards, groups, runs, wilds, values, must, apart)
    rank = wilds.rank or 0 if wilds is not None else 0
    of_any_rank = replace(wilds, rank=None) if wilds is not None else None
    found = meld_solver(groups, runs, of_any_rank, values).best(cards, wild_rank=rank, must=must, apart=apart)
    if found is None:
        return None
    value, deadwood, melds, proven = found
    left = sorted(cards)
    for meld in melds:
        for face in meld:
            left.remove(PRINTED_JOKER if face >= STANDING_FOR else face)
    return Arrangement(
        melds=tuple(tuple(meld) for meld in melds), left=tuple(left), value=value, deadwood=deadwood, proven=proven
    )


def _with_short_melds(
    cards: Sequence[Face],
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds | None,
    values: tuple[int, ...],
    must: Sequence[Face],
) -> Arrangement | None:
    """The same where a rank makes melds alone and in pairs with a neighbour."""
    plain, lines = without_short(groups, runs)
    alone = None if groups is None else groups.short_rank
    best: Arrangement | None = None
    for aside in short_runs(sorted(set(cards)), runs):
        rest = list(cards)
        for face in (face for run in aside for face in run):
            rest.remove(face)
        owed = [face for face in must if face in rest and number_of(face) != alone]
        found = best_melds(rest, plain, lines, wilds, values, must=owed)
        if found is None:
            continue
        single = [face for face in found.left if face < PRINTED_JOKER and number_of(face) == alone]
        left = tuple(face for face in found.left if face not in single)
        gained = sum(values[face] for run in aside for face in run) + sum(values[face] for face in single)
        whole = Arrangement(
            melds=(*aside, *found.melds, *((face,) for face in single)),
            left=left,
            value=found.value + gained,
            deadwood=sum(values[face] for face in left),
            proven=found.proven,
        )
        if best is None or (whole.deadwood, len(whole.left)) < (best.deadwood, len(best.left)):
            best = whole
    return best


# --- a rank whose cards are never natural


def _wild_of(cards: Sequence[Face], wilds: Wilds) -> list[Face]:
    """The jokers and the cards of the wild rank among these."""
    return [face for face in cards if face >= PRINTED_JOKER or wilds.of_rank(face)]


def _always_wild(
    cards: Sequence[Face],
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds,
    values: tuple[int, ...],
    must: Sequence[Face],
    apart: Sequence[Face],
) -> Arrangement | None:
    """The best arrangement where cards of the wild rank count as further jokers.

    Where they count otherwise than jokers, the cheapest are left over: so many that the rest, all melded, leave least.
    """
    wild = sorted(_wild_of(cards, wilds), key=lambda face: (face not in must, -values[face]))
    plain = replace(wilds, rank=None, natural_in_place=True)
    rest = [face for face in cards if face < PRINTED_JOKER and not wilds.of_rank(face)]
    owed = sum(face >= PRINTED_JOKER or wilds.of_rank(face) for face in must)
    alike = len({values[face] for face in wild}) < 2
    best: Arrangement | None = None
    for aside in [0] if alike else range(len(wild) - owed + 1):
        jokers = len(wild) - aside
        found = best_melds(
            (*rest, *(PRINTED_JOKER,) * jokers),
            groups,
            runs,
            plain,
            (*values[:PRINTED_JOKER], max((values[face] for face in wild), default=0)),
            must=(*(face for face in must if face in rest), *(PRINTED_JOKER,) * (owed if alike else jokers)),
            apart=apart,
        )
        if found is None:
            continue
        melds, left = as_held(found.melds, (*found.left, *(PRINTED_JOKER,) * aside), wild)
        deadwood = sum(values[face] for face in left)
        value = sum(values[face] for face in cards) - deadwood
        if best is None or (deadwood, len(left)) < (best.deadwood, len(best.left)):
            best = Arrangement(melds=melds, left=left, value=value, deadwood=deadwood, proven=found.proven)
    return best


# --- a rank whose black cards alone are wild


def _with_black(
    cards: Sequence[Face],
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds,
    values: tuple[int, ...],
    must: Sequence[Face],
    apart: Sequence[Face],
) -> Arrangement | None:
    """The best arrangement where the black cards of a rank are wild: as themselves, or as further jokers."""
    best: Arrangement | None = None
    proven = True
    plain = replace(wilds, rank=None, black_only=False)
    for wild in wild_blacks(cards, wilds):
        rest = without(cards, wild)
        if any(rest.count(face) < list(must).count(face) for face in must):
            continue
        dear = (*values[:PRINTED_JOKER], max(values[PRINTED_JOKER], *(values[face] for face in wild), 0))
        jokers = (*rest, *(PRINTED_JOKER,) * len(wild))
        found = best_melds(jokers, groups, runs, plain, dear, must=must, apart=apart)
        if found is None:
            continue
        proven = proven and found.proven
        melds, left = jokers_replaced(found.melds, found.left, wild)
        deadwood = sum(values[face] for face in left)
        value = sum(values[face] for face in cards) - deadwood
        arranged = Arrangement(melds=melds, left=left, value=value, deadwood=deadwood)
        if best is None or (arranged.deadwood, len(arranged.left)) < (best.deadwood, len(best.left)):
            best = arranged
    return None if best is None else with_parts(best, proven=proven)


def _whole_with_black(
    cards: Sequence[Face], wilds: Wilds, lay: Callable[..., list[list[Face]] | None], taken: Sequence[Face]
) -> tuple[Faces, ...] | None:
    """A way to lay the whole hand where the black cards of a rank are wild."""
    for wild in wild_blacks(cards, wilds):
        found = lay((*without(cards, wild), *(PRINTED_JOKER,) * len(wild)), apart=taken)
        if found is not None:
            melds, _ = jokers_replaced(tuple(tuple(meld) for meld in found), (), wild)
            return tuple(sorted(melds, key=min))
    return None
