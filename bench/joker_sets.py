"""How long tables take whose joker sets may only be added to: those from games, and the slowest that are known."""

from __future__ import annotations

import json
from pathlib import Path
from time import thread_time

from bench.table import show
from rummykit import games, solve
from rummykit.cards import Face, parse
from rummykit.rules import Rules

FROM_GAMES = Path(__file__).parents[1] / "tests" / "solver" / "frozen_slow.jsonl"
"""Joker sets side by side, as players laid them."""
WORST = Path(__file__).with_suffix(".jsonl")
"""The slowest that hill climbing over tables and racks of up to 40 tiles has found."""
TRIES = 3


def milliseconds(rules: Rules, table: list[tuple[Face, ...]], rack: tuple[Face, ...]) -> float:
    """CPU time of one answer, the quickest of some."""
    times = []
    for _ in range(TRIES):
        start = thread_time()
        solve.table(rules, table, rack)
        times.append(thread_time() - start)
    return min(times) * 1000


def main() -> None:
    """Prints the tables."""
    given = [json.loads(line) for line in FROM_GAMES.read_text().splitlines()]
    rows = []
    for game in ("rummikub", "rummikub_classic"):
        rules = games.get(game)
        times = sorted(milliseconds(rules, [parse(cards) for cards in e["table"]], parse(e["rack"])) for e in given)
        rows.append((game, *(f"{times[place]:.2f}" for place in (len(times) // 2, int(len(times) * 0.9), -1))))
    show(f"{len(given)} tables from games, joker sets side by side: CPU ms", ["game", "median", "p90", "max"], rows)
    worst = []
    for each in map(json.loads, WORST.read_text().splitlines()):
        rules = games.get(each["game"], **each["options"])
        table, rack = [parse(cards) for cards in each["table"]], parse(each["rack"])
        name = " ".join([each["game"], *each["options"]])
        worst.append((name, sum(map(len, table)), len(rack), f"{milliseconds(rules, table, rack):.0f}"))
    show("The slowest known: CPU ms", ["game", "on the table", "on the rack", "ms"], worst)


if __name__ == "__main__":
    main()
