"""When Python looks for garbage that holds itself, for a look at everything stops every table."""

from __future__ import annotations

import gc
import sys

_YOUNG, _MIDDLE, _OLD = 5_000, 5, 10
"""New objects before the young ones are looked at, such looks before one at those that survived, and of these before
one at all. What comes and goes with a move or a socket does not hold itself, so there is little to find."""

_TURN = 0.001
"""Seconds one thread computes before another has its turn: so long, not five times, a commit waits for the loop."""


def tune() -> None:
    """The server has started: what is there stays, and from here on only what is new is looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
    sys.setswitchinterval(_TURN)


def keep_loaded() -> None:
    """What is there now stays: a table has been loaded. It takes no time."""
    if _tuned():
        gc.freeze()


def collect() -> None:
    """Look at everything, which takes some tenths of a second: nobody is here just now."""
    if _tuned():
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def _tuned() -> bool:
    """Whether this process is a server. How much stays would tell, too, but Python would count it."""
    return gc.get_threshold() == (_YOUNG, _MIDDLE, _OLD)
