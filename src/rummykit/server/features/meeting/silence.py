"""Who does not want to be asked by, or put together with, whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.meeting.schema import silenced


class SilencedPeople(NamedTuple):
    """The people by whom somebody does not want to be asked."""

    keys: frozenset[str]
    accounts: frozenset[str]

    def covers(self, other: Identity) -> bool:
        """Whether that is one of them."""
        return other.key in self.keys or other.account in self.accounts


def silence_of(connection: Connection, someone: Asker) -> SilencedPeople:
    """By whom a person does not want to be asked."""
    rows = connection.execute(select(silenced).where(someone.rows(silenced))).all()
    return SilencedPeople(
        frozenset(row.other for row in rows),
        frozenset(row.other_account for row in rows if row.other_account is not None),
    )


def silence(connection: Connection, someone: Asker, other: Identity, now: float, most: int) -> None:
    """A person does not want to be asked by another any more; the oldest of too many are forgotten."""
    mine = someone.rows(silenced)
    connection.execute(delete(silenced).where(mine, silenced.c.other == other.key))
    row = {
        "key": someone.keys[0],
        "account": someone.account,
        "other": other.key,
        "other_account": other.account,
        "at": now,
    }
    connection.execute(insert(silenced), row)
    kept = select(silenced.c.at).where(mine).order_by(silenced.c.at.desc()).offset(most).limit(1)
    oldest = connection.scalar(kept)
    if oldest is not None:
        connection.execute(delete(silenced).where(mine, silenced.c.at <= oldest))


def allow(connection: Connection, someone: Asker, other: Identity) -> None:
    """A person may be asked by another again."""
    connection.execute(delete(silenced).where(someone.rows(silenced), other.rows(silenced, "other")))


def apart(connection: Connection, people: Collection[Identity]) -> set[frozenset[str]]:
    """Of these people the pairs of whom one does not want to be asked by the other, each by `Identity.one`."""
    keys = {each.key for each in people}
    accounts = {each.account for each in people if each.account is not None}
    asked = select(silenced).where(or_(silenced.c.key.in_(keys), silenced.c.account.in_(accounts)))
    by_key = {each.key: each.one for each in people}
    by_account = {each.account: each.one for each in people if each.account is not None}
    found = set()
    for row in connection.execute(asked):
        one = by_account.get(row.account) or by_key.get(row.key)
        other = by_account.get(row.other_account) or by_key.get(row.other)
        if one is not None and other is not None:
            found.add(frozenset((one, other)))
    return found
