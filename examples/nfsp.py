"""NFSP of OpenSpiel in self-play, as it is: fictitious play of a network that answers and one that averages.

    python examples/nfsp.py --game gin_rummy --deals 2000

needs `pip install 'rummykit[lab]' torch dm-tree`. It prints what the average policy wins of random play before and
after it learns. Both seats have an agent of their own; an agent is told what a seat sees, without its history.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rummykit import lab

try:
    import pyspiel
    import torch
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import nfsp
except ModuleNotFoundError as missing:
    raise SystemExit(f"NFSP needs {missing.name}: pip install 'rummykit[lab]' torch dm-tree") from None

import rummykit.lab.spiel  # registers the games

POINTS = 25.0
Array = NDArray[Any]


class SelfPlay:
    """Two agents of NFSP at one table; `deals` and `decisions` so far, and `seconds` of processor time for them."""

    def __init__(self, game: str = "gin_rummy", seed: int = 0) -> None:
        self.game, self.deals, self.decisions, self.seconds = game, 0, 0, 0.0
        # No events: a tensor of all that happened is longer than this can learn from.
        self.env = rl_environment.Environment(
            pyspiel.load_game(f"{rummykit.lab.spiel.SHORT_NAME}(game={game},events=0)"),
            chance_event_sampler=rl_environment.ChanceEventSampler(seed),
        )
        self.agents = [
            nfsp.NFSP(
                player,
                self.env.observation_spec()["info_state"][0],
                self.env.action_spec()["num_actions"],
                hidden_layers_sizes=[128],
                reservoir_buffer_capacity=20_000,
                anticipatory_param=0.1,
                replay_buffer_capacity=10_000,
                rl_learning_rate=1e-3,
                sl_learning_rate=1e-3,
                min_buffer_size_to_learn=128,
                learn_every=16,
                update_target_network_every=200,
                epsilon_start=0.2,
                epsilon_end=0.02,
                epsilon_decay_duration=20_000,
                optimizer_str="adam",
                loss_str="huber",
                seed=seed + player,
            )
            for player in range(2)
        ]

    def learn(self, deals: int) -> None:
        """Play so many deals, and learn meanwhile."""
        begun = process_time()
        for _ in range(deals):
            step = self.env.reset()
            while not step.last():
                chosen = self.agents[step.current_player()].step(step)
                step = self.env.step([int(chosen.action)])
                step = step._replace(rewards=[each / POINTS for each in step.rewards])
                self.decisions += 1
            for agent in self.agents:
                agent.step(step)
        self.deals += deals
        self.seconds += process_time() - begun

    def likely(self, seen: Array, mask: Array) -> Array:
        """How likely each number is by the average policy of the first agent, by row."""
        with torch.inference_mode():
            logits = self.agents[0]._avg_network(torch.tensor(seen, dtype=torch.float32)).numpy()
        parts = np.exp(np.where(mask > 0, logits, -np.inf) - np.where(mask > 0, logits, -np.inf).max(1, keepdims=True))
        return np.asarray(parts / parts.sum(1, keepdims=True))

    def against_random(self, deals: int = 1000, seed: int = 1) -> tuple[float, float]:
        """Points a deal more than random play has; half of the 95 % interval."""
        chance, found, slots = np.random.default_rng(seed), list[float](), 64
        table = lab.vector(self.game, slots, seed=seed + 1000, reward="difference")
        batch, seats = table.batch, np.arange(slots) // table.players % table.players
        while len(found) < deals:
            own = np.where((batch.seat == seats)[:, None], self.likely(batch.observation, batch.action_mask), 0)
            shares = np.where(own.any(1, keepdims=True), own, batch.action_mask).cumsum(1)
            batch = table.step((shares > chance.random((slots, 1)) * shares[:, -1:]).argmax(1))
            found += [float(batch.rewards[slot, seats[slot]]) for slot in np.flatnonzero(batch.ended)]
        return float(np.mean(found)), float(1.96 * np.std(found) / np.sqrt(len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="gin_rummy")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    play = SelfPlay(asked.game, asked.seed)
    print("before: {:+.1f} ± {:.1f} points a deal".format(*play.against_random()))
    play.learn(asked.deals)
    print(f"{play.deals:,} deals, {play.decisions:,} decisions, {play.seconds:.0f} s of processor time")
    print("after:  {:+.1f} ± {:.1f} points a deal".format(*play.against_random()))


if __name__ == "__main__":
    main()
