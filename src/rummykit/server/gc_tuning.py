"""Garbage collection, tuned for a server: a full collection would stop every table while it runs."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_YOUNG, _MIDDLE, _OLD = 5_000, 5, 10
"""Thresholds of the three generations. What comes and goes with a move or a socket makes no reference cycles, so there
is little to find."""

_TURN = 0.001
"""Seconds before the interpreter switches threads, a fifth of Python's own: as long may a commit wait for the loop."""


@contextmanager
def held() -> Iterator[None]:
    """No collections until `tune`, while the server starts: what is loaded stays, and is not looked through for it."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def tune() -> None:
    """Call when the server has started: objects that exist now are never collected, only newer ones are examined."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
    sys.setswitchinterval(_TURN)


def keep_loaded() -> None:
    """Exempt all objects that exist now as well, after a table has been loaded. This takes no time."""
    if _tuned():
        gc.freeze()


def collect() -> None:
    """Collect everything, which takes some tenths of a second: for moments when nobody is here."""
    if _tuned():
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def _tuned() -> bool:
    """Whether `tune` was called in this process. `gc.get_freeze_count` would tell, too, but it counts every object."""
    return gc.get_threshold() == (_YOUNG, _MIDDLE, _OLD)
