"""The store in a SQL database: SQLite for one server, PostgreSQL for several."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, select, update
from sqlalchemy.engine import URL, make_url

from rummykit.server.entries import Entry, decode, encode
from rummykit.server.limits import Limits
from rummykit.server.store import lease, postgres, sqlite
from rummykit.server.store.batch import Append
from rummykit.server.store.port import OwnedElsewhere
from rummykit.server.store.schema import entries, tables
from rummykit.server.store.upgrade import upgrade
from rummykit.server.store.writer import Writer

Answer = TypeVar("Answer")


def url_of(place: str) -> URL:
    """A database URL; a plain path is a SQLite file."""
    return postgres.with_driver(
        make_url(place if "://" in place else f"sqlite:///{Path(place).expanduser().absolute()}")
    )


def is_shared(place: str) -> bool:
    """Whether several servers may use the database at a path or URL; raises `sqlalchemy.exc.ArgumentError`."""
    return url_of(place).drivername == postgres.DRIVER


def open_engine(place: str, limits: Limits | None = None) -> Engine:
    """The database at a path or URL, brought to the newest schema.

    Raises `NewerDatabase`, and `sqlalchemy.exc.SQLAlchemyError` where there is no such place.
    """
    limits = limits or Limits()
    url = url_of(place)
    if is_shared(place):
        engine = create_engine(url, connect_args={"connect_timeout": round(limits.statement_seconds)})
        postgres.prepare(engine, limits.statement_seconds)
    else:
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            sqlite.prepare(engine, limits.statement_seconds)
    upgrade(engine)
    return engine


class SqlStore:
    """Logs of tables in a SQL database, behind one writer thread."""

    def __init__(self, engine: Engine, writer: Writer, lease_seconds: float) -> None:
        self.writer = writer
        self.shared = engine.dialect.name == "postgresql"
        self.engine = engine
        self._lease_seconds = lease_seconds

    @classmethod
    async def open(cls, place: str, limits: Limits | None = None) -> Self:
        """The store at a path or URL; raises as `open_engine` does."""
        limits = limits or Limits()
        engine = await asyncio.to_thread(open_engine, place, limits)
        return cls(engine, Writer(engine, limits.batch), limits.lease_seconds)

    async def append(
        self, table: str, expected_version: int, owner: str, entries: Sequence[Entry], *, due: float | None
    ) -> None:
        """Add entries to a log; see `Store.append`."""
        lines = tuple(encode(entry) for entry in entries)
        await self.writer.append(Append(table, expected_version, owner, lines, due))

    async def claim(self, table: str, owner: str) -> tuple[Entry, ...]:
        """The whole log of a table, for `owner` to go on with; see `Store.claim`."""

        def work(connection: Connection) -> list[str]:
            if not self._claim(connection, table, owner):
                return []
            log = select(entries.c.entry).where(entries.c.table_id == table).order_by(entries.c.version)
            return list(connection.scalars(log))

        return tuple(decode(line) for line in await self.writer.ask(work))

    def _claim(self, connection: Connection, table: str, owner: str) -> bool:
        if self.shared:
            return lease.claim(connection, table, owner)
        return bool(connection.execute(update(tables).where(tables.c.id == table).values(owner=owner)).rowcount)

    async def settle(self, table: str, owner: str) -> str:
        """Who owns a table; see `Store.settle`."""
        if self.shared:
            try:
                await self.writer.ask(lambda connection: lease.claim(connection, table, owner))
            except OwnedElsewhere as other:
                return other.owner
        return owner

    async def due(self, owner: str) -> tuple[str, ...]:
        """The tables that move by themselves and may be `owner`'s, the earliest first."""
        waiting = select(tables.c.id).where(tables.c.due.is_not(None)).order_by(tables.c.due)
        if self.shared:
            waiting = waiting.where(lease.free_for(owner))
        return tuple(await self.writer.ask(lambda connection: list(connection.scalars(waiting))))

    async def hold(self, owner: str) -> bool:
        """Renew a server's lease; see `Store.hold`."""
        if not self.shared:
            return True
        return await self.writer.ask(lambda connection: lease.hold(connection, owner, self._lease_seconds))

    async def release(self, owner: str) -> None:
        """End a server's lease."""
        if self.shared:
            await self.writer.ask(lambda connection: lease.release(connection, owner))

    async def living(self) -> frozenset[str]:
        """The servers whose leases run."""
        return await self.writer.ask(lease.living) if self.shared else frozenset()

    async def ask(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` returns, done in a transaction of its own and committed."""
        return await self.writer.ask(work)

    async def answers(self) -> None:
        """Returns when the database has answered; raises if it does not."""
        await self.writer.ask(lambda connection: connection.execute(select(1)))

    async def close(self) -> None:
        """Finish what was asked for, and let go of the database."""
        await self.writer.close()
        await asyncio.to_thread(self.engine.dispose)
