"""Bans of accounts and networks, in the database that all servers share."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from rummykit.server.accounts.schema import account_keys, accounts, admins, bans
from rummykit.server.accounts.sessions import in_force
from rummykit.server.administration import tournaments
from rummykit.server.administration.accounts import sign_out
from rummykit.server.features.all_features import FEATURES
from rummykit.server.guards.bans import Ban, Network, network_of
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.admin_messages import ListedBan


class BansNow(NamedTuple):
    """The bans in force, of networks, and of all keys of accounts."""

    networks: dict[Network, Ban]
    keys: dict[str, Ban]


def ban_account(connection: Connection, account: str, until: float | None, reason: str, now: float) -> None:
    """Ban an account: it is signed out everywhere and leaves its tournaments. Its seats are taken by the servers."""
    lift_account(connection, account)
    _add(connection, {"account": account, "network": None}, until, reason, now)
    sign_out(connection, account)
    tournaments.withdraw(connection, keys_of(connection, account), now)


def ban_network(connection: Connection, text: str, until: float | None, reason: str, now: float) -> str:
    """Ban an address or a network; how it is written. Raises `TableRefusal`."""
    network = str(network_of(text))
    connection.execute(delete(bans).where(bans.c.network == network))
    _add(connection, {"account": None, "network": network}, until, reason, now)
    return network


def lift_account(connection: Connection, account: str) -> bool:
    """Lift the ban of an account; whether there was one."""
    return bool(connection.execute(delete(bans).where(bans.c.account == account)).rowcount)


def lift_network(connection: Connection, text: str) -> str:
    """Lift the ban of a network; how it is written. Raises `TableRefusal`."""
    network = str(network_of(text))
    if not connection.execute(delete(bans).where(bans.c.network == network)).rowcount:
        raise TableRefusal("unknown_ban")
    return network


def listed(connection: Connection, now: float) -> tuple[ListedBan, ...]:
    """The bans in force, the newest first."""
    there = select(bans, accounts.c.name).outerjoin(accounts, accounts.c.id == bans.c.account)
    rows = connection.execute(there.where(in_force(now)).order_by(bans.c.made.desc()))
    return tuple(
        ListedBan(
            account=row.account,
            name=row.name or "",
            network=row.network,
            made=row.made,
            until=row.until,
            reason=row.reason,
        )
        for row in rows
    )


def now_in_force(connection: Connection, now: float) -> BansNow:
    """The bans as servers hold them."""
    found = BansNow({}, {})
    for row in connection.execute(select(bans).where(in_force(now))):
        ban = Ban(row.until, row.reason)
        if row.account is None:
            found.networks[network_of(row.network)] = ban
        else:
            found.keys.update(dict.fromkeys(keys_of(connection, row.account), ban))
    return found


def keys_of(connection: Connection, account: str) -> frozenset[str]:
    """The keys of all seats of an account and of its bots."""
    own = select(account_keys.c.key).where(account_keys.c.account == account)
    others = [asked for feature in FEATURES if (asked := feature.personal.keys(account)) is not None]
    return frozenset(key for asked in (own, *others) for key in connection.scalars(asked))


def is_admin(connection: Connection, account: str) -> bool:
    """Whether an account may administer the server."""
    return connection.scalar(select(admins.c.account).where(admins.c.account == account)) is not None


def set_admin(connection: Connection, account: str, on: bool, now: float) -> None:
    """Let an account administer the server on the page, or no more."""
    connection.execute(delete(admins).where(admins.c.account == account))
    if on:
        connection.execute(insert(admins), {"account": account, "since": now})


def _add(connection: Connection, of: dict[str, str | None], until: float | None, reason: str, now: float) -> None:
    connection.execute(delete(bans).where(~in_force(now)))
    row = {"id": secrets.token_hex(8), "made": now, "until": until, "reason": reason}
    connection.execute(insert(bans), of | row)
