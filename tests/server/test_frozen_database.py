"""A database that hangs for longer than leases last: no table is split between two servers, and nobody waits twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.exceptions import WebSocketException

from rummykit import bots
from rummykit.server.refusals import TableRefusal
from rummykit.server.store import NotAnswered, OutcomeUnknown, thread
from rummykit.server.store.sql import SqlStore
from rummykit.server.store.thread import DatabaseThread
from rummykit.server.table.entries import Acted, Created
from rummykit.server.table.room import Room
from rummykit.server.wire.socket_messages import Accepted, Act
from tests.examples import FUZZ
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.leases import time_passes
from tests.server.services import Postgres
from tests.server.serving import PATIENT, Place, made, serving
from tests.server.test_database_away import COMES_BACK
from tests.server.test_two_servers import playing_at, two

TABLES = 6
FREEZES = 30 if FUZZ else 1
HASTY = replace(PATIENT, lease_seconds=0.8, renew_seconds=0.2, statement_seconds=1.0, relay_seconds=2.0)
"""Leases and a time limit that are over soon, in the proportion that they usually have."""
FROZEN_SECONDS = 2.5
CREATED = Created(at=1.0, game="rummikub", sheet=1, options={}, seats=2, bots=0, bot_level="greedy", turn_seconds=None)


# --- nobody waits for longer than the time limit


@pytest.fixture
def hour(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The clock of the store's threads, which stands still until a test moves it."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(thread, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


@asynccontextmanager
async def blocked(db: Path) -> AsyncIterator[tuple[DatabaseThread, Event, asyncio.Task[None]]]:
    """A thread whose database says nothing until the event is set, and who waits for it."""
    store = await SqlStore.open(str(db), replace(PATIENT, statement_seconds=1000.0))
    reader, begun, goes_on = store._reader, Event(), Event()
    reader._seconds = 5.0

    def wait(_connection: Connection) -> None:
        begun.set()
        assert goes_on.wait(PATIENCE)

    first = asyncio.create_task(reader.ask(wait))
    await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        yield reader, goes_on, first
    finally:
        goes_on.set()
        await store.close()


async def test_what_waits_behind_is_refused_before_the_thread_takes_it_up(db: Path, hour: SimpleNamespace) -> None:
    async with blocked(db) as (reader, goes_on, first):
        taken_up = Event()
        second = asyncio.create_task(reader.ask(lambda _: taken_up.set()))
        await asyncio.sleep(0)

        def cut() -> None:
            """The thread wakes, and has all the time to go on with whatever waits."""
            goes_on.set()
            reader._thread.join(0.2)

        reader._wire = SimpleNamespace(cut=cut, close=lambda: None)  # type: ignore[assignment]
        hour.now += 6.0
        reader._look()
        for told in (first, second):
            with pytest.raises(NotAnswered):
                await told
        assert not taken_up.is_set()


async def test_the_time_limit_counts_from_the_question_however_long_others_kept_the_thread(
    db: Path, hour: SimpleNamespace
) -> None:
    async with blocked(db) as (reader, goes_on, first):
        begun, late = Event(), Event()

        def wait(_connection: Connection) -> None:
            begun.set()
            assert late.wait(PATIENCE)

        second = asyncio.create_task(reader.ask(wait))
        await asyncio.sleep(0)
        hour.now += 4.0
        goes_on.set()  # the first is answered at last
        await first
        await asyncio.to_thread(begun.wait, PATIENCE)
        hour.now += 2.0  # the second has been asked for six seconds ago, and begun for two
        reader._look()
        late.set()
        with pytest.raises(NotAnswered):
            await second


async def test_the_time_limit_of_an_act_counts_from_when_it_came(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        table = (await guest.make(game="rummikub", seats=2, turn_seconds=None)).id
        since: list[float | None] = []
        append = place.store.append

        async def noted(*given: Any, **more: Any) -> None:
            since.append(more["since"])
            await append(*given, **more)

        async with place.rooms.visit(table) as room:
            monkeypatch.setattr(place.store, "append", noted)
            async with guest.at(table) as seat:
                await room.lock.acquire()
                came = time.monotonic()
                starting = asyncio.create_task(seat.start())
                while not room.lock._waiters:
                    await asyncio.sleep(0.01)
                waited = time.monotonic()
                await asyncio.sleep(0.1)
                room.lock.release()
                assert isinstance(await starting, Accepted)
        assert since[0] is not None
        assert came <= since[0] <= waited


# --- a table has one server


async def test_what_was_being_read_when_the_lease_was_lost_is_thrown_away(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgres_db) as place:
        guest = Guest(place.port, "Ann")
        table = (await guest.make(game="rummikub", seats=2, turn_seconds=None)).id
        place.rooms.give_up()
        reading, goes_on = asyncio.Event(), asyncio.Event()
        log = place.store.log

        async def slowly(table: str) -> Any:
            reading.set()
            await goes_on.wait()
            return await log(table)

        with monkeypatch.context() as patch:
            patch.setattr(place.store, "log", slowly)
            looking = asyncio.create_task(guest.http.get(f"/api/tables/{table}"))
            await reading.wait()
            other = await taken_over(postgres_db, table)
            place.rooms.give_up()
            goes_on.set()
            assert (await looking).status_code == 503
        assert place.rooms.loaded == 0
        assert await place.rooms.owner_of(table) == "another"
        await other.close()


async def taken_over(db: str, table: str) -> SqlStore:
    """Every lease has run out, and another server, whose lease runs, claims a table; its store."""
    other = await SqlStore.open(db, PATIENT)
    await asyncio.to_thread(time_passes, db, 2 * PATIENT.lease_seconds)
    await other.hold("another")
    assert await other.claim(table, "another")
    return other


async def test_a_lease_of_which_nobody_knows_whether_it_ran_on_counts_as_lost(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgres_db, limits=replace(PATIENT, renew_seconds=0.05)) as place:
        guest = Guest(place.port, "Ann")
        table = (await guest.make(game="rummikub", seats=2, turn_seconds=None)).id
        async with guest.at(table) as seat:
            hold = place.store.hold

            async def unheard(owner: str) -> bool:
                await hold(owner)
                monkeypatch.setattr(place.store, "hold", hold)
                raise OutcomeUnknown

            monkeypatch.setattr(place.store, "hold", unheard)
            assert await seat.until_closed() == 1012


async def test_a_server_that_cannot_renew_its_lease_believes_its_memory_no_more(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgres_db, limits=replace(PATIENT, renew_seconds=1000.0)) as place:
        guest = Guest(place.port, "Ann")
        table = (await guest.make(game="rummikub", seats=2, turn_seconds=None)).id
        async with guest.at(table) as seat:
            other = await taken_over(postgres_db, table)
            assert await place.rooms.owner_of(table) == place.rooms.services.owner, "it cannot know better yet"
            monkeypatch.setattr(place.store, "_held_until", time.monotonic())
            assert await place.rooms.owner_of(table) == "another"
            with pytest.raises(TableRefusal):
                await place.rooms._room(table)
            assert await seat.until_closed() == 1012
            await other.close()


async def test_owners_are_compared_now_and_then(postgres_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(PATIENT, renew_seconds=1000.0, lease_seconds=0.5)
    async with serving(postgres_db, limits=limits) as place:
        monkeypatch.setattr(SqlStore, "holds", True)
        await asyncio.to_thread(time_passes, postgres_db, -PATIENCE)  # until the table is claimed
        guest = Guest(place.port, "Ann")
        table = (await guest.make(game="rummikub", seats=2, turn_seconds=None)).id
        async with guest.at(table) as seat:
            other = await taken_over(postgres_db, table)
            assert await seat.until_closed() == 1012
            assert place.rooms.loaded == 0
            await other.close()


async def test_a_table_that_could_not_be_read_is_woken_when_it_can(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db, limits=replace(PATIENT, renew_seconds=0.05)) as place:
        table = await place.rooms.services.found([CREATED])

        async def away(*_: object) -> None:
            raise NotAnswered

        with monkeypatch.context() as patch:
            patch.setattr(Room, "load", away)
            assert (await Guest(place.port, "Ann").http.get(f"/api/tables/{table}")).status_code == 503
            assert not place.rooms.loaded
        async with asyncio.timeout(PATIENCE):
            while not place.rooms.loaded:
                await asyncio.sleep(0.01)


async def test_who_plays_through_another_server_is_told_while_the_bus_is_frozen_too(
    postgres: Postgres, postgres_db: str
) -> None:
    await made(postgres_db)
    async with two(postgres_db, None, limits=HASTY) as (one, other), playing_at([one, other]) as seats:
        away = seats[1]
        assert away.table is not None
        with postgres.frozen():
            assert await away.until_closed() in COMES_BACK
            answer = await away.guest.http.get(f"/api/tables/{away.table.id}")
            assert answer.status_code == 503
        assert (await back_at(away.guest, away.table.id)).version >= away.version


# --- all of it together


class Watch:
    """What people at some tables were told: of each table the versions acknowledged, the number of acts that nobody
    was told the outcome of, and what was wrong."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, list[int]] = {}
        self.unknown = Counter[str]()
        self.wrong: list[str] = []
        self.over = False


async def person(guest: Guest, place: Place, table: str, watch: Watch) -> None:
    """Play on at a table, and come back to it as pages do, until it is over."""
    chance = random.Random(f"{guest.name} {table}")
    while not watch.over:
        with suppress(AssertionError, WebSocketException, OSError, TimeoutError):
            known = max(watch.acknowledged[table], default=0)
            async with guest.moved(place.port).at(table) as seat:
                if seat.version < known:
                    watch.wrong.append(f"{guest.name} was told {seat.version} of {table}, after {known}")
                while not seat.closed and not watch.over:
                    await act(seat, table, chance, watch)
                    await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)


async def act(seat: SeatAt, table: str, chance: random.Random, watch: Watch) -> None:
    """Do whatever is to be done now, and note what is told of it."""
    if seat.state == "between_deals":
        await seat.next_deal()
    elif seat.to_act:
        assert seat.view is not None
        action = bots.choose("random", seat.rules, seat.view, chance)
        watch.unknown[table] += 1
        answer = await seat.ask(Act, version=seat.version, action=action)
        watch.unknown[table] -= 1
        if isinstance(answer, Accepted):
            watch.acknowledged[table].append(answer.version)
            await seat.until(lambda: seat.version >= answer.version)


async def versions(place: Place, tables: Sequence[str]) -> dict[str, int]:
    """How long the logs of the tables are."""
    return {table: len(await place.store.log(table)) for table in tables}


async def until_played_on(place: Place, tables: Sequence[str]) -> None:
    """Every table goes on."""
    async with asyncio.timeout(PATIENCE):
        before: dict[str, int] = {}
        while True:
            with suppress(NotAnswered, OperationalError):
                now = await versions(place, tables)
                before = before or now
                if min(now[table] - before[table] for table in tables) >= 3:
                    return
            await asyncio.sleep(0.1)


async def begun_by(guests: Sequence[Guest]) -> str:
    """The table of a match that these two have begun; a busy database may keep a server waiting too long."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(AssertionError, WebSocketException):
                table = (await guests[0].make(game="standard_rummy", seats=2, turn_seconds=None)).id
                await guests[1].sit(table)
                async with guests[0].at(table) as host:
                    assert isinstance(await host.start(), Accepted)
                return table
            await asyncio.sleep(0.1)


async def test_a_frozen_database_splits_no_table_between_two_servers(
    postgres: Postgres, postgres_db: str, redis: str
) -> None:
    await made(postgres_db)
    watch, chance = Watch(), random.Random(1)
    async with (
        serving(postgres_db, limits=HASTY, bus=redis) as one,
        serving(postgres_db, limits=HASTY, bus=redis) as other,
        asyncio.TaskGroup() as people,
    ):
        seats, playing = dict[str, list[Guest]](), list[asyncio.Task[None]]()
        for number in range(TABLES):
            places = [one, other] if number % 2 else [other, one]
            guests = [Guest(place.port, name) for place, name in zip(places, ("Ann", "Ben"), strict=True)]
            table = await begun_by(guests)
            seats[table], watch.acknowledged[table] = guests, []
            for guest, place in zip(guests, places, strict=True):
                playing.append(people.create_task(person(guest, place, table, watch)))
        for _ in range(FREEZES):
            await until_played_on(one, list(seats))
            await asyncio.sleep(chance.random())
            with postgres.frozen():
                await asyncio.sleep(FROZEN_SECONDS)
        await until_played_on(one, list(seats))
        watch.over = True
        await asyncio.gather(*playing)  # what they did last is in the log
        assert watch.wrong == []
        for table, guests in seats.items():
            told = [(await back_at(guest, table)).version for guest in guests]
            log = await one.store.log(table)
            assert told == [len(log)] * 2, "both are at the same table"
            assert sum(place.rooms._in_memory(table) is not None for place in (one, other)) == 1
            acted = [version for version, entry in enumerate(log, 1) if isinstance(entry, Acted)]
            assert set(watch.acknowledged[table]) <= set(acted)
            assert len(acted) <= len(watch.acknowledged[table]) + watch.unknown[table], "what was refused counts"


async def back_at(guest: Guest, table: str) -> SeatAt:
    """Somebody comes back to a table, until it can be looked at; what is seen there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(AssertionError, WebSocketException):
                async with guest.at(table) as seat:
                    return seat
            await asyncio.sleep(0.1)
