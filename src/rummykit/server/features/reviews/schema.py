"""The tables of reviews and of deeper looks at their turns."""

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

deeper_looks = Table(
    "deeper_looks",
    metadata,
    Column("subject", String(64), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    # Until then a server is at it, unless it is there.
    Column("claimed_until", Float, nullable=False),
    Column("packed", LargeBinary, nullable=True),
    # As of the review.
    Column("expires", Float, nullable=True),
    Index("ix_deeper_looks_expires", "expires"),
)
