"""Clubs: how large they are, how long their history is, and how often they are asked about."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class ClubLimits:
    """Clubs: how large they are, how long their history is, and how often they are asked about."""

    club_name_characters: int = 48
    """The name of a club fits into a line on a phone."""

    club_members: int = 60
    """Members of a club: people who know each other."""

    clubs_per_person: int = 20
    """Clubs that a person is in."""

    club_table_seconds: float = 7 * 24 * 3600.0
    """For how long a club shows a table whose match is not over: also one that is played a turn a day."""

    club_tables_shown: int = 30
    """Tables that a club shows, the newest first."""

    club_matches_kept: int = 5000
    """Matches that a club remembers: ten years of long evenings; the oldest give way."""

    club_evening_gap_seconds: float = 4 * 3600.0
    """A match that ends so long after the one before it belongs to another evening."""

    club_evenings_shown: int = 10
    """Past evenings on one page."""

    club_remind_seconds: float = 20.0
    """The pause between two looks for clubs whose members are to be reminded."""

    club_looks_per_minute: float = 1200.0
    """Questions a minute from one address how a club stands: thirty members behind one address, with the page open."""

    club_look_burst: int = 240
    """The same, all at once."""

    club_changes_per_minute: float = 60.0
    """Clubs founded and joined, and what members and hosts decide, a minute from one address."""

    club_change_burst: int = 60
    """The same, all at once."""
