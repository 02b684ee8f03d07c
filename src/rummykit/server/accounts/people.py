"""People as they are told apart here: by their accounts, guests by the key of their seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, or_, select

from rummykit.server.accounts.owned import PERSON
from rummykit.server.accounts.schema import account_keys


class Asker(NamedTuple):
    """Somebody who asks: the keys of all their seats, and their account if there is one."""

    keys: tuple[str, ...]
    account: str | None

    def rows(self, table: Table, who: str = "key") -> ColumnElement[bool]:
        """Which rows of a table are this person's, by the column `who` with the key of a person."""
        mine = table.c[who].in_(self.keys)
        return mine if self.account is None else or_(mine, table.c[table.c[who].info[PERSON]] == self.account)

    def has(self, other: Identity) -> bool:
        """Whether that is the same person."""
        return other.key in self.keys or (self.account is not None and other.account == self.account)


class Identity(NamedTuple):
    """Whom a row is about: the key of a seat, and the account that it belonged to."""

    key: str
    account: str | None

    @property
    def one(self) -> str:
        """What tells one person from another."""
        return self.account or self.key

    def rows(self, table: Table, who: str = "key") -> ColumnElement[bool]:
        """Which rows of a table are about that person, by the column `who` with the key of a person."""
        return Asker((self.key,), self.account).rows(table, who)


def owners(connection: Connection, keys: Iterable[str]) -> dict[str, str]:
    """The account of each key that has one."""
    asked = select(account_keys.c.key, account_keys.c.account).where(account_keys.c.key.in_({*keys}))
    return {row.key: row.account for row in connection.execute(asked)}


def identity_of(connection: Connection, key: str) -> Identity:
    """Whose the key of a seat is."""
    return Identity(key, owners(connection, (key,)).get(key))
