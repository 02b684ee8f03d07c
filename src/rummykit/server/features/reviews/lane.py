"""Work in low-priority processes of its own: a few at one time, the others in their order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from functools import partial
from itertools import count
from typing import TypeAlias

from rummykit.server.journal import trouble
from rummykit.server.processes import side_process

LanePlace: TypeAlias = tuple[int, ...]
"""In the queue, the smallest first; those at the same place in the order in which they came."""

LaneWork: TypeAlias = Callable[[], Awaitable[None]]
"""What is done when its turn comes."""


class Lane:
    """So many pieces of work at one time, each a coroutine function that may ask `found` for a process."""

    def __init__(self, name: str, at_one_time: int) -> None:
        self._name = name
        self._at_one_time = at_one_time
        self._queue: asyncio.PriorityQueue[tuple[LanePlace, int, Callable[[], Awaitable[None]]]] = (
            asyncio.PriorityQueue()
        )
        self._numbers = count()
        self._threads = ThreadPoolExecutor(at_one_time, name)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def put(self, place: LanePlace, do: LaneWork) -> None:
        """Do this when its turn comes."""
        self._queue.put_nowait((place, next(self._numbers), do))
        if not self._tasks:
            # In a context of their own: what they write to the journal was not caused by who asked first.
            self._tasks = [asyncio.create_task(self._work(), context=Context()) for _ in range(self._at_one_time)]

    async def found(
        self,
        do: Callable[..., None],
        *given: object,
        longest: float,
        told: side_process.StepsHeard,
        so_far: side_process.FindingSoFar = lambda _finding: None,
    ) -> bytes:
        """What a process finds that does this with what is given; raises as `side_process.found` does."""
        compute = partial(
            side_process.found,
            do,
            self._name,
            *given,
            longest=longest,
            ended=lambda: self._closed,
            told=told,
            so_far=so_far,
        )
        return await asyncio.get_running_loop().run_in_executor(self._threads, compute)

    async def close(self) -> None:
        """End all that is under way, and forget what waits."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            *_, do = await self._queue.get()
            try:
                await do()
            except Exception as error:
                trouble(f"{self._name.replace('-', '_')}_failed", error)
