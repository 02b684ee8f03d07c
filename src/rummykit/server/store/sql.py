"""The store in a SQL database: SQLite for one server, PostgreSQL for several."""

from __future__ import annotations

import asyncio
import math
import secrets
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine, Select, create_engine, delete, insert, select, update
from sqlalchemy.engine import URL, make_url

from rummykit.server.limits import Limits
from rummykit.server.store import lease, postgres, sqlite
from rummykit.server.store.batch import Append
from rummykit.server.store.port import NotAnswered, OwnedElsewhere
from rummykit.server.store.schema import entries, tables
from rummykit.server.store.thread import DatabaseThread
from rummykit.server.store.upgrade import upgrade
from rummykit.server.store.writer import Writer
from rummykit.server.table.entries import Entry, decode, encode

Answer = TypeVar("Answer")

_PIECE = 4000
"""Entries read in one go: far more than most logs have, taking a tenth of a second."""
_TRIAL_BYTES = 30_000
"""The length of a line that needs more pages of the disk than any move."""
_IN_TIME = 0.8
"""The part of `statement_seconds` after which the database itself ends a statement, so that it says why."""


def url_of(place: str) -> URL:
    """A database URL; a plain path is a SQLite file."""
    return postgres.with_driver(
        make_url(place if "://" in place else f"sqlite:///{Path(place).expanduser().absolute()}")
    )


def is_shared(place: str) -> bool:
    """Whether several servers may use the database at a path or URL; raises `sqlalchemy.exc.ArgumentError`."""
    return url_of(place).drivername == postgres.DRIVER


def open_engine(place: str, limits: Limits | None = None, *, new: bool = True) -> Engine:
    """The database at a path or URL, brought to the newest schema.

    Raises `NewerDatabase`, `NoTables` unless it may be `new`, and `sqlalchemy.exc.SQLAlchemyError` where there is no
    such place.
    """
    limits = limits or Limits()
    url = url_of(place)
    if is_shared(place):
        engine = create_engine(url, connect_args=postgres.reaching(limits.statement_seconds))
        postgres.prepare(engine, _IN_TIME * limits.statement_seconds)
    else:
        if url.get_backend_name() == "sqlite":
            sqlite.keep_private(url.database)
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            sqlite.prepare(engine, _IN_TIME * limits.statement_seconds)
    upgrade(engine, new=new)
    return engine


class SqlStore:
    """Logs of tables in a SQL database: one thread writes, one reads logs, and one renews the lease.

    So nothing waits while a long log is read, and the lease waits for nothing.
    """

    def __init__(self, engine: Engine, limits: Limits) -> None:
        self.shared = engine.dialect.name == "postgresql"
        self.engine = engine
        self._limits = limits
        self._owner = secrets.token_hex(8)
        self.writer = Writer(engine, limits.batch, limits.statement_seconds)
        reading = engine.execution_options(**{sqlite.READING: True})
        self._reader = DatabaseThread(reading, limits.statement_seconds, "reader")
        self._leases = DatabaseThread(engine, limits.statement_seconds, "lease") if self.shared else None
        self._held_until = 0.0
        self._trial: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    @classmethod
    async def open(cls, place: str, limits: Limits | None = None) -> Self:
        """The store at a path or URL; raises as `open_engine` does."""
        limits = limits or Limits()
        return cls(await asyncio.to_thread(open_engine, place, limits), limits)

    @property
    def holds(self) -> bool:
        """Whether the lease of this server runs for certain; see `Store.holds`."""
        return self._leases is None or time.monotonic() < self._held_until

    @property
    def disk_free(self) -> float:
        """The bytes that are free where the database's file is; NaN where it is no file."""
        place = None if self.shared else self.engine.url.database
        return math.nan if place is None else shutil.disk_usage(Path(place).parent).free

    async def append(
        self,
        table: str,
        expected_version: int,
        owner: str,
        entries: Sequence[Entry],
        *,
        due: float | None,
        since: float | None = None,
    ) -> None:
        """Add entries to a log; see `Store.append`."""
        lines = tuple(encode(entry) for entry in entries)
        await self.writer.append(Append(table, expected_version, owner, lines, due), since)

    async def claim(self, table: str, owner: str, since: float | None = None) -> tuple[Entry, ...]:
        """The whole log of a table, which `owner` now owns; see `Store.claim`."""
        if await self.writer.ask(lambda connection: self._claim(connection, table, owner), since):
            return await self.log(table)
        return ()

    def _claim(self, connection: Connection, table: str, owner: str) -> bool:
        # It waits for whatever else is being written to the table, so what is read after it is all there is.
        if self.shared:
            return lease.claim(connection, table, owner)
        return bool(connection.execute(update(tables).where(tables.c.id == table).values(owner=owner)).rowcount)

    async def log(self, table: str) -> tuple[Entry, ...]:
        """The whole log of a table; see `Store.log`. A long one is read in pieces, with other work in between."""
        found: list[Entry] = []
        while True:
            page = (
                select(entries.c.entry)
                .where(entries.c.table_id == table, entries.c.version > len(found))
                .order_by(entries.c.version)
                .limit(_PIECE)
            )
            piece = await self._reader.ask(lambda connection: _lines(connection, page))  # noqa: B023
            found += piece
            if len(piece) < _PIECE:
                return tuple(found)

    async def settle(self, table: str, owner: str) -> str:
        """Who owns a table; see `Store.settle`."""
        if self.shared:
            try:
                await self.writer.ask(lambda connection: lease.claim(connection, table, owner))
            except OwnedElsewhere as other:
                return other.owner
        return owner

    async def not_owned(self, ids: Sequence[str], owner: str) -> tuple[str, ...]:
        """Those of some tables that a server does not own; see `Store.not_owned`."""
        own: set[str] = set()
        for first in range(0, len(ids), _PIECE):
            some = select(tables.c.id).where(tables.c.id.in_(ids[first : first + _PIECE]), tables.c.owner == owner)
            own.update(await self._reader.ask(lambda connection: list(connection.scalars(some))))  # noqa: B023
        return tuple(id for id in ids if id not in own)

    async def due(self, owner: str, before: float, most: int) -> tuple[str, ...]:
        """The tables that move by themselves before then; see `Store.due`."""
        waiting = select(tables.c.id).where(tables.c.due < before, tables.c.owner != owner)
        if self.shared:
            waiting = waiting.where(lease.free())
        waiting = waiting.order_by(tables.c.due).limit(most)
        return tuple(await self._reader.ask(lambda connection: list(connection.scalars(waiting))))

    async def hold(self, owner: str) -> bool:
        """Renew a server's lease; see `Store.hold`."""
        if self._leases is None:
            return True
        asked, seconds = time.monotonic(), self._limits.lease_seconds
        held = await self._leases.ask(lambda connection: lease.hold(connection, owner, seconds))
        self._held_until = asked + seconds
        return held

    async def release(self, owner: str) -> None:
        """End a server's lease."""
        if self._leases is not None:
            await self._leases.ask(lambda connection: lease.release(connection, owner))

    async def living(self) -> frozenset[str]:
        """The servers whose leases run."""
        return frozenset() if self._leases is None else await self._leases.ask(lease.living)

    async def ask(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` returns, done in a transaction of its own and committed."""
        return await self.writer.ask(work)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` returns, which only reads and holds up no writer."""
        return await self._reader.ask(work)

    async def answers(self) -> None:
        """Returns when the database has written something; see `Store.answers`. Who asks soon again has the same."""
        now, trial = time.monotonic(), self._trial
        if trial is None or (trial.done() and now - self._tried_at >= self._limits.ready_again_seconds):
            self._tried_at, self._trial = now, asyncio.ensure_future(self._try_to_write())
            self._trial.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait for it
        elif trial.done() and self.writer.failing:
            raise NotAnswered
        assert self._trial is not None
        await asyncio.shield(self._trial)

    async def _try_to_write(self) -> None:
        """Write as much as a move would, and roll it back."""
        id = f"trial-{self._owner}"

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), {"id": id, "version": 1, "owner": self._owner, "due": None})
            line = secrets.token_hex(_TRIAL_BYTES // 2)
            connection.execute(insert(entries), {"table_id": id, "version": 1, "entry": line})
            connection.execute(delete(entries).where(entries.c.table_id == id))
            connection.execute(delete(tables).where(tables.c.id == id))

        await self.writer.ask(work)
        self.writer.failing = False

    async def erase(self) -> None:
        """Overwrite deleted data; see `Store.erase`."""
        if not self.shared:
            await asyncio.to_thread(sqlite.carry_over, self.engine)

    async def close(self) -> None:
        """Finish pending work and close the database."""
        if self._trial is not None:
            await asyncio.gather(self._trial, return_exceptions=True)
        threads = [self._reader, self.writer, *([] if self._leases is None else [self._leases])]
        await asyncio.gather(*(thread.close() for thread in threads))
        await asyncio.to_thread(self.engine.dispose)


def _lines(connection: Connection, page: Select[str]) -> list[Entry]:
    # All of them before one is decoded: a question broken off half-way would show its reader the same moment for ever.
    return [decode(line) for line in connection.scalars(page).all()]
