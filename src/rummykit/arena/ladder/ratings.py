"""Ratings on the scale of Elo, by the model of Bradley and Terry, with intervals from the Bayesian bootstrap.

A difference of 400 points is odds of ten to one that the stronger has more points by a duplicate deal, one that is
played in every seating. Equal points are half a win each. Every two players who met are given one drawn deal more, so
that who never lost has a rating too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from operator import mul
from random import Random
from typing import TypeAlias

import msgspec

SCALE = 400 / log(10)
ANCHOR = 1000.0
"""The rating of the player to whom the others are compared."""
BLOCKS = 50
"""At most this many blocks of deals are weighed, each as a whole."""
DRAWS = 200
"""How often the blocks are weighed anew."""
STEPS = 60
"""The most steps of Newton's method; it takes about six."""

DealsBlock: TypeAlias = dict[tuple[int, int], tuple[float, float]]
"""By two players, the lower number first: the deals that the one and the other won, in some deals of a game."""


class LadderRating(msgspec.Struct, frozen=True):
    """A rating, and the bounds between which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


Columns: TypeAlias = Sequence[Sequence[float]]
"""Of two players, what the one won by block, and what the other."""


def blocks_of(outcomes: Mapping[tuple[int, int], Mapping[int, float]]) -> list[DealsBlock]:
    """Deals of one game in blocks: by two players, by the number of the deal, what the first of them won of it."""
    deals = max((max(each) for each in outcomes.values() if each), default=-1) + 1
    number = min(BLOCKS, deals)
    blocks: list[DealsBlock] = [{} for _ in range(number)]
    for pair, by_deal in outcomes.items():
        for deal, won in by_deal.items():
            block = blocks[deal * number // deals]
            before = block.get(pair, (0.0, 0.0))
            block[pair] = (before[0] + won, before[1] + 1 - won)
    return blocks


def rated(players: int, blocks: Sequence[DealsBlock], anchor: int, *, seed: int = 0) -> list[LadderRating]:
    """The ratings of the players, the anchor's being 1000, from blocks of any games."""
    columns = {
        pair: [tuple(block.get(pair, (0.0, 0.0))[side] for block in blocks) for side in range(2)]
        for pair in sorted({pair for block in blocks for pair in block})
    }
    likely = strengths(_weighed(players, columns, [1.0] * len(blocks), [1.0] * len(columns)))
    chance = Random(seed)
    draws = []
    for _ in range(DRAWS):
        weights = [chance.expovariate(1) for _ in blocks]
        drawn = [chance.expovariate(1) for _ in columns]
        draws.append(_relative(strengths(_weighed(players, columns, weights, drawn), likely), anchor))
    ratings = []
    for player, mean in enumerate(_relative(likely, anchor)):
        found = sorted(draw[player] for draw in draws)
        low, high = found[round(0.025 * (DRAWS - 1))], found[round(0.975 * (DRAWS - 1))]
        ratings.append(LadderRating(round(mean, 1), round(min(low, mean), 1), round(max(high, mean), 1)))
    return ratings


def strengths(wins: Sequence[Sequence[float]], start: Sequence[float] | None = None) -> list[float]:
    """The most likely strengths of a Bradley-Terry model on the scale of logits, by Newton's method.

    `wins[i][j]` is how often i beat j. The mean of the strengths is 0. `start`: where to begin.
    """
    players = range(len(wins))
    found = [0.0 for _ in players] if start is None else list(start)
    for _ in range(STEPS):
        slope = [0.0 for _ in players]
        bend = [[1e-9 * (i == j) for j in players] for i in players]
        for i in players:
            for j in players:
                games = wins[i][j] + wins[j][i]
                if i == j or not games:
                    continue
                share = 1 / (1 + exp(found[j] - found[i]))
                slope[i] += wins[i][j] - games * share
                bend[i][i] += games * share * (1 - share)
                bend[i][j] -= games * share * (1 - share)
        step = _solved(bend, slope)
        longest = max(map(abs, step))
        found = [each + more * min(1, 2 / max(longest, 1e-12)) for each, more in zip(found, step, strict=True)]
        middle = sum(found) / len(found)
        found = [each - middle for each in found]
        if longest < 1e-7:
            break
    return found


def _weighed(
    players: int, columns: Mapping[tuple[int, int], Columns], weights: Sequence[float], drawn: Sequence[float]
) -> list[list[float]]:
    wins = [[0.0] * players for _ in range(players)]
    for ((one, other), (won, lost)), weight in zip(columns.items(), drawn, strict=True):
        wins[one][other] += weight / 2 + sum(map(mul, weights, won))
        wins[other][one] += weight / 2 + sum(map(mul, weights, lost))
    return wins


def _relative(logits: Sequence[float], anchor: int) -> list[float]:
    return [ANCHOR + SCALE * (each - logits[anchor]) for each in logits]


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots; a ridge keeps the system regular."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [mine - factor * theirs for mine, theirs in zip(rows[row], rows[column], strict=True)]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
