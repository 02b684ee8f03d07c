"""Processes beside the server for work that takes long: they give way to everything else on the machine."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TypeAlias

NICE = 10
"""Where the machine has too little for all, tables come first."""

LISTENS_EVERY = 0.25
"""Seconds between two looks whether the process is still wanted."""

StepsHeard: TypeAlias = Callable[[int, int], None]
"""Hears how many steps are done, and how many there are."""
FindingSoFar: TypeAlias = Callable[[bytes], None]
"""Hears what would be the finding if the work ended now."""


class NotDone(Exception):
    """Work that cannot be done, for a reason that can be told."""


class WorkFailed(Exception):
    """The process died or took too long."""


def found(
    work: Callable[..., None],
    name: str,
    *given: object,
    longest: float,
    ended: Callable[[], bool],
    told: StepsHeard = lambda _done, _steps: None,
    so_far: FindingSoFar = lambda _finding: None,
) -> bytes:
    """What a process of its own finds: it sends steps done and all steps, then its finding or the reason against it.

    A finding in a tuple of its own is what it has so far.

    It is ended after `longest` seconds, and where `ended` says that nobody wants it any more. Raises `NotDone`,
    `WorkFailed`.
    """
    until = monotonic() + longest
    process, line = start(work, name, *given)
    try:
        while not ended() and monotonic() < until:
            if not line.poll(LISTENS_EVERY):
                continue
            match line.recv():
                case bytes(finding):
                    return finding
                case str(reason):
                    raise NotDone(reason)
                case (bytes(finding),):
                    so_far(finding)
                case (done, steps):
                    told(done, steps)
        raise WorkFailed
    except (EOFError, OSError):
        raise WorkFailed from None
    finally:
        end(process, line)


def start(work: Callable[..., None], name: str, *given: object, nice: int = NICE) -> tuple[BaseProcess, Connection]:
    """A process that does `work(line, *given)`, and the other end of its line; it ends with the server at the latest.

    It gives way from its first moment, the more the higher `nice` is: starting takes as long as a search.
    """
    # Not forked: the threads and sockets of the server are none of its business.
    context = multiprocessing.get_context("spawn")
    line, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *given), name=name, daemon=True)
    process.start()
    if process.pid is not None:
        _give_way(process.pid, nice)
    theirs.close()
    return process, line


def limit_memory(most: int) -> None:
    """Have this process refused more memory than so many bytes, with `MemoryError`, where the system counts them."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _give_way(pid: int, nice: int) -> None:
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, nice)


def end(process: BaseProcess, line: Connection) -> None:
    """End a process, whatever it is doing."""
    process.kill()
    process.join()
    line.close()
