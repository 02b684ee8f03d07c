"""Trains the network for Gin Rummy: it imitates what sharp chooses in its deals.

python -m tools.learnt.gin --deals 240 --steps 3000 --seed 0
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from rummykit import games
from rummykit.bots import choose, gin
from rummykit.lab.learnt.gin import INPUTS, inputs, seen
from rummykit.lab.learnt.network import score
from rummykit.play.actions import GoOut
from rummykit.play.deal import Deal
from tools.learnt.lessons import lessons
from tools.learnt.training import PACKAGE, Array, Net, new_network, save, train

RULES = games.get("gin_rummy")
MOST, UNITS, BATCH = 12, 64, 128
"""Actions of a decision: eleven discards and the knock."""


def played(number: int, seed: int) -> Iterator[tuple[Array, int, int]]:
    """Rows of inputs, how many actions there are, and which one sharp chose, in a deal between two of sharp.

    One decision in eight is greedy's, so that there are positions that sharp does not bring about by itself.
    """
    deal, chance = Deal(RULES, 2, f"learnt {seed} {number}", undoable=False), Random(f"{seed} {number}")
    while deal.result is None:
        view = deal.view(deal.turn)
        action, forced = choose("sharp", RULES, view, chance), gin.forced(RULES, view)
        actions = list(deal.legal_actions())
        if forced is None and 1 < len(actions) <= MOST and not any(isinstance(each, GoOut) for each in actions):
            rows = np.zeros((MOST, INPUTS), np.float32)
            rows[: len(actions)] = inputs(RULES, seen(RULES, view), actions)
            yield rows, len(actions), actions.index(action)
            if chance.random() < 1 / 8:
                action = choose("greedy", RULES, view, chance)
        deal.play(action)


def learnt(rows: Array, counts: Array, chosen: Array, steps: int, seed: int) -> Net:
    """The network after so many steps; prints how often it chooses as sharp in the last tenth, which it never sees."""
    net, held = new_network(INPUTS, UNITS, seed), len(counts) // 10
    missing = np.arange(MOST) >= counts[:, None]

    def pull(at: Array, scores: Array) -> Array:
        """Of the cross-entropy over the actions of each decision."""
        likely = np.exp(np.where(missing[at], -np.inf, scores - scores.max(1, keepdims=True)))
        likely /= likely.sum(1, keepdims=True)
        likely[np.arange(len(at)), chosen[at]] -= 1
        return likely

    train(net, rows[:-held], pull, steps, BATCH, seed)
    best = np.where(missing[-held:], -np.inf, score(net, rows[-held:])).argmax(1)
    print(f"{len(counts)} lessons; it chooses as sharp in {(best == chosen[-held:]).mean():.1%} of the last {held}")
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=240)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=PACKAGE / "gin.npz")
    asked = parser.parse_args()
    rows, counts, chosen = lessons("gin", asked.deals, lambda number: played(number, asked.seed))
    save(learnt(rows, counts, chosen, asked.steps, asked.seed), asked.out)


if __name__ == "__main__":
    main()
