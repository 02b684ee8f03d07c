"""Limits on log entries that are not moves: how many a table takes, and how fast one person may add them.

Moves end with the match, but everything else could be repeated for ever, and every entry is read whenever the table is
loaded.
"""

from __future__ import annotations

from rummykit.server.guards.token_bucket import Buckets
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import (
    Acted,
    Agreed,
    Arrived,
    ChanceOpened,
    Counted,
    Created,
    Entry,
    Left,
    LineLost,
    NextDealt,
    PromisesAwaited,
    PromisesFixed,
    Rematched,
    Removed,
    Reported,
    Resumed,
    Returned,
    Started,
    StaysOut,
    TimedOut,
)

_MOVES = (
    *(Created, Started, Acted, TimedOut, Left, NextDealt, Counted, Rematched, Reported),
    *(PromisesAwaited, PromisesFixed, ChanceOpened, Arrived, Agreed, StaysOut, LineLost),
)
"""The entries of the match itself; those of the second line come once a match or once a seat, the last three once a
seat and deal."""
_FOLLOWS = (ChanceOpened, Removed, Resumed, Returned)
"""What there is only after something else that is counted: it leads out, or keeps a promise."""

_PEOPLE = 100
"""People remembered at one table; it seats six, and others come and go."""


def is_beside_moves(entry: Entry) -> bool:
    """Whether an entry is not part of the match itself."""
    return not isinstance(entry, _MOVES)


class LogAllowance:
    """What the people at one table may still add to its log. A table whose log is full can still be played."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.entries_beside_moves
        self._buckets = Buckets(limits.decisions_per_minute / 60, limits.decision_burst, _PEOPLE)

    def take(self, entry: Entry, beside: int, person: str, now: float) -> None:
        """Let a person add an entry to a log with this many entries beside its moves; raises `TableRefusal`."""
        if isinstance(entry, _FOLLOWS) or not is_beside_moves(entry):
            return
        if beside >= self._most:
            raise TableRefusal("table_log_full")
        if not self._buckets.take(person, now):
            raise TableRefusal("too_fast")
