"""The tables of the database about game tables: the entries of their logs, live servers, listings, how hands lie.

Those of accounts are in `accounts/schema.py`, those of a feature in its folder; all of them are in `metadata`.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

schema_version = Table(
    # Kept by Alembic, which names it so.
    "alembic_version",
    metadata,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("due", Float, nullable=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    # In SQLite the rows lie in the order of this key, so a log is read in one sweep.
    sqlite_with_rowid=False,
)

servers = Table(
    "servers",
    metadata,
    Column("name", String(64), primary_key=True),
    # Seconds since 1970 by the database's own clock, which all servers share.
    Column("alive_until", Float, nullable=False),
)

listings = Table(
    "listings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("code", String(8), nullable=True),
    Column("listed", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("state", String(16), nullable=False),
    Column("free", Integer, nullable=False),
    Column("seen", Float, nullable=False),
    Column("card", Text, nullable=False),
    # What kind of table it is, for those who want one like it.
    Column("kind", String(32), nullable=True),
    Index("ix_listings_kind", "kind"),
    Index("ix_listings_code", "code", unique=True),
    Index("ix_listings_seen", "seen"),
)

server_counts = Table(
    # What each of several servers counts, for the status of all.
    "server_counts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("tables", Integer, nullable=False),
    Column("people", Integer, nullable=False),
)

chores = Table(
    # What one server does for all, and when it was last begun.
    "chores",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("begun", Float, nullable=False),
)

announcements = Table(
    # What the host tells everybody on the page of the status.
    "announcements",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=True),
)

layouts = Table(
    "layouts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, nullable=False),
    Column("layout", Text, nullable=False),
)

due_tables = Index("ix_tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None))
# PostgreSQL has the same one (`store.upgrade`): said here, all of its dialect would be loaded for SQLite too.
