"""Lessons as they are made: off the event loop, one after the other, and kept for those who ask next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rummykit import games
from rummykit.rules import Rules
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits

if TYPE_CHECKING:
    from rummykit.lessons import Lesson

PATIENCE_SECONDS = 1.0
"""How long a request for all lessons waits while they are being made."""


class LessonsMade:
    """The lessons of the sheets that were asked for last."""

    def __init__(self, limits: Limits) -> None:
        self._kept: OrderedDict[Rules, Lesson] = OrderedDict()
        self._of_games: dict[Rules, Lesson] = {}
        self._making_all: asyncio.Task[None] | None = None
        self._most = limits.lessons_kept
        self._quota = RequestQuota(limits, limits.lessons_per_minute, limits.lesson_burst)
        self._work = BoundedWork(
            "lessons", at_once=limits.lessons_at_once, seconds=limits.lesson_seconds, late="lesson_not_ready"
        )

    async def of(self, rules: Rules, address: str) -> Lesson:
        """The lesson of a sheet, for somebody at this address.

        Raises `TableRefusal` where too many were asked for that had to be made, or where it is not ready yet.
        """
        found = self._kept.get(rules) or self._of_games.get(rules)
        if found is None:
            self._quota.let(address)
            found = await self._made(rules)
        self._kept[rules] = found
        self._kept.move_to_end(rules)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    async def all(self) -> Mapping[Rules, Lesson]:
        """The lessons of all games without house rules; none before all are made, which the first call begins.

        It waits a moment for them.
        """
        if self._making_all is None or _failed(self._making_all):
            self._making_all = asyncio.create_task(self._make_all())
        done, _ = await asyncio.wait([self._making_all], timeout=PATIENCE_SECONDS)
        return self._of_games if done and not _failed(self._making_all) else {}

    async def _make_all(self) -> None:
        for rules in games.SHEETS.values():
            if rules not in self._of_games:
                self._of_games[rules] = self._kept.get(rules) or await self._made(rules)

    async def _made(self, rules: Rules) -> Lesson:
        from rummykit import lessons  # with all games' bots: nobody who only plays needs them

        return await self._work(lessons.lesson, rules)


def _failed(making: asyncio.Task[None]) -> bool:
    return making.done() and (making.cancelled() or making.exception() is not None)
