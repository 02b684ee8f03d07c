"""The process in which bots try a game of one's own."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeAlias

import msgspec

from rummykit.rules import RulesError
from rummykit.sheets import from_stored
from rummykit.workshop import NoEnd, play_trial

TrialWork: TypeAlias = Callable[[Connection, bytes], None]
"""What the process does, as `side_process.found` hears it."""


def tried(line: Connection, stored: bytes) -> None:
    """The work of the process: it sends how many deals were played, or the reason why the game cannot be."""
    try:
        rules = from_stored(msgspec.Raw(stored))
        assert rules is not None
        line.send(msgspec.json.encode(play_trial(rules).deals))
    except (NoEnd, RulesError) as reason:
        line.send(str(reason))
    except (EOFError, OSError, KeyboardInterrupt):
        return
