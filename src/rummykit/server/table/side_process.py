"""Processes beside the server for work that takes long: they give way to everything else on the machine."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

_NICE = 10
"""Where the machine has too little for all, tables come first."""


def start(work: Callable[..., None], name: str, *given: object) -> tuple[BaseProcess, Connection]:
    """A process that does `work(line, *given)`, and the other end of its line; it ends with the server at the latest.

    It gives way from its first moment: starting takes as long as a search.
    """
    # Not forked: the threads and sockets of the server are none of its business.
    context = multiprocessing.get_context("spawn")
    line, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *given), name=name, daemon=True)
    process.start()
    if process.pid is not None:
        _give_way(process.pid)
    theirs.close()
    return process, line


def _give_way(pid: int) -> None:
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, _NICE)


def end(process: BaseProcess, line: Connection) -> None:
    """End a process, whatever it is doing."""
    process.kill()
    process.join()
    line.close()
