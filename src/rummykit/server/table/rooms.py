"""All rooms of a server: loaded when somebody comes or a table is due, dropped when nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager

from rummykit.rules import Rules
from rummykit.server import gc_tuning
from rummykit.server.journal import note, short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import codes, founding, timing
from rummykit.server.table.room import Room
from rummykit.server.table.services import Services, is_table_id
from rummykit.server.table.table import Table
from rummykit.server.table.waking import TableAlarm
from rummykit.server.wire.connection import Closing
from rummykit.server.wire.table_messages import SEARCHING, NewTable

_LOOKS_AT_CLOCK = 1.0
"""Seconds between two looks at the clock."""
_STANDSTILL = 5.0
"""A server that could do nothing for so many seconds stood still."""


class Rooms:
    """The rooms in memory. A room stays while somebody visits it; see `visit`."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._lost: set[str] = set()
        self._seen = services.now()
        self.stopping = False

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        return len(self._rooms)

    @property
    def people(self) -> int:
        """The number of seats whose person is present."""
        return sum(room.here for room in self._rooms.values())

    def players(self) -> list[str]:
        """The keys of the people who are at a match that goes on."""
        return [
            room.table.seats[seat].key
            for room in self._rooms.values()
            if room.table.state == "playing"
            for seat in room.people_here
        ]

    def presence(self) -> list[tuple[Table, frozenset[int]]]:
        """The tables where people are, and the seats of these."""
        return [(room.table, frozenset(here)) for room in self._rooms.values() if (here := room.people_here)]

    async def put_out(self, keys: Collection[str], why: Closing) -> None:
        """Take the seats of people with these keys at all tables in memory."""
        for table, room in list(self._rooms.items()):
            try:
                await room.put_out(keys, why)
            except TableRefusal as refusal:
                trouble("not_put_out", refusal, table=short(table))  # it is tried again soon

    def open(self) -> None:
        """Start waking tables that move by themselves, and dropping those where nothing happens."""
        alarm = TableAlarm(self.services, self._room, self._what_was_lost)
        chores = alarm.run(), self._sweep(), self._write_behind(), self._compare_owners(), self._look_at_clock()
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Stop every clock and bot, and close the store."""
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        closing = [asyncio.ensure_future(room.close()) for room in self._rooms.values()]
        if closing:
            await asyncio.wait(closing, timeout=self.services.limits.farewell_seconds)
        if self.services.bot_processes is not None:
            self.services.bot_processes.close()
        try:
            async with asyncio.timeout(self.services.limits.farewell_seconds):
                await self._write()
                await self.services.store.release(self.services.owner)
        except Exception as error:
            trouble("lease_not_released", error)  # it runs out by itself
        self.services.replays.shutdown(wait=False, cancel_futures=True)
        await self.services.store.close()

    def give_up(self) -> None:
        """Drop every table, because this server may no longer own it."""
        self.let_go([*self._rooms, *self._loading])

    def let_go(self, tables: Iterable[str]) -> None:
        """Drop tables that have changed in the store, so that they are read again; so are those just being read."""
        for table in tables:
            for observer in self.services.observers:
                observer.let_go(table)
            if self._loading.pop(table, None) is not None:
                self._lost.add(table)
            if (room := self._rooms.pop(table, None)) is not None:
                room.give_up()
                if timing.due(room.table) is not None:
                    self._lost.add(table)

    async def owner_of(self, table: str) -> str:
        """The server that a table belongs to: this one, unless another live server owns it."""
        if self._in_memory(table) is not None and self.services.store.holds:
            return self.services.owner
        return await self.services.store.settle(table, self.services.owner)

    def _in_memory(self, table: str) -> Room | None:
        room = self._rooms.get(table)
        return None if room is None or room.broken else room

    async def make(
        self, new: NewTable, key: str, rating: int | None = None, rules: Rules | None = None, club: str = ""
    ) -> str:
        """Make a table for the guest with this key, and this rating if the table is rated; returns its id.

        It is played by `rules` where those are given, a game of one's own. A `club` has it among its tables.

        Raises `TableRefusal`.
        """
        services = self.services
        code = "" if new.start else codes.new_code()
        longest, counts = services.limits.name_characters, services.accounts is not None
        entries = founding.asked_for(
            new,
            key,
            services.now(),
            longest,
            code,
            counts=counts,
            rating=rating,
            arrival=services.limits.arrival_seconds,
            rules=rules,
            club=club,
        )
        try:
            return await services.found(entries)
        except Exception as error:
            trouble("table_not_made", error)
            raise TableRefusal("not_saved") from None

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, which stays while it is visited; raises `TableRefusal` for an unknown table."""
        if not is_table_id(table):
            raise TableRefusal("unknown_table")
        self._notice_standstill()
        room = await self._room(table)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1
            room.left_at = self.services.now()

    async def _room(self, table: str) -> Room:
        if self._in_memory(table) is not None and await self.owner_of(table) != self.services.owner:
            self.let_go([table])
            raise TableRefusal("not_saved")  # who comes back is sent to its owner
        if (room := self._in_memory(table)) is not None:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        this = asyncio.current_task()
        try:
            room = await Room.load(table, self.services)
            if self._loading.get(table) is not this:
                room.give_up()
                raise TableRefusal("not_saved")  # it was let go while it was read, and may be another server's
            self._rooms[table] = room
            gc_tuning.keep_loaded()
            if room.table.created.bot_level in SEARCHING and self.services.bot_processes is not None:
                self.services.bot_processes.want()
            return room
        except TableRefusal:
            raise
        except Exception:
            self._lost.add(table)  # it may be this server's by now, and nobody else will wake it
            raise
        finally:
            if self._loading.get(table) is this:
                del self._loading[table]

    def _what_was_lost(self) -> set[str]:
        """The tables that move by themselves and have left the memory since the last call."""
        self.let_go([table for table, room in self._rooms.items() if room.broken])
        lost, self._lost = self._lost, set()
        return lost

    async def _compare_owners(self) -> None:
        """Drop tables that this server does not own any more: another one does, should that ever not have been
        noticed, or a host has deleted them, or an account from them."""
        store, owner = self.services.store, self.services.owner
        while True:
            await asyncio.sleep(self.services.limits.lease_seconds)
            try:
                if store.holds:  # else its renewal says soon what has been lost
                    self.let_go(await store.not_owned(list(self._rooms), owner))
            except Exception as error:
                trouble("owners_not_compared", error)

    async def _look_at_clock(self) -> None:
        """Notice soon when this server stood still."""
        while True:
            self._notice_standstill()
            await asyncio.sleep(_LOOKS_AT_CLOCK)

    def _notice_standstill(self) -> None:
        """If nothing has happened here for a while, as on a machine that slept, no clock has run for anybody."""
        now = self.services.now()
        still, self._seen = now - self._seen > _LOOKS_AT_CLOCK + _STANDSTILL, now
        if still:
            note("stood_still")
            for room in self._rooms.values():
                room.after_standstill()

    async def _write_behind(self) -> None:
        """Write how hands have been laid out, and what features know of tables, again and again."""
        while True:
            await asyncio.sleep(self.services.limits.layout_seconds)
            await self._write()

    async def _write(self) -> None:
        await self.services.layouts.write(self.services.owner)
        for observer in self.services.observers:
            await observer.write(self.services.owner)

    async def _sweep(self) -> None:
        """Drop rooms where nothing has happened for a while; their logs bring them back."""
        patience = self.services.limits.idle_room_seconds
        while True:
            await asyncio.sleep(patience / 4)
            long_ago = self.services.now() - patience
            for table, room in list(self._rooms.items()):
                if room.idle and room.left_at < long_ago:
                    del self._rooms[table]
                else:
                    room.list_again()
            if not self.people:
                gc_tuning.collect()
