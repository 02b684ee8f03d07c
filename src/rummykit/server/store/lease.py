"""Which servers live. Each holds one lease for all its tables, by the database's clock, so their own may differ."""

from __future__ import annotations

from sqlalchemy import Connection, Float, cast, delete, exists, extract, func, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.selectable import Exists

from rummykit.server.store.port import NoLease, OwnedElsewhere
from rummykit.server.store.schema import servers, tables

_FORGOTTEN_AFTER = 3600.0
"""Seconds after which a server that died leaves the list."""


def _now() -> ColumnElement[float]:
    return cast(extract("epoch", func.clock_timestamp()), Float)


def hold(connection: Connection, owner: str, seconds: float) -> bool:
    """Renew the lease of `owner` for so many seconds; False when there was none that still ran."""
    until = _now() + seconds
    renewed = update(servers).where(servers.c.name == owner, servers.c.alive_until > _now()).values(alive_until=until)
    if connection.execute(renewed).rowcount:
        return True
    connection.execute(
        delete(servers).where(or_(servers.c.name == owner, servers.c.alive_until < _now() - _FORGOTTEN_AFTER))
    )
    connection.execute(insert(servers).values(name=owner, alive_until=until))
    return False


def release(connection: Connection, owner: str) -> None:
    """End the lease of `owner`."""
    connection.execute(delete(servers).where(servers.c.name == owner))


def living(connection: Connection) -> frozenset[str]:
    """The servers whose leases run."""
    return frozenset(connection.scalars(select(servers.c.name).where(servers.c.alive_until > _now())))


def _lives(owner: str | ColumnElement[str]) -> Exists:
    return exists().where(servers.c.name == owner, servers.c.alive_until > _now())


def free() -> ColumnElement[bool]:
    """Whether a table belongs to nobody who lives."""
    return ~_lives(tables.c.owner)


def claim(connection: Connection, table: str, owner: str) -> bool:
    """Make a table `owner`'s; False when there is no such table. Raises `OwnedElsewhere` and `NoLease`."""
    mine = update(tables).where(tables.c.id == table, or_(tables.c.owner == owner, free()), _lives(owner))
    if connection.execute(mine.values(owner=owner)).rowcount:
        return True
    other = connection.scalar(select(tables.c.owner).where(tables.c.id == table))
    if other is None:
        return False
    if other != owner and connection.scalar(select(_lives(other))):
        raise OwnedElsewhere(other)
    raise NoLease  # a table claimed now would be free for every other server
