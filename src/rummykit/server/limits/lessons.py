"""Lessons."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class LessonLimits:
    """Lessons."""

    lessons_per_minute: float = 20.0
    """Lessons a minute from one address that nobody has asked for lately: 0.1 to 3 s of processor time each."""

    lesson_burst: int = 15
    """The same, all at once: somebody who looks at the lessons of a few games with a few house rules."""

    lesson_seconds: float = 10.0
    """A lesson that is not made within this time is asked for again; it is made and kept meanwhile. One takes 0.1 to
    3 s, and others may be before it."""

    lessons_at_once: int = 1
    """Lessons made at one time; more would only slow the tables down."""

    lessons_kept: int = 128
    """Lessons in memory, by game and house rules, 10 KiB each; the one that was not asked for longest goes first."""
