"""Random play of many deals at once, on one core: decisions a second of the pool beside the ordinary engine."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from statistics import median
from time import process_time

from bench.play import at_random, rate
from bench.table import progress, show
from rummykit import games
from rummykit.playout import DealPool

NAMES = (
    *("gin_rummy", "knock_rummy", "standard_rummy", "seven_bridge", "conquian"),
    *("indian_rummy_points", "indian_rummy_21", "three_thirteen", "continental_rum", "okey"),
)
SIZE = 1024
STEPS = 400
REPEATS = 5
SECONDS = 0.5


def pool_rate(pool: DealPool, choose: Callable[[DealPool], array[int]], seen: array[int] | None) -> float:
    """Decisions a second of CPU time of the pool alone: what picks the choices is not counted."""
    spent = 0.0
    for _ in range(STEPS):
        choices = choose(pool)
        begun = process_time()
        pool.step(choices)
        if seen is not None:
            pool.observe(seen)
        spent += process_time() - begun
    return STEPS * pool.size / spent


def chooser(seed: int) -> Callable[[DealPool], array[int]]:
    """Any legal action of each deal, from random numbers that were drawn beforehand."""
    chance = random.Random(seed)
    drawn = [chance.getrandbits(24) for _ in range(SIZE)]

    def choose(pool: DealPool) -> array[int]:
        first = chance.randrange(SIZE)
        numbers = drawn[first:] + drawn[:first]
        return array("i", [number % count for number, count in zip(numbers, pool.counts, strict=True)])

    return choose


def main() -> None:
    """Prints medians of interleaved repeats."""
    rows: list[list[object]] = []
    for name in NAMES:
        rules = games.get(name)
        ordinary = at_random(rules, 2)
        quick, documented = (DealPool(rules, 2, SIZE, name, shuffle=each) for each in ("quick", "documented"))
        seen = array("Q", bytes(8 * SIZE * quick.words))
        measured: dict[str, list[float]] = {"engine": [], "documented": [], "quick": [], "observed": []}
        for seed in range(REPEATS):
            progress(f"Pools of {name}", seed, REPEATS)
            measured["engine"].append(rate(ordinary, seed, SECONDS)[0])
            measured["documented"].append(pool_rate(documented, chooser(seed), None))
            measured["quick"].append(pool_rate(quick, chooser(seed), None))
            if quick.words:
                measured["observed"].append(pool_rate(quick, chooser(seed), seen))
        progress("", 1, 1)
        rows.append([name, *(round(median(each)) if each else "" for each in measured.values())])
    heads = ["game, 2 seats", "Deal", "pool", "pool, quick shuffle", "and observed"]
    show(f"Random play, decisions a second, pools of {SIZE} deals", heads, rows)
