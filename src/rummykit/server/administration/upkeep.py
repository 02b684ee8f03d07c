"""What every server does for its host beside the game: it holds the bans, counts, and deletes what is too old."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rummykit.server.administration import bans, tables
from rummykit.server.administration.outdated import outdated
from rummykit.server.guards.bans import Bans
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits
from rummykit.server.store.schema import chores, server_counts
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.connection import BANNED

_DAY = 24 * 3600.0
_PRUNING = "prune_tables"
_FORGETTING = "forget_people"


class Upkeep:
    """Does so every `lease_seconds`. `now` is the wall clock; `pruned` counts the tables that this server deleted."""

    def __init__(
        self, rooms: Rooms, store: SqlStore, held: Bans, limits: Limits, now: Callable[[], float] = time.time
    ) -> None:
        self.rooms = rooms
        self.store = store
        self._held = held
        self._limits = limits
        self._now = now
        self.pruned = 0

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """What is counted here, for the metrics."""
        yield "rummykit_pruned_tables_total", "Old tables that this server has deleted", self.pruned

    async def hold_bans(self) -> None:
        """Hold the bans that are in force by now, and put out who is banned."""
        found = await self.store.read(lambda db: bans.now_in_force(db, self._now()))
        self._held.hold(found.networks, found.keys)
        if found.keys:
            await self.rooms.put_out(found.keys, BANNED)

    async def run(self) -> None:
        """Do all of it, again and again."""
        while True:
            for chore in (self.hold_bans, self._tell_counts, self._prune, self._forget):
                try:
                    await chore()
                except Exception as error:
                    trouble("chore_failed", error, chore=chore.__name__)
            await asyncio.sleep(self._limits.lease_seconds)

    async def _tell_counts(self) -> None:
        if self.store.shared:
            owner = self.rooms.services.owner
            row = {"name": owner, "tables": self.rooms.loaded, "people": self.rooms.people}
            living = await self.store.living() | {owner}

            def write(connection: Connection) -> None:
                mine = (server_counts.c.name == owner) | server_counts.c.name.not_in(living)
                connection.execute(delete(server_counts).where(mine))
                connection.execute(insert(server_counts), row)

            await self.store.ask(write)

    async def _prune(self) -> None:
        """Delete tables that nothing has happened at for long, where the host wants that and no other server has just
        looked for them."""
        if self._limits.keep_tables_days <= 0 or not await self._mine(_PRUNING):
            return
        before = self._now() - self._limits.keep_tables_days * _DAY
        old = await asyncio.to_thread(self._old, before)
        pruned = 0
        for begin in range(0, len(old), tables.AT_ONCE):
            some = old[begin : begin + tables.AT_ONCE]
            # Somebody who has come back to one of them meanwhile keeps it.
            gone = await self.store.ask(lambda db: tables.remove_old(db, some, before))  # noqa: B023
            self.rooms.let_go(gone)
            pruned += len(gone)
        self.pruned += pruned
        if pruned:
            await self.store.erase()
            note("tables_pruned", count=pruned)

    async def _forget(self) -> None:
        """Delete what is kept of people for a time only, where no other server has just done so."""
        if not await self._mine(_FORGETTING):
            return
        gone = 0
        for each in outdated(self._limits, self._now()):
            gone += await self.store.ask(lambda db: db.execute(each).rowcount)  # noqa: B023
        if gone:
            await self.store.erase()

    def _old(self, before: float) -> list[str]:
        # On a connection of its own: this may take long, and those who come to their tables do not wait.
        with self.store.engine.connect() as connection:
            return tables.old(connection, before)[0]

    async def _mine(self, chore: str) -> bool:
        """Whether it is time for a chore, and this server is the first to see that."""
        now = self._now()

        def work(connection: Connection) -> bool:
            due = chores.c.begun <= now - self._limits.prune_seconds
            taken = update(chores).where(chores.c.name == chore, due).values(begun=now)
            if connection.execute(taken).rowcount:
                return True
            if connection.scalar(select(chores.c.name).where(chores.c.name == chore)) is not None:
                return False
            connection.execute(insert(chores), {"name": chore, "begun": now})
            return True

        try:
            return await self.store.ask(work)
        except IntegrityError:
            return False  # another server was quicker
