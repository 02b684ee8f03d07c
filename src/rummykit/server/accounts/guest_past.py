"""What somebody has done as a guest is their account's once they have signed in."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select, update

from rummykit.server.accounts.owned import taken_along
from rummykit.server.accounts.personal_data import PersonalData
from rummykit.server.accounts.schema import account_keys


def take_along(connection: Connection, account: str, guest: str, now: float, features: Sequence[PersonalData]) -> None:
    """All that belongs to the key of a guest is the account's from now on, unless it is another account's already."""
    if connection.scalar(select(account_keys.c.key).where(account_keys.c.key == guest)) is not None:
        return
    connection.execute(insert(account_keys), {"key": guest, "account": account, "own": False})
    for feature in features:
        feature.take_along(connection, account, guest, now)
    for key, owner in taken_along():
        connection.execute(update(key.table).where(key == guest).values({owner.name: account}))
