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
    """A few threads that hold up nothing but each other, and so many seconds for each question.

    Unless told otherwise: `Limits.solves_at_once` threads, `Limits.solve_seconds`, and the refusal "took_too_long".
    """

    def __init__(
        self,
        limits: Limits,
        name: str,
        *,
        at_once: int | None = None,
        seconds: float | None = None,
        late: str = "took_too_long",
    ) -> None:
        self._seconds = limits.solve_seconds if seconds is None else seconds
        self._late = late
        self._threads = ThreadPoolExecutor(at_once or limits.solves_at_once, thread_name_prefix=name)

    async def __call__(self, answer: Callable[[Asked], Answer], asked: Asked) -> Answer:
        """The answer; raises `TableRefusal` where it takes too long, and is then not waited for."""
        working = asyncio.get_running_loop().run_in_executor(self._threads, answer, asked)
        try:
            return await asyncio.wait_for(working, self._seconds)
        except TimeoutError:
            raise TableRefusal(self._late, seconds=round(self._seconds)) from None
