"""What the trainers share: a new network, and Adam on a loss that says how it changes with the scores."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rummykit.lab.learnt.network import score

PACKAGE = Path(__file__).parents[2] / "src/rummykit/lab/learnt"
RATE = 3e-3
Array = NDArray[Any]
Net = dict[str, Array]


def new_network(inputs: int, units: int, seed: int) -> Net:
    chance = np.random.default_rng(seed)
    net = {
        "hidden": chance.standard_normal((inputs, units)) * np.sqrt(2 / inputs),
        "hidden bias": np.zeros(units),
        "out": chance.standard_normal(units) * 0.1,
        "out bias": np.zeros(1),
    }
    return {name: part.astype(np.float32) for name, part in net.items()}


def train(net: Net, inputs: Array, pull: Callable[[Array, Array], Array], steps: int, batch: int, seed: int) -> None:
    """Change the network: `pull` says for some lessons and what it says of them how the loss changes with that."""
    chance = np.random.default_rng(seed)
    first, second = ({name: np.zeros_like(part) for name, part in net.items()} for _ in range(2))
    for step in range(1, steps + 1):
        at = chance.integers(len(inputs), size=batch)
        found = _slopes(net, inputs[at], pull(at, score(net, inputs[at])) / batch)
        size = RATE * (1 - step / (steps + 1)) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        for name, part in net.items():
            first[name] += 0.1 * (found[name] - first[name])
            second[name] += 0.001 * (found[name] ** 2 - second[name])
            part -= (size * first[name] / (np.sqrt(second[name]) + 1e-8)).astype(np.float32)


def _slopes(net: Net, inputs: Array, pull: Array) -> Net:
    hidden = np.maximum(inputs @ net["hidden"] + net["hidden bias"], 0)
    back = (pull[..., None] * net["out"]) * (hidden > 0)
    units, rows = len(net["out"]), inputs.reshape(-1, inputs.shape[-1])
    return {
        "hidden": rows.T @ back.reshape(-1, units),
        "hidden bias": back.reshape(-1, units).sum(0),
        "out": pull.reshape(-1) @ hidden.reshape(-1, units),
        "out bias": pull.sum(keepdims=True).reshape(1),
    }


def save(net: Net, out: Path) -> None:
    """Write the weights, and print how large they are and what they have cost."""
    np.savez_compressed(out, **net)  # type: ignore[arg-type]  # the names of the parts
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    print(f"{out.name}: {out.stat().st_size:,} bytes, {sum(each.ru_utime for each in used):.0f} s of processor time")
