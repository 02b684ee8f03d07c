"""The process in which bots try a game of one's own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeAlias

import msgspec

from rummykit import games
from rummykit.rules import RulesError
from rummykit.translatable import translatable

TrialWork: TypeAlias = Callable[[Connection, bytes, int], None]
"""What the process does, as `side_process.found` hears it; the number is the seconds of a core that it may take."""


def tried(line: Connection, stored: bytes, seconds: int) -> None:
    """The work of the process: it sends how many deals were played, or the reason why the game cannot be."""
    from rummykit.workshop import NoEnd, play_trial

    end_after(seconds)
    try:
        rules = games.from_stored(msgspec.Raw(stored))
        assert rules is not None
        line.send(msgspec.json.encode(play_trial(rules).deals))
    except (NoEnd, RulesError) as reason:
        line.send(translatable(reason))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def end_after(seconds: int) -> None:
    """Have this process ended by the system once it has taken so many seconds of a core, however long that takes."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
