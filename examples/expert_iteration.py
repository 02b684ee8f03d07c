"""Expert iteration, with numpy alone: a search teaches a network, and the network plays in the search.

    python examples/expert_iteration.py --game knock_rummy --rounds 30 --checkpoint expert.run --tensorboard curves

needs `pip install rummykit[lab]`, and tensorboardX for `--tensorboard`. The expert tries every action on the same few
deals that look alike to its seat (`take_alike`), lets the network play them to the end, and takes what brought most.
The network learns to choose that at once. It prints what the network wins of random play while it learns; `--resume`
continues the run in the checkpoint.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from training_run import options, run

from rummykit import lab
from rummykit.lab.deal_vector import DealVector

HIDDEN, SAMPLES, DEALS, TRIALS, RATE, MINIBATCH, UPDATES = 64, 8, 32, 1024, 2e-3, 128, 60
Array = NDArray[Any]


class Network:
    """One hidden layer and a softmax over the numbers that the mask allows; trained by Adam on cross-entropy."""

    def __init__(self, seen: int, numbers: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            chance.standard_normal((seen, HIDDEN), np.float32) / np.float32(np.sqrt(seen)),
            np.zeros(HIDDEN, np.float32),
            chance.standard_normal((HIDDEN, numbers), np.float32) * np.float32(0.01),
            np.zeros(numbers, np.float32),
        ]
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.steps = 0

    def likely(self, seen: Array, mask: Array) -> Array:
        """How likely each number is, by row."""
        return self._forward(seen, mask)[1]

    def _forward(self, seen: Array, mask: Array) -> tuple[Array, Array]:
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        logits = np.where(mask > 0, hidden @ self.weights[2] + self.weights[3], -np.inf)
        parts = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, parts / parts.sum(1, keepdims=True)

    def learn(self, seen: Array, mask: Array, chosen: Array) -> float:
        """One step towards choosing what was `chosen`; returns how unlikely that was, in nats."""
        hidden, likely = self._forward(seen, mask)
        surprise = float(-np.log(likely[np.arange(len(chosen)), chosen] + 1e-12).mean())
        error = likely
        error[np.arange(len(chosen)), chosen] -= 1
        error /= len(chosen)
        back = (error @ self.weights[2].T) * (1 - hidden**2)
        self.steps += 1
        for at, grad in enumerate((seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0))):
            first, second = self.moments[at]
            first += 0.1 * (grad - first)
            second += 0.001 * (grad**2 - second)
            size = np.float32(RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
            self.weights[at] -= size * first / (np.sqrt(second) + np.float32(1e-8))
        return surprise


def pick(likely: Array, chance: np.random.Generator) -> Array:
    """A number for each row by its likelihoods."""
    edges = likely.cumsum(1)
    return np.asarray((edges > chance.random((len(likely), 1)) * edges[:, -1:]).argmax(1), np.int64)


def values(
    deals: DealVector,
    trials: DealVector,
    slots: Array,
    numbers: Array,
    seeds: Array,
    net: Network,
    chance: np.random.Generator,
) -> Array:
    """What each of these numbers brings whoever chooses it, in a deal that looks like that of its slot.

    The network plays the deals to their ends, a decision of each at a time; there are no more of them than `trials`.
    """
    count = len(slots)
    lot = np.resize(np.arange(count), trials.n)  # the rest of the slots repeats what is tried, and does not count
    trials.take_alike(deals, slots[lot], seeds[lot])
    seats = deals.batch.seat[slots[lot]]
    found, on = np.zeros(trials.n), np.arange(trials.n) < count
    batch = trials.step(numbers[lot])
    while True:
        over = on & batch.ended
        found[over] = batch.rewards[over, seats[over]]
        on &= ~over
        if not on.any():
            return found[:count]
        # Deals that were begun since do not count; a discard, the highest number, lets them go on.
        chosen = trials.space.size - 1 - batch.action_mask[:, ::-1].argmax(1)
        chosen[on] = pick(net.likely(batch.observation[on], batch.action_mask[on]), chance)
        batch = trials.step(chosen)


def searched(deals: DealVector, trials: DealVector, net: Network, chance: np.random.Generator) -> Array:
    """For each deal the number that brings most on average, over deals that look alike to the seat to act."""
    choices = np.argwhere(deals.batch.action_mask)
    tried = np.repeat(choices, SAMPLES, 0)
    seeds = np.tile(chance.integers(2**62, size=SAMPLES), len(choices))
    lots = [slice(first, first + trials.n) for first in range(0, len(tried), trials.n)]
    brought = [values(deals, trials, tried[lot, 0], tried[lot, 1], seeds[lot], net, chance) for lot in lots]
    means = np.full(deals.batch.action_mask.shape, -np.inf)
    means[tuple(choices.T)] = np.concatenate(brought).reshape(-1, SAMPLES).mean(1)
    return np.asarray(means.argmax(1))


class ExpertIteration:
    """A network that learns to choose what a search found best."""

    def __init__(self, game: str = "knock_rummy", seed: int = 0) -> None:
        self.game, self.done, self.seconds, self.chance = game, 0, 0.0, np.random.default_rng(seed)
        self.deals, self.trials = (
            lab.vector(game, n, actions="flat", seed=seed, reward="difference") for n in (DEALS, TRIALS)
        )
        self.net = Network(self.deals.size, self.deals.space.size, seed)
        self.lessons: list[tuple[Array, Array, int]] = []

    def round(self) -> dict[str, float]:
        """Search one decision of every deal, and learn from all that have been searched."""
        batch = self.deals.batch
        best = searched(self.deals, self.trials, self.net, self.chance)
        self.lessons += zip(batch.observation.copy(), batch.action_mask.copy(), best.tolist(), strict=True)
        # Half of the decisions are the network's own, so that it sees where it has most to learn.
        own = pick(self.net.likely(batch.observation, batch.action_mask), self.chance)
        self.deals.step(np.where(self.chance.random(self.deals.n) < 0.5, own, best))
        surprises = []
        for _ in range(UPDATES):
            lot = [self.lessons[at] for at in self.chance.integers(len(self.lessons), size=MINIBATCH)]
            surprises.append(self.net.learn(*(np.array(part) for part in zip(*lot, strict=True))))
        return {"loss": float(np.mean(surprises)), "lessons": len(self.lessons)}

    def against_random(self, deals: int = 1000, seed: int = 1) -> tuple[float, float]:
        """Points a deal more than random play has, with the network in every other seat; half of the 95 % interval."""
        chance, found, slots = np.random.default_rng(seed), list[float](), 64
        table = lab.vector(self.game, slots, actions="flat", seed=seed + 1000, reward="difference")
        # Slot i is begun by seat i modulo the players, and the network has every seat with every beginner.
        batch, seats = table.batch, np.arange(slots) // table.players % table.players
        while len(found) < deals:
            learnt = batch.seat == seats
            likely = self.net.likely(batch.observation, batch.action_mask)
            batch = table.step(pick(np.where(learnt[:, None], likely, batch.action_mask), chance))
            found += [float(batch.rewards[slot, seats[slot]]) for slot in np.flatnonzero(batch.ended)]
        return float(np.mean(found)), float(1.96 * np.std(found) / np.sqrt(len(found)))


if __name__ == "__main__":
    run(options(__doc__, rounds=30), ExpertIteration)
