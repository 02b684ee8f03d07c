"""A thread with one connection to the database, on which nobody waits for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from rummykit.server.journal import note
from rummykit.server.store import postgres
from rummykit.server.store.port import NotAnswered, OutcomeUnknown, StoreClosed

Answer = TypeVar("Answer")
Answered: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]

_LEFT = 0.8
"""The most of the time limit that may be over before work comes to the thread."""
_LOOKS = 10
"""How often the thread is checked within its time limit; this bounds how late a timeout is reported."""


class Query(NamedTuple):
    """Work for the thread in a separate transaction, the caller's future, and since when it waits."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    since: float


class _Transaction:
    """A transaction in progress, and those waiting for it, the first of them `since` a time (monotonic).

    It is abandoned or commits, whichever comes first.
    """

    def __init__(self, futures: Sequence[asyncio.Future[Any]], since: float) -> None:
        self.futures = futures
        self.since = since
        self.committing = False
        self.given_up = False
        self._lock = Lock()

    def commit(self) -> None:
        """From now on the transaction cannot be abandoned; raises `NotAnswered` if it has been."""
        with self._lock:
            if self.given_up:
                raise NotAnswered
            self.committing = True

    def give_up(self) -> NotAnswered:
        """Abandon the transaction; returns the error for those waiting."""
        with self._lock:
            self.given_up = True
            return OutcomeUnknown() if self.committing else NotAnswered()


class DatabaseThread:
    """Runs queries, one transaction each. One that somebody has waited for longer than `seconds` is abandoned, and so
    is all that waits behind it.

    A database that hangs blocks the thread. So the event loop checks it from time to time: it tells everybody waiting
    that nothing was done and cuts the connection, which wakes the thread. An abandoned transaction never commits.
    """

    def __init__(self, engine: Engine, seconds: float, name: str) -> None:
        self._engine = engine
        self._seconds = seconds
        self._name = name
        self._connection: Connection | None = None
        self._wire: postgres.CutableSocket | None = None
        self._under_way: _Transaction | None = None
        self._queue: SimpleQueue[Any] = SimpleQueue()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._next_look = self._loop.call_later(seconds / _LOOKS, self._look)
        self._thread = Thread(target=self._run, name=f"rummykit-{name}", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """The amount of work waiting for the thread."""
        return self._queue.qsize()

    async def ask(self, work: Callable[[Connection], Answer], since: float | None = None) -> Answer:
        """What `work` returns, done in the thread and committed; its time counts from `since`, None is now.

        Raises whatever `work` and the database raise, `NotAnswered` and `OutcomeUnknown`.
        """
        future: asyncio.Future[Answer] = self._open_future()
        self._queue.put(Query(work, future, self._counted(since)))
        return await future

    async def close(self) -> None:
        """Finish pending work and end the thread; it takes no more."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 2 * self._seconds)
        self._next_look.cancel()

    def _open_future(self) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreClosed
        return self._loop.create_future()

    def _counted(self, since: float | None) -> float:
        """From when a time limit counts that began earlier, elsewhere: some of it is left in any case."""
        now = time.monotonic()
        return now if since is None else max(since, now - _LEFT * self._seconds)

    # --- in the loop

    def _look(self) -> None:
        self._next_look = self._loop.call_later(self._seconds / _LOOKS, self._look)
        under_way = self._under_way
        if under_way is None or time.monotonic() - under_way.since < self._seconds:
            return
        if not under_way.given_up:
            note("database_silent", thread=self._name)
        error = under_way.give_up()
        _settle([(future, None, error) for future in under_way.futures])
        # Before the thread wakes, or it would begin with them, and let them wait for as long again.
        self._refuse_waiting()
        if self._wire is not None:
            self._wire.cut()
        self._given_up()

    def _refuse_waiting(self) -> None:
        """Refuse what waits."""
        with suppress(Empty):
            while (work := self._queue.get_nowait()) is not None:
                _settle([(work.future, None, NotAnswered())])
            self._queue.put(None)  # the end is still to come

    def _given_up(self) -> None:
        """Something was given up."""

    # --- in the thread

    def _run(self) -> None:
        while self._step():
            pass
        self._let_go()

    def _step(self) -> bool:
        """Do the next piece of work; returns False at the end."""
        question = self._queue.get()
        if question is None:
            return False
        self._answer(question)
        return True

    def _answer(self, question: Query) -> None:
        answer, error = self._transact([question.future], question.since, question.work)
        self._tell([(question.future, answer, error)])

    def _transact(
        self,
        futures: Sequence[asyncio.Future[Any]],
        since: float,
        work: Callable[[Connection], Answer],
        begin: Callable[[Connection], AbstractContextManager[Any]] = Connection.begin,
    ) -> tuple[Answer | None, Exception | None]:
        """Do some work in a transaction; returns its result, or the reason why it was not done."""
        transaction = self._under_way = _Transaction(futures, since)
        try:
            connection = self._connected()
            with begin(connection):
                answer = work(connection)
                transaction.commit()
            return answer, None
        except Exception as error:
            broken = self._connection is None or self._connection.invalidated
            if broken:
                self._let_go()
            return None, OutcomeUnknown() if broken and transaction.committing else error
        finally:
            self._under_way = None

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._wire = postgres.wire_of(self._connection)
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.close()
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _tell(self, outcomes: list[Answered]) -> None:
        # A loop that is gone has nobody left to tell.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[Answered]) -> None:
    for future, answer, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
