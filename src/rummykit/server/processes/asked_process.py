"""A process that answers one question after another: ended where an answer does not come in time, and started anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from rummykit.server.processes import side_process
from rummykit.server.refusals import TableRefusal

_MIB = 1 << 20
_GROWN = 64 * _MIB
"""A process whose memory is bounded ends after an answer for which it has grown by so much, so it is free again."""


class NoAnswer(Exception):
    """The process did not start, died, or did not answer in time."""


class AskedProcess:
    """A process that is started when it is wanted or first asked, and again after it has died or was ended.

    What it does to `prepare` belongs to its start, and not to the time of the first question.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[Any], Any],
        start_seconds: float,
        *,
        megabytes: int | None = None,
        prepare: Callable[[], None] | None = None,
        nice: int = side_process.NICE,
    ) -> None:
        self._name = name
        self._given = (work, megabytes, prepare)
        self._nice = nice
        self._start_seconds = start_seconds
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, question: Any, seconds: float) -> Any:
        """What the work makes of a question; raises what it raises.

        Raises `NoAnswer` where none comes in time, and then ends the process.
        """
        try:
            line = self.start()
            line.send(question)
            answer, error, goes_on = _heard(line, seconds)
        except (EOFError, OSError, NoAnswer):
            self.end()
            raise NoAnswer from None
        if not goes_on:
            self.end()
        if error is not None:
            raise error
        return answer

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> Connection:
        """The line to the process, which is there from now on; raises `NoAnswer` where it does not come up."""
        if self._line is not None and self.runs:
            return self._line
        self.end()
        self._process, self._line = side_process.start(_serve, self._name, *self._given, nice=self._nice)
        _heard(self._line, self._start_seconds)
        return self._line

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None and line is not None:
            side_process.end(process, line)


def _heard(line: Connection, seconds: float) -> Any:
    if not line.poll(seconds):
        raise NoAnswer
    return line.recv()


def _serve(
    line: Connection, work: Callable[[Any], Any], megabytes: int | None, prepare: Callable[[], None] | None
) -> None:
    """The work of the process: it answers until it has grown too large, or the server ends."""
    if megabytes is not None:
        side_process.limit_memory(megabytes * _MIB)
    if prepare is not None:
        prepare()
    try:
        line.send(None)
        small, goes_on = _memory(), True
        while goes_on:
            answered = _answered(work, line.recv())
            goes_on = megabytes is None or _memory() <= small + _GROWN
            line.send((*answered, goes_on))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answered(work: Callable[[Any], Any], question: Any) -> tuple[Any, Exception | None]:
    try:
        return work(question), None
    except (TableRefusal, MemoryError) as error:
        return None, error
    except Exception as error:
        return None, side_process.WorkFailed(f"{type(error).__name__}: {error}")


def _memory() -> int:
    """The bytes of memory that this process takes, 0 where that cannot be told."""
    if sys.platform != "linux":
        return 0
    import resource

    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()
