"""The spaces of Gymnasium for what an episode shows and takes."""

from __future__ import annotations

from typing import Any

from rummykit.lab.actions import ActionSpace
from rummykit.lab.encode import HIGHEST, LOWEST
from rummykit.lab.extra import lab_packages

with lab_packages():
    import numpy as np
    from gymnasium import spaces


def observation_space(space: ActionSpace, size: int, plain: bool = False) -> spaces.Space[Any]:
    """`observation` of this length, and unless it is to be `plain`, `action_mask` and the `candidates` of choices."""
    observation = spaces.Box(LOWEST, HIGHEST, (size,), np.float32)
    if plain:
        return observation
    parts: dict[str, spaces.Space[Any]] = {
        "observation": observation,
        "action_mask": spaces.Box(0, 1, (space.size,), np.int8),
    }
    if space.features is not None:
        parts["candidates"] = spaces.Box(LOWEST, HIGHEST, space.features, np.float32)
    return spaces.Dict(parts)


def numbers(space: ActionSpace) -> spaces.Discrete:
    """The numbers of the action space."""
    return spaces.Discrete(space.size)
