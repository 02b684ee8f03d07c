"""Masked PPO in self-play: JAX on the CPU, a game with flat numbers, every seat the same network.

    python examples/masked_ppo.py --game knock_rummy --rounds 60 --checkpoint ppo.run --tensorboard curves

needs `pip install rummykit[lab] jax`, and tensorboardX for `--tensorboard`. It prints what the network wins of random
play while it learns; `--resume` continues the run in the checkpoint. A deal is an episode with one reward at its end;
the return of a decision is that reward, a little less for every decision between, or else nobody would hurry to win.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from training_run import options, run

from rummykit import lab

try:
    import jax
    import jax.numpy as jnp
except ModuleNotFoundError as missing:
    raise SystemExit(f"Masked PPO needs {missing.name}: pip install 'rummykit[lab]' jax") from None

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
    """At least `STEPS` of all deals; the decisions of those deals that ended. `waiting` keeps those of the others."""
    done: list[Any] = []
    batch, steps = deals.batch, 0
    while steps < STEPS or len(done) < MINIBATCH:
        steps += 1
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


class MaskedPPO:
    """A network that learns from deals against itself."""

    def __init__(self, game: str = "knock_rummy", seed: int = 0) -> None:
        self.game, self.done, self.seconds = game, 0, 0.0
        self.deals, self.chance = lab.vector(game, DEALS, seed=seed, reward="difference"), np.random.default_rng(seed)
        self.net = new_network(self.deals.size, self.deals.space.size, seed)
        self.moments = (jax.tree.map(jnp.zeros_like, self.net), jax.tree.map(jnp.zeros_like, self.net))
        self.waiting: list[list[Any]] = [[] for _ in range(DEALS)]
        self.step = 0

    def round(self) -> dict[str, float]:
        """Play some steps of all deals, and learn from those deals that ended."""
        lot = play(self.deals, self.net, self.waiting, self.chance)
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(lot.chosen))
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                self.step += 1
                part = Decisions(*(each[order[first : first + MINIBATCH]] for each in lot))
                self.net, self.moments = improve(self.net, self.moments, self.step, part)
        return {"loss": float(loss(self.net, lot)), "deals": self.deals.deals}

    def against_random(self, deals: int = 1000, seed: int = 1) -> tuple[float, float]:
        """Points a deal more than random play has, with the network in every other seat; half of the 95 % interval."""
        chance, found = np.random.default_rng(seed), list[float]()
        table = lab.vector(self.game, DEALS, seed=seed + 1000, reward="difference")
        # Slot i is begun by seat i modulo the players, and the network has every seat with every beginner.
        batch, seats = table.batch, np.arange(DEALS) // table.players % table.players
        while len(found) < deals:
            logs = np.asarray(policy(self.net, batch.observation, batch.action_mask)[0])
            anything = np.where(batch.action_mask > 0, 0, -np.inf)
            learnt = batch.seat == seats
            batch = table.step(pick(np.where(learnt[:, None], logs, anything), chance))
            found += [float(batch.rewards[slot, seats[slot]]) for slot in np.flatnonzero(batch.ended)]
        return float(np.mean(found)), float(1.96 * np.std(found) / np.sqrt(len(found)))


if __name__ == "__main__":
    run(options(__doc__, rounds=60), MaskedPPO)
