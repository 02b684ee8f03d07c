"""A table's log grows by its moves; by anything else only so far and so fast. Tables that nobody is at come to rest."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.server.store.sql import SqlStore
from rummykit.server.table import timing
from rummykit.server.table.entries import Paused, Resumed, TurnTimeSet
from rummykit.server.table.room import Room
from rummykit.server.wire.socket_messages import Accepted, Pause, PromiseChance, Refused, SetSeat, SetTurnTime
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import PATIENT, UNHURRIED, Place, serving
from tests.server.tables import playing, plays_on, seated


async def refused(who: SeatAt, code: str, kind: type, **fields: object) -> None:
    """A seat asks for something and is refused with this code."""
    answer = await who.ask(kind, **fields)
    assert isinstance(answer, Refused), answer
    assert answer.code == code


async def test_a_log_takes_only_so_much_that_is_no_move_and_plays_on(db: Path) -> None:
    limits = replace(PATIENT, entries_beside_moves=6)
    async with serving(db, limits=limits) as place, seated(place) as [ann, ben]:
        for seconds in (30, 60, None, 60):  # and two have sat down
            assert isinstance(await ann.ask(SetTurnTime, seconds=seconds), Accepted)
        await refused(ann, "table_log_full", SetTurnTime, seconds=None)
        await refused(ben, "table_log_full", PromiseChance, promise="ab" * 32)
        await refused(ann, "table_log_full", SetSeat, seat=1, bot=False)
        assert isinstance(await ann.start(), Accepted)
        for seat in (ann, ben):
            await until_playing(seat)
        await plays_on([ann, ben])
        # What would be the second of two to want a pause makes it an entry.
        assert isinstance(await ann.ask(Pause, wanted=True), Accepted)
        await refused(ben, "table_log_full", Pause, wanted=True)
        await plays_on([ann, ben])


async def until_playing(seat: SeatAt) -> None:
    """A seat has been dealt its hand."""
    await seat.until(lambda: seat.view is not None and seat.state == "playing")


async def test_a_log_that_was_too_long_before_there_was_a_limit_is_played_on(db: Path) -> None:
    async with serving(db) as place, seated(place) as seats:
        assert seats[0].table is not None
        table, guests = seats[0].table.id, [seat.guest for seat in seats]
    store = await SqlStore.open(str(db), UNHURRIED)
    long_ago = [TurnTimeSet(at=1.0, turn_seconds=None)] * 5000
    log = await store.claim(table, "before")
    await store.append(table, len(log), "before", long_ago, due=None)
    await store.close()
    async with (
        serving(db) as place,
        guests[0].moved(place.port).at(table) as ann,
        guests[1].moved(place.port).at(table) as ben,
    ):
        assert ann.version == len(log) + 5000
        await refused(ann, "table_log_full", SetTurnTime, seconds=60)
        assert isinstance(await ann.start(), Accepted)
        for seat in (ann, ben):
            await until_playing(seat)
        await plays_on([ann, ben])


async def test_a_person_changes_a_table_only_so_fast(db: Path) -> None:
    limits = replace(PATIENT, decisions_per_minute=60.0, decision_burst=3)
    async with serving(db, limits=limits) as place, seated(place) as [ann, ben]:
        codes = [
            answer.code if isinstance(answer := await ann.ask(SetTurnTime, seconds=60), Refused) else None
            for _ in range(8)
        ]
        assert codes[:3] == [None] * 3
        assert "too_fast" in codes
        assert isinstance(await ben.ask(PromiseChance, promise="ab" * 32), Accepted)  # somebody else's
        await asyncio.sleep(1.1)
        assert isinstance(await ann.ask(SetTurnTime, seconds=60), Accepted)


async def test_a_record_that_is_asked_for_too_early_reads_no_log(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db) as place, playing(place) as [ann, _ben]:
        assert ann.table is not None

        async def read(*_: object) -> None:
            raise AssertionError("the log was read")

        with monkeypatch.context() as patch:
            patch.setattr(place.store, "claim", read)
            patch.setattr(place.store, "log", read)
            for guest in (ann.guest, Guest(place.port, "a stranger")):
                response = await guest.http.get(f"/api/tables/{ann.table.id}/record")
                assert (response.status_code, response.json()["code"]) == (409, "record_not_yet")


async def test_moves_are_written_while_a_long_log_is_read(db: Path) -> None:
    async with serving(db) as place, playing(place) as seats:
        reading, read = threading.Event(), threading.Event()

        def long(_connection: object) -> None:
            reading.set()
            assert read.wait(60)

        asked = asyncio.ensure_future(place.store._reader.ask(long))
        await asyncio.to_thread(reading.wait, 60)
        await plays_on(seats)
        assert not asked.done()
        read.set()
        await asked


def resting(room: Room) -> bool:
    """Whether a table rests."""
    return room.table.paused_at is not None


RESTLESS = replace(PATIENT, rest_seconds=0.3, idle_room_seconds=1e6)


async def left_to_bots(place: Place) -> tuple[Guest, str]:
    """A table whose people have gone, each with a bot in the seat; the first of them."""
    async with playing(place, 2, game="rummikub", stand_in=True) as [ann, ben]:
        for seat in (1, 0):
            assert isinstance(await ann.ask(SetSeat, seat=seat, bot=True), Accepted)
        assert ann.table is not None
        await ben.stop()
        return ann.guest, ann.table.id


async def test_bots_that_are_left_alone_come_to_rest_until_somebody_comes_back(any_db: str) -> None:
    async with serving(any_db, limits=RESTLESS, bot_pace=(0.05, 0.05)) as place:
        ann, table = await left_to_bots(place)
        room = place.rooms._rooms[table]
        async with asyncio.timeout(PATIENCE):
            while not resting(room):
                assert room.table.state == "playing"
                await asyncio.sleep(0.02)
        version = room.table.version
        await asyncio.sleep(0.5)
        assert room.table.version == version
        assert room.idle
        assert timing.due(room.table) is None  # a server that starts does not wake it either
        async with ann.at(table) as back:
            await back.until(lambda: back.table is not None and not back.table.seats[0].stand_in)
            assert not resting(room)
            await back.until(lambda: back.to_act or back.state != "playing")
        log = await place.store.log(table)
        assert sum(isinstance(entry, Paused) for entry in log) == sum(isinstance(entry, Resumed) for entry in log) == 1


async def test_a_pause_that_people_agreed_on_is_not_ended_by_who_comes_back(db: Path) -> None:
    async with serving(db, limits=RESTLESS) as place, playing(place, 2, stand_in=True) as [ann, ben]:
        for seat in (ann, ben):
            assert isinstance(await seat.ask(Pause, wanted=True), Accepted)
        assert ann.table is not None
        await ben.stop()
        async with ben.guest.at(ann.table.id) as back:
            await back.ping()
            assert place.rooms._rooms[ann.table.id].table.paused_at is not None


async def test_bots_play_on_for_somebody_who_looks_on(db: Path) -> None:
    async with serving(db, limits=RESTLESS, bot_pace=(0.05, 0.05)) as place, playing(place, 2) as [ann, ben]:
        assert isinstance(await ann.ask(SetSeat, seat=0, bot=True), Accepted)
        await ben.stop()
        await asyncio.sleep(3 * RESTLESS.rest_seconds)
        assert ann.table is not None
        assert place.rooms._rooms[ann.table.id].table.paused_at is None
