"""How far bots are from an equilibrium, on games small enough to be solved: NashConv of every level and of CFR+.

NashConv is what both seats together could gain by answering a player as well as possible. What a seat gains are its
points less the mean of both. `random`, `sharp` and CFR+ are exact; `greedy` and `steady` are players whose chance is
always that of seed 0.
"""

from __future__ import annotations

from time import process_time

from bench.table import show
from rummykit.bots import Level
from rummykit.lab.mini import MINI_GAMES, level_strategy, small_game

LEVELS: tuple[Level, ...] = ("random", "greedy", "steady", "sharp")
ITERATIONS = (10, 100, 1000)


def main() -> None:
    """Prints the size of each mini game, and the NashConv of every level and of CFR+ there."""
    sizes: list[list[object]] = []
    gains: list[list[object]] = []
    for name, rules in MINI_GAMES.items():
        begun = process_time()
        game = small_game(rules)
        built = process_time() - begun
        solved, took = [], process_time()
        for iterations in ITERATIONS:
            solved.append(game.nash_conv(game.solved(iterations)))
        tree, took = game.tree, process_time() - took
        sizes.append([name, tree.nodes, tree.infosets, len(game.alike), round(built, 2), round(took, 2)])
        levels = [game.nash_conv(level_strategy(game, level)) for level in LEVELS]
        gains.append([name, *(round(1000 * each, 3) for each in (*levels, *solved))])
    heads = ["game", "nodes", "information sets", "views", "tree, s", f"{sum(ITERATIONS):,} iterations, s"]
    show("Mini games", heads, sizes)
    show("NashConv, thousandths of a point", ["game", *LEVELS, *(f"CFR+ {each:,}" for each in ITERATIONS)], gains)
