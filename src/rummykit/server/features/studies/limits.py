"""Studies: how many, how long, and for how long they are kept."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class StudyLimits:
    """Studies: how many, how long, and for how long they are kept."""

    studies_each: int = 100
    """Studies of one person."""

    study_turns: int = 64
    """Turns in a study: as many as a person steps through in an evening. With all that may be in them 350 KiB."""

    study_records: int = 4
    """Records from files in a study. The longest takes 512 KiB, a usual one 10 KiB, a fifth of that compressed."""

    study_title_letters: int = 100
    """The longest title of a study."""

    study_comment_letters: int = 2000
    """The longest comment on a turn: a printed page."""

    study_drawings: int = 40
    """Drawings on a turn; with more nobody sees the cards."""

    studies_kept: int = 50_000
    """Studies in all; one more replaces the one that nobody has opened for longest. One of a few turns takes 2 KiB."""

    study_seconds: float = 365 * 24 * 3600.0
    """A study that nobody has opened for a year is deleted."""

    studies_per_minute: float = 30.0
    """Changes to studies a minute from one address."""

    study_burst: int = 30
    """The same, all at once: a class that begins together."""
