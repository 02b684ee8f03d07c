"""The latest events of a table, so that a page that comes back can be told what it missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from rummykit.play.events import Event, seen_by


class History:
    """The latest events by the version they led to: at most `most` of them, complete versions only."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._since = 0
        self._version = 0
        self._count = 0
        self._steps: deque[tuple[int, tuple[Event, ...]]] = deque()

    def add(self, version: int, events: tuple[Event, ...]) -> None:
        """Add the events that led to `version`."""
        self._version = version
        self._steps.append((version, events))
        self._count += len(events)
        while self._count > self._most:
            self._since, lost = self._steps.popleft()
            self._count -= len(lost)

    def gap(self, since: int, seat: int | None) -> tuple[Event, ...] | None:
        """The events after version `since`, as `seat` may see them; None if they are no longer remembered.

        A page that knows of no version yet (0) gets all that is remembered.
        """
        if not self._reaches(since):
            return None
        return redacted((event for version, events in self._steps if version > since for event in events), seat)

    def versions(self, since: int) -> tuple[int, ...]:
        """The version that each of the events of `gap` led to."""
        if not self._reaches(since):
            return ()
        return tuple([version for version, events in self._steps if version > since for _ in events])

    def _reaches(self, since: int) -> bool:
        return since == 0 or self._since <= since <= self._version


def remembered(told: Iterable[tuple[int, tuple[Event, ...]]], most: int) -> History:
    """The history of a table with these events by version."""
    history = History(most)
    for version, events in told:
        history.add(version, events)
    return history


def redacted(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as `seat` may see them."""
    return tuple([seen_by(event, seat) for event in events])
