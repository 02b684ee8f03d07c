"""The typed face of the kernel."""

from __future__ import annotations

import pytest

from rummykit import hands
from rummykit.cards import parse
from rummykit.melds.arrange import Arrangement, best_arrangement, deadwood, hand_solver
from rummykit.melds.shapes import Groups, Runs
from tests.kernel.games import POINTS

GROUPS = Groups()
RUNS = Runs()


def test_an_arrangement_says_what_lies_where() -> None:
    hand = parse("KS 2S AS 3S 7H 7D 7C 9C KS")
    found = best_arrangement(hand, groups=GROUPS, runs=RUNS, values=POINTS)
    assert found == Arrangement(
        melds=(parse("7H 7D 7C"), parse("AS 2S 3S")), left=parse("KS KS 9C"), value=27, deadwood=29
    )
    assert best_arrangement(hands.of(hand), groups=GROUPS, runs=RUNS, values=POINTS) == found
    assert deadwood(iter(hand), groups=GROUPS, runs=RUNS, values=POINTS) == 29


def test_groups_alone_and_runs_alone() -> None:
    hand = parse("AS 2S 3S 3H 3D")
    assert best_arrangement(hand, groups=None, runs=RUNS, values=POINTS).melds == (parse("AS 2S 3S"),)
    assert best_arrangement(hand, groups=GROUPS, runs=None, values=POINTS).melds == (parse("3S 3H 3D"),)
    assert best_arrangement(hand, groups=None, runs=None, values=POINTS).left == parse("AS 2S 3S 3H 3D")


def test_a_solver_is_built_once_for_the_same_rules() -> None:
    assert hand_solver(Groups(), Runs(), POINTS) is hand_solver(Groups(), Runs(), POINTS)
    assert hand_solver(Groups(), Runs(ace="both"), POINTS) is not hand_solver(Groups(), Runs(), POINTS)


@pytest.mark.parametrize("hand", [[52], [64], [-1], -1, 1 << 52])
def test_jokers_and_tiles_are_refused(hand: list[int] | int) -> None:
    with pytest.raises(ValueError, match="jokers"):
        best_arrangement(hand, groups=GROUPS, runs=RUNS, values=POINTS)
    with pytest.raises(ValueError, match="jokers"):
        deadwood(hand, groups=GROUPS, runs=RUNS, values=POINTS)
