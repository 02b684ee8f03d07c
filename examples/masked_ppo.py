"""Masked PPO in self-play, in one file: JAX on the CPU, a game with flat numbers, every seat the same network.

    python examples/masked_ppo.py --game knock_rummy --rounds 60

needs `pip install rummykit[lab] jax`. It prints what the network wins of random play while it learns. A deal is an
episode with one reward at its end; the return of a decision is that reward, a little less for every decision between,
or else nobody would hurry to win.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from rummykit import lab

HIDDEN, DEALS, STEPS, EPOCHS, MINIBATCH = 128, 64, 64, 4, 512
CLIP, ENTROPY, RATE, POINTS, DISCOUNT = 0.2, 0.01, 1e-3, 25.0, 0.97
Params = dict[str, jax.Array]
Array = NDArray[Any] | jax.Array


class Decisions(NamedTuple):
    """Decisions with what came of them, one row each: arrays of numpy, and of JAX inside its functions."""

    seen: Array
    mask: Array
    chosen: Array
    likely: Array
    returns: Array


def new_network(seen: int, numbers: int, seed: int) -> Params:
    """Two hidden layers, a head for the numbers and one for the value of the position."""
    keys = jax.random.split(jax.random.key(seed), 4)
    sizes = {"a": (seen, HIDDEN), "b": (HIDDEN, HIDDEN), "policy": (HIDDEN, numbers), "value": (HIDDEN, 1)}
    scales = {"a": 1.0, "b": 1.0, "policy": 0.01, "value": 0.1}
    weights = {
        name: jax.random.normal(key, size) * scales[name] / np.sqrt(size[0])
        for key, (name, size) in zip(keys, sizes.items(), strict=True)
    }
    return weights | {f"{name} bias": jnp.zeros(size[1]) for name, size in sizes.items()}


def forward(net: Params, seen: Array, mask: Array) -> tuple[jax.Array, jax.Array]:
    """Logarithms of the likelihoods of all numbers, forbidden ones next to minus infinity, and the value."""
    hidden = jnp.tanh(seen @ net["a"] + net["a bias"])
    hidden = jnp.tanh(hidden @ net["b"] + net["b bias"])
    logits = jnp.where(mask > 0, hidden @ net["policy"] + net["policy bias"], -1e9)
    return jax.nn.log_softmax(logits), (hidden @ net["value"] + net["value bias"])[:, 0]


def loss(net: Params, lot: Decisions) -> jax.Array:
    """The clipped surrogate, the squared error of the value, and a bonus for not being sure."""
    logs, value = forward(net, lot.seen, lot.mask)
    advantage = lot.returns - jax.lax.stop_gradient(value)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = jnp.exp(jnp.take_along_axis(logs, lot.chosen[:, None], 1)[:, 0] - lot.likely)
    surrogate = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(jnp.exp(logs) * logs * lot.mask).sum(1).mean()
    found: jax.Array = -surrogate + 0.5 * ((lot.returns - value) ** 2).mean() - ENTROPY * entropy
    return found


@jax.jit
def improve(net: Params, moments: tuple[Params, Params], step: int, lot: Decisions) -> tuple[Params, Any]:
    """One step of Adam."""
    grads = jax.grad(loss)(net, lot)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], grads)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], grads)
    size = RATE * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    return jax.tree.map(lambda p, m, v: p - size * m / (jnp.sqrt(v) + 1e-8), net, first, second), (first, second)


policy = jax.jit(forward)


def pick(logs: NDArray[np.float32], chance: np.random.Generator) -> NDArray[np.int64]:
    """A number for each row by its likelihoods."""
    return np.asarray((logs + chance.gumbel(size=logs.shape)).argmax(1), np.int64)


def play(deals: Any, net: Params, waiting: list[list[Any]], chance: np.random.Generator) -> Decisions:
    """Some steps of all deals; the decisions of those deals that ended. `waiting` keeps those of the others."""
    done: list[Any] = []
    batch = deals.batch
    for _ in range(STEPS):
        logs = np.asarray(policy(net, batch.observation, batch.action_mask)[0])
        numbers = pick(logs, chance)
        for slot, number in enumerate(numbers.tolist()):
            row = (batch.observation[slot].copy(), batch.action_mask[slot].copy(), number, logs[slot, number])
            waiting[slot].append((row, batch.seat[slot]))
        batch = deals.step(numbers)
        for slot in np.flatnonzero(batch.ended).tolist():
            for left, (row, seat) in enumerate(reversed(waiting[slot])):
                done.append((*row, batch.rewards[slot, seat] / POINTS * DISCOUNT**left))
            waiting[slot].clear()
    return Decisions(*(np.array(part) for part in zip(*done, strict=True)))


def train(game: str, rounds: int, seed: int = 0, tell: int = 10) -> Params:
    """Learn for so many rounds, and say every `tell` rounds how it goes."""
    deals, chance = lab.vector(game, DEALS, seed=seed, reward="difference"), np.random.default_rng(seed)
    net = new_network(deals.size, deals.space.size, seed)
    moments = (jax.tree.map(jnp.zeros_like, net), jax.tree.map(jnp.zeros_like, net))
    waiting: list[list[Any]] = [[] for _ in range(DEALS)]
    step = 0
    for number in range(1, rounds + 1):
        lot = play(deals, net, waiting, chance)
        for _ in range(EPOCHS):
            order = chance.permutation(len(lot.chosen))
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                step += 1
                part = Decisions(*(each[order[first : first + MINIBATCH]] for each in lot))
                net, moments = improve(net, moments, step, part)
        if number % tell == 0:
            print(f"{deals.deals} deals: against random {beats_random(net, game, 200, seed)[0]:+.1f} points a deal")
    return net


def beats_random(net: Params, game: str, deals: int = 1000, seed: int = 1) -> tuple[float, float]:
    """Points a deal more than random play has, with the network in every other seat; half of the 95 % interval."""
    chance, found = np.random.default_rng(seed), list[float]()
    table = lab.vector(game, DEALS, seed=seed + 1000, reward="difference")
    # Slot i is begun by seat i modulo the players, and the network has every seat with every beginner.
    batch, seats = table.batch, np.arange(DEALS) // table.players % table.players
    while len(found) < deals:
        logs = np.asarray(policy(net, batch.observation, batch.action_mask)[0])
        anything = np.where(batch.action_mask > 0, 0, -np.inf)
        learnt = batch.seat == seats
        batch = table.step(pick(np.where(learnt[:, None], logs, anything), chance))
        found += [float(batch.rewards[slot, seats[slot]]) for slot in np.flatnonzero(batch.ended)]
    return float(np.mean(found)), float(1.96 * np.std(found) / np.sqrt(len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="knock_rummy")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    net = train(asked.game, asked.rounds, asked.seed)
    points, half = beats_random(net, asked.game)
    print(f"{asked.game}: {points:+.2f} ± {half:.2f} points a deal against random, 1000 deals")


if __name__ == "__main__":
    main()
