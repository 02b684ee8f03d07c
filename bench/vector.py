"""Random play of many deals side by side in the laboratory, on one core: the kernel beside the ordinary engine."""

from __future__ import annotations

from statistics import median
from time import process_time

import numpy as np

from bench.play import at_random, rate
from bench.table import progress, show
from rummykit import games
from rummykit.lab.deal_vector import DealVector
from rummykit.lab.tile_observer import TileObserver
from rummykit.playout import DealPool

NAMES = ("gin_rummy", "knock_rummy", "standard_rummy", "rummikub")
TILES = ("rummikub", "rummikub_classic")
SIZE = 256
BY_ENGINE = 8
"""Deals side by side where the engine plays them."""
REPEATS = 5
SECONDS = 0.5


def step_rate(deals: DealVector, seed: int) -> float:
    """Decisions a second of CPU time of the steps alone: what picks the numbers is not counted."""
    chance = np.random.default_rng(seed)
    spent, decisions = 0.0, 0
    while spent < SECONDS:
        allowed = deals.batch.action_mask
        numbers = (allowed * chance.random(allowed.shape, np.float32)).argmax(1)
        begun = process_time()
        deals.step(numbers)
        spent += process_time() - begun
        decisions += deals.n
    return decisions / spent


def tile_rate(pool: DealPool, observer: TileObserver | None, seed: int) -> float:
    """The same for a pool of deals of tiles, with observations if there is an observer."""
    chance = np.random.default_rng(seed)
    counts = np.frombuffer(pool.counts, np.int32)
    spent, decisions = 0.0, 0
    while spent < SECONDS:
        choices = (chance.random(pool.size) * counts).astype(np.int32)
        begun = process_time()
        pool.step(choices.data)
        if observer is not None:
            observer.observe()
        spent += process_time() - begun
        decisions += pool.size
    return decisions / spent


def tiles() -> None:
    """Prints how fast pools play tiles."""
    rows: list[list[object]] = []
    for name in TILES:
        rules = games.get(name)
        pool = DealPool(rules, 2, SIZE, name)
        observer, ordinary = TileObserver(pool), at_random(rules, 2)
        measured: list[list[float]] = [[], [], []]
        for seed in range(REPEATS):
            progress(f"Pools of {name}", seed, REPEATS)
            measured[0].append(rate(ordinary, seed, SECONDS)[0])
            measured[1].append(tile_rate(pool, None, seed))
            measured[2].append(tile_rate(pool, observer, seed))
        progress("", 1, 1)
        rows.append([name, *[round(median(found)) for found in measured]])
    show("Random play of tiles, decisions a second", ["game, 2 seats", "Deal", "pool", "and observed"], rows)


def main() -> None:
    """Prints medians of interleaved repeats."""
    tiles()
    rows: list[list[object]] = []
    for name in NAMES:
        vectors = [
            DealVector(name, SIZE if native else BY_ENGINE, native=native, observations=observations)
            for native in (False, True)
            for observations in (True, False)
        ]
        vectors = vectors[:2] if not vectors[-1].native else vectors
        measured: list[list[float]] = [[] for _ in vectors]
        for seed in range(REPEATS):
            progress(f"Deals side by side of {name}", seed, REPEATS)
            for found, deals in zip(measured, vectors, strict=True):
                found.append(step_rate(deals, seed))
        progress("", 1, 1)
        rates: list[object] = [round(median(found)) for found in measured]
        rows.append([name, *rates, *[""] * (4 - len(rates))])
    heads = ["game, 2 seats", "engine", "engine, masks alone", "kernel", "kernel, masks alone"]
    show("Random play by lab.vector, decisions a second, with observations and masks or masks alone", heads, rows)
