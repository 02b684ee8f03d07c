"""The one thread that touches the database. What waits together is committed together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from rummykit.server.store.batch import Append, write

Outcome: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]
Answer = TypeVar("Answer")


class StoreClosed(Exception):
    """The store takes nothing more: the server is stopping."""


class _Waiting(NamedTuple):
    """An append, and who waits for it."""

    append: Append
    future: asyncio.Future[None]


class _Question(NamedTuple):
    """Work for the thread in a transaction of its own."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]


class Writer:
    """A thread with one connection, taking work in the order it was handed in.

    Appends of one pass of the loop are handed over together: one by one they would wake the thread for the first of
    them, and every wake-up holds up the loop.

    `appends` and `commits` count what was written: with many tables playing there are far fewer commits. `seconds` is
    the time they took.
    """

    def __init__(self, engine: Engine, batch: int) -> None:
        self.appends = 0
        self.commits = 0
        self.seconds = 0.0
        self._engine = engine
        self._batch = batch
        self._gathered: list[_Waiting] = []
        self._queue: SimpleQueue[_Waiting | _Question | None] = SimpleQueue()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="rummykit-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How much waits for the thread."""
        return len(self._gathered) + self._queue.qsize()

    async def append(self, append: Append) -> None:
        """Returns when the append is on disk; raises why not."""
        future: asyncio.Future[None] = self._open_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(append, future))
        await future

    async def ask(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` returns, done in the thread and committed."""
        future: asyncio.Future[Answer] = self._open_future()
        self._hand_over()
        self._queue.put(_Question(work, future))
        return await future

    async def close(self) -> None:
        """Finish the queue and end the thread; nothing more is taken."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _open_future(self) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreClosed
        return self._loop.create_future()

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        for each in gathered:
            self._queue.put(each)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                waiting, last = self._take()
                if waiting:
                    self._settle(self._commit(connection, waiting))
                if isinstance(last, _Question):
                    self._settle([self._answer(connection, last)])
                elif last is None:
                    return

    def _take(self) -> tuple[list[_Waiting], _Waiting | _Question | None]:
        """Everything that waits, up to a batch, and what ended it: a question, the end (None), or an append."""
        waiting: list[_Waiting] = []
        work = self._queue.get()
        while isinstance(work, _Waiting):
            waiting.append(work)
            if len(waiting) == self._batch:
                break
            try:
                work = self._queue.get_nowait()
            except Empty:
                break
        return waiting, work

    def _commit(self, connection: Connection, waiting: Sequence[_Waiting]) -> list[Outcome]:
        began = time.perf_counter()
        try:
            with connection.begin():
                errors = write(connection, [each.append for each in waiting])
        except Exception as error:
            return [(each.future, None, error) for each in waiting]
        self.appends += errors.count(None)
        self.commits += 1
        self.seconds += time.perf_counter() - began
        return [(each.future, None, error) for each, error in zip(waiting, errors, strict=True)]

    def _answer(self, connection: Connection, question: _Question) -> Outcome:
        try:
            with connection.begin():
                return question.future, question.work(connection), None
        except Exception as error:
            return question.future, None, error

    def _settle(self, outcomes: list[Outcome]) -> None:
        # A loop that is gone has nobody left to tell.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[Outcome]) -> None:
    for future, answer, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
