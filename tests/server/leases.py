"""Leases of servers in PostgreSQL, looked at and moved from outside, so that no test waits for one to run out."""

from __future__ import annotations

from sqlalchemy import create_engine, select, update

from rummykit.server.store.schema import servers
from rummykit.server.store.sql import url_of


def lease_end(db: str, owner: str) -> float:
    """When the lease of `owner` runs out, in seconds of the database's clock."""
    engine = create_engine(url_of(db))
    with engine.begin() as connection:
        end = connection.scalar(select(servers.c.alive_until).where(servers.c.name == owner))
    engine.dispose()
    assert isinstance(end, float)
    return end


def time_passes(db: str, seconds: float) -> None:
    """Every lease ends so many seconds sooner, as if they had passed."""
    engine = create_engine(url_of(db))
    with engine.begin() as connection:
        connection.execute(update(servers).values(alive_until=servers.c.alive_until - seconds))
    engine.dispose()
