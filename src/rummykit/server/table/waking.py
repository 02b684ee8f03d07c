"""Waking tables that are due: those of dead servers, and those that this server no longer has in memory.

A table is woken a little before its time, the most urgent first and a few at once, so that a thousand of them hold
nobody up. One that is due tomorrow waits in the database until tomorrow.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from rummykit.server.journal import note, short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.services import Services

_AT_ONCE_ASKED = 64
"""Tables asked for in one go: enough for a second, and few enough that what has become urgent since is not far."""


class TableAlarm:
    """Wakes tables, by `load`, for as long as it runs. `lost` gives those that were lost since it was asked last."""

    def __init__(
        self, services: Services, load: Callable[[str], Awaitable[object]], lost: Callable[[], set[str]]
    ) -> None:
        self._services = services
        self._load = load
        self._lost = lost
        self._again: set[str] = set()

    async def run(self) -> None:
        """Look for tables to wake, for ever."""
        limits = self._services.limits
        # Nobody else leaves tables to a server of its own, and its own it only has to find in time.
        pause = limits.renew_seconds if self._services.store.shared else limits.wake_ahead_seconds / 4
        looked = -pause
        while True:
            now = asyncio.get_running_loop().time()
            more = False
            try:
                self._again |= self._lost()
                await self._wake(sorted(self._again))
                if now - looked >= pause:
                    more = await self._look()
                    looked = looked if more else now
            except Exception as error:
                trouble("nothing_woken", error)
            if not more:
                await asyncio.sleep(limits.renew_seconds)

    async def _look(self) -> bool:
        """Wake tables that are due soon; returns whether there are more."""
        before = self._services.now() + self._services.limits.wake_ahead_seconds
        due = await self._services.store.due(self._services.owner, before, _AT_ONCE_ASKED)
        return await self._wake(due) and len(due) == _AT_ONCE_ASKED

    async def _wake(self, tables: Sequence[str]) -> bool:
        """Wake some tables in order, a few at once; returns whether all went well."""
        waiting, woken = iter(tables), 0

        async def wake_some() -> None:
            nonlocal woken
            for table in waiting:
                done = await self._wake_one(table)
                if done is None:
                    return  # the others would fare no better
                woken += done

        async with asyncio.TaskGroup() as group:
            for _ in range(self._services.limits.wakes_at_once):
                group.create_task(wake_some())
        if woken:
            note("tables_woken", count=woken)
        return not self._again

    async def _wake_one(self, table: str) -> bool | None:
        """Wake a table; returns whether it is awake, None if it should be tried again."""
        self._again.discard(table)
        try:
            await self._load(table)
            return True
        except TableRefusal as refusal:
            # It is another server's by now, or was played by other rules: those who come are told.
            trouble("table_not_woken", refusal, table=short(table))
        except Exception as error:
            trouble("table_not_woken", error, table=short(table))
            self._again.add(table)
            return None
        return False
