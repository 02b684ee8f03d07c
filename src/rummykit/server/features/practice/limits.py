"""Practice."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class PracticeLimits:
    """Practice."""

    practices_per_minute: float = 120.0
    """Positions to practise made a minute for one address, each shown and then played, which counts as two. A class of
    thirty solves a puzzle each in half a minute."""

    practice_burst: int = 120
    """The same, all at once: the class opens the puzzle of the day."""

    practices_at_once: int = 2
    """Attempts judged at one time, each in a thread for `solve_seconds` at the most."""
