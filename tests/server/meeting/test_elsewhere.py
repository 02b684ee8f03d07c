"""Who waits for strangers may play something else meanwhile: the place is kept, and they are asked before a match."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from rummykit.server.accounts.people import Asker
from rummykit.server.features.meeting.pairing import WaitingPlayer
from rummykit.server.features.meeting.schema import waiting
from rummykit.server.features.meeting.waiting_line import PlaceInLine, WaitingLine, Wish
from rummykit.server.store.batch import Append
from rummykit.server.store.sql import SqlStore
from rummykit.server.wire.table_messages import NewTable
from tests.server.conftest import PassTime
from tests.server.guest import Guest
from tests.server.meeting.people import QUICK, paired, refusal, until, waits
from tests.server.meeting.test_pairing import wanted
from tests.server.serving import serving
from tests.server.tables import until_all


async def asks(guest: Guest, **more: Any) -> Any:
    """Somebody who plays something else asks again."""
    return await waits(guest, again=True, elsewhere=True, **more)


async def test_who_is_elsewhere_is_asked_and_comes_and_the_other_waits_that_long(any_db: str) -> None:
    async with serving(any_db, limits=QUICK) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        await waits(ann, elsewhere=True)
        told = await waits(ben)
        assert told.table is None
        assert told.found is not None
        assert told.found.coming
        assert 0 < told.found.left_ms <= 25_000
        told = await asks(ann)
        assert (told.table, told.found.coming) == (None, False)
        # Whoever comes now waits for somebody else.
        assert (await waits(cy)).found is None
        assert await wanted(place) == [("standard_rummy", 2, 1)]
        table = (await asks(ann, coming=True)).table
        assert table is not None
        assert await paired(ben) == table
        async with ann.at(table) as a, ben.at(table) as b:
            await until_all([a, b], lambda seat: seat.state == "playing")
            assert (a.seat, b.seat) == (0, 1)


async def test_two_who_are_both_elsewhere_both_have_to_come(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        await waits(ann, elsewhere=True)
        told = await waits(ben, elsewhere=True)
        assert told.found is not None
        assert not told.found.coming
        told = await asks(ben, coming=True)
        assert (told.table, told.found.coming) == (None, True)
        # Back on the page where one waits, one has come.
        table = (await waits(ann, again=True)).table
        assert table is not None
        assert (await asks(ben)).table == table


async def test_who_was_coming_and_goes_elsewhere_is_asked_too(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        await waits(ann, elsewhere=True)
        told = await waits(ben)
        assert told.found is not None
        assert told.found.coming
        assert not (await asks(ben)).found.coming
        assert (await asks(ann, coming=True)).table is None
        assert (await asks(ben, coming=True)).table == await paired(ann)


async def test_who_does_not_want_to_come_leaves_the_others_where_they_were(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        await waits(ben)
        await asyncio.sleep(0.3)
        assert (await waits(ann, elsewhere=True)).found is not None
        assert (await ann.http.delete("/api/pairing")).status_code == 204
        told = await waits(ben, again=True)
        assert (told.table, told.found, told.waiting) == (None, None, 1)
        assert told.waited_ms >= 300
        assert (await waits(cy)).table == await paired(ben)


async def test_who_does_not_answer_waits_no_more(db: Path, pass_time: PassTime) -> None:
    async with serving(db, limits=replace(QUICK, pairing_seconds=60.0)) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        await waits(ann, elsewhere=True)
        assert (await waits(ben)).found is not None
        pass_time(QUICK.pairing_answer_seconds + 1)
        told = await waits(ben, again=True)
        assert (told.found, told.table, told.waiting) == (None, None, 1)
        assert told.waited_ms >= 1000 * QUICK.pairing_answer_seconds
        assert await wanted(place) == [("standard_rummy", 2, 1)]


async def test_who_is_not_heard_of_any_more_is_not_waited_for(db: Path, pass_time: PassTime) -> None:
    async with serving(db, limits=replace(QUICK, pairing_answer_seconds=60.0)) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        await waits(ann, elsewhere=True)
        assert (await waits(ben)).found is not None
        pass_time(0.6 * QUICK.pairing_seconds)
        asked_again = place.rooms.services.now()
        assert (await waits(ben, again=True)).found is not None

        async def written() -> bool:
            with place.store.engine.connect() as connection:
                return bool(connection.scalars(select(func.max(waiting.c.seen))).one() >= asked_again)

        await until(written)
        pass_time(0.6 * QUICK.pairing_seconds)
        told = await waits(ben, again=True)
        assert told.found is None
        assert told.waited_ms >= 1100 * QUICK.pairing_seconds
        assert await wanted(place) == [("standard_rummy", 2, 1)]


async def test_who_answers_has_been_heard_of(db: Path) -> None:
    now, limits = 1e9, QUICK
    store = await SqlStore.open(str(db), limits)
    try:
        line = WaitingLine(store.ask, store.read, limits, lambda: now)

        async def say(name: str, **more: bool) -> PlaceInLine:
            new = NewTable(game="standard_rummy", name=name)
            return await line.wait(Asker((name,), None), Wish(name, "one kind", new, None, **more), True, no_table)

        await say("Ann", elsewhere=True)
        now += limits.pairing_seconds / 2
        assert (await say("Ben", elsewhere=True)).offered_until is not None
        assert (await say("Ann", elsewhere=True, coming=True)).coming
        # Ann was last heard of when she answered, not when she began to wait.
        now += limits.pairing_seconds * 3 / 4
        assert (await say("Ben", elsewhere=True)).offered_until is not None
    finally:
        await store.close()


def no_table(new: NewTable, people: Collection[WaitingPlayer]) -> Append:
    """Stands for making a table where none is to be made."""
    raise AssertionError("not all have come")


async def test_who_wants_something_else_meanwhile_comes_to_nobody(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        await waits(ann, elsewhere=True)
        assert (await waits(ben)).found is not None
        assert (await asks(ann, game="gin_rummy")).found is None
        assert (await waits(ben, again=True)).found is None


async def test_nobody_waits_for_ever(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, pairing_wait_seconds=1.5)) as place:
        ann = Guest(place.port, "Ann")
        await waits(ann)
        await asyncio.sleep(1.6)
        wish = {"game": "standard_rummy", "name": "Ann", "again": True}
        assert await refusal(ann, "/api/pairing", wish) == "waited_in_vain"
        # Who begins anew does so.
        assert (await waits(ann)).waited_ms < 1500


async def test_two_servers_ask_those_who_are_elsewhere_once(postgres_db: str) -> None:
    async with serving(postgres_db, limits=QUICK) as one, serving(postgres_db, limits=QUICK) as other:
        ann, ben = Guest(one.port, "Ann"), Guest(other.port, "Ben")
        await asyncio.gather(waits(ann, elsewhere=True), waits(ben, elsewhere=True))
        told = await asyncio.gather(asks(ann, coming=True), asks(ben, coming=True))
        tables = {each.table for each in told if each.table} | {(await asks(ann)).table, (await asks(ben)).table}
        assert len(tables) == 1
        assert None not in tables
