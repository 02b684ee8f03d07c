"""How near a hand is to the contract of a first meld, and which of its cards bring it there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, card
from rummykit.hands import Hand
from rummykit.melds.wild import WildMelds
from rummykit.play.melds import card_melds
from rummykit.play.view import View
from rummykit.rules import Contract, Rules

WIDTH = 6
"""So many of the fullest runs and groups are tried for each meld of a contract."""

LONGEST = 13
"""The most cards of a run."""

RANK = [
    sum(1 << card(rank, suit) + hands.LAYER * layer for suit in range(4) for layer in range(8)) for rank in range(1, 14)
]
"""The cards of each rank, in up to eight packs."""


class Nearest(NamedTuple):
    """The melds of a contract as far as a hand has them: the cards it still `lacks`, and those that are `used`."""

    lacks: int
    used: Hand


def due(rules: Rules, view: View) -> Contract | None:
    """The contract that the seat of a view has still to lay; None where there is none."""
    contract = None if rules.opening is None else rules.opening.contract
    return None if contract is None or view.seat is None or view.opened[view.seat] else contract


@lru_cache(maxsize=65536)
def nearest(rules: Rules, hand: Hand, most: int) -> Nearest:
    """The way to the contract of the sheet on which the fewest cards are missing, of a hand of `most` cards then."""
    opening = rules.opening
    assert opening is not None
    assert opening.contract is not None
    jokers = hands.count(hand, PRINTED_JOKER)
    natural = hand
    for _ in range(jokers):
        natural = hands.remove(natural, PRINTED_JOKER)
    best = Nearest(99, hands.EMPTY)
    for sizes in _sizes(opening.contract, most):
        for left, used in _filled(card_melds(rules), natural, sizes, hands.EMPTY, frozenset()):
            if left < best.lacks:
                best = Nearest(left, used)
    return Nearest(max(0, best.lacks - jokers), best.used | _jokers(jokers))


def _jokers(count: int) -> Hand:
    return hands.of([PRINTED_JOKER] * count)


def _sizes(contract: Contract, most: int) -> Iterator[tuple[tuple[bool, int], ...]]:
    """The melds that would do, runs first: whether each is a run, and its size."""
    plain = (*((True, length) for length in contract.runs), *((False, size) for size in contract.groups))
    if not contract.whole_hand:
        yield tuple(plain)
        return
    for extra in _shares(max(0, most - contract.cards), len(plain)):
        sizes = tuple((is_run, size + more) for (is_run, size), more in zip(plain, extra, strict=True))
        if all(size <= LONGEST for _, size in sizes):
            yield sizes


def _shares(count: int, parts: int, most: int = 13) -> Iterator[tuple[int, ...]]:
    """Ways to share out a number, the larger parts first."""
    if parts == 1:
        if count <= most:
            yield (count,)
        return
    for first in range(min(count, most), -1, -1):
        for rest in _shares(count - first, parts - 1, first):
            yield (first, *rest)


def _filled(
    melds: object, hand: Hand, sizes: tuple[tuple[bool, int], ...], used: Hand, ranks: frozenset[int]
) -> Iterator[tuple[int, Hand]]:
    """For ways to fill these melds from a hand of natural cards: how many cards are missing, and which are used."""
    if not sizes:
        yield 0, used
        return
    (is_run, size), *rest = sizes
    tried = _runs(melds, hand, size) if is_run else _groups(hand, size, ranks)
    for cards, rank in sorted(tried, key=lambda each: -each[0].bit_count())[:WIDTH]:
        left = hands.minus(hand, cards)
        for lacks, all_used in _filled(melds, left, tuple(rest), _add(used, cards), ranks | {rank}):
            yield lacks + size - cards.bit_count(), all_used


def _runs(melds: object, hand: Hand, length: int) -> Iterator[tuple[Hand, int]]:
    assert isinstance(melds, WildMelds)
    held = hand & hands.FIRST_LAYER
    first, last = melds.lines_until[length - 1], melds.lines_until[length]
    for suit in range(4):
        for line, _ in melds.lines_of_suit[suit][first:last]:
            cards = held & hands.of(line)
            if cards:
                yield cards, 0
    yield hands.EMPTY, 0


def _groups(hand: Hand, size: int, ranks: frozenset[int]) -> Iterator[tuple[Hand, int]]:
    for rank, cards in enumerate(RANK, 1):
        held = hand & cards
        if held and rank not in ranks:
            faces = hands.faces(held)[:size]
            yield hands.of(faces), rank
    yield hands.EMPTY, 0


def _add(hand: Hand, cards: Hand) -> Hand:
    return hands.of((*hands.faces(hand), *hands.faces(cards)))


def nearer_with(rules: Rules, cards: Sequence[Face], more: Face) -> int:
    """How many cards fewer a hand that is to draw lacks for its contract with one card more."""
    hand, most = hands.of(cards), len(cards) + 1
    return nearest(rules, hand, most).lacks - nearest(rules, hands.add(hand, more), most).lacks


def unused(rules: Rules, cards: Sequence[Face]) -> tuple[Face, ...]:
    """The cards of a hand that is to discard that bring it no nearer to its contract."""
    hand = hands.of(cards)
    return hands.faces(hands.minus(hand, nearest(rules, hand, len(cards)).used))
