"""What strangers ask and may take long: worked on in processes, each question for so long, and shared out by address.

One address has at most half of the processes, so others are answered whatever it asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias, TypeVar

from rummykit.server.limits import Limits
from rummykit.server.processes.asked_process import AskedProcess, NoAnswer
from rummykit.server.processes.turns import Turns
from rummykit.server.refusals import TableRefusal

Answer = TypeVar("Answer")
_NICE = 5
"""Tables come first; but somebody waits for an answer, as for no review."""
_Question: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]


class LongWork:
    """`Limits.work_processes` processes, each started when all others are at work."""

    def __init__(self, limits: Limits) -> None:
        number = limits.work_processes
        self._turns = Turns(number, max(1, number // 2))
        self._free = [
            AskedProcess(
                *("rummykit-work", _done, limits.work_start_seconds),
                megabytes=limits.work_megabytes,
                prepare=_prepare,
                nice=_NICE,
            )
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
        process = max(self._free, key=lambda each: each.runs)
        self._free.remove(process)

        loop = asyncio.get_running_loop()

        def release(_ended: asyncio.Future[Any]) -> None:
            self._free.append(process)
            self._turns.give_back(address)

        def done(working: asyncio.Future[Any]) -> None:
            if process.runs or self._closed:
                return release(working)
            # The caller whose process was ended keeps its place until there is a new one: nobody else waits for it.
            loop.run_in_executor(self._threads, self._start, process).add_done_callback(release)

        working = loop.run_in_executor(self._threads, partial(self._ask, process, (do, given), seconds))
        working.add_done_callback(done)
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

    def _ask(self, process: AskedProcess, question: _Question, seconds: float) -> Any:
        if self._closed:
            raise NoAnswer
        return process.ask(question, seconds)

    def _start(self, process: AskedProcess) -> None:
        try:
            if not self._closed:
                process.start()
        except (OSError, EOFError, NoAnswer):
            process.end()
        if self._closed:
            process.end()


def _prepare() -> None:
    """What nearly all questions need."""
    for name in ("record", "referee", "solve", "workshop"):
        import_module(f"rummykit.{name}")


def _done(question: _Question) -> Any:
    do, given = question
    return do(*given)
