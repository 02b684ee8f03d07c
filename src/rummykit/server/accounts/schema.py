"""The tables of accounts; a feature has its own in its folder."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String, Table, Text

from rummykit.server.accounts.owned import OWNER, account_beside, account_of, person_of
from rummykit.server.store.schema import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True, info={OWNER: True}),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The credential's id in base64url, of at most 1023 bytes.
    Column("id", String(1400), primary_key=True),
    account_of(),
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
    account_of(),
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
    Column("account", String(32), nullable=False, info={OWNER: True}),
    Column("name", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    account_of(),
    Column("expires", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    account_of(),
    Column("created", Float, nullable=False),
)

account_keys = Table(
    "account_keys",
    metadata,
    # The key of seats: the account's `own`, and those of browsers in which its person was a guest before.
    person_of("key", None, key=True),  # with this row a guest's past is the account's
    account_of(),
    Column("own", Boolean, nullable=False),
)

account_tables = Table(
    "account_tables",
    metadata,
    account_of(key=True, index=False),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    account_of(),
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
    account_of(key=True, index=False),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

choices = Table(
    "choices",
    metadata,
    account_of(key=True, index=False),
    # The wall clock of the browser in which it was chosen, in seconds.
    Column("chosen", Float, nullable=False),
    Column("settings", Text, nullable=False),
    Column("favourites", Text, nullable=False),
)

lesson_progress = Table(
    "lesson_progress",
    metadata,
    account_of(key=True, index=False),
    # What was learned of each lesson, as JSON; the lesson that was gone on with last is the last.
    Column("lessons", Text, nullable=False),
)

leaders = Table(
    "leaders",
    metadata,
    # An account that wants to be shown among the leaders, and since when.
    account_of(key=True, index=False),
    Column("since", Float, nullable=False),
)

fresh_sessions = Table(
    "fresh_sessions",
    metadata,
    # When the passkey was last used in a session: what administers a server asks for it again.
    Column("hash", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    account_of(),
    Column("at", Float, nullable=False),
)

admins = Table(
    "admins",
    metadata,
    # An account that may administer the server on the page, and since when.
    account_of(key=True, index=False),
    Column("since", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", String(16), primary_key=True),
    # One of them: the account, or the network as `203.0.113.0/24`.
    account_beside(),
    Column("network", String(64), nullable=True),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=True),
    Column("reason", Text, nullable=False),
)

host_acts = Table(
    "host_acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    # Who acted: a user of the machine, or an account on the page.
    Column("user", String(64), nullable=False),
    Column("admin", String(32), nullable=True, index=True),
    Column("what", String(32), nullable=False),
    # On what: an account, or anything else by its id. A deleted account is in no row.
    Column("subject", String(32), nullable=True, index=True),
    Column("about", String(64), nullable=False),
    Column("reason", Text, nullable=False),
)
