"""How far a hand is from lying whole, against trying every set of tiles that could be left out for wild ones."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rummykit import hands
from rummykit._native import FinishSolver
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.melds.meld_solver import whole
from rummykit.melds.shapes import Groups, Runs, Wilds

GROUPS, WILDS = Groups(), Wilds()


def tried(cards: list[Face], size: int, runs: Runs, most: int) -> int | None:
    """The fewest wild cards with which so many cards lie whole; None where `most` are too few."""
    for wild in range(most + 1):
        for kept in combinations(range(len(cards)), size - wild):
            hand = hands.of([*(cards[at] for at in kept), *[PRINTED_JOKER] * wild])
            if whole(hand, GROUPS, runs, WILDS) is not None:
                return wild
    return None


@pytest.mark.parametrize("ace", ["low", "both"])
def test_no_fewer_wild_cards_do(ace: str) -> None:
    runs = Runs(ace=ace)  # type: ignore[arg-type]
    solver = FinishSolver(groups=(3, 4, True), runs=(3, 13, ace))
    pack = [*range(52), *range(52), PRINTED_JOKER, PRINTED_JOKER]
    chance = Random(7)
    for size in (6, 7, 8):
        for _ in range(25):
            cards = chance.sample(pack, size + chance.randint(0, 1))
            assert (
                solver.away(hands.of(cards), size) == (tried(cards, size, runs, 2) or 0)
                or tried(cards, size, runs, 2) is None
            )


def test_exactly_so_many_cards_lie_in_melds() -> None:
    solver = FinishSolver(groups=(3, 4, True), runs=(3, 13, "low"))
    five_triples = [rank + 13 * suit for rank in (0, 3, 6, 9, 12) for suit in range(3)]
    assert solver.away(hands.of(five_triples), 15) == 0
    assert solver.away(hands.of(five_triples), 14) == 2, "fourteen are no five triples"


@pytest.mark.parametrize("size", [0, 64, 1, 2])
def test_a_hand_that_no_melds_fill_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=r"hand has|so many cards"):
        FinishSolver(groups=(3, 4, True), runs=(3, 13, "low")).away([], size)
    with pytest.raises(ValueError, match="different suits"):
        FinishSolver(groups=(3, 4, False), runs=None)
