"""A table in play: one lock, one decision at a time, saved before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rummykit.play.actions import Action, Rearrange
from rummykit.play.events import Event
from rummykit.rules import IllegalAction
from rummykit.server.guards.token_bucket import Bucket
from rummykit.server.journal import note, short, trouble
from rummykit.server.metrics import Metrics
from rummykit.server.refusals import TableRefusal
from rummykit.server.store import NotAnswered, OutcomeUnknown, OwnedElsewhere, OwnerChanged
from rummykit.server.table import botplay, listing, names, telling
from rummykit.server.table.audience import Audience
from rummykit.server.table.automatic_moves import Mover
from rummykit.server.table.entries import (
    Acted,
    Counted,
    Entry,
    Gathered,
    LogUnreadable,
    Paused,
    PromisesFixed,
    Resumed,
    Returned,
    SatDown,
    Started,
    StoodIn,
    TimedOut,
)
from rummykit.server.table.gallery import Behind, Gallery, behind
from rummykit.server.table.history import History, remembered
from rummykit.server.table.log_growth import Ration
from rummykit.server.table.services import Services
from rummykit.server.table.table import Table
from rummykit.server.wire.connection import MOVED, SERVER_ERROR, Closing, Connection
from rummykit.server.wire.protocol import (
    Accepted,
    Clock,
    TableChanged,
    TableInfo,
)

_SLICE = 16
"""Entries of a log played again before the loop may go on: a few milliseconds."""
_BREATH = 0.001
"""Seconds that it is left alone for then: the interpreter, only given away, would be taken back at once."""


class Room:
    """A table, its sockets, its clock and its bots.

    Whatever touches the table holds the lock. An action takes effect in memory, is appended to the log, and is told
    once it is on disk. What cannot be saved did not happen: the table is read back from its log.
    """

    def __init__(self, read: LoadedTable, services: Services) -> None:
        self.visitors = 0
        self.left_at = services.now()
        self.broken = False
        self.services = services
        self.lock = asyncio.Lock()
        self.audience = Audience(services.limits.sockets_per_seat)
        self.gallery = Gallery(services.limits.watchers, services.now)
        self.left: dict[int, float] = {}
        self._loaded_at = services.now()
        self._listing = listing.Keeper(services)
        self.speech: dict[int, Bucket] = {}
        self._mover = Mover()
        self._ration = Ration(services.limits)
        self._visited = False
        self.draft: tuple[tuple[int, ...] | None, Rearrange] | None = None
        self.hint: tuple[int, Action] | None = None
        self._take(read)

    @classmethod
    async def load(cls, id: str, services: Services) -> Room:
        """The room of a table in the store; raises `TableRefusal` if there is none."""
        room = cls(await _read(id, services), services)
        room._plan()
        return room

    def _take(self, read: LoadedTable) -> None:
        self.table, self._history = read.table, read.history
        self.gallery.show(read.table, read.history, read.behind)
        self._clock_not_before = self.services.now() + self.services.limits.grace_seconds

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen."""
        return self.visitors == 0 and not self._mover

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
    def metrics(self) -> Metrics:
        """Where is counted what happens here."""
        return self.services.metrics

    def seat_of(self, key: str | None) -> int | None:
        """The seat of the guest with this key."""
        return self.table.seat_of(key)

    def give_up(self) -> None:
        """The table may be another server's by now."""
        if not self.broken:
            self._break(MOVED, at_once=True)

    async def close(self) -> None:
        """Nothing moves here any more."""
        self.gallery.close()
        await self._mover.finish()
        await self._listing.finish()

    def held(self, connection: Connection | None = None) -> Held:
        """The lock, around a table that is as its log says.

        Raises `TableRefusal` for a room that has lost it, and for a page that was sent away while it waited.
        """
        return Held(self, connection)

    # --- what guests ask

    async def look(self, key: str | None) -> TableInfo:
        """The table as the guest with this key may see it."""
        async with self.held():
            return telling.table_info(self.table, self.audience, self.table.seat_of(key))

    async def log(self) -> tuple[Entry, ...]:
        """Everything that was decided at this table and is on the disk."""
        return await self.services.store.log(self.table.id)

    async def sit(self, raw_name: str, key: str, rating: int | None = None) -> TableInfo:
        """Sit down in the first free seat; who sits already keeps the seat. Raises `TableRefusal`."""
        async with self.held():
            table, longest = self.table, self.services.limits.name_characters
            if table.seat_of(key) is None:
                seat = table.free_seat(key)
                taken = [each.name for each in table.seats]
                name = names.distinct(names.clean(raw_name, longest), taken, longest)
                entry = SatDown(at=self.services.now(), seat=seat, name=name, key=key, rating=rating)
                self.ration(entry, key)
                await self.commit(entry)
                self.tell_table()
                self.list_again()
            return telling.table_info(self.table, self.audience, self.table.seat_of(key))

    async def hello(self, connection: Connection, seat: int | None, since: int) -> None:
        """A page says which version it knows and is told the rest; from now on it listens.

        Who comes back to a seat where a bot stands in has it back.
        """
        async with self.held(connection):
            if seat is None:
                self.gallery.join(connection, self.audience, since)
                return self._count_watchers()
            first = self.audience.join(seat, connection)
            self._visited = True
            if self.table.paused_at is not None and self._left_alone:
                await self.happen(Resumed(at=self.services.now(), seat=seat))
            if first and self.table.seats[seat].stand_in and self.table.state != "over":
                await self.happen(Returned(at=self.services.now(), seat=seat))
            self._welcome(connection, seat, since)
            if first:
                self.tell_table(but=connection)
                self._plan_anew(seat)
                self.list_again()
            self._plan()

    async def leave(self, connection: Connection, seat: int | None) -> None:
        """A page is gone."""
        if seat is None:
            if self.gallery.leave(connection):
                self._count_watchers()
        elif self.audience.leave(seat, connection):
            self.left[seat] = self.services.now()
            async with self.lock:
                if not self.broken:
                    self.audience.wants_pause.discard(seat)
                    self.tell_table()
                    self._plan_anew(seat)

    async def begin(self, connection: Connection, id: int) -> None:
        """Begin the match; before that what was promised is opened, and who has yet to promise has a moment for it."""
        table, now = self.table, self.services.now()
        if table.fixed_at is not None:
            raise TableRefusal("already_started")
        waiting = PromisesFixed(at=now) if table.complete or table.gathered is not None else Gathered(at=now)
        await self.happen(waiting if table.promises else Started(at=now), connection, id)

    # --- what moves by itself

    def _plan(self) -> None:
        """Plan how the match begins, the next move of a bot, once somebody has come to see it, or of the clock."""
        table, seat = self.table, self.table.turn
        if table.beginning is not None:
            self._mover.plan(table.version, self._until_begun, self._begin)
        elif table.uncounted and self.services.accounts is not None:
            self._mover.plan(table.version, lambda: 0.0, self._count)
        elif table.paused_at is not None:
            self._mover.forget()
        elif seat is not None and table.seats[seat].automatic:
            if self._deserted:
                self._mover.plan(table.version, lambda: 0.0, self._rest)
            elif table.touched or self._visited:
                self._mover.plan(table.version, self.services.pause, self._bot_acts)
        elif (deadline := self._deadline()) is not None:
            self._mover.plan(table.version, lambda: deadline - self.services.now(), self._time_runs_out)
        else:
            self._mover.forget()

    def _until_begun(self) -> float:
        """How long promises, or what was promised, are still waited for."""
        table, limits = self.table, self.services.limits
        if table.complete or table.beginning is None:
            return 0.0
        patience = limits.open_seconds
        if table.fixed_at is None and table.gathered is not None:
            patience = limits.rematch_seconds if table.gathered.rematch else limits.promise_seconds
        return max(table.beginning + patience, self._clock_not_before) - self.services.now()

    async def _begin(self, version: int) -> None:
        """Everybody has promised, or opened, or time is up: the next step to the match."""
        async with self.lock:
            table, now = self.table, self.services.now()
            if self.broken or table.version != version or table.beginning is None:
                return
            fix = table.fixed_at is None and table.promises
            try:
                await self.happen(PromisesFixed(at=now) if fix else Started(at=now))
            except Exception as error:
                trouble("not_begun", error, table=short(table.id))
                self._mover.forget()
                if not self.broken:
                    self._mover.plan(self.table.version, lambda: self.services.limits.renew_seconds, self._begin)

    async def _count(self, version: int) -> None:
        """The match is over: count it for the accounts at the table, and try again later where that fails."""
        async with self.lock:
            table, accounts = self.table, self.services.accounts
            if self.broken or table.version != version or not table.uncounted or accounts is None:
                return
            try:
                await self.happen(Counted(at=self.services.now(), ratings=await accounts.count(table)))
            except Exception as error:
                trouble("not_counted", error, table=short(table.id))
                if not self.broken:
                    self._mover.plan(table.version, lambda: self.services.limits.renew_seconds, self._count)

    def _plan_anew(self, seat: int) -> None:
        """Somebody came or went: where no clock runs, the turn of an absent person has an end all the same."""
        if self.table.turn == seat and self.table.turn_length is None:
            self._mover.forget()
            self._plan()

    def _deadline(self) -> float | None:
        deadline = self.table.deadline
        return self._absent_until() if deadline is None else max(deadline, self._clock_not_before)

    def _absent_until(self) -> float | None:
        """When the turn of an absent person ends where no clock runs: after the grace, and the time that the sheet
        has for a turn; None where nobody stands in, or nobody else is here to wait."""
        table, seat, limits = self.table, self.table.turn, self.services.limits
        if seat is None or not table.created.stand_in or table.paused_at is not None or table.seats[seat].automatic:
            return None
        if self.audience.has(seat) or not self.audience:
            return None
        since = max(table.turn_began, self.left.get(seat, self._loaded_at))
        return since + limits.away_grace_seconds + (table.rules.turn_seconds or limits.away_turn_seconds)

    async def _stand_in(self, seat: int) -> None:
        """The clock of a seat has run out: where the table says so, a bot plays on for a person who is away."""
        table = self.table
        if self.broken or not table.created.stand_in or table.seats[seat].kind != "person" or table.state == "over":
            return
        away = self.services.now() - self.left.get(seat, self._loaded_at)
        if not self.audience.has(seat) and away >= self.services.limits.away_grace_seconds:
            await self.happen(StoodIn(at=self.services.now(), seat=seat))

    @property
    def _left_alone(self) -> bool:
        """Whether bots play in all seats, for those who are away or have left."""
        return all(seat.automatic or number in self.table.left for number, seat in enumerate(self.table.seats))

    @property
    def _deserted(self) -> bool:
        """Whether nobody has been here for a long time and bots play among themselves."""
        if self.audience or self.gallery or not self._left_alone:
            return False
        since = max([self._loaded_at, *self.left.values()])
        return self.services.now() - since >= self.services.limits.rest_seconds

    async def _rest(self, version: int) -> None:
        """Bots among themselves stop until somebody comes back: the table pauses."""
        async with self.lock:
            if self.broken or self.table.version != version:
                return
            if not self._deserted:
                return self._plan()
            try:
                await self.happen(Paused(at=self.services.now()))
            except TableRefusal as error:
                trouble("not_at_rest", error, table=short(self.table.id))

    async def _bot_acts(self, version: int) -> None:
        async with self.lock:
            table, seat = self.table, self.table.turn
            if self.broken or table.version != version or table.match is None or seat is None:
                return
            level, view = table.created.bot_level, table.match.deal.view(seat)
            try:
                with self.metrics.bot_seconds.time():
                    action = await botplay.decide(level, table.rules, view, self.services.limits.bot_seconds)
                await self.happen(Acted(at=self.services.now(), seat=seat, action=action))
                self.metrics.bot_moves.inc()
            except Exception as error:
                trouble("bot_failed", error, table=short(table.id), game=table.rules.id, level=level)
                if not isinstance(error, TableRefusal) or error.code != "not_saved":
                    await self._give_up_turn(seat, None)

    async def _time_runs_out(self, version: int) -> None:
        async with self.lock:
            table, seat = self.table, self.table.turn
            if self.broken or table.version != version or seat is None:
                return
            drafted, draft = self.draft or (None, None)
            await self._give_up_turn(seat, draft if drafted == table.turn_id else None)
            await self._stand_in(seat)

    async def _give_up_turn(self, seat: int, draft: Rearrange | None) -> None:
        try:
            await self.happen(TimedOut(at=self.services.now(), seat=seat, draft=draft))
            self.metrics.clock_moves.inc()
        except (IllegalAction, TableRefusal) as error:
            trouble("timeout_failed", error, table=short(self.table.id), game=self.table.rules.id)
            if draft is not None and not self.broken:
                self.draft = None
                await self._give_up_turn(seat, None)

    # --- how anything happens

    def ration(self, entry: Entry, person: str) -> None:
        """Raise `TableRefusal` for what a person may not add to the log: it is too long, or that was too fast."""
        self._ration.take(entry, self.table.beside_moves, person, self.services.now())

    async def happen(self, entry: Entry, connection: Connection | None = None, id: int = 0) -> None:
        """An entry takes effect, is saved, accepted and told to everybody; then the next move is planned."""
        # An action changes nothing that `TableInfo` tells but the state.
        shape = self._state if type(entry) is Acted else self._shape
        state, before = self.table.state, shape()
        events = await self.commit(entry)
        table = self.table
        if connection is not None:
            connection.send(Accepted(id=id, version=table.version))
        self.audience.tell(telling.updates(table, events, table.score, self._clock()))
        if shape() != before:
            self.tell_table()
            self.list_again()
        if table.state != state:
            self.audience.wants_pause.clear()
            note("table_" + table.state, table=short(table.id), game=table.rules.id, version=table.version)
        self._plan()

    def _state(self) -> object:
        return self.table.state

    def _shape(self) -> object:
        """All of the table that `TableInfo` tells; when it changes, everybody is told."""
        table = self.table
        chance = tuple(table.additions), tuple(table.promises.items()), table.beginning, table.fixed_at
        return table.state, tuple(table.seats), table.paused_at, table.turn_seconds, chance

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
            await self.services.store.append(table.id, table.version - 1, self.services.owner, (entry,), due=table.due)
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
        self.gallery.happened(entry, events, self.audience)
        return events

    async def _read_back(self) -> None:
        """Take the table from its log again and tell everybody; if that fails too, close the room."""
        self._mover.forget()
        try:
            self._take(await _read(self.table.id, self.services))
        except Exception as error:
            trouble("table_lost", error, table=short(self.table.id))
            return self._break()
        for seat, connection in self.audience:
            self._welcome(connection, seat, self.table.version)
        self._plan()

    def _break(self, why: Closing = SERVER_ERROR, at_once: bool = False) -> None:
        """This room is of no use any more; who comes back finds a new one.

        Who did something just now is told first what has become of it, unless the end comes `at_once`.
        """
        self.broken = True
        self._mover.forget()
        self.gallery.close()
        if at_once:
            self._close_pages(why)
        else:
            asyncio.get_running_loop().call_soon(self._close_pages, why)

    def _close_pages(self, why: Closing) -> None:
        for _, connection in self.audience:
            connection.close(why)

    # --- what is told

    def _clock(self) -> Clock | None:
        return telling.clock(self.table, self._deadline(), self.services.now())

    def _welcome(self, connection: Connection, seat: int, since: int) -> None:
        connection.send(telling.welcome(self.table, self._history, self.audience, seat, since, self._clock()))

    def tell_table(self, but: Connection | None = None) -> None:
        table, audience = self.table, self.audience
        audience.tell(
            lambda seat: TableChanged(version=table.version, table=telling.table_info(table, audience, seat)), but
        )
        self.gallery.tell_table(audience)

    def _count_watchers(self) -> None:
        self.audience.watching = len(self.gallery)
        self.tell_table()

    def list_again(self) -> None:
        """Have the table found as it is now, by its code and in the lobby, while somebody is here."""
        self._listing.keep(self.table, bool(self.audience))


class Held:
    """The lock of a room as a context; see `Room.held`."""

    __slots__ = ("_connection", "_room")

    def __init__(self, room: Room, connection: Connection | None) -> None:
        self._room = room
        self._connection = connection

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.broken:
            self._room.lock.release()
            raise TableRefusal("not_saved")
        if self._connection is not None and self._connection.closing:
            self._room.lock.release()
            raise TableRefusal("not_seated")

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


class LoadedTable(NamedTuple):
    """A table as its log says, with what it remembers, and as those see it who watch with a delay."""

    table: Table
    history: History
    behind: Behind | None


async def _read(id: str, services: Services) -> LoadedTable:
    try:
        entries = await services.store.claim(id, services.owner)
        if entries:
            loop, limits = asyncio.get_running_loop(), services.limits
            return await loop.run_in_executor(
                services.replays, _replayed, id, entries, limits.history_events, services.now()
            )
    except OwnedElsewhere:
        raise TableRefusal("not_saved") from None  # it has just been claimed; who comes back will be sent there
    except (IllegalAction, LogUnreadable) as error:
        trouble("log_not_understood", error, table=short(id))
        raise TableRefusal("outdated_table") from None
    raise TableRefusal("unknown_table")


def _replayed(id: str, log: tuple[Entry, ...], history_events: int, now: float) -> LoadedTable:
    table, told = Table.replay(id, _in_slices(log))
    return LoadedTable(table, remembered(told, history_events), behind(id, log, now, history_events))


def _in_slices(log: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, with a chance for the loop to go on after every few: they are played again in a thread."""
    for number, entry in enumerate(log, 1):
        if number % _SLICE == 0:
            time.sleep(_BREATH)
        yield entry
