"""A table in play: one lock, one decision at a time, saved before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Coroutine

from rummykit.play.actions import Action, Rearrange
from rummykit.play.events import Event
from rummykit.rules import IllegalAction
from rummykit.server.guards.token_bucket import Bucket
from rummykit.server.journal import note, short, trouble
from rummykit.server.metrics import Metrics
from rummykit.server.refusals import TableRefusal
from rummykit.server.store import NotAnswered, OutcomeUnknown, OwnerChanged
from rummykit.server.table import hosting, listing, messages, timing
from rummykit.server.table.audience import Audience
from rummykit.server.table.automatic_moves import AutomaticMoves
from rummykit.server.table.entries import (
    Acted,
    Arrived,
    Entry,
    Removed,
    Resumed,
    Returned,
)
from rummykit.server.table.laid_hands import LaidHands
from rummykit.server.table.loading import LoadedTable, load
from rummykit.server.table.log_growth import LogAllowance
from rummykit.server.table.services import Services
from rummykit.server.table.spectators import Spectators
from rummykit.server.wire.connection import MOVED, SERVER_ERROR, Closing, Listener
from rummykit.server.wire.socket_messages import Accepted, Clock, Pace, TableChanged, WrittenText
from rummykit.server.wire.table_messages import MyTable, TableInfo


class Room:
    """A table, its sockets, its clock and its bots.

    Whatever touches the table holds the lock. An action takes effect in memory, is appended to the log, and is told
    once it is on disk. What cannot be saved did not happen: the table is read back from its log.

    `since` is when the holder of the lock began to wait for it (monotonic), None for what happens by itself: how long
    the database may take counts from then. `newcomers` are those who have just been given a seat and the cookie that
    goes with it: when, and its secret.
    """

    def __init__(self, read: LoadedTable, services: Services) -> None:
        self.visitors = 0
        self.left_at = services.now()
        self.broken = False
        self.services = services
        self.lock = asyncio.Lock()
        self.since: float | None = None
        self.audience = Audience(services.limits.sockets_per_seat, self.left_at, services.limits.host_away_seconds)
        self.spectators = Spectators(services.limits.watchers, services.now)
        self._listing = listing.ListingWriter(services)
        self.speech: dict[int, Bucket] = {}
        self.written: deque[WrittenText] = deque(maxlen=services.limits.texts_kept)
        self.newcomers: dict[tuple[object, ...], tuple[float, str]] = {}
        self._log_allowance = LogAllowance(services.limits)
        self._chores: set[asyncio.Task[None]] = set()
        self._host_timer: asyncio.TimerHandle | None = None
        self.draft: tuple[tuple[int, ...] | None, Rearrange] | None = None
        self.hint: tuple[int, Action] | None = None
        self.laid = LaidHands(read.layouts, read.table.id)
        self._take(read)
        self._moves = AutomaticMoves(self)

    @classmethod
    async def load(cls, id: str, services: Services) -> Room:
        """The room of a table in the store; raises `TableRefusal` if there is none."""
        room = cls(await load(id, services), services)
        room._moves.plan()
        return room

    def _take(self, read: LoadedTable) -> None:
        self.table, self._history = read.table, read.history
        self.spectators.show(read.table, read.history, read.delayed)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen."""
        return self.visitors == 0 and not self._moves

    @property
    def open_to_watchers(self) -> bool:
        """Whether anybody may watch here."""
        return self.table.created.watchers

    @property
    def rated_game(self) -> str | None:
        """The game whose ratings the match will change, None where it changes none."""
        return self.table.rules.id if self.table.created.rated else None

    @property
    def here(self) -> int:
        """How many seats have their person here."""
        return len(self.audience)

    @property
    def people_here(self) -> set[int]:
        """The seats of people, not of visiting bots, that are here."""
        return {seat for seat in self.audience.here if self.table.seats[seat].kind == "person"}

    @property
    def metrics(self) -> Metrics:
        """The counters of what happens here."""
        return self.services.metrics

    def seat_of(self, key: str | None) -> int | None:
        """The seat of the guest with this key."""
        return self.table.seat_of(key)

    @property
    def host(self) -> int:
        """The seat that decides about the table now."""
        return hosting.host_now(self.table, self.audience, self.services.now())

    def give_up(self) -> None:
        """The table may be another server's by now."""
        if not self.broken:
            self._break(MOVED, at_once=True)

    async def close(self) -> None:
        """Stop everything that would happen here."""
        if self._host_timer is not None:
            self._host_timer.cancel()
        self.spectators.close()
        await self._moves.finish()
        await self._listing.finish()

    def held(self, connection: Listener | None = None) -> RoomLock:
        """The lock, around a table that is as its log says.

        Raises `TableRefusal` for a room that has lost it, and for a page that was sent away while it waited.
        """
        return RoomLock(self, connection)

    # --- what guests ask

    async def look(self, key: str | None) -> TableInfo:
        """The table as the guest with this key may see it."""
        async with self.held():
            return messages.table_info(self.table, self.audience, self.table.seat_of(key), self.services.now())

    async def look_at_mine(self, key: str | None) -> MyTable | None:
        """How the table stands for the guest with this key; None for who has no seat."""
        async with self.held():
            seat = self.table.seat_of(key)
            if seat is None:
                return None
            return messages.my_table(self.table, seat, self._moves.deadline(), self.services.now())

    async def log(self) -> tuple[Entry, ...]:
        """Everything that was decided at this table and is on the disk."""
        return await self.services.store.log(self.table.id)

    async def hello(self, connection: Listener, seat: int | None, since: int) -> None:
        """A page says which version it knows, is told what it missed, and gets every message from now on.

        A person who comes back to a seat where a bot stands in plays on.
        """
        async with self.held(connection):
            if seat is None:
                self.spectators.join(connection, self.audience, since)
                return self._count_watchers()
            first = self.audience.join(seat, connection)
            if seat == self.table.host:
                self.audience.votes.clear()
            person = self.table.seats[seat].kind == "person"
            self._moves.visited |= person
            if person and self.table.paused_at is not None and self._moves.left_alone:
                await self.commit_and_tell(Resumed(at=self.services.now(), seat=seat))
            if seat in self.table.awaited:
                await self.commit_and_tell(Arrived(at=self.services.now(), seat=seat))
            if first and self.table.seats[seat].stand_in and self.table.state != "over":
                await self.commit_and_tell(Returned(at=self.services.now(), seat=seat))
            self._welcome(connection, seat, since)
            if first:
                self.tell_table(but=connection)
                self._moves.plan_anew(seat)
                self.list_again()
            self._moves.plan()

    def set_pace(self, pace: Pace) -> None:
        """Change how fast bots act."""
        self._moves.set_pace(pace)

    def hurry(self) -> None:
        """Bots wait no more before it is a person's turn again, where one person plays against bots alone."""
        self._moves.hurry()

    async def leave(self, connection: Listener, seat: int | None) -> None:
        """A page has closed its connection."""
        if seat is None:
            if self.spectators.leave(connection):
                self._count_watchers()
        elif self.audience.leave(seat, connection, self.services.now()):
            async with self.lock:
                if not self.broken:
                    self.tell_table()
                    self._moves.plan_anew(seat)

    @property
    def present(self) -> set[int]:
        """The seats whose people are here, or have been here a moment ago and may just have lost the line."""
        if self._moves.in_grace:
            return set(range(len(self.table.seats)))
        return self.audience.here_lately(self.services.now() - self.services.limits.reconnect_seconds)

    # --- how anything happens

    def ration(self, entry: Entry, person: str) -> None:
        """Raise `TableRefusal` for what a person may not add to the log: it is too long, or that was too fast."""
        self._log_allowance.take(entry, self.table.entries_beside_moves, person, self.services.now())

    async def put_out(self, keys: Collection[str], why: Closing) -> None:
        """Take the seats of people with these keys for good: bots play on.

        Before the match the seat is free again, unless it is just beginning: then they lose it once it has begun.
        """
        if any(seat.occupied and seat.key in keys for seat in self.table.seats):
            async with self.held():
                for number, seat in enumerate(self.table.seats):
                    if self.table.may_remove and seat.occupied and seat.key in keys:
                        await self.commit_and_tell(Removed(at=self.services.now(), seat=number, banned=True))
                        self.dismiss(number, why)

    def dismiss(self, seat: int, why: Closing) -> None:
        """Close the pages of a seat whose person was sent away for good."""
        self.audience.dismiss(seat, why)
        for observer in self.services.observers:
            observer.banned(self.table.id, seat)

    async def commit_and_tell(self, entry: Entry, connection: Listener | None = None, id: int = 0) -> None:
        """An entry takes effect, is saved, accepted and told to everybody; then the next move is planned."""
        # An action changes nothing that `TableInfo` tells but the state.
        shape = self._state if type(entry) is Acted else self._shape
        state, before = self.table.state, shape()
        events = await self.commit(entry)
        table = self.table
        if connection is not None:
            connection.send(Accepted(id=id, version=table.version))
        self.audience.tell(messages.updates(table, events, table.score, self._clock(), self.laid))
        if shape() != before:
            self.tell_table()
            self.list_again()
        if table.state != state:
            self.audience.wants_pause.clear()
            self.audience.votes.clear()
            if state == "waiting":
                for observer in self.services.observers:
                    observer.match_begun(table)
            if table.state == "over":
                self.services.layouts.forget(table.id)
            self._see_to(self._tell_observers())
            note("table_" + table.state, table=short(table.id), game=table.rules.id, version=table.version)
        self._moves.plan()

    def _see_to(self, chore: Coroutine[object, object, None]) -> None:
        """Do something behind the game."""
        task = asyncio.ensure_future(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _tell_observers(self) -> None:
        for observer in self.services.observers:
            await observer.state_changed(self.table)

    def _state(self) -> object:
        return self.table.state

    def _shape(self) -> object:
        """All of the table that `TableInfo` tells; when it changes, everybody is told."""
        table = self.table
        chance = (
            tuple(table.chance.additions),
            tuple(table.chance.promises.items()),
            table.beginning,
            table.chance.fixed_at,
        )
        onward = table.next_table, tuple(table.agreement.seats), tuple(table.awaited)
        return table.state, tuple(table.seats), table.paused_at, table.turn_seconds, table.rules.house, chance, onward

    async def commit(self, entry: Entry) -> tuple[Event, ...]:
        """An entry takes effect and is on disk; if either fails the table is as its log says."""
        table = self.table
        try:
            events = table.apply(entry)
        except (IllegalAction, TableRefusal):
            raise
        except Exception as error:
            trouble("entry_failed", error, table=short(table.id), game=table.rules.id)
            await self._read_back()
            raise TableRefusal("server_error") from None
        try:
            await self.services.store.append(
                table.id, table.version - 1, self.services.owner, (entry,), due=timing.due(table), since=self.since
            )
        except Exception as error:
            trouble("append_failed", error, table=short(table.id))
            if isinstance(error, OwnerChanged):
                self._break(MOVED, at_once=True)
            elif isinstance(error, OutcomeUnknown):
                # Neither yes nor no would be true; who comes back is shown what became of it.
                self._break(at_once=True)
            elif isinstance(error, NotAnswered):
                self._break()  # the log could not be read just now either
            else:
                await self._read_back()
            raise TableRefusal("not_saved") from None
        self._history.add(table.version, events)
        self.spectators.happened(entry, events, self.audience)
        return events

    async def _read_back(self) -> None:
        """Take the table from its log again and tell everybody; if that fails too, close the room."""
        self._moves.forget()
        try:
            self._take(await load(self.table.id, self.services, self.since))
        except Exception as error:
            trouble("table_lost", error, table=short(self.table.id))
            return self._break()
        self._moves.begin_grace()
        self._welcome_again()

    def after_standstill(self) -> None:
        """The server stood still: people have the time that they have after every outage."""
        self._moves.begin_grace()
        self._see_to(self._go_on_after_standstill())

    async def _go_on_after_standstill(self) -> None:
        async with self.lock:
            if not self.broken:
                self._moves.forget()
                self._welcome_again()

    def _welcome_again(self) -> None:
        """Tell everybody where the table stands, and plan what comes next."""
        for seat, connection in self.audience:
            self._welcome(connection, seat, self.table.version)
        self._moves.plan()

    def _break(self, why: Closing = SERVER_ERROR, at_once: bool = False) -> None:
        """This room is of no use any more; who comes back finds a new one.

        Who did something just now is told first what has become of it, unless the end comes `at_once`.
        """
        self.broken = True
        self._moves.forget()
        self.spectators.close()
        if at_once:
            self._close_pages(why)
        else:
            asyncio.get_running_loop().call_soon(self._close_pages, why)

    def _close_pages(self, why: Closing) -> None:
        for _, connection in self.audience:
            connection.close(why)

    # --- what is told

    def _clock(self) -> Clock | None:
        return messages.clock(self.table, self._moves.deadline(), self.services.now())

    def _welcome(self, connection: Listener, seat: int, since: int) -> None:
        clock, now = self._clock(), self.services.now()
        # What people write is not for bots of others.
        written = self.written if self.table.seats[seat].kind == "person" else ()
        connection.send(
            messages.welcome(self.table, self._history, self.audience, seat, since, clock, now, self.laid, written)
        )

    def tell_table(self, but: Listener | None = None) -> None:
        table, audience, now = self.table, self.audience, self.services.now()
        audience.tell(
            lambda seat: TableChanged(version=table.version, table=messages.table_info(table, audience, seat, now)), but
        )
        self.spectators.tell_table(audience)
        if self._host_timer is not None:
            self._host_timer.cancel()
        wait = hosting.until_passed_on(table, audience, now)
        if wait is not None:
            self._host_timer = asyncio.get_running_loop().call_later(wait, lambda: self._see_to(self._pass_on()))

    async def _pass_on(self) -> None:
        """The host has been away for long: tell everybody who decides now."""
        async with self.lock:
            if not self.broken:
                self.tell_table()

    def _count_watchers(self) -> None:
        self.audience.watching = len(self.spectators)
        self.tell_table()

    def list_again(self) -> None:
        """Have the table found as it is now, by its code and in the lobby, while somebody is here."""
        self._listing.keep(self.table, bool(self.people_here))


class RoomLock:
    """The lock of a room as a context; see `Room.held`."""

    __slots__ = ("_connection", "_room")

    def __init__(self, room: Room, connection: Listener | None) -> None:
        self._room = room
        self._connection = connection

    async def __aenter__(self) -> None:
        since = time.monotonic()
        await self._room.lock.acquire()
        if self._room.broken:
            self._room.lock.release()
            raise TableRefusal("not_saved")
        if self._connection is not None and self._connection.closing:
            self._room.lock.release()
            raise TableRefusal("not_seated")
        self._room.since = since

    async def __aexit__(self, *_: object) -> None:
        self._room.since = None
        self._room.lock.release()
