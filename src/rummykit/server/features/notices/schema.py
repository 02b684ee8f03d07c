"""The tables of notices: the browsers they are pushed to, who wants them of which table, where letters go, and the key
that they are signed with."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from rummykit.server.accounts.owned import account_beside, person_of
from rummykit.server.store.schema import metadata

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    # The hash of the endpoint: a browser has one of each server.
    Column("id", String(64), primary_key=True),
    # Signing in sets the account and the session of the browser.
    person_of("person", None, index=True),
    account_beside(),
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
    person_of("person", key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    account_beside(),
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
    person_of("person", index=True),
    account_beside(),
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

mail_counts = Table(
    "mail_counts",
    metadata,
    # The hash of what is counted for a day: letters to an address, or that somebody has had sent.
    Column("of", String(64), primary_key=True),
    Column("until", Float, nullable=False),
    Column("count", Integer, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    # A private key in PEM, the same for all servers of the database.
    Column("key", Text, nullable=False),
    Column("made", Float, nullable=False),
)
