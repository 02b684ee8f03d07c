"""The one thread that writes. Appends that wait together are committed together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from queue import Empty
from typing import NamedTuple

from sqlalchemy import Connection, Engine

from rummykit.server.store import bulk_statements
from rummykit.server.store.batch import Append, write
from rummykit.server.store.port import StoreClosed as StoreClosed
from rummykit.server.store.thread import Answer, DatabaseThread, Query


class _Waiting(NamedTuple):
    """An append, the caller's future, and since when it waits."""

    append: Append
    future: asyncio.Future[None]
    since: float


class Writer(DatabaseThread):
    """A thread with one connection, taking work in the order it was handed in.

    Appends of one pass of the event loop are handed over together: one by one, the first would wake the thread, and
    every wake-up holds up the loop.

    `appends` and `commits` count what was written; with many tables in play there are far fewer commits. `seconds` is
    the time they took. `failing` is set while nothing can be written.
    """

    def __init__(self, engine: Engine, batch: int, seconds: float) -> None:
        self.appends = 0
        self.commits = 0
        self.seconds = 0.0
        self.failing = False
        self._batch = batch
        self._gathered: list[_Waiting] = []
        self._begin = bulk_statements.begun if engine.dialect.name == "sqlite" else Connection.begin
        super().__init__(engine, seconds, "writer")

    @property
    def waiting(self) -> int:
        """The amount of work waiting for the thread."""
        return len(self._gathered) + super().waiting

    async def append(self, append: Append, since: float | None = None) -> None:
        """Returns once the append is on disk; otherwise raises the reason. `since` is as for `ask`."""
        future: asyncio.Future[None] = self._open_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(append, future, self._counted(since)))
        await future

    async def ask(self, work: Callable[[Connection], Answer], since: float | None = None) -> Answer:
        """See `DatabaseThread.ask`."""
        self._hand_over()
        return await super().ask(work, since)

    async def close(self) -> None:
        """Finish the queue and end the thread; it takes no more."""
        self._hand_over()
        await super().close()

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        for each in gathered:
            self._queue.put(each)

    def _given_up(self) -> None:
        self.failing = True

    def _step(self) -> bool:
        waiting, last = self._take()
        if waiting:
            self._commit(waiting)
        if isinstance(last, Query):
            self._answer(last)
        return last is not None

    def _take(self) -> tuple[list[_Waiting], _Waiting | Query | None]:
        """All waiting appends up to a batch, and what ended it: a query, the end (None), or an append."""
        waiting: list[_Waiting] = []
        work: _Waiting | Query | None = self._queue.get()
        while isinstance(work, _Waiting):
            waiting.append(work)
            if len(waiting) == self._batch:
                break
            try:
                work = self._queue.get_nowait()
            except Empty:
                break
        return waiting, work

    def _commit(self, waiting: list[_Waiting]) -> None:
        began = time.perf_counter()
        appends = [each.append for each in waiting]
        errors, error = self._transact(
            [each.future for each in waiting],
            min(each.since for each in waiting),
            lambda connection: write(connection, appends),
            self._begin,
        )
        self.failing = errors is None
        if errors is None:
            return self._tell([(each.future, None, error) for each in waiting])
        self.appends += errors.count(None)
        self.commits += 1
        self.seconds += time.perf_counter() - began
        return self._tell([(each.future, None, error) for each, error in zip(waiting, errors, strict=True)])
