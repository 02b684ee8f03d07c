"""The table of reviews."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, String, Table, Text

from rummykit.server.store.schema import metadata

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
