"""Trains the network for Rummikub by how its deals end: it learns what waiting and greedy's turn bring.

python -m tools.learnt.rummikub --rounds 6 --deals 1000 --seed 0
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain
from multiprocessing import Pool
from pathlib import Path
from random import Random

import numpy as np

from rummykit import games
from rummykit.bots import Level, choose
from rummykit.bots.tiles import greedy
from rummykit.lab.learnt.network import score
from rummykit.lab.learnt.rummikub import INPUTS, inputs, rack_after
from rummykit.match.score import score as match_points
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.deal import Deal
from tools.learnt.training import PACKAGE, Array, Net, new_network, save, train

RULES = games.get("rummikub")
UNITS, BATCH, STEPS = 48, 512, 4000
PLAYERS = (2, 2, 3, 4)
OPPONENTS: tuple[Level | None, ...] = ("greedy", "steady", None, None)
"""None is the network itself."""
AT_RANDOM = 0.15
"""How often a choice is made by lot."""
POINTS, MOST = 40, 3
"""A deal counts its points by this, and at most so much."""
KEPT = 4
"""Rounds whose deals are learnt from."""


def played(net: Net | None, number: str) -> Iterator[tuple[Array, int, float]]:
    """What was chosen between in a deal, what was chosen, and how much better than the others its seat came out."""
    chance = Random(number)
    players = chance.choice(PLAYERS)
    deal, own = Deal(RULES, players, number, undoable=False), chance.randrange(players)
    bots = [None if seat == own else chance.choice(OPPONENTS) for seat in range(players)]
    chosen: list[tuple[int, Array, int]] = []
    while deal.result is None:
        seat, view = deal.turn, deal.view(deal.turn)
        bot = bots[seat]
        if bot is not None:
            deal.play(choose(bot, RULES, view, chance))
            continue
        turn = greedy(RULES, view)
        if isinstance(turn, Rearrange) and (left := rack_after(view, turn)):
            rows = inputs(RULES, view, left)
            if net is None or chance.random() < AT_RANDOM:
                choice = int(chance.random() < 0.5)
            else:
                choice = int(score(net, rows).argmax())
            chosen.append((seat, rows, choice))
            turn = turn if choice else Pass()
        deal.play(turn)
    points = match_points(RULES, deal.result).points
    for seat, rows, choice in chosen:
        others = (sum(points) - points[seat]) / (players - 1)
        yield rows, choice, float(np.clip((points[seat] - others) / POINTS, -MOST, MOST))


def deals_of_round(net: Net | None, number: str, deals: int, processes: int) -> tuple[Array, Array, Array]:
    """The choices of so many deals, with what they brought; the same however many processes play them."""
    work = [(net, f"{number} {deal}") for deal in range(deals)]
    with Pool(processes) as pool:
        found = chain.from_iterable(pool.imap(_played, work, chunksize=20))
        rows, chosen, brought = zip(*found, strict=True)
    return np.array(rows), np.array(chosen), np.array(brought)


def _played(work: tuple[Net | None, str]) -> list[tuple[Array, int, float]]:
    return list(played(*work))


def learnt(rows: Array, chosen: Array, brought: Array, seed: int) -> Net:
    """A network that says what a choice brings, by least squares."""
    taken = rows[np.arange(len(rows)), chosen]
    net = new_network(INPUTS, UNITS, seed)
    train(net, taken, lambda at, scores: scores - brought[at], STEPS, BATCH, seed)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=PACKAGE / "rummikub.npz")
    asked = parser.parse_args()
    net, rounds = None, list[tuple[Array, Array, Array]]()
    for number in range(asked.rounds):
        rounds.append(deals_of_round(net, f"learnt {asked.seed} {number}", asked.deals, asked.jobs))
        chosen = rounds[-1][1]
        print(f"round {number}: {len(chosen):,} choices, it lays in {chosen.mean():.1%}", flush=True)
        rows, chosen, brought = (np.concatenate(parts) for parts in zip(*rounds[-KEPT:], strict=True))
        net = learnt(rows, chosen, brought, asked.seed)
    assert net is not None
    save(net, asked.out)


if __name__ == "__main__":
    main()
