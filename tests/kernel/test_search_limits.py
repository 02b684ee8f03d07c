"""The search for hands with wild cards: any rules and any hand are taken or refused, batches as well as single ones."""

from __future__ import annotations

import contextlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games, solve
from rummykit._native import FirstMeldSolver, LivesSolver, MeldSolver
from tests.examples import examples
from tests.kernel.games import POINTS, deals

VALUES = (*POINTS, 20)
GERMAN: dict[str, Any] = {"groups": (3, 4, True), "runs": (3, 13, "both"), "values": VALUES, "beside": range(14)}

groups = st.none() | st.tuples(st.integers(-1, 9), st.none() | st.integers(-1, 30), st.booleans())
runs = st.none() | st.tuples(
    st.integers(-1, 15), st.integers(-1, 15), st.sampled_from(["low", "high", "both", "corner", "top"])
)
few = st.lists(st.sampled_from([0, 1, 2, 3, 12, 13, 14, 15, 26, 27, 52]), max_size=14)
anything = few | st.lists(st.integers(-2, 60), max_size=70) | st.integers(-5, 2**70) | st.binary(max_size=20)


@examples(160)
@given(
    groups=groups,
    runs=runs,
    beside=st.none() | st.lists(st.integers(-1, 40), max_size=16) | st.lists(st.integers(0, 4), min_size=1).map(sorted),
    contracts=st.lists(st.lists(st.integers(0, 15), max_size=5), max_size=3),
    hand=anything,
    rank=st.integers(-1, 14),
)
def test_any_rules_and_any_hand(
    groups: Any, runs: Any, beside: list[int] | None, contracts: list[list[int]], hand: Any, rank: int
) -> None:
    rules = {"groups": groups, "runs": runs, "beside": beside}
    with contextlib.suppress(ValueError, TypeError):
        laid = MeldSolver(**rules, values=VALUES, contracts=contracts).whole(hand, wild_rank=rank)
        if laid is not None and contracts:
            assert sorted(map(len, laid)) in [sorted(contract) for contract in contracts]
    with contextlib.suppress(ValueError, TypeError):
        solver = MeldSolver(**rules, values=VALUES)
        found = solver.best(hand, wild_rank=rank)
        assert found is not None
        value, left, melds, proven = found
        assert proven
        assert solver.leaves(hand, left, wild_rank=rank)
        assert solver.leaves(hand, 2**62, wild_rank=rank)
        assert left == 0 or not solver.leaves(hand, left - 1, wild_rank=rank)
        held = [52 if face >= 128 else face for meld in melds for face in meld]
        assert sum(VALUES[face] for face in held) == value
        if isinstance(hand, list):
            assert not Counter(held) - Counter(hand)
            assert value + left == sum(VALUES[face] for face in hand)
        first = FirstMeldSolver(**rules, points=POINTS, low_ace=1, values=VALUES)
        assert first.optima(hand) > 0
        first.lay(hand, 20, most_cards=rank > 6)


@examples(120)
@given(hand=st.sets(st.integers(0, 51), min_size=3, max_size=14), taken=st.integers(1, 3), spread=st.integers(1, 13))
def test_cards_kept_apart_can_be_as_the_best_melds_say(hand: set[int], taken: int, spread: int) -> None:
    held = sorted({card // 13 * 13 + card % 13 % spread for card in hand})  # close together, so that there are melds
    apart = held[:taken]
    solver = MeldSolver(groups=(3, 4, True), runs=(3, 13, "low"), values=(1,) * 53)
    assert solver.leaves(held, len(held), apart=apart) == (solver.best(held, apart=apart) is not None)


@examples(120)
@given(groups=groups, runs=runs, hand=anything, rank=st.integers(-1, 14))
def test_two_lives_of_any_hand(groups: Any, runs: Any, hand: Any, rank: int) -> None:
    with contextlib.suppress(ValueError, TypeError):
        solver = LivesSolver(groups=groups, runs=runs, values=POINTS)
        lives, points, found = solver.best(hand, rank)
        assert points == solver.points(hand, rank)
        assert (lives == 0) == (not found)
        assert solver.loose(hand, rank) <= points


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"values": POINTS}, "52 faces and a joker"),
        ({"values": (*POINTS, -1)}, "worth 0"),
        ({"groups": (1, 4, True)}, "2 cards"),
        ({"contracts": [[3] * 8]}, "1 to 7 melds"),
        ({"contracts": [[]]}, "1 to 7 melds"),
        ({"contracts": [[14]]}, "2 to 13 cards"),
        ({"contracts": [[3, 4, 5, 6, 7]]}, "4 different sizes"),
    ],
)
def test_senseless_rules(changed: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        MeldSolver(**(GERMAN | changed))


@pytest.mark.parametrize(
    ("hand", "asked", "says"),
    [
        ([7] * 8, {}, "7 copies"),
        ([53], {}, "0 to 51"),
        ([*range(50), *range(14)], {}, "63 cards"),
        ([7], {"must": [8]}, "not in the hand"),
        ([7], {"must": [7, 7]}, "not in the hand"),
        ([7, 7], {"apart": [7]}, "held once"),
        ([52], {"apart": [52]}, "held once"),
        ([7], {"must": [7], "wild_rank": 8}, "may not be wild"),
        ([7], {"wild_rank": 14}, "1 to 13"),
    ],
)
def test_senseless_questions(hand: list[int], asked: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        MeldSolver(**GERMAN).best(hand, **asked)


@pytest.mark.parametrize(
    ("game", "wild"), [("german_rummy", None), ("double_rum", None), ("knock_rummy", None), ("indian_rummy_deals", 4)]
)
def test_a_batch_agrees_with_single_hands_on_any_number_of_threads(game: str, wild: int | None) -> None:
    rules = games.get(game)
    dealt = deals(rules.pack.faces(), 11, 1500)
    flat = bytes(face for hand in dealt for face in hand)
    plays = [solve.hand(rules, hand, wild=wild) for hand in dealt[:300]]
    found = list(solve.hand_batch(rules, flat, 11, wild=wild))
    assert found[:300] == [play.deadwood for play in plays if play is not None]

    def batch(count: int) -> list[int]:
        return list(solve.hand_batch(rules, flat, 11, wild=wild, threads=count))

    with ThreadPoolExecutor(3) as threads:
        assert all(answers == found for answers in threads.map(batch, (1, 2, 7)))
    if wild is not None:
        ranks = bytes(1 + number % 13 for number in range(len(dealt)))
        each = list(solve.hand_batch(rules, flat, 11, wild=ranks))
        assert each[3::13] == found[3::13]


def test_what_is_left_over_is_no_negative_number_and_asked_for_without_a_contract() -> None:
    with pytest.raises(ValueError, match="least"):
        MeldSolver(**GERMAN).leaves([7], -1)
    with pytest.raises(ValueError, match="contract"):
        MeldSolver(**GERMAN, contracts=[[3]]).leaves([7], 1)
    with pytest.raises(ValueError, match="held once"):
        MeldSolver(**GERMAN).leaves([7, 7], 1, apart=[7])


def test_a_batch_that_does_not_come_out_even() -> None:
    german, indian = games.get("german_rummy"), games.get("indian_rummy_points")
    for size in (0, 4):
        with pytest.raises(ValueError, match="size"):
            solve.hand_batch(german, bytes(10), size)
    with pytest.raises(ValueError, match="0 to 51"):
        solve.hand_batch(german, bytes([53] * 10), 10)
    with pytest.raises(ValueError, match="wild rank"):
        solve.hand_batch(indian, bytes(10), 5, wild=b"\x01\x02\x03")
    with pytest.raises(ValueError, match="rank that is wild"):
        solve.hand_batch(indian, bytes(10), 5)
    with pytest.raises(ValueError, match="two packs"):
        solve.hand_batch(indian, bytes(10), 5, wild=3)
