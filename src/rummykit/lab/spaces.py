"""The spaces of Gymnasium for what an episode shows and takes."""

from __future__ import annotations

from typing import Any

from rummykit.lab.encode import HIGHEST, LOWEST
from rummykit.lab.episode import Episode
from rummykit.lab.extra import lab_packages

with lab_packages():
    import numpy as np
    from gymnasium import spaces


def observation_space(episode: Episode) -> spaces.Space[Any]:
    """`observation`, `action_mask` and, where choices have rows, `candidates`."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(LOWEST, HIGHEST, (episode.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (episode.space.size,), np.int8),
    }
    if episode.space.features is not None:
        parts["candidates"] = spaces.Box(LOWEST, HIGHEST, episode.space.features, np.float32)
    return spaces.Dict(parts)


def numbers(episode: Episode) -> spaces.Discrete:
    """The numbers of the action space."""
    return spaces.Discrete(episode.space.size)
