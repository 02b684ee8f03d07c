"""MCCFR with external sampling on the tree of a small game (Lanctot and others, 2009), in plain Python."""

from __future__ import annotations

from random import Random

from rummykit.playout.game_tree import CHANCE, OVER, SmallGame, Strategy, TreeBuilder


class ExternalSampling:
    """Regrets and average strategy: a traversal samples chance and the others, and tries every action of one seat."""

    def __init__(self, tree: TreeBuilder, game: SmallGame, seed: int = 0) -> None:
        self._game, self._chance = game, Random(seed)
        self._players, self._sets, self._chances = tree.players, tree.sets, tree.chances
        self._payoffs = tree.payoffs
        self._children: list[list[int]] = [[] for _ in tree.parents]
        for node, parent in enumerate(tree.parents):
            if parent >= 0:
                self._children[parent].append(node)
        self._regrets = [[0.0] * len(infoset.actions) for infoset in game.infosets]
        self._sums = [[0.0] * len(infoset.actions) for infoset in game.infosets]

    def run(self, iterations: int) -> None:
        """So many traversals for each seat."""
        for _ in range(iterations):
            for seat in range(len(self._payoffs)):
                self._value(0, seat)

    def average(self) -> Strategy:
        """The average strategy; uniform in a decision that was never reached."""
        return self._game.strategy([_shares(each) for each in self._sums])

    def _value(self, node: int, seat: int) -> float:
        player, children = self._players[node], self._children[node]
        if player == OVER:
            return self._payoffs[seat][node]
        if player == CHANCE:
            return self._value(self._chance.choices(children, [self._chances[each] for each in children])[0], seat)
        number = self._sets[node]
        shares = _shares([max(each, 0.0) for each in self._regrets[number]])
        if player != seat:
            sums = self._sums[number]
            for at, share in enumerate(shares):
                sums[at] += share
            return self._value(self._chance.choices(children, shares)[0], seat)
        values = [self._value(each, seat) for each in children]
        mean = sum(share * value for share, value in zip(shares, values, strict=True))
        regrets = self._regrets[number]
        for at, value in enumerate(values):
            regrets[at] += value - mean
        return mean


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [each / total for each in weights] if total > 0 else [1 / len(weights)] * len(weights)
