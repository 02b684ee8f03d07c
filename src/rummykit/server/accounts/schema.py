"""The tables of the database that are about accounts. All that is kept of an account is in `OWNED`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from rummykit.server.store.schema import metadata


def _account(*, key: bool = False, index: bool = True) -> Column[str]:
    return Column("account", String(32), ForeignKey("accounts.id"), primary_key=key, nullable=False, index=index)


accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The credential's id in base64url, of at most 1023 bytes.
    Column("id", String(1400), primary_key=True),
    _account(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", String(100), nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    _account(),
    Column("label", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

ceremonies = Table(
    "ceremonies",
    metadata,
    # The hash of what the browser's cookie holds, so that only the browser that asked can answer.
    Column("browser", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("challenge", LargeBinary, nullable=False),
    # The account that a new passkey is for, which may not be there yet; empty for who signs in.
    Column("account", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    _account(),
    Column("expires", Float, nullable=False),
)

account_keys = Table(
    "account_keys",
    metadata,
    # The key of seats: the account's `own`, and those of browsers in which its person was a guest before.
    Column("key", String(64), primary_key=True),
    _account(),
    Column("own", Boolean, nullable=False),
)

account_tables = Table(
    "account_tables",
    metadata,
    _account(key=True, index=False),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _account(),
    Column("game", String(40), nullable=False),
    Column("finished", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating_before", Integer, nullable=True),
    Column("rating_after", Integer, nullable=True),
    # How many of the players were bots of others.
    Column("visiting_bots", Integer, nullable=False, server_default="0"),
)

ratings = Table(
    "ratings",
    metadata,
    _account(key=True, index=False),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

choices = Table(
    "choices",
    metadata,
    _account(key=True, index=False),
    # The wall clock of the browser in which it was chosen, in seconds.
    Column("chosen", Float, nullable=False),
    Column("settings", Text, nullable=False),
    Column("favourites", Text, nullable=False),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    # The hash of the token, which is also the key of the bot's seats.
    Column("hash", String(64), nullable=False),
    # The key of the person whose bot it is, a guest's or an account's own, and the account where there is one.
    Column("owner", String(64), nullable=False),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=True, index=True),
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

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)


def _solver() -> Column[str]:
    # The key of a guest, or an account's own; its account is beside it where there is one.
    return Column("solver", String(64), primary_key=True)


def _account_of_solver() -> Column[str | None]:
    return Column("account", String(32), ForeignKey("accounts.id"), nullable=True, index=True)


puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    _solver(),
    _account_of_solver(),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    # The last day (proleptic ordinal) whose puzzle was solved, and the days in a row up to it.
    Column("day", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    # The most puzzles solved in a run against the clock.
    Column("run", Integer, nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_puzzle_solvers_seen", "seen"),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    _solver(),
    Column("puzzle", String(40), primary_key=True),
    _account_of_solver(),
    # Whether the first attempt solved it; whether any has; whether the way was shown before one had.
    Column("first", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    _solver(),
    _account_of_solver(),
    Column("seed", String(32), nullable=False),
    Column("began", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
)

OWNED = {
    table: table.c.id if table is accounts else table.c.account
    for table in (
        results,
        ratings,
        choices,
        puzzle_runs,
        puzzle_attempts,
        puzzle_solvers,
        bot_tokens,
        account_tables,
        account_keys,
        device_links,
        ceremonies,
        sessions,
        passkeys,
        accounts,
    )
}
"""Every table with something of an account, and the column that says whose; those that others refer to come last."""
