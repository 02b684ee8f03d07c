"""Random play of many deals side by side in the laboratory, on one core: the kernel beside the ordinary engine."""

from __future__ import annotations

from statistics import median
from time import process_time

import numpy as np

from bench.table import progress, show
from rummykit.lab.actions import SpaceName
from rummykit.lab.deal_vector import DealVector

GAMES: tuple[tuple[str, SpaceName], ...] = (
    ("gin_rummy", "flat"),
    ("knock_rummy", "flat"),
    ("standard_rummy", "flat"),
    ("queen_city_rum", "flat"),
    ("boathouse_rum", "flat"),
    ("nowrang", "flat"),
    ("tonk", "flat"),
    ("seven_bridge", "flat"),
    ("conquian", "flat"),
    ("phom", "flat"),
    ("rummy_500", "candidates"),
    ("thai_dummy", "candidates"),
    ("continental_rum", "candidates"),
    ("three_thirteen", "candidates"),
    ("okey", "candidates"),
    ("indian_rummy_points", "candidates"),
    ("indian_rummy_pool101", "candidates"),
    ("indian_rummy_pool201", "candidates"),
    ("indian_rummy_deals", "candidates"),
    ("indian_rummy_21", "candidates"),
    ("rummikub", "listed"),
    ("rummikub_classic", "listed"),
    ("rummikub", "candidates"),
    ("double_rum", "candidates"),
    ("caloochi", "candidates"),
    ("german_rummy", "candidates"),
    ("kalooki_40", "candidates"),
    ("scala_40", "candidates"),
    ("remi_51", "candidates"),
    ("contract_rummy", "candidates"),
    ("liverpool_rummy", "candidates"),
    ("shanghai_rummy", "candidates"),
    ("carioca", "candidates"),
)
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
        numbers = (allowed * (1 - chance.random(allowed.shape, np.float32))).argmax(1)
        begun = process_time()
        deals.step(numbers)
        spent += process_time() - begun
        decisions += deals.n
    return decisions / spent


def main() -> None:
    """Prints medians of interleaved repeats."""
    rows: list[list[object]] = []
    for name, actions in GAMES:
        vectors = [
            DealVector(name, SIZE if native else BY_ENGINE, actions=actions, native=native, observations=observations)
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
        rows.append([name, vectors[0].space.name, *rates, *[""] * (4 - len(rates))])
    heads = ["game, fewest seats", "numbers", "engine", "engine, masks alone", "kernel", "kernel, masks alone"]
    show("Random play by lab.vector, decisions a second, with observations and masks or masks alone", heads, rows)
