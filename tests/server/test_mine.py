"""Whose turn it is at the tables of a person, told in one answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from rummykit.server.wire.table_messages import MyTable, MyTables
from tests.server.accounts.people import member
from tests.server.guest import Guest, SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import playing, seated


async def mine(guest: Guest, tables: Sequence[str]) -> MyTables:
    """What a guest is told of tables."""
    response = await guest.http.post("/api/tables/mine", json={"tables": list(tables)})
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=MyTables)


def id_of(seat: SeatAt) -> str:
    """The table of a seat."""
    assert seat.table is not None
    return seat.table.id


async def only(guest: Guest, table: str) -> MyTable:
    """What a guest is told of a table."""
    [told] = (await mine(guest, [table])).tables
    return told


async def test_each_is_told_whose_turn_it_is_and_since_when(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, turn_seconds=60) as [ann, ben]:
        for seat in (ann, ben):
            told = await only(seat.guest, id_of(ann))
            assert (told.state, told.seats, told.seats[told.you]) == ("playing", ("Ann", "Ben"), seat.guest.name)
            assert seat.view is not None
            assert told.turn == seat.view.turn
            assert 0 < (told.left_ms or 0) <= 60_000
            assert 0 <= told.turn_ms < 60_000
        before = (await only(ann.guest, id_of(ann))).turn_ms
        await asyncio.sleep(0.05)
        assert (await only(ann.guest, id_of(ann))).turn_ms >= before + 50
        alone = await ann.guest.http.get(f"/api/tables/{id_of(ann)}/mine")
        assert msgspec.json.decode(alone.content, type=MyTable).turn == told.turn
        stranger = await Guest(place.port, "Eve").http.get(f"/api/tables/{id_of(ann)}/mine")
        assert stranger.json()["code"] == "not_seated"


async def test_nobody_is_told_of_tables_without_a_seat_there(db: Path) -> None:
    async with serving(db) as place, seated(place, 2) as [ann, _]:
        assert (await only(ann.guest, id_of(ann))).turn is None
        unknown = "A" * len(id_of(ann))
        stranger = await mine(Guest(place.port, "Eve"), [id_of(ann), unknown, "../etc"])
        assert stranger == MyTables(tables=(), gone=(id_of(ann), unknown, "../etc"))


async def test_an_account_is_told_of_its_tables_on_every_device(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        made = await ann.ok("/api/tables", {"game": "rummikub", "name": "Ann", "seats": 2})
        told = msgspec.json.decode((await ann.ok("/api/tables/mine", {"tables": []})).content, type=MyTables)
        assert [table.id for table in told.tables] == [made.json()["id"]]
        ben = await member(place, "Ben")
        told = msgspec.json.decode((await ben.ok("/api/tables/mine", {"tables": []})).content, type=MyTables)
        assert told == MyTables(tables=())


async def test_so_many_tables_are_told_of_at_once_and_each_counts_as_a_look(db: Path) -> None:
    limits = replace(PATIENT, my_tables=2, looks_per_minute=1.0, look_burst=8)
    async with serving(db, limits=limits) as place:
        ann = Guest(place.port, "Ann")
        tables = [(await ann.make(game="rummikub")).id for _ in range(3)]
        assert [table.id for table in (await mine(ann, tables)).tables] == tables[:2]
        await mine(ann, tables)  # six looks by now: two questions, two tables each
        refused = await ann.http.post("/api/tables/mine", json={"tables": tables})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")


async def test_the_tables_of_another_server_are_named_to_be_looked_at_there(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = (await ann.make(game="rummikub")).id
        await owned_elsewhere(place, table)
        assert await mine(ann, [table]) == MyTables(tables=(), elsewhere=(table,))


async def owned_elsewhere(place: Place, table: str) -> None:
    """Have a table belong to another server, as far as this one can find out."""

    async def other(_: str) -> str:
        return "another"

    place.rooms.owner_of = other  # type: ignore[method-assign,assignment]
    assert await place.rooms.owner_of(table) == "another"
