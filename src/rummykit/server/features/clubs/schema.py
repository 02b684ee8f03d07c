"""The tables of clubs: who is in them, where they play, how their matches ended, when they meet."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from rummykit.server.accounts.owned import account_beside, person_of
from rummykit.server.store.schema import metadata


def _club(*, key: bool = False) -> Column[str]:
    """The club that a row belongs to."""
    return Column(
        "club_id",
        String(32),
        ForeignKey("clubs.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
        index=not key,
    )


clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(96), nullable=False),
    # What the link of an invitation ends with.
    Column("invitation", String(32), nullable=False),
    Column("founded", Float, nullable=False),
    # The standing date in JSON, and when its next reminder is due (wall clock).
    Column("date", Text, nullable=True),
    Column("remind_at", Float, nullable=True),
    Index("ix_clubs_invitation", "invitation", unique=True),
    Index("ix_clubs_remind_at", "remind_at"),
)

club_members = Table(
    "club_members",
    metadata,
    _club(key=True),
    # Members are numbered as they join; nobody gets the number of another.
    Column("number", Integer, primary_key=True, autoincrement=False),
    person_of("key", index=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("host", Boolean, nullable=False),
    Column("joined", Float, nullable=False),
    # Whether the member wants notices of the standing date.
    Column("reminded", Boolean, nullable=False),
    # The date that the member has last said to come to or not.
    Column("answered", Float, nullable=True),
    Column("coming", Boolean, nullable=True),
    # The date of which the member was last reminded; a reminder that is to be sent has a time, and how often it was
    # tried, and, as JSON, to whom it has still to be sent, where that is not everybody.
    Column("told", Float, nullable=True),
    Column("send_at", Float, nullable=True, index=True),
    Column("tries", Integer, nullable=False),
    Column("remaining", Text, nullable=True),
)

club_tables = Table(
    "club_tables",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    _club(),
    Column("game", String(40), nullable=False),
    Column("state", String(16), nullable=False),
    # Who plays, in JSON.
    Column("players", Text, nullable=False),
    Column("made", Float, nullable=False),
)

club_matches = Table(
    "club_matches",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("club_id", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("finished", Float, nullable=False),
    # When the first match of the same evening was over.
    Column("evening", Float, nullable=False),
    Index("ix_club_matches_evening", "club_id", "evening"),
)

club_results = Table(
    "club_results",
    metadata,
    Column("table_id", String(32), ForeignKey("club_matches.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Empty for bots, and for people who have deleted their account.
    person_of("key", index=True),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
)
