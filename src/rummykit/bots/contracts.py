"""How near a hand is to the contract of a first meld, and which of its cards bring it there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, card
from rummykit.hands import Hand
from rummykit.melds.full_runs import FullRunMelds
from rummykit.melds.meld import CardMelds
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


Sizes: TypeAlias = tuple[tuple[bool, int], ...]
"""For each meld of a contract whether it is a run, and its size."""


class ContractProgress(NamedTuple):
    """The melds of a contract as far as a hand has them: the cards it still `lacks`, and those that are `used`."""

    lacks: int
    used: Hand


def due(rules: Rules, view: View) -> Contract | None:
    """The contract that the seat of a view has still to lay; None where there is none."""
    contract = None if rules.opening is None else rules.opening.contract
    return None if contract is None or view.seat is None or view.opened[view.seat] else contract


@lru_cache(maxsize=65536)
def contract_progress(rules: Rules, hand: Hand, most: int) -> ContractProgress:
    """The way to the contract of the sheet on which the fewest cards are missing, of a hand of `most` cards then."""
    opening = rules.opening
    assert opening is not None
    assert opening.contract is not None
    jokers = hands.count(hand, PRINTED_JOKER)
    natural = hand
    for _ in range(jokers):
        natural = hands.remove(natural, PRINTED_JOKER)
    melds = card_melds(rules)
    if isinstance(melds, FullRunMelds):
        used = melds.most_of(natural)
        return ContractProgress(max(0, opening.contract.cards - hands.size(used) - jokers), used)
    best = 99, natural
    for sizes in _sizes(opening.contract, most):
        best = _filled(melds, natural, sizes, 0, frozenset(), best)
    lacks, left = best
    return ContractProgress(max(0, lacks - jokers), hands.minus(hand, left))


def _sizes(contract: Contract, most: int) -> Iterator[Sizes]:
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
    melds: CardMelds,
    hand: Hand,
    sizes: Sizes,
    lacks: int,
    ranks: frozenset[int],
    best: tuple[int, Hand],
) -> tuple[int, Hand]:
    """How these melds can be filled from a hand of natural cards: the cards that are missing, and those left over.

    `lacks` cards are missing already, and `ranks` have their group; what is no better than `best` is not looked at.
    """
    if not sizes:
        return (lacks, hand) if lacks < best[0] else best
    is_run, size = sizes[0]
    tried = _runs(melds, hand & hands.FIRST_LAYER, size) if is_run else _groups(hand, size)
    for cards, rank in [each for each in tried if each[1] not in ranks][:WIDTH]:
        missing = lacks + size - cards.bit_count()
        if missing >= best[0]:
            break
        taken = ranks if not rank else ranks | {rank}
        best = _filled(melds, hands.minus(hand, cards), sizes[1:], missing, taken, best)
    return best


@lru_cache(maxsize=16384)
def _runs(melds: CardMelds, held: Hand, length: int) -> list[tuple[Hand, int]]:
    """What a hand with one of each card has of the runs of this length, the most first, and 0 for no rank."""
    found = [(cards, 0) for line in _lines(melds, length) if (cards := held & line)]
    return [*sorted(found, key=lambda each: -each[0].bit_count())[:WIDTH], (hands.EMPTY, 0)]


@lru_cache(maxsize=256)
def _lines(melds: CardMelds, length: int) -> list[Hand]:
    """The cards of every run of this length."""
    assert isinstance(melds, WildMelds)
    first, last = melds.lines_until[length - 1], melds.lines_until[length]
    return [hands.of(line) for suit in range(4) for line, _ in melds.lines_of_suit[suit][first:last]]


@lru_cache(maxsize=16384)
def _groups(hand: Hand, size: int) -> list[tuple[Hand, int]]:
    """What a hand has of groups of this size, the most first, with their ranks."""
    held = [(hand & cards, rank) for rank, cards in enumerate(RANK, 1) if hand & cards]
    found = [(hands.of(hands.faces(cards)[:size]), rank) for cards, rank in held]
    return [*sorted(found, key=lambda each: -each[0].bit_count()), (hands.EMPTY, 0)]


def cards_gained_with(rules: Rules, cards: Sequence[Face], more: Face) -> int:
    """How many cards fewer a hand that is to draw lacks for its contract with one card more."""
    hand, most = hands.of(cards), len(cards) + 1
    with_it = contract_progress(rules, hands.add(hand, more), most)
    return contract_progress(rules, hand, most).lacks - with_it.lacks


def unused(rules: Rules, cards: Sequence[Face]) -> tuple[Face, ...]:
    """The cards of a hand that is to discard that bring it no nearer to its contract."""
    hand = hands.of(cards)
    return hands.faces(hands.minus(hand, contract_progress(rules, hand, len(cards)).used))
