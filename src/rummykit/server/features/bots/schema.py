"""The tables of bots that people run: their tokens, and where they sit."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, String, Table

from rummykit.server.accounts.owned import account_beside, person_of
from rummykit.server.store.schema import metadata

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    # The hash of the token, which is also the key of the bot's seats.
    Column("hash", String(64), nullable=False),
    # The key of the person whose bot it is, a guest's or an account's own, and the account where there is one.
    person_of("owner"),
    account_beside(),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("ix_bot_tokens_hash", "hash", unique=True),
    Index("ix_bot_tokens_owner", "owner"),
)

bot_tables = Table(
    "bot_tables",
    metadata,
    Column("bot", String(16), ForeignKey("bot_tokens.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    # Whether the bot has left it, or its match is over.
    Column("done", Boolean, nullable=False),
)
