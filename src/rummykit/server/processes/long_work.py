"""What strangers ask and may take long: worked on in processes, each question for so long, and shared out by address.

One address has at most half of the processes, so others are answered whatever it asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from rummykit.server.limits import Limits
from rummykit.server.processes.asked_process import AskedProcess, NoAnswer
from rummykit.server.processes.turns import Turns
from rummykit.server.refusals import TableRefusal

Answer = TypeVar("Answer")
_Question: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]


class LongWork:
    """`Limits.work_processes` processes, each started when all others are at work."""

    def __init__(self, limits: Limits) -> None:
        number = limits.work_processes
        self._turns = Turns(number, max(1, number // 2))
        self._free = [
            AskedProcess("rummykit-work", _done, limits.work_start_seconds, limits.work_megabytes)
            for _ in range(number)
        ]
        self._all = tuple(self._free)
        self._threads = ThreadPoolExecutor(number, "rummykit-work")
        self._closed = False

    async def __call__(
        self, do: Callable[..., Answer], *given: Any, address: str, seconds: float, late: str = "not_finished"
    ) -> Answer:
        """What a function of a module makes of what is given from an address; raises the `TableRefusal` that it raises,
        "too_large" where it takes too much memory, and `late` where it waits or works for too long.
        """
        too_late = TableRefusal(late, seconds=round(seconds))
        try:
            await self._turns.take(address, seconds)
        except TimeoutError:
            raise too_late from None
        working = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, (do, given), seconds)
        working.add_done_callback(lambda _: self._turns.give_back(address))
        try:
            answer: Answer = await asyncio.shield(working)
        except NoAnswer:
            raise too_late from None
        except MemoryError:
            raise TableRefusal("too_large") from None
        return answer

    def close(self) -> None:
        """End all processes."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            process.end()

    def _ask(self, question: _Question, seconds: float) -> Any:
        process = self._free.pop()
        try:
            if self._closed:
                raise NoAnswer
            return process.ask(question, seconds)
        finally:
            self._free.append(process)


def _done(question: _Question) -> Any:
    do, given = question
    return do(*given)
