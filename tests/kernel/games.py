"""Games and hands for the kernel's tests, and the one comparison they all make."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from rummykit._native import HandSolver
from tests.examples import scaled
from tests.kernel import brute
from tests.kernel.brute import Game

STANDARD = Game((3, 4, True), (3, 13, "low"))
ACE_HIGH = Game((3, 4, True), (3, 13, "high"))
ACE_BOTH = Game((3, 4, True), (3, 13, "both"))
CORNER = Game((3, 4, True), (3, 13, "corner"))
TWINS = Game((3, None, False), (3, 13, "both"))
NO_GROUPS = Game(None, (3, 13, "both"))
NO_RUNS = Game((3, 4, True), None)
NAMED = {
    "standard": STANDARD,
    "ace high": ACE_HIGH,
    "ace both": ACE_BOTH,
    "corner": CORNER,
    "twins in groups": TWINS,
    "no groups": NO_GROUPS,
    "no runs": NO_RUNS,
    "neither": Game(None, None),
}
# Lengths that cannot be put together from shorter ones, groups of two, runs of fourteen, and other oddities.
ODD = [
    Game(groups, (*lengths, ace))
    for groups in [(3, 4, True), (2, 3, True), (4, 5, False)]
    for lengths in [(2, 2), (2, 13), (3, 3), (3, 4), (4, 5), (5, 6), (4, 13), (13, 13)]
    for ace in ["low", "high", "both", "corner"]
]

POINTS = tuple(min(card % 13 + 1, 10) for card in range(52))
ACE_ELEVEN = tuple(11 if card % 13 == 0 else min(card % 13 + 1, 10) for card in range(52))
BY_FACE = tuple((card * 37 + 11) % 23 for card in range(52))  # differs by suit, and is nothing for some
NOTHING = (0,) * 52


def solver(game: Game, values: Sequence[int] = POINTS) -> HandSolver:
    """The kernel's solver of the game."""
    return HandSolver(groups=game.groups, runs=game.runs, values=values)


def dense(ranks: int, suits: int = 4, copies: int = 1) -> list[int]:
    """A pack of few ranks, from queen or king over the ace upwards, where melds are many."""
    return [suit * 13 + (rank + 11) % 13 for suit in range(suits) for rank in range(ranks)] * copies


def deals(pack: Sequence[int], size: int, count: int, seed: int = 1) -> list[list[int]]:
    """Hands dealt from the pack, always the same for a seed."""
    chance = random.Random(seed)
    return [chance.sample(pack, size) for _ in range(scaled(count))]


def agree(game: Game, values: Sequence[int], hands: Sequence[Sequence[int]]) -> None:
    """The kernel's melds are legal, disjoint, in the hand, and as good as any."""
    kernel = solver(game, values)
    for hand in hands:
        value, melds = kernel.best(hand)
        for meld in melds:
            assert brute.is_group(meld, game) or brute.is_ordered_run(meld, game), (hand, meld)
        melded = [card for meld in melds for card in meld]
        assert not Counter(melded) - Counter(hand), (hand, melds)
        assert value == sum(values[card] for card in melded), (hand, melds)
        assert (value, len(melded)) == brute.best(hand, game, values), (hand, melds)
        assert kernel.deadwood(hand) == sum(values[card] for card in hand) - value, (hand, melds)
