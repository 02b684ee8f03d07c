"""A table read from its log, played again in a thread while the loop goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import structs

from rummykit.rules import IllegalAction
from rummykit.server.journal import short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.store import OwnedElsewhere
from rummykit.server.store.layouts import Layout
from rummykit.server.table.entries import Entry, LogUnreadable
from rummykit.server.table.history import History, remembered
from rummykit.server.table.services import Services
from rummykit.server.table.spectators import DelayedTable, delayed_table
from rummykit.server.table.table import Table

_SLICE = 16
"""Entries of a log played again before the loop may go on: a few milliseconds."""
_BREATH = 0.001
"""Seconds that it is left alone for then: the interpreter, only given away, would be taken back at once."""


class LoadedTable(NamedTuple):
    """A table as its log says, with what it remembers, and as those see it who watch with a delay."""

    table: Table
    history: History
    delayed: DelayedTable | None
    layouts: Mapping[int, Layout] = {}


async def load(id: str, services: Services, since: float | None = None) -> LoadedTable:
    """Claim a table in the store and read it; raises `TableRefusal` if there is none, it is closed, or another server
    has it.

    The database's time counts from `since` (monotonic), None is now.
    """
    try:
        entries = await services.store.claim(id, services.owner, since)
        if entries:
            loop, limits = asyncio.get_running_loop(), services.limits
            read = await loop.run_in_executor(
                services.replays, _replayed, id, entries, limits.history_events, services.now()
            )
            if read.table.closed is not None:
                raise TableRefusal("table_closed", reason=read.table.closed)
            return read._replace(layouts=await services.layouts.of(id)) if read.table.hands_are_laid_out else read
    except OwnedElsewhere:
        raise TableRefusal("not_saved") from None  # it has just been claimed; who comes back will be sent there
    except (IllegalAction, LogUnreadable) as error:
        trouble("log_not_understood", error, table=short(id))
        raise TableRefusal("outdated_table") from None
    raise TableRefusal("unknown_table")


def _replayed(id: str, log: tuple[Entry, ...], history_events: int, now: float) -> LoadedTable:
    log = tuple(_not_after(entry, now) for entry in log)
    table, told = Table.replay(id, _in_slices(log))
    return LoadedTable(table, remembered(told, history_events), delayed_table(id, log, now, history_events))


def _not_after(entry: Entry, now: float) -> Entry:
    """The entry; one of the future is of now, for the clock that it was written by went wrong."""
    ahead = entry.at - now
    if ahead <= 0:
        return entry
    ends = {name: getattr(entry, name) - ahead for name in ("until", "awaited_until") if getattr(entry, name, 0.0)}
    return structs.replace(entry, at=now, **ends)


def _in_slices(log: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, with a chance for the loop to go on after every few: they are played again in a thread."""
    for number, entry in enumerate(log, 1):
        if number % _SLICE == 0:
            time.sleep(_BREATH)
        yield entry
