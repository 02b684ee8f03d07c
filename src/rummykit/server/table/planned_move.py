"""A timer for the next automatic move, at one version of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

Maker: TypeAlias = Callable[[int], Awaitable[None]]
"""Makes the move, if the table is still at this version."""


class PlannedMove:
    """At most one move is planned, for one version of the table; a newer plan replaces it.

    A turn nearly always ends long before its clock does. So when the plan moves to a later time, a running timer is
    kept, and checks the plan again when it fires.
    """

    def __init__(self) -> None:
        self._planned: int | None = None
        self._due = 0.0
        self._move: Maker | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._moving: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        """Whether a move is planned or in progress."""
        return self._planned is not None or bool(self._moving)

    def plan(self, version: int, seconds: Callable[[], float], move: Maker) -> None:
        """Call `move(version)` after some seconds, unless that version already has a plan."""
        if self._planned == version:
            return
        loop = asyncio.get_running_loop()
        self._planned, self._move = version, move
        self._due = loop.time() + max(0.0, seconds())
        if self._timer is not None and self._timer.when() > self._due:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._ring)

    def forget(self) -> None:
        """Drop the plan. A move in progress is finished, because moves never happen in part."""
        self._planned = self._move = None

    async def finish(self) -> None:
        """Drop the plan, and wait for a move in progress."""
        self.forget()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._moving:
            await asyncio.wait(self._moving)

    def _ring(self) -> None:
        self._timer = None
        version, move, loop = self._planned, self._move, asyncio.get_running_loop()
        if version is None or move is None:
            return
        if loop.time() < self._due:
            self._timer = loop.call_at(self._due, self._ring)
            return
        self.forget()
        task = asyncio.ensure_future(move(version))
        self._moving.add(task)
        task.add_done_callback(self._moving.discard)
