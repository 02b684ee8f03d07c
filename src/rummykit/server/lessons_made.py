"""Lessons as they are made: off the event loop, one after the other, and kept for those who ask next."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from rummykit.rules import Rules
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits

if TYPE_CHECKING:
    from rummykit.lessons import Lesson


class LessonsMade:
    """The lessons of the sheets that were asked for last."""

    def __init__(self, limits: Limits) -> None:
        self._kept: OrderedDict[Rules, Lesson] = OrderedDict()
        self._most = limits.lessons_kept
        self._quota = RequestQuota(limits, limits.lessons_per_minute, limits.lesson_burst)
        self._work = BoundedWork(
            "lessons", at_once=limits.lessons_at_once, seconds=limits.lesson_seconds, late="lesson_not_ready"
        )

    async def of(self, rules: Rules, address: str) -> Lesson:
        """The lesson of a sheet, for somebody at this address.

        Raises `TableRefusal` where too many were asked for that had to be made, or where it is not ready yet.
        """
        found = self._kept.get(rules)
        if found is None:
            self._quota.let(address)
            from rummykit import lessons  # with all games' bots: nobody who only plays needs them

            found = await self._work(lessons.lesson, rules)
            self._kept[rules] = found
        self._kept.move_to_end(rules)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
