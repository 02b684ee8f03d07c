"""The tables of tournaments: their logs, who is in them, and how far their tables are."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from rummykit.server.store.schema import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    # The length of its log; `epoch` counts how often lines of it were rewritten, `pulse` what changed beside it.
    Column("version", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("pulse", Integer, nullable=False),
    Column("code", String(8), nullable=True),
    Column("over", Boolean, nullable=False),
    # When it next moves by itself, and when anything last happened in it (wall clock).
    Column("due", Float, nullable=True),
    Column("changed", Float, nullable=False),
    Index("ix_tournaments_code", "code", unique=True),
    Index("ix_tournaments_due", "due"),
    Index("ix_tournaments_changed", "changed"),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

tournament_people = Table(
    "tournament_people",
    metadata,
    # The key of a seat: of who plays in it, or is its host.
    Column("key", String(64), primary_key=True),
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("host", Boolean, nullable=False),
    Index("ix_tournament_people_tournament_id", "tournament_id"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False, index=True),
    # The number of the deal, from 1, and the points so far, in JSON.
    Column("deal", Integer, nullable=False),
    Column("points", Text, nullable=False),
)
