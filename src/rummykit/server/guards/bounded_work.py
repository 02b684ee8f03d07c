"""Questions that may take long to answer: a few at a time, in threads of their own, each for so long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class BoundedWork:
    """`Limits.solves_at_once` threads that hold up nothing but each other; `Limits.solve_seconds` for each question."""

    def __init__(self, limits: Limits, name: str) -> None:
        self._seconds = limits.solve_seconds
        self._threads = ThreadPoolExecutor(limits.solves_at_once, thread_name_prefix=name)

    async def __call__(self, answer: Callable[[Asked], Answer], asked: Asked) -> Answer:
        """The answer; raises `TableRefusal` where it takes too long, and is then not waited for."""
        working = asyncio.get_running_loop().run_in_executor(self._threads, answer, asked)
        try:
            return await asyncio.wait_for(working, self._seconds)
        except TimeoutError:
            raise TableRefusal("took_too_long", seconds=round(self._seconds)) from None
