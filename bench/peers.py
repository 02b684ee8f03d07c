"""Random play beside OpenSpiel's gin rummy, in one run on one core; needs `make peers` once."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median

from bench.play import at_random, rate
from bench.table import progress, show
from rummykit import games

REPEATS = 5
SECONDS = 1.5


def open_spiel() -> Callable[[random.Random], int] | None:
    """One random deal of OpenSpiel's gin rummy, chance outcomes not counted; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")

    def play(chance: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(chance.choice(outcomes)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def main() -> None:
    """Prints medians of interleaved repeats, and ours as a multiple of theirs."""
    peer = open_spiel()
    if peer is None:
        print("Peers: OpenSpiel is not installed; `make peers` installs it beside everything else.")
        return
    sides = {
        "OpenSpiel gin_rummy": peer,
        "gin_rummy, 2 seats": at_random(games.get("gin_rummy"), 2),
        "knock_rummy, 2 seats": at_random(games.get("knock_rummy"), 2),
        "standard_rummy, 2 seats": at_random(games.get("standard_rummy"), 2),
    }
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in sides}
    for seed in range(REPEATS):
        progress("Random play beside OpenSpiel", seed, REPEATS)
        for name, play in sides.items():
            measured[name].append(rate(play, seed, SECONDS))
    progress("", 1, 1)
    base = median(decisions for decisions, _ in measured["OpenSpiel gin_rummy"])
    rows = []
    for name, rates in measured.items():
        decisions, deals = median(each for each, _ in rates), median(each for _, each in rates)
        rows.append([name, decisions, deals, f"{decisions / base:.1f}"])
    show("Random play beside OpenSpiel", ["game", "decisions/s", "deals/s", "times"], rows)
