"""What all tables of a server share: the store, the clock, chance, limits, accounts, counters, observers."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property

from rummykit.server.accounts.accounts import Accounts
from rummykit.server.accounts.leaders import LeaderLists
from rummykit.server.journal import note, short
from rummykit.server.lessons_made import LessonsMade
from rummykit.server.limits import Limits
from rummykit.server.metrics import Metrics
from rummykit.server.steady_clock import SteadyClock
from rummykit.server.store import Store
from rummykit.server.store.directory import Directory
from rummykit.server.store.layouts import Layouts
from rummykit.server.table import timing
from rummykit.server.table.bot_processes import BotProcesses
from rummykit.server.table.entries import Entry
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 13
"""13 letters of 31 are 64 bits: nobody guesses a table, and one can still read it out over the phone."""
_REPLAYS = 2
"""Logs played again at one time. More would not be faster, for threads compute one at a time, but hold up the loop."""


def new_table_id() -> str:
    """An unguessable table id for its link."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text could be a table id at all."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_owner() -> str:
    """A name for this server, unique among those that share a database."""
    return secrets.token_hex(8)


@dataclass(frozen=True, kw_only=True)
class Services:
    """`now` is the wall clock without its jumps; `bot_pace` the least and most seconds a bot waits, None: by `limits`.

    `accounts` is None where none are kept. `replays` are the threads in which logs are played again,
    `bot_processes` the processes of strong bots, which play without a search where there are none. `observers` hear of
    all tables; features add themselves before the first table is loaded.
    """

    store: Store
    directory: Directory
    layouts: Layouts
    limits: Limits = field(default_factory=Limits)
    bot_pace: tuple[float, float] | None = None
    metrics: Metrics = field(default_factory=Metrics)
    accounts: Accounts | None = None
    leaders: LeaderLists | None = None
    bot_processes: BotProcesses | None = None
    observers: list[TableObserver] = field(default_factory=list)
    owner: str = field(default_factory=new_owner)
    now: Callable[[], float] = field(default_factory=SteadyClock)
    chance: random.Random = field(default_factory=random.SystemRandom)
    replays: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(_REPLAYS, "rummykit-replay"))

    @cached_property
    def lessons(self) -> LessonsMade:
        """The lessons that were asked for last."""
        return LessonsMade(self.limits)

    def pause(self) -> float:
        """Seconds a bot waits before it acts."""
        return self.chance.uniform(*(self.bot_pace or self.limits.bot_pace))

    def unsettled_by(self, table: Table) -> TableObserver | None:
        """Who has yet to do something about the match of a table, which is over."""
        return next((each for each in self.observers if each.unsettled(table)), None)

    async def found(self, entries: Sequence[Entry], table: str | None = None) -> str:
        """Make a table whose log begins with `entries`, with an id that is free or a new one; returns its id."""
        table = new_table_id() if table is None else table
        made = Table.replay(table, entries)[0]
        await self.store.append(table, 0, self.owner, entries, due=timing.due(made))
        for observer in self.observers:
            observer.table_made(made)
        note("table_made", table=short(table))
        return table
