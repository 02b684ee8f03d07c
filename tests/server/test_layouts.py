"""How hands are laid out is kept beside the game: through restarts, for one deal, and never in its way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, select

from rummykit import games
from rummykit.server.limits import Limits
from rummykit.server.store.layouts import Layout, Layouts
from rummykit.server.store.schema import entries, layouts, tables
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import Created
from rummykit.server.wire.socket_messages import Accepted, Grouped, LaidRack, Welcome
from tests.server.guest import PATIENCE, SeatAt
from tests.server.serving import PATIENT, UNHURRIED, serving
from tests.server.tables import playing, plays_on, waiting

CARDS: dict[str, Any] = {"game": "indian_rummy_points", "turn_seconds": None}
TABLE = "t" * 13
LAID = Layout(0, ((1, 2, 3), (5,)), (9, 7))


async def laid_out(seat: SeatAt) -> Grouped:
    """Lay a hand out in some order of its own."""
    assert seat.view is not None
    cards = seat.view.hand
    answer = await seat.group_hand((cards[9:6:-1], cards[:2]), cards[6:1:-1])
    assert isinstance(answer, Grouped)
    return answer


async def rows(store: SqlStore) -> int:
    """How many layouts are on the disk."""
    return await store.read(lambda connection: connection.scalar(select(func.count()).select_from(layouts)) or 0)


@asynccontextmanager
async def stored(place: str) -> AsyncIterator[tuple[SqlStore, Layouts]]:
    """A store with a table that "one" owns, and its layouts."""
    store = await SqlStore.open(place, UNHURRIED)
    rules = games.get("gin_rummy")
    entry = Created(at=0.0, game=rules.id, sheet=1, options={}, seats=2, bots=0, bot_level="greedy", turn_seconds=None)
    await store.append(TABLE, 0, "one", (entry,), due=None)
    try:
        yield store, Layouts(store.ask, store.read, Limits().batch)
    finally:
        await store.close()


async def test_a_hand_lies_as_it_lay_after_a_restart(any_db: str) -> None:
    async with serving(any_db) as place, playing(place, 2, **CARDS) as seats:
        seat = waiting(seats)
        laid = await laid_out(seat)
        assert seat.table is not None
    async with serving(any_db) as place, seat.guest.moved(place.port).at(seat.table.id) as again:
        assert again.hand == laid.hand
        other = seats[1 - seats.index(seat)]
        async with other.guest.moved(place.port).at(seat.table.id) as next_to_it:
            assert next_to_it.hand is not None
            assert not next_to_it.hand.groups
            await plays_on([again, next_to_it] if again.seat == 0 else [next_to_it, again], 6)


async def test_tiles_stand_where_they_stood_after_a_restart(any_db: str) -> None:
    tiles: dict[str, Any] = {"game": "okey", "turn_seconds": None, "seats": 4, "bots": 2}
    async with serving(any_db) as place, playing(place, 2, **tiles) as seats:
        seat = seats[0]
        assert seat.view is not None
        assert seat.table is not None
        rack = LaidRack(columns=9, tiles=(*seat.view.hand[:4], None, None, *seat.view.hand[4:]))
        assert isinstance(await seat.group_hand((), seat.view.hand, rack=rack), Grouped)
    async with serving(any_db) as place, seat.guest.moved(place.port).at(seat.table.id) as again:
        told = again.answers(Welcome)[-1]
        assert told.rack == rack


async def test_a_rack_is_kept_and_a_layout_of_an_older_release_is_read(any_db: str) -> None:
    racked = LAID._replace(rack=LaidRack(columns=15, tiles=(None, 1, 2, 3, None, 5, 9, 7)))
    async with stored(any_db) as (store, kept):
        kept.keep(TABLE, 0, racked)
        kept.keep(TABLE, 1, LAID)
        await kept.write("one")
        texts = await store.read(lambda connection: connection.scalars(select(layouts.c.layout)).all())
        assert "[[[1,2,3],[5]],[9,7]]" in texts, "as older releases wrote it"
        assert await kept.of(TABLE) == {0: racked, 1: LAID}


async def test_a_layout_is_on_the_disk_soon_and_nobody_waits_for_it(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, layout_seconds=0.05)) as place, playing(place, 2, **CARDS) as seats:
        for _ in range(30):
            await laid_out(seats[0])
        async with asyncio.timeout(PATIENCE):
            while not await rows(place.store):
                await asyncio.sleep(0.01)
        assert await rows(place.store) == 1
        assert seats[0].table is not None
        assert len(await place.store.log(seats[0].table.id)) == seats[0].version


async def test_a_room_that_left_the_memory_comes_back_with_its_layouts(db: Path) -> None:
    limits = replace(PATIENT, idle_room_seconds=0.1, layout_seconds=1000.0)
    async with serving(db, limits=limits) as place, playing(place, 2, **CARDS) as seats:
        laid = await laid_out(waiting(seats))
        seat, table = waiting(seats), seats[0].table
        assert table is not None
        for each in seats:
            await each.stop()
        async with asyncio.timeout(PATIENCE):
            while place.rooms.loaded:
                await asyncio.sleep(0.01)
        assert not await rows(place.store)
        async with seat.guest.at(table.id) as again:
            assert again.hand == laid.hand


async def test_the_layouts_of_a_match_go_with_it(db: Path) -> None:
    limits = replace(PATIENT, layout_seconds=0.05)
    options = {"target_score": 20}
    async with (
        serving(db, limits=limits) as place,
        playing(place, 1, game="standard_rummy", seats=2, bots=1, options=options) as seats,
    ):
        seat = seats[0]
        assert isinstance(await seat.arrange_hand(), Grouped)
        async with asyncio.timeout(PATIENCE):
            while not await rows(place.store):
                await asyncio.sleep(0.01)
            await seat.play(random.Random(1))
            assert seat.hand is None
            while await rows(place.store):
                await asyncio.sleep(0.01)


async def test_only_the_owner_of_a_table_writes_its_layouts(any_db: str) -> None:
    async with stored(any_db) as (store, kept):
        kept.keep(TABLE, 0, LAID)
        kept.keep("u" * 13, 0, LAID)  # of a table that there is not
        await kept.write("another")
        assert not await rows(store)
        kept.keep(TABLE, 1, Layout(0, (), (4,)))
        kept.keep(TABLE, 0, LAID)
        assert await kept.of(TABLE) == {0: LAID, 1: Layout(0, (), (4,))}
        await kept.write("one")
        assert await kept.of(TABLE) == {0: LAID, 1: Layout(0, (), (4,))}
        kept.keep(TABLE, 1, LAID)
        await kept.write("one")
        assert await rows(store) == 2
        assert await kept.of(TABLE) == {0: LAID, 1: LAID}
        kept.forget(TABLE)
        await kept.write("one")
        assert not await rows(store)


async def test_layouts_go_with_their_table(any_db: str) -> None:
    async with stored(any_db) as (store, kept):
        kept.keep(TABLE, 0, LAID)
        await kept.write("one")

        def work(connection: Connection) -> None:
            connection.execute(delete(entries))
            connection.execute(delete(tables))

        await store.ask(work)
        assert not await rows(store)


async def test_what_could_not_be_written_is_written_later_and_what_cannot_be_read_stops_no_game(any_db: str) -> None:
    async with stored(any_db) as (store, _):
        faults = [OSError("the disk is full")] * 2

        async def ask(work: Any) -> Any:
            if faults:
                raise faults.pop()
            return await store.ask(work)

        kept = Layouts(ask, ask, 1)
        kept.keep(TABLE, 0, Layout(0, (), ()))
        kept.keep(TABLE, 1, LAID)
        await kept.write("one")
        kept.keep(TABLE, 0, LAID)
        assert await kept.of(TABLE) == {0: LAID, 1: LAID}
        assert len(faults) == 0
        await kept.write("one")
        assert await kept.of(TABLE) == {0: LAID, 1: LAID}
        assert await rows(store) == 2


async def test_a_layout_of_an_earlier_deal_counts_no_more(db: Path) -> None:
    more: dict[str, Any] = {"game": "standard_rummy", "options": {"target_score": 1000}, "seats": 2, "bots": 1}
    async with serving(db) as place, playing(place, 1, **more) as seats:
        seat = seats[0]
        assert isinstance(await seat.group_hand((seat.view.hand[:3] if seat.view is not None else (),)), Grouped)
        await seat.play(random.Random(1), enough=lambda: seat.state == "between_deals")
        assert seat.aim
        assert isinstance(await seat.next_deal(), Accepted)
        await seat.until(lambda: seat.hand is not None)
        assert seat.hand is not None
        assert not seat.hand.groups
