"""Questions that may take long to answer: a few at a time, in threads of their own, each for so long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rummykit.server.refusals import TableRefusal

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class BoundedWork:
    """A few threads that hold up nothing but each other, and so many seconds for each question.

    It is for what the server itself has made, such as lessons; what strangers send is worked on in `LongWork`.
    """

    def __init__(self, name: str, *, at_once: int, seconds: float, late: str) -> None:
        self._seconds = seconds
        self._late = late
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix=name)

    async def __call__(self, answer: Callable[[Asked], Answer], asked: Asked) -> Answer:
        """The answer; raises `TableRefusal` where it takes too long, and is then not waited for."""
        working = asyncio.get_running_loop().run_in_executor(self._threads, answer, asked)
        try:
            return await asyncio.wait_for(working, self._seconds)
        except TimeoutError:
            raise TableRefusal(self._late, seconds=round(self._seconds)) from None
