"""The tables of the database: game tables, the entries of their logs, live servers, listings of tables, how hands
lie, reviews, puzzles made of matches, tournaments, and keys of the servers.

Those of accounts are in `rummykit.server.accounts.schema`.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
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
    # Named as the program called it that once kept it.
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

layouts = Table(
    "layouts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, nullable=False),
    Column("layout", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    # The id of a table, or the hash of a record. No names are kept with it: they are in the log alone.
    Column("subject", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("claimed_until", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("packed", LargeBinary, nullable=True),
    Column("refused", String(40), nullable=True),
    Column("reason", Text, nullable=False),
    # Of records alone; the review of a table lasts as long as the table.
    Column("expires", Float, nullable=True),
    Index("ix_reviews_expires", "expires"),
)

puzzle_consents = Table(
    "puzzle_consents",
    metadata,
    # What the person of a seat has said of puzzles of the match. Forgotten once they are made.
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("agreed", Boolean, nullable=False),
)

puzzle_sources = Table(
    "puzzle_sources",
    metadata,
    # A match whose people have all agreed: who makes puzzles of it until when, how often that was tried, whether it is
    # done.
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("claimed_until", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
)

match_puzzles = Table(
    "match_puzzles",
    metadata,
    # A puzzle made of a match; nothing says of which. `shape` is what it is up to colours.
    Column("id", String(40), primary_key=True),
    Column("shape", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("line", Text, nullable=False),
    # Days since 1970: a time would tell the match.
    Column("day", Integer, nullable=False),
    Index("ix_match_puzzles_shape", "shape", unique=True),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    # A private key in PEM, the same for all servers of the database.
    Column("key", Text, nullable=False),
    Column("made", Float, nullable=False),
)

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

due_tables = Index("ix_tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None))
# PostgreSQL has the same one (`store.upgrade`): said here, all of its dialect would be loaded for SQLite too.

mail_counts = Table(
    "mail_counts",
    metadata,
    # The hash of what is counted for a day: letters to an address, or that somebody has had sent.
    Column("of", String(64), primary_key=True),
    Column("until", Float, nullable=False),
    Column("count", Integer, nullable=False),
)
