"""The spectators of a table: they see a `View` from no seat, at once or with a delay.

With a delay they watch a second table that lags behind: it gets the same entries, each when it is old enough. So
nothing that the delay holds back comes anywhere near what is sent to them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rummykit.play.events import Event
from rummykit.server.table import messages, timing
from rummykit.server.table.audience import Audience
from rummykit.server.table.entries import Created, Entry
from rummykit.server.table.history import History, remembered
from rummykit.server.table.table import Table
from rummykit.server.wire.connection import TOO_MANY_PAGES, Listener
from rummykit.server.wire.socket_messages import Clock, ServerMessage, TableChanged


class DelayedTable(NamedTuple):
    """A table as it is seen with a delay, and the entries still held back."""

    table: Table
    history: History
    entries: tuple[Entry, ...]


def delayed_table(id: str, log: Sequence[Entry], now: float, history_events: int) -> DelayedTable | None:
    """The table of a log as it is seen with its delay; None if it has none."""
    created = log[0]
    if not isinstance(created, Created) or not created.watch_delay:
        return None
    old = 1
    while old < len(log) and log[old].at + created.watch_delay <= now:
        old += 1
    table, told = Table.replay(id, log[:old])
    return DelayedTable(table, remembered(told, history_events), tuple(log[old:]))


class Spectators:
    """The spectators of `table`, who watch with its delay; at most `most` pages at a time. `now` is the wall clock."""

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        self._most = most
        self._now = now
        self._watchers: list[Listener] = []
        self._timer: asyncio.TimerHandle | None = None
        self._late: deque[Entry] = deque()

    def __bool__(self) -> bool:
        return bool(self._watchers)

    def __len__(self) -> int:
        return len(self._watchers)

    def show(self, table: Table, history: History, late: DelayedTable | None) -> None:
        """Set what is shown from now on: a table with its history, or one that lags behind."""
        self._delay = table.created.watch_delay
        self._table, self._history, self._late = table, history, deque()
        if late is not None:
            self._table, self._history = late.table, late.history
            self._late.extend(late.entries)
            self._catch_up()

    def join(self, connection: Listener, audience: Audience, since: int) -> None:
        """A page begins to watch, or says hello again, and is sent the current state."""
        if connection not in self._watchers:
            if len(self._watchers) >= self._most:
                return connection.close(TOO_MANY_PAGES)
            self._watchers.append(connection)
        self._catch_up(audience)
        told = messages.welcome(self._table, self._history, audience, None, since, self._clock(), self._late_now())
        connection.send(told)

    def leave(self, connection: Listener) -> bool:
        """A page has gone; True if it was watching."""
        if connection not in self._watchers:
            return False
        self._watchers.remove(connection)
        if not self._watchers:
            self._rest()
        return True

    def close(self) -> None:
        """Stop showing anything."""
        self._rest()

    def happened(self, entry: Entry, events: tuple[Event, ...], audience: Audience) -> None:
        """An entry has taken effect at the table."""
        if self._delay:
            self._late.append(entry)
            self._catch_up(audience)
        elif self._watchers:
            self._tell_update(events)

    def tell_table(self, audience: Audience) -> None:
        """Something about the table has changed."""
        if self._watchers:
            table = messages.table_info(self._table, audience, None, self._late_now())
            self._tell(TableChanged(version=self._table.version, table=table))

    def tell(self, message: ServerMessage) -> None:
        """Pass on a message that gives nothing away; with a delay it is dropped."""
        if not self._delay:
            self._tell(message)

    def _catch_up(self, audience: Audience | None = None) -> None:
        """Give the lagging table every entry that is old enough, and plan the next one if anybody watches."""
        self._rest()
        shown = self._table.version
        while self._late and self._late[0].at + self._delay <= self._now():
            events = self._table.apply(self._late.popleft())
            self._history.add(self._table.version, events)
            if self._watchers:
                self._tell_update(events)
        if audience is None or not self._watchers:
            return
        if self._table.version != shown:
            self.tell_table(audience)
        if self._late:
            wait = max(0.0, self._late[0].at + self._delay - self._now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._catch_up, audience)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell_update(self, events: tuple[Event, ...]) -> None:
        self._tell(messages.updates(self._table, events, self._table.score, self._clock())(None))

    def _tell(self, message: ServerMessage) -> None:
        for connection in list(self._watchers):
            connection.send(message)

    def _late_now(self) -> float:
        """The time at the table as it is shown."""
        return self._now() - self._delay

    def _clock(self) -> Clock | None:
        return messages.clock(self._table, timing.deadline(self._table), self._late_now())
