"""Gin Rummy by JAX beside the kernel: both play the same deals, then random play is timed on one core of the processor.

It needs `pip install jax`. The compiled step is also counted, in operations and bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bench import gin_arrays
from bench.gin_arrays import GinDeal
from bench.table import progress, show
from bench.vector import step_rate
from rummykit.lab.deal_vector import DealVector
from rummykit.shuffle import shuffled

SIZES = (64, 1024, 16_384)
DECISIONS = 32_768
REPEATS = 5

Carried: TypeAlias = tuple[GinDeal, jax.Array, jax.Array, jax.Array]


def many(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function for many deals, which are the last axis."""
    return jax.vmap(function, in_axes=-1, out_axes=-1)


def dealt(seed: int, numbers: Sequence[int]) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """The places of the cards in the deals of these numbers, and who begins, as in a `DealVector`."""
    pack = gin_arrays.RULES.pack_for(2).faces()
    places = np.zeros((52, len(numbers)), np.uint8)
    for slot, number in enumerate(numbers):
        places[shuffled(pack, seed, f"deal {number}"), slot] = np.arange(52)
    return places, np.array(numbers, np.int32) % 2


def thrifty(deal: GinDeal, mask: jax.Array, number: jax.Array) -> jax.Array:
    """Knocks if it may, mostly discards what leaves the least, else any number."""
    single, left = gin_arrays.without_each(gin_arrays.of_seat(deal.hands, deal.turn))
    card = gin_arrays.cards_of(single)
    discards = mask[gin_arrays.DISCARD : gin_arrays.LAY_OFF]
    loss = jnp.where(card != 0, left[:, None], 1 << 20).min(0)
    cheapest = gin_arrays.DISCARD + jnp.where(discards != 0, loss, 1 << 21).argmin().astype(jnp.int32)
    chosen = jnp.where(discards.any() & (number % 8 != 0), cheapest, gin_arrays.at_random(mask, number))
    return jnp.where((mask[gin_arrays.KNOCK] != 0) & (number % 4 != 0), gin_arrays.KNOCK, chosen)


@jax.jit
@many
def seen_and_chosen(deal: GinDeal, number: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """What a deal shows, its mask, and a number for it."""
    mask = gin_arrays.legal_mask(deal)
    return gin_arrays.observation(deal), mask, thrifty(deal, mask, number)


@jax.jit
@many
def stepped(
    deal: GinDeal, number: jax.Array, place: jax.Array, starter: jax.Array
) -> tuple[GinDeal, jax.Array, jax.Array]:
    """The deal after an action, or the given next one."""
    after, ended, scored = gin_arrays.step(deal, number)
    return gin_arrays.one_or_other(ended, gin_arrays.deal(place, starter), after), ended, scored


def played_alike(deals: DealVector, steps: int, seed: int) -> dict[str, int]:
    """What was played so many steps by both programs, counted; raises `AssertionError` where they differ."""
    n = deals.n
    numbers = np.arange(n)
    deals.reset(seed)
    states = jax.jit(many(gin_arrays.deal))(*dealt(seed, numbers.tolist()))
    places, starters = dealt(seed, (numbers + n).tolist())
    chance = np.random.default_rng(seed)
    found = {"positions": 0, "deals": 0, "with points": 0, "lay-offs": 0}
    for _ in range(steps):
        batch = deals.batch
        seen, mask, chosen = seen_and_chosen(states, chance.integers(1 << 32, size=n, dtype=np.uint32))
        assert np.array_equal(np.asarray(mask).T, batch.action_mask)
        assert np.array_equal(states.turn, batch.seat)
        assert np.allclose(np.asarray(seen).T, batch.observation, rtol=0, atol=1e-6)
        states, ended, scored = stepped(states, chosen, places, starters)
        deals.step(np.asarray(chosen))
        assert np.array_equal(ended, batch.ended)
        assert np.array_equal(np.asarray(scored).T, batch.rewards)
        found["positions"] += n
        found["deals"] += int(batch.ended.sum())
        found["with points"] += int(batch.rewards.any(1).sum())
        found["lay-offs"] += int((np.asarray(chosen) >= gin_arrays.LAY_OFF).sum())
        over = np.flatnonzero(batch.ended)
        numbers[over] += n
        places[:, over], starters[over] = dealt(seed, (numbers[over] + n).tolist())
    return found


class RandomPlay:
    """So many deals side by side that JAX plays at random, `steps` decisions in each of them in one call."""

    def __init__(self, n: int, steps: int, observations: bool) -> None:
        self.decisions = n * steps

        def begun(key: jax.Array) -> GinDeal:
            deals: GinDeal = many(gin_arrays.reset)(jax.random.split(key, n))
            return deals

        def one(carried: Carried, key: jax.Array) -> tuple[Carried, None]:
            deals, _, ended, scored = carried
            numbers = jax.random.bits(key, (53, n))
            chosen = many(gin_arrays.at_random)(many(gin_arrays.legal_mask)(deals), numbers[52])
            deals, ended, scored = many(gin_arrays.step_or_deal)(deals, chosen, numbers[:52])
            return (deals, shown(deals), ended, scored), None

        def shown(deals: GinDeal) -> jax.Array:
            return many(gin_arrays.observation)(deals) if observations else jnp.zeros(0)

        def played(carried: Carried, key: jax.Array) -> Carried:
            return jax.lax.scan(one, carried, jax.random.split(key, steps))[0]

        key = jax.random.key(0)
        deals = jax.jit(begun)(key)
        self._carried: Carried = deals, jax.jit(shown)(deals), jnp.zeros(n, bool), jnp.zeros((2, n), jnp.int32)
        begins = perf_counter()
        self._played = jax.jit(played).lower(self._carried, key).compile()
        self.compiled_in = perf_counter() - begins
        self._one = jax.jit(one).lower(self._carried, key)

    def cost(self) -> tuple[float, float]:
        """Operations and bytes of one decision, as XLA counts them in the compiled step."""
        cost: Any = self._one.compile().cost_analysis()
        n = self._carried[2].size
        return cost["flops"] / n, cost["bytes accessed"] / n

    def rate(self, seed: int) -> float:
        """Decisions a second of processor time."""
        begun = process_time()
        self._carried = self._played(self._carried, jax.random.key(seed))
        self._carried[2].block_until_ready()
        return self.decisions / (process_time() - begun)


def main() -> None:
    """Prints how much was played alike, then medians of interleaved repeats."""
    alike = played_alike(DealVector("gin_rummy", 256), 200, 1)
    print("Played alike by JAX and the kernel: " + ", ".join(f"{much:,} {what}" for what, much in alike.items()))
    rates: list[list[object]] = []
    costs: list[list[object]] = []
    for observations in (False, True):
        what = "observations and masks" if observations else "masks alone"
        sides = [
            (RandomPlay(n, max(4, DECISIONS // n), observations), DealVector("gin_rummy", n, observations=observations))
            for n in SIZES
        ]
        found: list[list[tuple[float, float]]] = [[] for _ in sides]
        for seed in range(REPEATS + 1):  # the first is to warm up
            progress(f"Random play by JAX, {what}", seed, REPEATS + 1)
            for measured, (play, kernel) in zip(found, sides, strict=True):
                measured.append((play.rate(seed), step_rate(kernel, seed)))
        progress("", 1, 1)
        for n, measured, (play, _) in zip(SIZES, found, sides, strict=True):
            ours, kernels = (median(each) for each in zip(*measured[1:], strict=True))
            rates.append([f"{n:,}, {what}", ours, kernels, f"{kernels / ours:.0f}", play.compiled_in])
        costs.append([what, *sides[1][0].cost()])
    heads = ["deals", "JAX", "kernel", "times", "compiled in s"]
    show("Random play of gin_rummy, decisions a second of processor time", heads, rates)
    show("One decision as compiled", ["", "operations", "bytes"], costs)


if __name__ == "__main__":
    main()
