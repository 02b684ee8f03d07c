"""What the kernel answers: known hands, ties, equal answers to equal hands, and the batch."""

from __future__ import annotations

import random
from array import array
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from rummykit import hands
from rummykit.cards import parse, show
from tests.kernel.brute import Game
from tests.kernel.games import ACE_BOTH, CORNER, NAMED, NOTHING, STANDARD, TWINS, deals, dense, solver


@pytest.mark.parametrize(
    ("game", "hand", "value", "melds"),
    [
        pytest.param(STANDARD, "AS 2S 3S 4S AH AD AC KS", 13, ["AS AH AD AC", "2S 3S 4S"], id="the ace to its group"),
        pytest.param(STANDARD, "QS KS AS", 0, [], id="no run over the king"),
        pytest.param(ACE_BOTH, "AS QS KS 2S", 21, ["QS KS AS"], id="the ace where it melds more"),
        pytest.param(ACE_BOTH, "KS AS 2S", 0, [], id="no run round the corner"),
        pytest.param(CORNER, "2S KS AS", 13, ["KS AS 2S"], id="a run round the corner"),
        pytest.param(CORNER, "2S KS AS 2S 3S 4S", 22, ["KS AS 2S", "2S 3S 4S"], id="round the corner with twins"),
        pytest.param(STANDARD, "7S 7S 7H", 0, [], id="no twins in a group"),
        pytest.param(TWINS, "7S 7S 7H", 21, ["7S 7S 7H"], id="twins in a group"),
        pytest.param(STANDARD, "7S 7S 7H 7H 7D 7D", 42, ["7S 7H 7D", "7S 7H 7D"], id="two groups of a rank"),
        pytest.param(STANDARD, "7S 7S 7H 7H 7D 7C", 42, ["7S 7H 7D", "7S 7H 7C"], id="threes before a four"),
        pytest.param(STANDARD, "7S 7S 7S 7H 7H 7D", 21, ["7S 7H 7D"], id="six of a rank, and one group"),
        pytest.param(
            Game((3, 4, True), (3, 5, "low")),
            "AS 2S 3S 4S 5S 6S",
            21,
            ["AS 2S 3S", "4S 5S 6S"],
            id="a run longer than allowed in two",
        ),
    ],
)
def test_known_hands(game: Game, hand: str, value: int, melds: list[str]) -> None:
    found, laid = solver(game).best(parse(hand))
    assert (found, [show(meld) for meld in laid]) == (value, melds)


def test_a_run_of_a_whole_suit_with_the_ace_at_both_ends() -> None:
    game = Game(None, (3, 14, "both"))
    assert solver(game).best([*range(13), 0]) == (86, [[*range(13), 0]])


def test_two_whole_suits_with_one_more_of_each() -> None:
    # Runs side by side in one suit may be more than two before they join up again.
    assert solver(STANDARD).deadwood([*range(12), *range(12)]) == 0


def test_among_equals_the_most_cards_are_melded() -> None:
    value, melds = solver(STANDARD, NOTHING).best(parse("AS 2S 3S 3H 3D 3C"))
    assert value == 0
    assert sum(map(len, melds)) == 6


@pytest.mark.parametrize("name", sorted(NAMED))
def test_the_answer_depends_on_the_cards_alone(name: str) -> None:
    kernel = solver(NAMED[name])
    chance = random.Random(3)
    for hand in deals(dense(6, copies=2), 13, 50):
        answers = [kernel.best(chance.sample(hand, len(hand))) for _ in range(5)]
        answers += [kernel.best(form) for form in (hands.of(hand), bytes(hand), tuple(hand), iter(hand))]
        assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("name", sorted(NAMED))
def test_the_batch_agrees_with_single_hands(name: str) -> None:
    kernel = solver(NAMED[name])
    dealt = deals(dense(9, copies=2), 13, 200)
    flat = bytes(card for hand in dealt for card in hand)
    single = [kernel.deadwood(hand) for hand in dealt]
    assert list(kernel.deadwoods(flat, 13)) == single
    assert list(kernel.deadwoods(array("B", flat), hand_size=13)) == single
    with ThreadPoolExecutor(4) as threads:
        assert all(list(found) == single for found in threads.map(partial(kernel.deadwoods, flat), [13] * 8))


def test_the_empty_hand() -> None:
    kernel = solver(STANDARD)
    assert kernel.best([]) == kernel.best(0) == (0, [])
    assert kernel.deadwood(()) == 0
    assert list(kernel.deadwoods(b"", 10)) == []


def test_values_are_as_large_as_they_may_be() -> None:
    kernel = solver(STANDARD, (1_000_000,) * 52)
    assert kernel.best(range(25))[0] == 25_000_000
    assert kernel.best([*range(13), *range(12)])[0] == 25_000_000
    assert kernel.deadwood([0, 2, 4, 6, 8] * 5) == 25_000_000
