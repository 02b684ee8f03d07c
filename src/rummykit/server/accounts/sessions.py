"""Sessions: a secret in a cookie, of which the database keeps the hash, and codes that sign in without a passkey."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select

from rummykit.server.accounts.schema import (
    account_keys,
    accounts,
    bans,
    device_links,
    fresh_sessions,
    recovery_codes,
    sessions,
)
from rummykit.server.guards.bans import Ban
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.codes import LETTERS
from rummykit.server.table.guests import key_of, new_secret

COOKIE = "rummykit_session"
CODE_LENGTH = 10
"""10 letters of 26 are 47 bits, for ten minutes."""
RECOVERY_LENGTH = 20
"""20 letters are 94 bits, for as long as the code is not used."""


class Member(NamedTuple):
    """Somebody who is signed in: `own` is the account's key, `keys` all keys of seats that are the account's."""

    account: str
    name: str
    own: str
    keys: tuple[str, ...]
    session: str


def begin(connection: Connection, account: str, label: str, now: float, expires: float, most: int) -> str:
    """Sign a browser in; returns the secret for its cookie. One session too many ends the oldest."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    mine = select(sessions.c.hash).where(sessions.c.account == account)
    oldest = list(connection.scalars(mine.order_by(sessions.c.created.desc()).offset(most - 1)))
    if oldest:
        connection.execute(delete(sessions).where(sessions.c.hash.in_(oldest)))
    secret = new_secret()
    row = {"hash": key_of(secret), "account": account, "label": label, "created": now, "expires": expires}
    connection.execute(insert(sessions), row)
    return secret


def member(connection: Connection, secret: str | None, now: float) -> Member | None:
    """Who holds this secret, if it is that of a session that runs."""
    found = connection.execute(
        select(sessions.c.hash, accounts.c.id, accounts.c.name)
        .join(accounts, accounts.c.id == sessions.c.account)
        .where(sessions.c.hash == key_of(secret), sessions.c.expires > now)
    ).first()
    if found is None:
        return None
    mine = select(account_keys.c.key).where(account_keys.c.account == found.id)
    keys = tuple(connection.scalars(mine.order_by(account_keys.c.own.desc(), account_keys.c.key)))
    return Member(found.id, found.name, keys[0], keys, found.hash)


def note_passkey(connection: Connection, account: str, session: str, now: float) -> None:
    """The passkey was used in a session just now."""
    connection.execute(delete(fresh_sessions).where(fresh_sessions.c.hash == session))
    connection.execute(insert(fresh_sessions), {"hash": session, "account": account, "at": now})


def passkey_used_since(connection: Connection, session: str, since: float) -> bool:
    """Whether the passkey was used in a session since a moment."""
    used = select(fresh_sessions.c.hash).where(fresh_sessions.c.hash == session, fresh_sessions.c.at >= since)
    return connection.scalar(used) is not None


def ban_of(connection: Connection, account: str, now: float) -> Ban | None:
    """The ban of an account that is in force."""
    there = select(bans.c.until, bans.c.reason).where(bans.c.account == account, in_force(now))
    found = connection.execute(there).first()
    return None if found is None else Ban(found.until, found.reason)


def in_force(now: float) -> ColumnElement[bool]:
    """Which bans are not over."""
    return or_(bans.c.until.is_(None), bans.c.until > now)


def end(connection: Connection, account: str, hash: str) -> None:
    """Sign a browser out; raises `TableRefusal`."""
    mine = delete(sessions).where(sessions.c.account == account, sessions.c.hash == hash)
    if not connection.execute(mine).rowcount:
        raise TableRefusal("unknown_session")


def new_link(connection: Connection, account: str, now: float, expires: float) -> str:
    """A code that signs in another device; an older code of the account stops working."""
    connection.execute(
        delete(device_links).where((device_links.c.account == account) | (device_links.c.expires <= now))
    )
    code = _new_code(CODE_LENGTH)
    connection.execute(insert(device_links), {"hash": _hash(code), "account": account, "expires": expires})
    return code


def new_recovery(connection: Connection, account: str, now: float) -> str:
    """A code that signs in once without a passkey; an older code of the account stops working."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.account == account))
    code = _new_code(RECOVERY_LENGTH)
    connection.execute(insert(recovery_codes), {"hash": _hash(code), "account": account, "created": now})
    return code


def follow(connection: Connection, typed: str, now: float) -> str:
    """The account that a code of another device or for recovery signs in, once.

    Raises `TableRefusal("unknown_link")`.
    """
    code = "".join(letter for letter in typed.upper() if letter.isalnum())
    used = delete(device_links).where(device_links.c.hash == _hash(code), device_links.c.expires > now)
    account = connection.scalar(used.returning(device_links.c.account))
    if account is None:
        used = delete(recovery_codes).where(recovery_codes.c.hash == _hash(code))
        account = connection.scalar(used.returning(recovery_codes.c.account))
    if account is None:
        raise TableRefusal("unknown_link")
    return str(account)


def _new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
