"""Small games are solved: an equilibrium of the whole game by CFR+, worked out when a deal of it is first met.

Whether a game is small enough is a matter of its pack and of the size of its tree, never of its name. A player at the
table sees a view, not its own memory: where several pasts look alike, it does what it would do in each of them,
weighted by how likely they are.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import TypeAlias

from rummykit._playout import CfrPlus
from rummykit.bots.budget import Budget
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.playout.game_tree import Seating, SmallGame, TreeBuilder
from rummykit.rules import Rules

MOST_CARDS = 12
"""The largest pack whose games may be small enough; of larger packs there are too many deals."""
MOST_NODES = 150_000
"""The largest tree that is built: a few seconds of work, once for each sheet and each way to sit."""
MOST_ITERATIONS = 1000
"""More would change nothing that could be noticed."""
SLIP = 1e-6
"""How often an action that is never chosen is reckoned to have been chosen, where a view is to be explained."""

Mixture: TypeAlias = Mapping[Action, float]
"""How often each action is to be played."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """An action of the equilibrium, drawn by chance; None where the game is not small or not solved in time.

    With a budget of playouts, a playout is an iteration over the whole tree. With milliseconds the work is spread over
    the decisions that come until the game is solved.
    """
    found = mixture(rules, view, budget)
    if found is None:
        return None
    return chance.choices(list(found), list(found.values()))[0]


def mixture(rules: Rules, view: View, budget: Budget) -> Mixture | None:
    """How often each action is to be played with this view; None as in `search`."""
    if len(view.order) != 2 or len(rules.pack_for(2)) > MOST_CARDS:
        return None
    solution = _solution(rules, Seating(view.starter, view.order), budget.playouts)
    return solution.mixture(view) if solution.work(budget) else None


@lru_cache(maxsize=4)
def _solution(rules: Rules, seating: Seating, playouts: int | None) -> _Solution:
    """What is known by now; kept apart by the number of playouts, so that chance alone decides what is played."""
    return _Solution(rules, seating)


class _Solution:
    """A game that is being solved: first its tree grows, then CFR+ runs on it, then its strategy can be asked for."""

    def __init__(self, rules: Rules, seating: Seating) -> None:
        self._builder: TreeBuilder | None = None
        self._game: SmallGame | None = None
        self._solver: CfrPlus | None = None
        self._strategy, self._likely = array("d"), array("d")
        with suppress(ValueError):
            self._builder = TreeBuilder(rules, seating, MOST_NODES)

    def work(self, budget: Budget) -> bool:
        """Go on within the budget; returns whether the game is solved."""
        if self._strategy:
            return True
        ends = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000
        iterations = min(budget.playouts or MOST_ITERATIONS, MOST_ITERATIONS)
        return self._has_grown(ends) and self._has_run(iterations, ends)

    def _has_grown(self, ends: float | None) -> bool:
        """Whether the tree is whole; a game too large for one is given up."""
        try:
            while self._builder is not None and not _over(ends):
                if not self._builder.grow():
                    self._game = self._builder.game()
                    self._solver, self._builder = CfrPlus(self._game.tree), None
        except ValueError:
            self._builder = None
        return self._game is not None

    def _has_run(self, iterations: int, ends: float | None) -> bool:
        """Whether there were so many iterations."""
        assert self._game is not None
        assert self._solver is not None
        while self._solver.iterations < iterations:
            if _over(ends):
                return False
            self._solver.run(1)
        self._strategy = array("d", self._solver.average())
        self._likely = array("d", self._game.tree.reach(self._strategy, SLIP))
        return True

    def mixture(self, view: View) -> Mixture | None:
        """What the strategy does with a view; pasts that look alike are weighted by how likely they are."""
        assert self._game is not None
        played: dict[Action, float] = {}
        for number in self._game.alike.get(view, ()):
            infoset, weight = self._game.infosets[number], self._likely[number]
            for action, probability in zip(infoset.actions, infoset.of(self._strategy), strict=True):
                played[action] = played.get(action, 0.0) + weight * probability
        total = sum(played.values())
        return {action: weight / total for action, weight in played.items() if weight > 0} or None


def _over(ends: float | None) -> bool:
    return ends is not None and perf_counter() >= ends
