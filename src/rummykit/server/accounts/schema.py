"""The tables of the database that are about accounts. All that is kept of an account is in `OWNED`, all that a guest
who signs in takes along to one in `TAKEN_ALONG`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from rummykit.server.store.schema import metadata


def _account(*, key: bool = False, index: bool = True) -> Column[str]:
    return Column("account", String(32), ForeignKey("accounts.id"), primary_key=key, nullable=False, index=index)


PERSON = "person"
"""In the `info` of a column with the key of a person, a guest's or an account's own: the name of the column beside it
that has the account, or None where the rows of a guest are not simply the account's from then on."""


def _person(name: str, account: str | None = "account", *, key: bool = False, index: bool = False) -> Column[str]:
    return Column(name, String(64), primary_key=key, nullable=False, index=index, info={PERSON: account})


def _account_beside() -> Column[str | None]:
    """The account of the person with the key beside it, where they have one."""
    return Column("account", String(32), ForeignKey("accounts.id"), nullable=True, index=True)


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
    _person("key", None, key=True),  # with this row a guest's past is the account's
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

lesson_progress = Table(
    "lesson_progress",
    metadata,
    _account(key=True, index=False),
    # What was learned of each lesson, as JSON; the lesson that was gone on with last is the last.
    Column("lessons", Text, nullable=False),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    # The hash of the token, which is also the key of the bot's seats.
    Column("hash", String(64), nullable=False),
    # The key of the person whose bot it is, a guest's or an account's own, and the account where there is one.
    _person("owner"),
    _account_beside(),
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
    # Its account is beside it where there is one. The record of a guest counts for an account that has none of its own,
    # which `PuzzleRecords` sees to.
    return _person("solver", None, key=True)


puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    _solver(),
    _account_beside(),
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
    _account_beside(),
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
    _account_beside(),
    Column("seed", String(32), nullable=False),
    Column("began", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    # A person at a table when its match began: who sat together lately.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _person("key"),
    _account_beside(),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("house_rules", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_sittings_key", "key"),
    Index("ix_sittings_at", "at"),
)

asks = Table(
    "asks",
    metadata,
    # The table that somebody has made to play again with those of another, `of`.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("of", String(32), nullable=False),
    _person("key"),
    _account_beside(),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("house_rules", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_asks_key", "key"),
    Index("ix_asks_made", "made"),
)

asked = Table(
    "asked",
    metadata,
    # Who is asked to that table, and for which seat.
    Column("table_id", String(32), ForeignKey("asks.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _person("key"),
    _account_beside(),
    Column("name", String(64), nullable=False),
    Column("answered", Boolean, nullable=False),
    Index("ix_asked_key", "key"),
)

silenced = Table(
    "silenced",
    metadata,
    # Somebody does not want to be asked by, or be put together with, somebody else.
    _person("key", key=True),
    _person("other", "other_account", key=True),
    _account_beside(),
    Column("other_account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("at", Float, nullable=False),
    Index("ix_silenced_other", "other"),
)

waiting = Table(
    "waiting",
    metadata,
    # Somebody who waits to be put together with others who want the same `kind` of table.
    _person("key", key=True),
    _account_beside(),
    Column("name", String(64), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("wish", Text, nullable=False),
    # What the person is rated, where the match is wanted to change that.
    Column("rating", Integer, nullable=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # The table that was made for them.
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=True),
    # The person plays something else meanwhile. Where one of a group does, each is asked to come: the group they were
    # put in, when, and whether this one has said yes.
    Column("elsewhere", Boolean, nullable=False, server_default=false()),
    Column("offer", String(16), nullable=True, index=True),
    Column("offered_at", Float, nullable=False, server_default="0"),
    Column("coming", Boolean, nullable=False, server_default=false()),
    Index("ix_waiting_kind", "kind"),
    Index("ix_waiting_seen", "seen"),
)

leaders = Table(
    "leaders",
    metadata,
    # An account that wants to be shown among the leaders, and since when.
    _account(key=True, index=False),
    Column("since", Float, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    # The hash of the endpoint: a browser has one of each server.
    Column("id", String(64), primary_key=True),
    # The account is there with the session of the browser, which whoever signs in sees to.
    _person("person", None, index=True),
    _account_beside(),
    Column("session", String(64), nullable=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    # When the browser was here last.
    Column("seen", Float, nullable=False),
)

turn_notices = Table(
    "turn_notices",
    metadata,
    # A person who wants to be told of their turn at a table, by the key of the seat.
    _person("person", key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    _account_beside(),
    Column("game", String(40), nullable=False),
    Column("since", Float, nullable=False),
    # The version of the table up to which it has been looked at, and when to look again.
    Column("looked", Integer, nullable=False),
    Column("look_at", Float, nullable=False),
    # The turn that was told last; a notice that is to be sent has a code, and a time.
    Column("told", String(64), nullable=False),
    Column("code", String(24), nullable=True),
    Column("send_at", Float, nullable=True, index=True),
    Column("tries", Integer, nullable=False),
    # To whom it has still to be sent, as JSON; null is to everybody.
    Column("remaining", Text, nullable=True),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("id", String(32), primary_key=True),
    # Each person has one address.
    _person("person", index=True),
    _account_beside(),
    Column("address", String(254), nullable=False),
    Column("language", String(16), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    # The hash of the token that confirms it, until it has.
    Column("token", String(64), nullable=True, index=True),
    # When it is forgotten.
    Column("until", Float, nullable=False),
    # The token that every letter has, and with which it is forgotten.
    Column("stop", String(64), nullable=False, index=True),
)

OWNED = {
    table: table.c.id if table is accounts else table.c.account
    for table in (
        asked,
        asks,
        silenced,
        sittings,
        waiting,
        leaders,
        results,
        ratings,
        choices,
        lesson_progress,
        puzzle_runs,
        puzzle_attempts,
        puzzle_solvers,
        push_subscriptions,
        turn_notices,
        mail_addresses,
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

TAKEN_ALONG = tuple(
    (column, table.c[column.info[PERSON]]) for table in OWNED for column in table.c if column.info.get(PERSON)
)
"""Every column with the key of a guest whose rows belong to an account once they have signed in, and the column that
says to which."""
