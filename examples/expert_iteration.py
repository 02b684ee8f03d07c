"""Expert iteration in one file, with numpy alone: a search teaches a network, and the network plays in the search.

    python examples/expert_iteration.py --game knock_rummy --rounds 30

needs `pip install rummykit[lab]`. The expert tries every action on the same few deals that look alike to its seat
(`dealt_anew`), lets the network play them to the end, and takes what brought most. The network learns to choose that at
once. It prints what the network wins of random play while it learns.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rummykit import lab
from rummykit.lab.hidden import dealt_anew

HIDDEN, SAMPLES, POSITIONS, RATE, MINIBATCH, UPDATES = 64, 6, 24, 2e-3, 128, 60
Array = NDArray[Any]


class Network:
    """One hidden layer and a softmax over the numbers that the mask allows; trained by Adam on cross-entropy."""

    def __init__(self, seen: int, numbers: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            chance.normal(size=(seen, HIDDEN)) / np.sqrt(seen),
            np.zeros(HIDDEN),
            chance.normal(size=(HIDDEN, numbers)) * 0.01,
            np.zeros(numbers),
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

    def learn(self, seen: Array, mask: Array, chosen: Array) -> None:
        """One step towards choosing what was `chosen`."""
        hidden, likely = self._forward(seen, mask)
        error = likely
        error[np.arange(len(chosen)), chosen] -= 1
        error /= len(chosen)
        back = (error @ self.weights[2].T) * (1 - hidden**2)
        self.steps += 1
        for at, grad in enumerate((seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0))):
            first, second = self.moments[at]
            first += 0.1 * (grad - first)
            second += 0.001 * (grad**2 - second)
            size = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[at] -= size * first / (np.sqrt(second) + 1e-8)


def pick(likely: Array, chance: np.random.Generator) -> Array:
    """A number for each row by its likelihoods."""
    edges = likely.cumsum(1)
    return np.asarray((edges > chance.random((len(likely), 1)) * edges[:, -1:]).argmax(1), np.int64)


def play_out(episodes: list[lab.Episode], net: Network, chance: np.random.Generator) -> None:
    """The network plays all of these to their ends, a decision of each at a time."""
    on = [episode for episode in episodes if not episode.over]
    while on:
        seen = np.stack([episode.observation(episode.turn) for episode in on])
        mask = np.stack([episode.mask(episode.turn) for episode in on])
        for episode, number in zip(on, pick(net.likely(seen, mask), chance), strict=True):
            episode.play(int(number))
        on = [episode for episode in on if not episode.over]


def searched(position: lab.Episode, net: Network, chance: np.random.Generator) -> int:
    """The number that brings most on average, over deals that look alike to the seat to act."""
    seat, numbers = position.turn, list(position.choices.moves)
    if len(numbers) == 1:
        return numbers[0]
    shuffle = Random(int(chance.integers(2**62))).shuffle
    alike = [dealt_anew(position.deal, seat, shuffle) for _ in range(SAMPLES)]
    tried: list[lab.Episode] = []
    for number in numbers:
        for deal in alike:
            episode = position.clone()
            episode.set_deal(deal.clone())
            episode.play(number)
            tried.append(episode)
    play_out(tried, net, chance)
    values = np.array([episode.rewards()[seat] for episode in tried]).reshape(len(numbers), SAMPLES).mean(1)
    return numbers[int(values.argmax())]


def train(game: str, rounds: int, seed: int = 0, tell: int = 5) -> Network:
    """Learn for so many rounds, and say every `tell` rounds how it goes."""
    chance = np.random.default_rng(seed)
    episode = lab.Episode(game, actions="flat", reward="difference")
    net = Network(episode.size, episode.space.size, seed)
    lessons: list[tuple[Array, Array, int]] = []
    number = 0
    episode.reset(seed)
    for round_number in range(1, rounds + 1):
        for _ in range(POSITIONS):
            if episode.over:
                number += 1
                episode.reset(seed, number)
            seen, mask = episode.observation(episode.turn), episode.mask(episode.turn)
            best = searched(episode, net, chance)
            lessons.append((seen, mask, best))
            # Half of the positions come from the network's own play, where it has most to learn.
            own = int(pick(net.likely(seen[None], mask[None]), chance)[0])
            episode.play(own if chance.random() < 0.5 else best)
        for _ in range(UPDATES):
            lot = [lessons[at] for at in chance.integers(len(lessons), size=MINIBATCH)]
            net.learn(*(np.array(part) for part in zip(*lot, strict=True)))
        if round_number % tell == 0:
            print(f"{len(lessons)} lessons: against random {beats_random(net, game, 200, seed)[0]:+.1f} points a deal")
    return net


def beats_random(net: Network, game: str, deals: int = 1000, seed: int = 1) -> tuple[float, float]:
    """Points a deal more than random play has, with the network in every other seat; half of the 95 % interval."""
    chance, found, slots = np.random.default_rng(seed), list[float](), 64
    table = lab.vector(game, slots, actions="flat", seed=seed + 1000, reward="difference")
    batch = table.batch
    while len(found) < deals:
        learnt = batch.seat == np.arange(slots) % table.players
        likely = np.where(learnt[:, None], net.likely(batch.observation, batch.action_mask), batch.action_mask)
        batch = table.step(pick(likely, chance))
        found += [float(batch.rewards[slot, slot % table.players]) for slot in np.flatnonzero(batch.ended)]
    return float(np.mean(found)), float(1.96 * np.std(found) / np.sqrt(len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="knock_rummy")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    net = train(asked.game, asked.rounds, asked.seed)
    points, half = beats_random(net, asked.game)
    print(f"{asked.game}: {points:+.2f} ± {half:.2f} points a deal against random, 1000 deals")


if __name__ == "__main__":
    main()
