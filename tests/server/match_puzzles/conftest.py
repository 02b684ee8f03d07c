"""A thread in the place of the process that finds puzzles, whose start costs more than all it does."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Thread

import pytest

from rummykit.server.processes import side_process


class Beside(Thread):
    """A thread that ends with its work."""

    def kill(self) -> None:
        """Its work is short."""


def start(work: Callable[..., None], name: str, *given: object) -> tuple[Beside, Connection]:
    """As `side_process.start`, in this process."""
    line, theirs = Pipe()

    def run() -> None:
        with theirs:
            work(theirs, *given)

    thread = Beside(target=run, name=name)
    thread.start()
    return thread, line


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles are found in this process; everything else has its own."""
    in_a_process = side_process.start

    def started(work: Callable[..., None], name: str, *given: object, **how: int) -> tuple[object, Connection]:
        return start(work, name, *given) if name == "rummykit-puzzles" else in_a_process(work, name, *given, **how)

    monkeypatch.setattr(side_process, "start", started)
