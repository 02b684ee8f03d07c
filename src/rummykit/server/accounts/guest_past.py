"""What somebody has done as a guest is their account's once they have signed in."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from rummykit.server.accounts.schema import TAKEN_ALONG, account_keys, mail_addresses


def take_along(connection: Connection, account: str, guest: str, now: float) -> None:
    """All that belongs to the key of a guest is the account's from now on, unless it is another account's already."""
    if connection.scalar(select(account_keys.c.key).where(account_keys.c.key == guest)) is not None:
        return
    connection.execute(insert(account_keys), {"key": guest, "account": account, "own": False})
    _keep_one_address(connection, account, guest, now)
    for key, owner in TAKEN_ALONG:
        connection.execute(update(key.table).where(key == guest).values({owner.name: account}))


def _keep_one_address(connection: Connection, account: str, guest: str, now: float) -> None:
    """An account has one address to write to; that of the guest counts where it has none, or none that is confirmed."""
    own, past = mail_addresses.c.account == account, mail_addresses.c.person == guest
    confirmed = mail_addresses.c.confirmed & (mail_addresses.c.until >= now)
    there = select(mail_addresses.c.id).where(mail_addresses.c.until >= now)
    if connection.scalar(there.where(past, confirmed)) is not None:
        there = there.where(confirmed)
    given_up = own if connection.scalar(there.where(own)) is None else past
    connection.execute(delete(mail_addresses).where(given_up))
