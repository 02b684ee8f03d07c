"""A database that hangs, or has no room: what is not saved is refused in time, nothing is told as done, all goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from rummykit.server.limits import Limits
from rummykit.server.store import NotAnswered, OutcomeUnknown, VersionConflict
from rummykit.server.store.sql import SqlStore, url_of
from rummykit.server.table.entries import Created, NextDealt
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.socket_messages import Accepted, Refused
from tests.server.guest import PATIENCE, Guest, SeatAt, http_client, until_ready
from tests.server.services import Postgres
from tests.server.serving import PATIENT, Place, made, serving
from tests.server.tables import playing, plays_on, to_act

LOOKING = replace(PATIENT, ready_again_seconds=0.1, renew_seconds=0.2)
"""A server that looks often whether its database is back, and is as patient with it as others until it is `hurried`."""
CREATED = Created(at=1.0, game="rummikub", sheet=1, options={}, seats=2, bots=0, bot_level="greedy", turn_seconds=60)
TICK = NextDealt(at=1.0, seat=0)
COMES_BACK = (1011, 1012)
"""Codes after which a page comes back."""

SLOW_COMMIT = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep({seconds}); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION slow();
"""
NO_ROOM = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
'BEGIN RAISE EXCEPTION ''could not extend file'' USING ERRCODE = ''disk_full''; END';
CREATE TRIGGER no_room BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION no_room();
"""


def administer(db: str, statements: str) -> None:
    """Do something to a database from outside."""
    engine = create_engine(url_of(db))
    with engine.begin() as connection:
        connection.exec_driver_sql(statements)
    engine.dispose()


@contextmanager
def hurried(store: SqlStore, seconds: float = 1.0) -> Iterator[None]:
    """For as long as a `with` lasts a store gives up what takes so many seconds, and holds leases for twice as many."""

    def within(seconds: float) -> None:
        store._limits = replace(store._limits, lease_seconds=2 * seconds)
        for thread in (store.writer, store._reader, store._leases):
            if thread is not None:
                thread._seconds = seconds
                thread._next_look.cancel()
                thread._look()

    within(seconds)
    try:
        yield
    finally:
        within(PATIENT.statement_seconds)


@asynccontextmanager
async def asking(place: Place) -> AsyncIterator[httpx.AsyncClient]:
    """Whoever looks after the server."""
    async with http_client(place.port) as http:
        yield http


@asynccontextmanager
async def back_at(seats: list[SeatAt]) -> AsyncIterator[list[SeatAt]]:
    """The same people, come back, as pages do: again and again until they are welcomed."""
    back: list[SeatAt] = []
    sockets = []
    for seat in seats:
        assert seat.table is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                coming = seat.guest.at(seat.table.id)
                try:
                    back.append(await coming.__aenter__())
                except (AssertionError, InvalidStatus):
                    await asyncio.sleep(0.1)
                else:
                    sockets.append(coming)
                    break
    try:
        yield back
    finally:
        for coming in sockets:
            await coming.__aexit__(None, None, None)


async def test_a_database_that_hangs_is_not_waited_for_and_nothing_is_lost(
    postgres: Postgres, postgres_db: str
) -> None:
    async with (
        serving(await made(postgres_db), limits=LOOKING) as place,
        playing(place) as seats,
        asking(place) as http,
    ):
        await plays_on(seats, 3)
        mover, version = to_act(seats), seats[0].version
        assert mover.table is not None
        assert mover.view is not None
        action = next(iter(place.rooms._rooms[mover.table.id].table.playing().deal.legal_actions()))
        with hurried(place.store):
            await place.store.hold(place.rooms.services.owner)
            with postgres.frozen():
                began = time.monotonic()
                answer = await mover.act(action)
                assert isinstance(answer, Refused)
                assert answer.code == "not_saved"
                assert await mover.until_closed() in COMES_BACK
                assert 0.9 < time.monotonic() - began < PATIENT.statement_seconds / 2
                assert (await http.get("/readyz")).status_code == 503
                with pytest.raises(InvalidStatus) as handshake:
                    async with mover.guest.socket(mover.table.id):
                        pass
                assert handshake.value.response.status_code == 503
                assert handshake.value.response.headers["Retry-After"] == "1"
                looked = await http.get(f"/api/tables/{mover.table.id}")
                assert looked.status_code == 503
                assert looked.headers["Retry-After"] == "1"
                assert msgspec.json.decode(looked.content, type=ApiError).code == "unavailable"
                await asyncio.sleep(2.0)  # longer than everything that is waited for
        await until_ready(http)
        async with asyncio.timeout(PATIENCE):
            while not await is_living(place):
                await asyncio.sleep(0.05)
        async with back_at(seats) as back:
            assert {seat.version for seat in back} == {version}
            await plays_on(back, 4)
        assert await versions_of(place, mover.table.id) == list(range(1, version + 5))


async def is_living(place: Place) -> bool:
    """Whether the server holds its lease again; no, while the first question after a hang meets a lost connection."""
    try:
        return place.rooms.services.owner in await place.store.living()
    except (NotAnswered, OperationalError):
        return False


async def heard_of(seat: SeatAt, version: int) -> None:
    """A seat has been told of a version."""
    await seat.until(lambda: seat.version >= version)


async def versions_of(place: Place, table: str) -> list[int]:
    """The versions in a table's log."""

    def work(connection: Connection) -> list[int]:
        statement = f"SELECT version FROM entries WHERE table_id = '{table}' ORDER BY version"
        return [version for (version,) in connection.exec_driver_sql(statement)]

    return await place.store.ask(work)


async def test_a_database_that_hung_forgets_what_was_given_up(postgres: Postgres, postgres_db: str) -> None:
    store = await SqlStore.open(await made(postgres_db), LOOKING)
    await store.append("t", 0, "me", [CREATED], due=None)
    with hurried(store, 2.0), postgres.frozen():
        asked = [store.append("t", 1, "me", [TICK], due=None), *(store.claim(f"{n}", "me") for n in range(30))]
        began = time.monotonic()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert time.monotonic() - began < 2.0 * len(asked) / 2  # all together, not one after the other
        assert all(isinstance(outcome, NotAnswered) for outcome in outcomes)
        assert not any(isinstance(outcome, OutcomeUnknown) for outcome in outcomes)
    await eventually_claimed(store)
    assert await store.claim("t", "me") == (CREATED,)
    await store.append("t", 1, "me", [TICK], due=None)
    await store.close()


async def eventually_claimed(store: SqlStore) -> None:
    """The database answers again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await store.hold("me")
                await store.claim("t", "me")
                return
            except (NotAnswered, OperationalError):  # the latter where the connection was lost meanwhile
                await asyncio.sleep(0.05)


async def test_a_commit_that_comes_late_is_seen_by_whoever_claims_the_table_after_it(postgres_db: str) -> None:
    store = await SqlStore.open(await made(postgres_db), LOOKING)
    await store.append("t", 0, "me", [CREATED], due=None)
    administer(postgres_db, SLOW_COMMIT.format(seconds=6))
    with hurried(store, 3.0), pytest.raises(OutcomeUnknown):
        await store.append("t", 1, "me", [TICK], due=None)
    # Still under way, and whoever reads now waits for it.
    await eventually_claimed(store)
    assert await store.claim("t", "me") == (CREATED, TICK)
    with pytest.raises(VersionConflict):
        await store.append("t", 1, "me", [TICK], due=None)
    await store.close()


async def test_a_move_of_which_nobody_knows_is_neither_refused_nor_accepted_and_counts_once(postgres_db: str) -> None:
    async with serving(await made(postgres_db), limits=LOOKING) as place, playing(place) as seats:
        await plays_on(seats, 2)
        mover, version = to_act(seats), seats[0].version
        administer(postgres_db, SLOW_COMMIT.format(seconds=6))
        before = len(mover.messages)
        with hurried(place.store, 3.0):
            with pytest.raises(AssertionError, match="closed"):
                await mover.move(random.Random(1))
            assert await mover.until_closed() in COMES_BACK
        assert not any(isinstance(message, Accepted | Refused) for message in mover.messages[before:])
        async with back_at(seats) as back:
            assert {seat.version for seat in back} == {version + 1}
            await asyncio.to_thread(administer, postgres_db, "DROP TRIGGER slow ON entries")
            await plays_on(back, 4)
            assert {seat.version for seat in back} == {version + 5}


async def test_a_full_disk_makes_it_not_ready_until_there_is_room(any_db: str) -> None:
    limits = replace(PATIENT, ready_again_seconds=0.1)
    async with serving(any_db, limits=limits) as place, playing(place) as seats, asking(place) as http:
        await until_ready(http)
        shared, version = place.store.shared, seats[0].version

        def full(connection: Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        def fuller(connection: Connection) -> None:
            connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS filler (filler)")
            connection.exec_driver_sql("INSERT INTO filler VALUES (zeroblob(4000))")

        def roomy(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

        if shared:
            await asyncio.to_thread(administer, any_db, NO_ROOM)
        else:
            await place.store.ask(full)
            with suppress(OperationalError):  # pages that were free already are used up
                while True:
                    await place.store.ask(fuller)
        chance = random.Random(1)
        accepted, refused = 0, None
        while refused is None:
            mover = to_act(seats)
            legal = list(place.rooms._rooms[str(mover.table and mover.table.id)].table.playing().deal.legal_actions())
            answer = await mover.act(chance.choice(legal))
            if isinstance(answer, Refused):
                refused = answer
            else:
                accepted += 1
                for seat in seats:
                    await heard_of(seat, answer.version)
        assert refused.code == "not_saved"
        await asyncio.sleep(2 * limits.ready_again_seconds)
        for _ in range(3):
            assert (await http.get("/readyz")).status_code == 503
        if shared:
            await asyncio.to_thread(administer, any_db, "DROP TRIGGER no_room ON entries")
        else:
            await place.store.ask(roomy)
        await until_ready(http)
        async with back_at(seats) as back:
            assert {seat.version for seat in back} == {version + accepted}
            await plays_on(back, 4)


async def test_who_asks_often_whether_it_is_ready_makes_it_write_no_more_often(db: Path) -> None:
    store = await SqlStore.open(str(db), replace(Limits(), ready_again_seconds=30.0))
    with closing(sqlite3.connect(db)) as other:
        (before,) = other.execute("PRAGMA data_version").fetchone()
        await store.answers()
        (after,) = other.execute("PRAGMA data_version").fetchone()
        assert after > before
        for _ in range(100):
            await store.answers()
        assert other.execute("PRAGMA data_version").fetchone() == (after,)
    await store.close()


async def test_a_handshake_while_the_tables_cannot_be_reached_is_told_to_come_back(
    any_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(any_db) as place:
        guest = Guest(place.port, "Ann")
        made = await guest.make(game="rummikub", seats=2)
        place.rooms.give_up()

        async def away(*_: object) -> None:
            raise NotAnswered

        with monkeypatch.context() as patch:
            patch.setattr(place.store, "settle", away)
            patch.setattr(place.store, "claim", away)
            for entrance in ("socket", "watch"):
                with pytest.raises(InvalidStatus) as handshake:
                    async with guest.socket(made.id, entrance):
                        pass
                assert handshake.value.response.status_code == 503
        async with guest.at(made.id) as seat:
            await seat.ping()
