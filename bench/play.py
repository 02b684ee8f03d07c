"""Every game played at random and by greedy bots, at its fewest seats, on one core."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time, thread_time

from bench.table import progress, show
from rummykit import Deal, Rules, games
from rummykit.bots import choose

REPEATS = 3
SECONDS = 0.4
"""CPU time of one repeat of random play."""
GREEDY_SECONDS = 1.5
DEALS = 100_000


def at_random(rules: Rules, players: int) -> Callable[[random.Random], int]:
    """One random deal, legal actions asked for at every decision; tells the decisions."""

    def play(chance: random.Random) -> int:
        deal, decisions = Deal(rules, players, chance.getrandbits(60)), 0
        while deal.result is None:
            deal.play(chance.choice(deal.legal_actions()))
            decisions += 1
        return decisions

    return play


def rate(play: Callable[[random.Random], int], seed: int, seconds: float) -> tuple[float, float]:
    """Decisions and deals a second of CPU time.

    To ask the clock costs as much as a few decisions, so it is asked after a batch of deals: twice as many each time.
    """
    chance, decisions, deals, batch = random.Random(seed), 0, 0, 1
    start = process_time()
    while (spent := process_time() - start) < seconds or not deals:
        decisions += sum(play(chance) for _ in range(batch))
        deals += batch
        batch = min(2 * batch, 64)
    return decisions / spent, deals / spent


def greedy(rules: Rules, players: int) -> list[float]:
    """Milliseconds of every decision of greedy bots, from their view to their action, ascending."""
    took: list[float] = []
    start = process_time()
    for number in range(DEALS):
        deal = Deal(rules, players, number)
        while deal.result is None:
            view, chance = deal.view(deal.turn), random.Random(number)
            began = thread_time()
            action = choose("greedy", rules, view, chance)
            took.append((thread_time() - began) * 1000)
            deal.play(action)
        if process_time() - start > GREEDY_SECONDS:
            break
    return sorted(took)


def main() -> None:
    """Prints a row a game: medians of the repeats of random play, and quantiles of the bots' decisions."""
    rows = []
    for number, (name, rules) in enumerate(games.SHEETS.items()):
        progress(f"Playing {name}", number, len(games.SHEETS))
        players = rules.players[0]
        play = at_random(rules, players)
        play(random.Random(0))
        rates = [rate(play, seed, SECONDS) for seed in range(REPEATS)]
        took = greedy(rules, players)
        rows.append(
            (
                f"{name}, {players} seats",
                median(decisions for decisions, _ in rates),
                median(deals for _, deals in rates),
                *(f"{took[int(share * (len(took) - 1))]:.3f}" for share in (0.5, 0.99, 1)),
            )
        )
    progress("", 1, 1)
    show(
        "Every game: random play, and the decisions of greedy bots in milliseconds",
        ["game", "decisions/s", "deals/s", "greedy: median", "p99", "most"],
        rows,
    )
