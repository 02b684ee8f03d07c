"""The tables of studies: their turns, the tables that these are of, and records that came from files."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from rummykit.server.accounts.owned import account_beside, person_of
from rummykit.server.store.schema import metadata

studies = Table(
    "studies",
    metadata,
    Column("id", String(24), primary_key=True),
    # Who made it.
    person_of("key", index=True),
    account_beside(),
    Column("title", Text, nullable=False),
    # As JSON. A turn names its table or a record below; nothing of the match is stored here.
    Column("turns", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    # When somebody last opened it, to the day.
    Column("opened", Float, nullable=False),
    Index("ix_studies_opened", "opened"),
)

study_tables = Table(
    "study_tables",
    metadata,
    # A table whose match has a turn in a study: it is not pruned.
    Column("study", String(24), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

study_records = Table(
    "study_records",
    metadata,
    # A record that somebody opened from a file, compressed.
    Column("study", String(24), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False),
    Column("text", LargeBinary, nullable=False),
)
