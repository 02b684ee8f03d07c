"""A network of one hidden layer, with its weights."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, TypeAlias

from rummykit.lab.extra import lab_packages

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

NetworkWeights: TypeAlias = Mapping[str, NDArray[Any]]
"""`hidden` (inputs, units) and `out` (units,), each with its `bias`."""


def score(net: NetworkWeights, inputs: NDArray[Any]) -> NDArray[Any]:
    """What the network says of each row of inputs (…, inputs); the hidden units are ReLU."""
    found: NDArray[Any] = np.maximum(inputs @ net["hidden"] + net["hidden bias"], 0) @ net["out"]
    return found + net["out bias"]


@cache
def weights(name: str) -> NetworkWeights:
    """The weights in the package."""
    with np.load(BytesIO((files("rummykit.lab.learnt") / f"{name}.npz").read_bytes())) as stored:
        return {part: stored[part] for part in stored.files}
