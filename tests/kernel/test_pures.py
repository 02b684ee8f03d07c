"""Hands that want so many pure sequences, three of one card among them, against every set of disjoint groups."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit._native import PuresSolver
from rummykit.cards import parse
from tests.examples import examples
from tests.kernel.many import JOKER, RAILS
from tests.kernel.wild_brute import WildGame, is_meld

POINTS = tuple([10, *range(2, 11), 10, 10, 10] * 4)
GROUPS, RUNS = (3, 4, True), (3, 13, "both")


def solver(wanted: int) -> PuresSolver:
    return PuresSolver(groups=GROUPS, runs=RUNS, values=POINTS, wanted=wanted)


def is_pure(cards: Sequence[int]) -> bool:
    if len(cards) == 3 and len(set(cards)) == 1:
        return True
    if JOKER in cards or len(set(cards)) < len(cards) or len({card // 13 for card in cards}) > 1:
        return False
    ranks, rail = {card % 13 for card in cards}, RAILS["both"]
    return any(ranks == set(rail[start : start + len(cards)]) for start in range(len(rail) - len(cards) + 1))


def fewest_points(hand: Sequence[int], wild: frozenset[int], wanted: int) -> int:
    """What the hand counts at its best, from the best of every part of it with so many pure sequences."""
    game = WildGame(GROUPS, RUNS, (0, *[13] * 14), wild)
    worth = [0 if card == JOKER or card in wild else POINTS[card] for card in hand]
    none = 10**6
    enough = {0: [0] + [none] * wanted}
    only_pure = {0: 0}
    kinds: dict[tuple[int, ...], tuple[bool, bool]] = {}
    for mask in range(1, 1 << len(hand)):
        low = mask & -mask
        place, rest = low.bit_length() - 1, mask ^ low
        found = [worth[place] + points for points in enough[rest]]
        few = worth[place] + only_pure[rest]
        part = rest
        while part:
            if part.bit_count() > 1:
                cards = tuple(sorted(hand[each] for each in range(len(hand)) if (part | low) >> each & 1))
                if cards not in kinds:
                    kinds[cards] = is_pure(cards), is_meld(cards, game)
                pure, meld = kinds[cards]
                left = enough[rest ^ part]
                if meld:
                    found = [min(a, b) for a, b in zip(found, left, strict=True)]
                if pure:
                    found = [min(found[count], left[max(0, count - 1)]) for count in range(wanted + 1)]
                    found[wanted] = min(found[wanted], left[wanted])
                    few = min(few, only_pure[rest ^ part])
            part = (part - 1) & rest
        enough[mask], only_pure[mask] = found, few
    everything = (1 << len(hand)) - 1
    return enough[everything][wanted] if enough[everything][wanted] < none else only_pure[everything]


def hand_of(chance: random.Random, size: int) -> list[int]:
    first = chance.randrange(13)
    ranks = [(first + at) % 13 for at in range(chance.choice((2, 4, 5)))]
    pack = [suit * 13 + rank for suit in chance.sample(range(4), chance.choice((1, 2, 3))) for rank in ranks] * 3
    jokers = [JOKER] * chance.choice((0, 0, 1, 2, 3))
    return sorted([*jokers, *chance.sample(pack, min(len(pack), size - len(jokers)))])


@pytest.mark.parametrize(("wanted", "size"), [(1, 8), (2, 9), (3, 9)])
@examples(40)
@given(seed=st.integers(0, 2**32))
def test_the_fewest_points(wanted: int, size: int, seed: int) -> None:
    chance = random.Random(seed)
    hand = hand_of(chance, size)
    wild = frozenset(chance.sample(hand, 2)) - {JOKER} if chance.random() < 0.5 else frozenset[int]()
    points, pures, groups, proven = solver(wanted).best(hand, wild=sorted(wild))
    assert proven
    assert points == fewest_points(hand, wild, wanted), (hand, wild)
    assert all(is_pure(pure) for pure in pures)
    assert not groups or len(pures) >= wanted
    game = WildGame(GROUPS, RUNS, (0, *[13] * 14))
    for natural, count, _ in groups:
        assert is_meld((*natural, *[JOKER] * count), game)
    lying = Counter(card for pure in pures for card in pure) + Counter(
        card for natural, _, _ in groups for card in natural
    )
    assert not lying - Counter(hand)
    left = Counter(hand) - lying
    assert points == sum(POINTS[card] for card in left.elements() if card != JOKER and card not in wild)


def test_a_hand_of_twenty_one_cards() -> None:
    hand = parse("2S 3S 4S 7H 7H 7H JK JK JK 9D TD JD QD 5C 5D 5H AS KS QC 8C 2H")
    points, pures, groups, proven = solver(3).best(hand)
    assert proven
    assert len(pures) == 3
    assert len(groups) == 3  # 5C 5D 5H, QD QC and a joker, KS AS and a joker
    assert points == 8 + 2


def test_many_hands_of_twenty_two_cards_come_to_an_end() -> None:
    chance = random.Random(7)
    for ranks in (range(13), range(7)):
        pack = [suit * 13 + rank for suit in range(4) for rank in ranks] * 3 + [JOKER] * 3
        for _ in range(20):
            _, _, _, proven = solver(3).best(chance.sample(pack, 22), wild=(3, 16, 29, 42, 2, 4))
            assert proven


def test_senseless_questions_about_pure_sequences() -> None:
    with pytest.raises(ValueError, match="one to three"):
        solver(0)
    with pytest.raises(ValueError, match="different suits"):
        PuresSolver(groups=(3, 4, False), runs=RUNS, values=POINTS, wanted=3)
    with pytest.raises(ValueError, match="unsaid"):
        solver(3).best([1, 2, 3], wild=[JOKER])
