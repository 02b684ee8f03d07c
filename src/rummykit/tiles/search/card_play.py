"""The best play on a table of cards that everybody may rearrange.

Without jokers on the table, and with no more than two in hand, it is proven; so is a play of the whole hand. A set with
a joker either stays as it is and may be lengthened, or its jokers are replaced from the hand; what else could be done
with it is not looked for. Nor are more than two jokers laid or moved at once: the kernel knows no table with more of
them. Nor does it know runs round the corner: those on the table stay, or are taken apart for others; those of the hand
are laid whole; and runs that end with the ace may be lengthened by what is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace as replace_fields

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, number_of
from rummykit.melds.card_table import rearranged_cards
from rummykit.melds.meld import from_hand
from rummykit.melds.shapes import Runs
from rummykit.rules import IllegalAction, Rules
from rummykit.tiles.card_sets import jokers_of
from rummykit.tiles.search.check import check_pieces, legal_table
from rummykit.tiles.search.objective import NOTHING, Objective, check_objective, counted
from rummykit.tiles.search.table_play import TablePlay
from rummykit.tiles.table_sets import TableSets, table_sets
from rummykit.tiles.turn import known, lacks, rearranged

Weights: TypeAlias = Mapping[Face, int]

_JOKERS = 2
"""The most jokers that the kernel can place at once."""


_AROUND = 3
"""So many runs round the corner are tried both whole and taken apart, or laid from the hand; more of them stay."""


class _Plan(NamedTuple):
    """Sets that stay, cards that are free to be rearranged, and the cards of the hand that are laid before others."""

    stay: tuple[Faces, ...]
    free: Faces
    laid: Faces


def card_table(
    rules: Rules, table: Sequence[Sequence[Face]], hand: Sequence[Face], objective: Objective, weights: Weights | None
) -> TablePlay:
    """The best play of `hand` beside the sets that lie there, for a player who has made the first meld.

    Raises `ValueError` for an illegal set, an unknown card, or more of a card than the pack holds.
    """
    check_objective(objective)
    check_pieces(rules, hand, *map(from_hand, map(tuple, table)))
    lying = legal_table(rules, table)
    corner = rules.runs is not None and rules.runs.ace == "corner"
    proven = not any(map(jokers_of, lying)) and hand.count(PRINTED_JOKER) <= _JOKERS and not corner
    best = TablePlay(table_after=lying, played=(), tiles=0, value=0, proven=proven)
    most = 0
    for plan in _plans(rules, lying, hand):
        left = tuple((Counter(hand) - Counter(plan.laid)).elements())
        found = _best(rules, plan.free, left, objective, weights)
        if found is None:
            continue
        played, sets = found
        rest = tuple((Counter(left) - Counter(played)).elements())
        if corner:  # the search leaves its runs at the ace
            after, laid = _lengthened(table_sets(rules), (*plan.stay, *sets), rest)
            sets = ()
        else:
            after, laid = _lengthened(table_sets(rules), plan.stay, rest)
        everything = tuple(sorted((*plan.laid, *played, *laid)))
        worth = sum(counted(rules.values, objective, weights, face) for face in everything)
        if worth > most and _legal(rules, lying, hand, (*after, *sets)):
            most = worth
            best = _play(rules, _in_place(lying, (*after, *sets)), everything, best.proven)
    return replace(best, proven=True) if weights is None and best.tiles == len(hand) else best


def card_first_meld(
    rules: Rules, hand: Sequence[Face], objective: Objective, weights: Weights | None
) -> TablePlay | None:
    """The best sets of `hand` alone that are a first meld; None if none are. Proven for a hand without jokers
    and without runs round the corner.

    Raises `ValueError` for an unknown card, or more of a card than the pack holds.
    """
    check_objective(objective)
    check_pieces(rules, hand)
    opening, best, most = rules.opening, None, 0
    sets = table_sets(rules)
    around = _round_the_corner(rules, tuple(hand))
    asked: list[Faces] = [(), *around]
    if opening is not None and opening.contract is not None:
        asked = [meld for meld in sets.within(hands.of(hand)) if not lacks(opening, [known(sets, meld)])]
    for meld in asked:
        left = tuple((Counter(hand) - Counter(from_hand(meld))).elements())
        found = _best(rules, (), left, objective, weights)
        played, others = found if found is not None else ((), ())
        laid = (meld, *others) if meld else others
        everything = tuple(sorted((*from_hand(meld), *played)))
        worth = sum(counted(rules.values, objective, weights, face) for face in everything)
        enough = opening is None or sum(map(sets.value, laid)) >= opening.minimum
        if laid and enough and worth > most:
            most = worth
            best = _play(rules, laid, everything, PRINTED_JOKER not in hand and not around)
    return best


def _plans(rules: Rules, table: Sequence[Faces], hand: Sequence[Face]) -> Iterator[_Plan]:
    """What may be done with the sets that have jokers: each stays, or all its jokers are replaced from the hand.

    A run round the corner stays or is taken apart; one from the hand may be laid before all else.
    """
    settled = [cards for cards in table if jokers_of(cards) or _goes_round(cards)]
    free = tuple([face for cards in table if cards not in settled for face in cards])
    for plan in _settled(settled, free, hand):
        yield plan
        rest = Counter(hand) - Counter(plan.laid)
        for run in _round_the_corner(rules, tuple(rest.elements())):
            yield _Plan((*plan.stay, run), plan.free, (*plan.laid, *from_hand(run)))


def _goes_round(meld: Faces) -> bool:
    """Whether a set as laid is a run in which an ace lies between the king and the two."""
    return any(number_of(face) == 1 for face in meld[1:-1]) and any(number_of(face) != 1 for face in meld)


def _round_the_corner(rules: Rules, hand: Faces) -> list[Faces]:
    """The longest runs of a hand that go round the corner."""
    if rules.runs is None or rules.runs.ace != "corner":
        return []
    runs = [meld for meld in table_sets(rules).within(hands.of(hand)) if _goes_round(meld)]
    return sorted(runs, key=lambda run: -len(run))[:_AROUND]


def _settled(settled: Sequence[Faces], free: Faces, hand: Sequence[Face]) -> Iterator[_Plan]:
    """The plans for sets with jokers and runs round the corner: which of them stay."""
    may_go = [bool(jokers_of(cards)) or place < _AROUND for place, cards in enumerate(settled)]
    for choice in product(*((False, True) if may else (False,) for may in may_go)):
        replaced = tuple(
            [
                joker - STANDING_FOR
                for cards, out in zip(settled, choice, strict=True)
                if out
                for joker in jokers_of(cards)
            ]
        )
        if Counter(replaced) <= Counter(hand):
            stay = tuple([cards for cards, out in zip(settled, choice, strict=True) if not out])
            loose = [face for cards, out in zip(settled, choice, strict=True) if out for face in from_hand(cards)]
            yield _Plan(stay, (*free, *loose, *replaced), replaced)


def _best(
    rules: Rules, lying: Faces, hand: Faces, objective: Objective, weights: Weights | None
) -> tuple[Faces, tuple[Faces, ...]] | None:
    """The cards of the hand played, and all sets made of them and of what lies there; None if that has no place.

    A joker that costs something is laid only where it gains more, so every number of jokers is tried.
    """
    assert rules.groups is not None
    assert rules.runs is not None
    natural = [face for face in hand if face != PRINTED_JOKER]
    counts = tuple(max(0, counted(rules.values, objective, weights, face)) for face in range(PRINTED_JOKER + 1))
    price = min(0, counted(rules.values, objective, weights, PRINTED_JOKER))
    best, most = None, NOTHING
    most_jokers = min(len(hand) - len(natural), _JOKERS - lying.count(PRINTED_JOKER))
    for jokers in range(most_jokers + 1):
        given = [*natural, *[PRINTED_JOKER] * jokers]
        found = rearranged_cards(lying, given, groups=rules.groups, runs=_straight(rules.runs), counts=counts)
        if found is None:
            continue
        worth = found.worth + price * found.played.count(PRINTED_JOKER)
        if worth > most:
            most, best = worth, found
    if best is None:
        return None
    sets = table_sets(rules)
    return best.played, tuple([sets.as_laid(cards) for cards in best.table_after])


def _straight(runs: Runs) -> Runs:
    """The runs as the kernel knows them: they end with the ace where they may go round it."""
    return replace_fields(runs, ace="both") if runs.ace == "corner" else runs


def _lengthened(sets: TableSets, stay: Sequence[Faces], hand: Faces) -> tuple[tuple[Faces, ...], Faces]:
    """The sets that stay with whatever of the hand fits one after the other, and the cards so laid; no jokers."""
    after, laid = list(stay), list[Face]()
    left = [face for face in hand if face != PRINTED_JOKER]
    fitted = True
    while fitted:
        fitted = False
        for place, cards in enumerate(after):
            longer = next(iter(sets.longer(cards, known(sets, cards).kinds[0], hands.of(left))), None)
            if longer is not None:
                (face,) = (Counter(longer) - Counter(cards)).elements()
                after[place] = longer
                left.remove(face)
                laid.append(face)
                fitted = True
    return tuple(after), tuple(laid)


def _legal(rules: Rules, before: Sequence[Faces], hand: Sequence[Face], after: Sequence[Faces]) -> bool:
    sets = table_sets(rules)
    try:
        rearranged(rules, True, [known(sets, cards) for cards in before], hands.of(hand), after)
    except IllegalAction:
        return False
    return True


def _in_place(before: Sequence[Faces], after: Sequence[Faces]) -> tuple[Faces, ...]:
    """The sets afterwards: first the unchanged ones, in the order in which they lay."""
    left = list(after)
    same = []
    for cards in before:
        if cards in left:
            left.remove(cards)
            same.append(cards)
    return (*same, *left)


def _play(rules: Rules, after: tuple[Faces, ...], played: Faces, proven: bool) -> TablePlay:
    value = sum(rules.values.of(face) for face in played)
    return TablePlay(table_after=after, played=played, tiles=len(played), value=value, proven=proven)
