"""How far bots are from an equilibrium, on games small enough to be solved: NashConv of every level and of CFR+.

NashConv is the sum of what each seat could gain by the best response, alone, to a player that sits everywhere. What a
seat gets are its points less the mean of all. In a game of partners the gain of each seat is shown too, and what a side
gains where its seats respond in turn until neither improves alone: a lower bound on what both could gain together.
`random`, CFR+ and a `sharp` that has solved the game are exact; `greedy` and `steady` are players whose chance is
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
    partners: list[list[object]] = []
    for name, rules in MINI_GAMES.items():
        begun = process_time()
        game = small_game(rules)
        built = process_time() - begun
        took = process_time()
        strategies = {f"CFR+ {iterations:,}": game.solved(iterations) for iterations in ITERATIONS}
        tree, took = game.tree, process_time() - took
        sizes.append([name, tree.nodes, tree.infosets, len(game.alike), round(built, 2), round(took, 2)])
        strategies = {level: level_strategy(game, level) for level in LEVELS} | strategies
        gains.append([name, *(_thousandths(game.nash_conv(each)) for each in strategies.values())])
        if rules.sides is not None:
            for player, each in strategies.items():
                found = (*game.gains(each), *game.side_gains(each))
                partners.append([name, player, *map(_thousandths, found)])
    heads = ["game", "nodes", "information sets", "views", "tree, s", f"{sum(ITERATIONS):,} iterations, s"]
    show("Mini games", heads, sizes)
    show("NashConv, thousandths of a point", ["game", *LEVELS, *(f"CFR+ {each:,}" for each in ITERATIONS)], gains)
    heads = ["game", "player", *(f"seat {seat}" for seat in range(4)), "side of 0", "side of 1"]
    show("Gains of partners, thousandths of a point", heads, partners)


def _thousandths(points: float) -> float:
    return round(1000 * points, 3) + 0.0
