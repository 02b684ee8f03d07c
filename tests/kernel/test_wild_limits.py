"""Limits on the wild cards of a meld, and melds of wild cards alone, against a search that tries every subset."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit._native import MAX_HELD, MAX_WILD, FirstMeldSolver, MeldSolver
from rummykit.cards import STANDING_FOR
from tests.examples import examples
from tests.kernel.many import JOKER
from tests.kernel.wild_brute import WildGame, is_meld, least_left, ways

VALUES = (*([11, *range(2, 11), 10, 10, 10] * 4), 25)
POINTS = VALUES[:52]
DISTINCT, TWINS = (3, 4, True), (3, None, False)
BESIDE = {
    "any": (0, *[31] * 13),
    "one": (0, *[1] * 13),
    "two": (0, *[2] * 13),
    "as many": tuple(range(14)),
    "fewer": (0, *range(13)),
    "fewer, two at most": (0, 0, 1, *[2] * 11),
    "two naturals and three wild": (0, 0, *[3] * 12),
    "wild alone": (13, *[13] * 13),
    "wild alone, three at most": (3, *[3] * 13),
    "one beside some, four alone": (1, 1, 2, *[4] * 11),
}


def held(meld: list[int]) -> list[int]:
    return [JOKER if face >= STANDING_FOR else face for face in meld]


def is_natural_run(meld: Sequence[int]) -> bool:
    return JOKER not in meld and len({face % 13 for face in meld}) > 1


def hand_of(chance: random.Random, size: int, jokers: int, wild_rank: int) -> list[int]:
    """A hand of close cards of two packs, of which many are twins, beside each other or wild."""
    first = chance.randrange(13)
    ranks = [(first + at) % 13 for at in range(chance.choice((3, 5, 7)))]
    pack = [suit * 13 + rank for suit in chance.sample(range(4), chance.choice((1, 2, 4))) for rank in ranks] * 2
    if wild_rank:
        pack += [suit * 13 + wild_rank - 1 for suit in range(4)]
    return sorted([*chance.sample(pack, min(len(pack), size - jokers)), *[JOKER] * jokers])


def game_of(groups: Any, runs: Any, beside: str, wild_rank: int) -> WildGame:
    wild = frozenset(suit * 13 + wild_rank - 1 for suit in range(4)) if wild_rank else frozenset[int]()
    return WildGame(groups, runs, BESIDE[beside], wild)


@pytest.mark.parametrize("beside", BESIDE)
@examples(60)
@given(
    seed=st.integers(0, 2**32),
    groups=st.sampled_from([DISTINCT, TWINS, (3, 5, False), (2, 6, False), None]),
    runs=st.sampled_from([(3, 13, "low"), (3, 14, "both"), (3, 13, "corner"), (4, 13, "high"), (3, 5, "both"), None]),
    wild_rank=st.sampled_from([0, 0, 2, 9]),
)
def test_the_least_deadwood_under_a_limit(seed: int, groups: Any, runs: Any, beside: str, wild_rank: int) -> None:
    chance = random.Random(seed)
    hand = hand_of(chance, chance.randrange(5, 9), chance.randrange(4), wild_rank)
    game = game_of(groups, runs, beside, wild_rank)
    wanted = least_left(hand, game, VALUES)
    solver = MeldSolver(groups=groups, runs=runs, values=VALUES, beside=BESIDE[beside])
    found = solver.best(hand, wild_rank=wild_rank)
    assert found is not None
    value, left, melds, proven = found
    lying = [face for meld in melds for face in held(meld)]
    assert proven
    assert (left, len(hand) - len(lying)) == wanted, (hand, melds)
    assert value == sum(VALUES[face] for face in lying)
    assert not Counter(lying) - Counter(hand)
    for meld in melds:
        assert is_meld(held(meld), game), (hand, meld)
    assert solver.leaves(hand, left, wild_rank=wild_rank)
    assert left == 0 or not solver.leaves(hand, left - 1, wild_rank=wild_rank)
    assert (solver.whole(hand, wild_rank=wild_rank) is not None) == (wanted[1] == 0)


@pytest.mark.parametrize("beside", ["one", "fewer", "two naturals and three wild", "wild alone, three at most"])
@examples(60)
@given(seed=st.integers(0, 2**32), contract=st.sampled_from([(3, 3), (4, 3), (4, 4), (5, 3), (6,)]))
def test_a_whole_hand_under_a_contract_and_a_limit(seed: int, beside: str, contract: tuple[int, ...]) -> None:
    chance = random.Random(seed)
    hand = hand_of(chance, sum(contract), chance.randrange(4), 0)
    game = game_of(TWINS, (3, 13, "both"), beside, 0)
    solver = MeldSolver(groups=TWINS, runs=(3, 13, "both"), values=VALUES, beside=BESIDE[beside], contracts=[contract])
    laid = solver.whole(hand)
    sizes = [sorted((len(places) for places in way), reverse=True) for way in ways(hand, game)]
    assert (laid is not None) == (len(hand) == sum(contract) and list(contract) in sizes), hand
    if laid is not None:
        assert sorted(map(len, laid), reverse=True) == list(contract)
        assert all(is_meld(held(meld), game) for meld in laid)
        assert sorted(face for meld in laid for face in held(meld)) == hand


@pytest.mark.parametrize("beside", ["one", "two", "fewer", "two naturals and three wild"])
@examples(40)
@given(seed=st.integers(0, 2**32))
def test_first_melds_and_counts_under_a_limit(seed: int, beside: str) -> None:
    chance = random.Random(seed)
    hand = hand_of(chance, 7, chance.randrange(4), 0)
    game = game_of(DISTINCT, (3, 13, "both"), beside, 0)
    rules: dict[str, Any] = {"groups": DISTINCT, "runs": (3, 13, "both"), "beside": BESIDE[beside], "values": VALUES}
    first = FirstMeldSolver(**rules, points=(1,) * 52, low_ace=1)
    every = {tuple(sorted(tuple(sorted(hand[place] for place in meld)) for meld in way)) for way in ways(hand, game)}
    sizes = {sum(map(len, way)) for way in every}
    for minimum in (3, 4, 6):
        enough = [size for size in sizes if size >= minimum]
        for most in (False, True):
            found = first.lay(hand, minimum, most_cards=most)
            lying = [] if found is None else [held(meld) for meld in found[1]]
            assert sum(map(len, lying)) == (max if most else min)(enough, default=0), (hand, minimum)
            assert all(is_meld(meld, game) for meld in lying)
            found = first.lay(hand, minimum, most_cards=most, natural_run=True)
            with_run = [
                size for way in every if any(map(is_natural_run, way)) and (size := sum(map(len, way))) >= minimum
            ]
            lying = [] if found is None else [held(meld) for meld in found[1]]
            assert sum(map(len, lying)) == (max if most else min)(with_run, default=0), (hand, minimum)
            assert found is None or any(map(is_natural_run, lying))
    least = least_left(hand, game, VALUES)[0]
    left = [
        sum(VALUES[face] for face in (Counter(hand) - Counter(f for meld in way for f in meld)).elements())
        for way in every
    ]
    assert FirstMeldSolver(**rules, points=POINTS, low_ace=1).optima(hand) == left.count(least)


@pytest.mark.parametrize("beside", BESIDE)
@examples(25)
@given(seed=st.integers(0, 2**32), size=st.integers(8, 40), wild_rank=st.sampled_from([0, 2]))
def test_a_search_that_gives_up_says_so(beside: str, seed: int, size: int, wild_rank: int) -> None:
    chance = random.Random(seed)
    hand = chance.sample([*[*range(52)] * 2, *[JOKER] * 6], size)
    game = game_of(TWINS, (3, 13, "both"), beside, wild_rank)
    solver = MeldSolver(groups=TWINS, runs=(3, 13, "both"), values=VALUES, beside=BESIDE[beside])
    least = solver.best(hand, wild_rank=wild_rank)
    found = solver.best(hand, wild_rank=wild_rank, effort=1)
    assert least is not None
    assert found is not None
    value, left, melds, proven = found
    lying = [face for meld in melds for face in held(meld)]
    assert least[3]
    assert left >= least[1]
    assert left == least[1] or not proven
    assert value == sum(VALUES[face] for face in lying)
    assert value + left == sum(VALUES[face] for face in hand)
    assert not Counter(lying) - Counter(hand)
    assert all(is_meld(held(meld), game) for meld in melds)


def test_a_limit_that_falls_is_senseless() -> None:
    for beside in ([], [0, 2, 1], [-1]):
        with pytest.raises(ValueError, match="wild"):
            MeldSolver(groups=DISTINCT, runs=None, values=VALUES, beside=beside)
    with pytest.raises(ValueError, match="natural card"):
        FirstMeldSolver(groups=DISTINCT, runs=None, values=VALUES, points=POINTS, low_ace=1, beside=(3, 3))


def test_more_cards_or_wild_cards_than_a_hand_may_have() -> None:
    solver = MeldSolver(groups=TWINS, runs=None, values=VALUES)
    assert solver.best([*range(50), *range(13)]) is not None
    with pytest.raises(ValueError, match=f"{MAX_HELD} cards"):
        solver.best([*range(50), *range(14)])
    assert solver.best([JOKER] * MAX_WILD) is not None
    for hand, rank in (([JOKER] * (MAX_WILD + 1), 0), ([JOKER] * MAX_WILD + [4], 5)):
        with pytest.raises(ValueError, match=f"{MAX_WILD} wild"):
            solver.best(hand, wild_rank=rank)
