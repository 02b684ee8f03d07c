"""Hands of games that limit wild cards, against every set of disjoint melds that the rules of their sheet read."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games, solve
from rummykit.bots.cards import arranged
from rummykit.cards import PRINTED_JOKER, Face, card
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.meld_solver import best_melds
from rummykit.play.melds import card_melds
from rummykit.rules import Rules
from rummykit.solve.best_hand import values_of
from tests.examples import examples

LIMITED = ["carioca", "scala_40", "remi_51", "shanghai_rummy", "kalooki_40", "contract_rummy", "liverpool_rummy"]


def hand_of(rules: Rules, chance: random.Random, size: int, wild: int) -> list[Face]:
    """Close cards of the game, and some wild ones."""
    first = chance.randrange(1, 14)
    ranks = {(first + at - 1) % 13 + 1 for at in range(chance.choice((4, 6)))}
    near = [card(rank, suit) for suit in chance.sample(range(4), 2) for rank in ranks] * 2
    rank = rules.wilds.rank if rules.wilds is not None else None
    free = [card(rank, suit) for suit in range(4)] if rank else [PRINTED_JOKER] * 4
    return sorted([*chance.sample(near, min(size - wild, len(near))), *chance.sample(free, wild)])


def least_left(hand: Sequence[Face], melds: CardMelds, values: Sequence[int]) -> int:
    """What stays over at least, of all ways to lay the hand."""
    best = {0: 0}
    legal: dict[tuple[Face, ...], bool] = {}
    for mask in range(1, 1 << len(hand)):
        low = mask & -mask
        rest = mask ^ low
        found = values[hand[low.bit_length() - 1]] + best[rest]
        part = rest
        while part:
            cards = tuple(hand[place] for place in range(len(hand)) if (part | low) >> place & 1)
            if len(cards) > 2:
                if cards not in legal:
                    legal[cards] = melds.read(cards) is not None
                if legal[cards]:
                    found = min(found, best[rest ^ part])
            part = (part - 1) & rest
        best[mask] = found
    return best[(1 << len(hand)) - 1]


def check(rules: Rules, hand: Sequence[Face]) -> None:
    melds, values = card_melds(rules), values_of(rules)
    least = least_left(hand, melds, values)
    best = best_melds(hand, rules.groups, rules.runs, rules.wilds, values)
    assert best is not None
    for found in (best, arranged(rules, hand)):
        assert found.deadwood == least, (rules.id, hand)
        assert found.proven
        assert all(melds.read(from_hand(meld)) is not None for meld in found.melds), found.melds
        assert sorted([*found.left, *(face for meld in found.melds for face in from_hand(meld))]) == sorted(hand)


@pytest.mark.parametrize("game", LIMITED)
@examples(25)
@given(seed=st.integers(0, 2**32), wild=st.integers(0, 3))
def test_the_least_deadwood_as_the_sheet_reads_melds(game: str, seed: int, wild: int) -> None:
    rules = games.get(game).for_deal(0)
    check(rules, hand_of(rules, random.Random(seed), 8, wild))


@examples(60)
@given(seed=st.integers(0, 2**32), wild=st.integers(0, 4), deal=st.integers(0, 10))
def test_three_thirteen_with_the_wild_rank_of_any_deal(seed: int, wild: int, deal: int) -> None:
    rules = games.get("three_thirteen").for_deal(deal)
    check(rules, hand_of(rules, random.Random(seed), 8, wild))


@pytest.mark.parametrize("game", ["scala_40", "remi_51", "kalooki_40"])
@examples(20)
@given(seed=st.integers(0, 2**32), wild=st.integers(0, 2), minimum=st.sampled_from([15, 30]))
def test_first_melds_as_the_sheet_reads_them(game: str, seed: int, wild: int, minimum: int) -> None:
    rules = games.get(game)
    melds, hand = card_melds(rules), hand_of(rules, random.Random(seed), 7, wild)
    assert rules.opening is not None
    sizes: list[int] = []

    def lay(left: tuple[Face, ...], worth: int, cards: int, run: bool) -> None:
        if worth >= minimum and (run or not rules.opening or not rules.opening.natural_run):
            sizes.append(cards)
        for first in range(len(left)):
            others = left[first + 1 :]
            for chosen in range(1 << len(others)):
                meld = (left[first], *(face for place, face in enumerate(others) if chosen >> place & 1))
                laid = melds.read(meld) if len(meld) > 2 else None
                if laid is not None:
                    most = max(reading for reading in values_of_meld(melds, meld))
                    rest = tuple(face for place, face in enumerate(others) if not chosen >> place & 1)
                    natural = melds.kind(laid) == "run" and not melds.wild(laid)
                    lay(rest, worth + most, cards + len(meld), run or natural)

    lay(tuple(hand), 0, 0, False)
    for use, wanted in (("fewest", min(sizes, default=0)), ("most", max(sizes, default=0))):
        play = solve.first_meld_of_hand(rules, hand, use=use, minimum=minimum)  # type: ignore[arg-type]
        laid = () if play is None else play.melds
        assert sum(map(len, laid)) == wanted, (hand, use)
        assert not Counter(face for meld in laid for face in from_hand(meld)) - Counter(hand)
        assert all(melds.read(from_hand(meld)) is not None for meld in laid)


def values_of_meld(melds: CardMelds, cards: tuple[Face, ...]) -> list[int]:
    """What the cards count in each way to read them."""
    return [reading.value for reading in melds.readings(tuple(sorted(cards)))]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", [*LIMITED, "double_rum"])
def test_hands_that_have_grown_are_arranged(game: str) -> None:
    rules = games.get(game)
    melds = card_melds(rules)
    chance = random.Random(game)
    for size in (26, 30, 38):
        hand = chance.sample(rules.pack.faces(), size)
        play = solve.hand(rules, hand)
        assert play is not None
        assert play.proven
        assert all(melds.read(from_hand(meld)) is not None for meld in play.melds)
        assert sorted([*play.left, *(face for meld in play.melds for face in from_hand(meld))]) == sorted(hand)
        smaller = solve.hand(rules, hand[:25])
        assert smaller is not None
        assert play.value >= smaller.value
