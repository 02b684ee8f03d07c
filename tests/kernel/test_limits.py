"""What the kernel refuses, always as an error of Python, and hands that are hard to search."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import hands
from rummykit._native import MAX_CARDS, MAX_VALUE, HandSolver
from tests.examples import examples
from tests.kernel.games import ACE_BOTH, CORNER, NAMED, POINTS, STANDARD, deals, dense, solver

KERNEL = solver(STANDARD)


@pytest.mark.parametrize("form", [list, tuple, bytes, hands.of])
def test_more_cards_than_the_limit(form: Any) -> None:
    fits, over = [*range(MAX_CARDS)], [*range(MAX_CARDS + 1)]
    assert KERNEL.deadwood(form(fits)) >= 0
    for ask in (KERNEL.deadwood, KERNEL.best):
        with pytest.raises(ValueError, match="at most 25 cards"):
            ask(form(over))
        with pytest.raises(ValueError, match="at most 25 cards"):
            ask(form([7] * (MAX_CARDS + 1)))
    with pytest.raises(ValueError, match="at most 25 cards"):
        KERNEL.deadwoods(bytes(over), len(over))


@pytest.mark.parametrize("face", [-1, 52, 53, 64, 127, 255, 10**6, 2**63, 2**64, -(2**70)])
def test_jokers_and_other_faces(face: int) -> None:
    for ask in (KERNEL.deadwood, KERNEL.best):
        for form in ([face], (3, face), iter([face])):
            with pytest.raises(ValueError, match="jokers"):
                ask(form)
    if 0 <= face < 256:
        with pytest.raises(ValueError, match="jokers"):
            KERNEL.deadwood(bytes([face]))
        with pytest.raises(ValueError, match="jokers"):
            KERNEL.deadwoods(bytes([1, face]), 2)


@pytest.mark.parametrize("hand", [-1, -(2**80), 1 << 52, 1 << 63, 1 << 64 + 52, 3 << 60])
def test_integers_that_are_no_hand(hand: int) -> None:
    with pytest.raises(ValueError, match="jokers"):
        KERNEL.deadwood(hand)


def test_integers_beyond_every_hand() -> None:
    with pytest.raises(ValueError, match="cards"):
        KERNEL.deadwood(1 << 100_000)


@pytest.mark.parametrize("hand", [None, 1.5, [1.5], ["7S"], [None], object()])
def test_what_is_no_hand_at_all(hand: Any) -> None:
    for ask in (KERNEL.deadwood, KERNEL.best):
        with pytest.raises(TypeError):
            ask(hand)


def test_a_list_that_shrinks_while_it_is_read() -> None:
    class Sly:
        def __index__(self) -> int:
            hand.clear()
            return 3

    hand: list[Any] = [1, Sly(), 2, 4, 5]
    assert KERNEL.deadwood(hand) == 0
    assert hand == []


@pytest.mark.parametrize("text", [b"123", b"1" * 11])
def test_a_batch_of_uneven_hands(text: bytes) -> None:
    with pytest.raises(ValueError, match="size"):
        KERNEL.deadwoods(text, 10)
    with pytest.raises(ValueError, match="size"):
        KERNEL.deadwoods(text, 0)


@pytest.mark.parametrize(
    "rules",
    [
        {"groups": (1, 4, True)},
        {"groups": (4, 3, True)},
        {"runs": (1, 13, "low")},
        {"runs": (4, 3, "low")},
        {"runs": (3, 14, "low")},
        {"runs": (3, 14, "corner")},
        {"runs": (3, 15, "both")},
        {"runs": (3, 13, "top")},
        {"values": (1,) * 51},
        {"values": (1,) * 53},
        {"values": (-1,) * 52},
        {"values": (MAX_VALUE + 1,) * 52},
    ],
)
def test_senseless_rules(rules: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        HandSolver(**({"groups": (3, 4, True), "runs": (3, 13, "low"), "values": POINTS} | rules))


anything = st.one_of(
    st.integers(),
    st.integers(0, 2**52),
    st.lists(st.integers(), max_size=40),
    st.lists(st.integers(0, 60), max_size=40),
    st.binary(max_size=40),
    st.lists(st.one_of(st.none(), st.floats(), st.text(), st.booleans(), st.integers(0, 51)), max_size=30),
)


@examples(300)
@given(hand=anything, name=st.sampled_from(sorted(NAMED)))
def test_anything_is_answered_or_refused(hand: Any, name: str) -> None:
    kernel = solver(NAMED[name])
    for ask in (kernel.deadwood, kernel.best):
        with contextlib.suppress(ValueError, TypeError):
            ask(hand)


@examples(120)
@given(flat=st.binary(max_size=300), size=st.integers(-2, 40))
def test_any_batch_is_answered_or_refused(flat: bytes, size: int) -> None:
    with contextlib.suppress(ValueError, TypeError):
        assert len(KERNEL.deadwoods(flat, size)) * size == len(flat)


@examples(100)
@given(
    groups=st.none() | st.tuples(st.integers(-2, 30), st.none() | st.integers(-2, 10**9), st.booleans()),
    runs=st.none() | st.tuples(st.integers(-2, 16), st.integers(-2, 16), st.sampled_from(["low", "both", "corner"])),
    hand=st.lists(st.integers(0, 51), max_size=25),
)
def test_any_rules_are_taken_or_refused(groups: Any, runs: Any, hand: list[int]) -> None:
    with contextlib.suppress(ValueError):
        value, melds = HandSolver(groups=groups, runs=runs, values=POINTS).best(hand)
        assert value == sum(POINTS[card] for meld in melds for card in meld)


def test_the_worst_hands_come_to_an_end() -> None:
    # The slowest known hands take 0.4 ms (`python -m bench kernel`); a blow-up would take minutes.
    slow = [dense(7)[:25], [*dense(3, copies=2), 3], dense(12, suits=1, copies=2), dense(8, suits=3), dense(6)]
    hard = [hand for copies in (1, 2, 3, 4) for hand in deals(dense(7, copies=copies), 25, 5)]
    for game in (STANDARD, ACE_BOTH, CORNER, ACE_BOTH._replace(groups=(2, 3, True), runs=(2, 13, "both"))):
        kernel = solver(game)
        for hand in slow + hard:
            value, melds = kernel.best(hand)
            left = Counter(hand) - Counter(card for meld in melds for card in meld)
            assert left.total() == len(hand) - sum(map(len, melds)), (hand, melds)
            assert kernel.deadwood(hand) == sum(POINTS[card] for card in left.elements())
            assert value == sum(POINTS[card] for card in hand) - kernel.deadwood(hand)
