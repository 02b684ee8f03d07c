"""Ceremonies: a browser is asked to make or use a passkey, and only that browser may answer, once and soon."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, insert

from rummykit.server.accounts.passkeys import new_challenge
from rummykit.server.accounts.schema import ceremonies
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.guests import key_of, new_secret

COOKIE = "rummykit_ceremony"
Purpose: TypeAlias = Literal["register", "add", "sign_in"]


class PasskeyChallenge(NamedTuple):
    """What a browser was asked for: the challenge, and the account that a new passkey is for."""

    challenge: bytes
    account: str
    name: str


def ask(
    connection: Connection, purpose: Purpose, now: float, expires: float, account: str, name: str
) -> tuple[str, bytes]:
    """Begin a ceremony: the secret for the browser's cookie, and the challenge."""
    connection.execute(delete(ceremonies).where(ceremonies.c.expires <= now))
    secret, challenge = new_secret(), new_challenge()
    row = {
        "browser": key_of(secret),
        "purpose": purpose,
        "challenge": challenge,
        "account": account,
        "name": name,
        "expires": expires,
    }
    connection.execute(insert(ceremonies), row)
    return secret, challenge


def take(connection: Connection, purpose: Purpose, secret: str | None, now: float) -> PasskeyChallenge:
    """What the browser with this secret was asked; nobody can answer it again. Raises `TableRefusal`."""
    taken = delete(ceremonies).where(ceremonies.c.browser == key_of(secret)).returning(*ceremonies.c)
    row = connection.execute(taken).first()
    if row is None or row.purpose != purpose or row.expires <= now:
        raise TableRefusal("ceremony_over")
    return PasskeyChallenge(row.challenge, row.account, row.name)
