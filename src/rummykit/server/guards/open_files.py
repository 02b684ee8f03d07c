"""How many open files the system allows the server, and how many connections that leaves room for."""

from __future__ import annotations

import sys
from typing import NamedTuple

RESERVED = 128
"""Open files that are not connections: the database with its log, PostgreSQL or Redis, listening, files being read."""

_FEWEST = 16
BACKLOG = 2048
"""Connections that may wait to be accepted: everybody comes back at once after a restart. They are all accepted before
the first that is too many is closed, so files are kept free for them, too."""


class ConnectionBudget(NamedTuple):
    """The most connections there may be, and how many more may wait to be accepted."""

    connections: int
    backlog: int


def room_for(connections: int) -> ConnectionBudget:
    """Room for this many connections, or for as many as the system allows."""
    allowed = _allowed()
    if allowed is None or allowed >= connections + RESERVED + BACKLOG:
        return ConnectionBudget(connections, BACKLOG)
    backlog = max(_FEWEST, min(BACKLOG, (allowed - RESERVED) // 4))
    return ConnectionBudget(max(_FEWEST, min(connections, allowed - RESERVED - backlog)), backlog)


def raise_limit(connections: int) -> None:
    """Raise this process's limit of open files for this many connections, as far as the system allows."""
    if sys.platform == "win32":
        return  # there is no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED + BACKLOG
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return  # macOS allows less than it says; what there is must do


def _allowed() -> int | None:
    """How many files this process may have open now, None without a limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
