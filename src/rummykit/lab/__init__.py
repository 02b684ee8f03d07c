"""The laboratory: every game as an environment for learning and search; needs `pip install rummykit[lab]`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rummykit.lab.actions import action_space as action_space
    from rummykit.lab.aec import aec_env as aec_env
    from rummykit.lab.deal_vector import vector as vector
    from rummykit.lab.encode import encoder as encoder
    from rummykit.lab.episode import Episode as Episode
    from rummykit.lab.gym import single_seat as single_seat
    from rummykit.lab.parallel import parallel_env as parallel_env
    from rummykit.lab.seat_vector import vector_env as vector_env
    from rummykit.lab.slow_games import SlowGameWarning as SlowGameWarning

_HOMES = {
    "Episode": "episode",
    "SlowGameWarning": "slow_games",
    "action_space": "actions",
    "aec_env": "aec",
    "encoder": "encode",
    "parallel_env": "parallel",
    "single_seat": "gym",
    "vector": "deal_vector",
    "vector_env": "seat_vector",
}
__all__ = [
    "Episode",
    "SlowGameWarning",
    "action_space",
    "aec_env",
    "encoder",
    "parallel_env",
    "single_seat",
    "vector",
    "vector_env",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
