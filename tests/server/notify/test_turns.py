"""Who is not at the table is told when it is their turn: once for each turn, in their language, and never of cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rummykit.server.features.notices.schema import turn_notices
from rummykit.server.wire.socket_messages import Accepted
from tests.server.conftest import PassTime
from tests.server.guest import Guest
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import (
    DAY,
    QUICK,
    a_match,
    a_table,
    begun,
    one_turn,
    other_of,
    rows,
    tell,
    telling,
    until_looked,
)
from tests.server.tables import NAMES, over, played

DELAY = 600.0
"""Seconds without its person until somebody is told of a turn: more than any machine takes to come back."""


async def test_who_is_away_is_told_of_each_turn_once_and_in_their_language(db: Path) -> None:
    async with (
        push_service() as service,
        telling(db, replace(QUICK, notice_ttl_seconds=500.0)) as place,
        a_match(place, service, "de", "ja") as (
            table,
            (ann, _),
            (of_ann, of_ben),
        ),
    ):
        await service.until(lambda: len(service.pushed) == 1)
        (first,) = service.told(of_ann)
        assert first.told["table"] == table
        assert first.told["code"] == "your_turn"
        assert first.told["title"].startswith("Du bist am Zug: ")
        assert first.headers["urgency"] == "normal"
        assert first.headers["ttl"] == "500"
        assert first.claims["sub"] == "mailto:host@rummy.example"
        assert table not in str(first.headers)
        # When the turn passes, the other is told who has played; and nobody is told of the same turn twice.
        await one_turn(ann, table)
        await service.until(lambda: len(service.pushed) == 2)
        (second,) = service.told(of_ben)
        assert ann.name in second.told["body"]
        assert "あなたの番" in second.told["title"]
        await until_looked(place)
        assert len(service.pushed) == 2
        assert set(first.told) == {"code", "table", "title", "body"}


async def test_who_is_at_the_table_is_not_told(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(*guests)
        for guest in guests:
            await service.browser().subscribe(guest)
            await tell(guest, table)
        async with guests[0].at(table) as one, guests[1].at(table):
            assert isinstance(await one.start(), Accepted)
            await one.until(lambda: one.view is not None)
            await until_looked(place)
        # Whoever saw that it is their turn, and left, is not told of it either.
        await until_looked(place)
        assert service.asked == 0


async def test_a_short_absence_tells_nobody(db: Path, pass_time: PassTime) -> None:
    limits = replace(QUICK, notice_delay_seconds=DELAY)
    async with push_service() as service, telling(db, limits) as place, a_match(place, service) as (table, (ann, _), _):
        async with ann.at(table):  # the page was loaded again
            pass_time(2 * DELAY)
            await until_looked(place)
        assert service.asked == 0


async def test_only_who_wants_it_is_told_and_only_of_that_table(db: Path) -> None:
    async with push_service() as service, telling(db) as place, a_match(place, service) as (table, (ann, ben), _):
        await service.until(lambda: len(service.pushed) == 1)
        await tell(ben, table, on=False)
        await one_turn(ann, table)
        await until_looked(place)
        assert len(service.pushed) == 1
        assert (await ben.http.get("/api/notices")).json()["tables"] == []
        told = (await ann.http.get("/api/notices")).json()
        assert told["tables"] == [{"id": table, "game": "gin_rummy"}]
        assert told["devices"] == 1
        status, refusal = await Guest(place.port, "Cy").refused(f"/api/tables/{table}/notices", {"on": True})
        assert (status, refusal.code) == (403, "not_seated")


async def test_off_for_all_is_off_for_all(db: Path) -> None:
    async with push_service() as service, telling(db) as place, a_match(place, service) as (table, (ann, ben), _):
        await service.until(lambda: len(service.pushed) == 1)
        assert (await ben.http.post("/api/notices/end", json={})).status_code == 200
        told = (await ben.http.get("/api/notices")).json()
        assert (told["tables"], told["devices"]) == ([], 0)
        await one_turn(ann, table)
        await until_looked(place)
        assert len(service.pushed) == 1


async def test_short_turns_are_not_told(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(*guests, turn_seconds=300)
        turn = await begun(table, *guests)
        mine, _ = other_of(guests, turn)
        await service.browser().subscribe(mine)
        await tell(mine, table)
        await until_looked(place)
        assert service.asked == 0


async def test_a_match_that_is_over_is_told_no_more(db: Path) -> None:
    async with telling(db) as place:
        table, guests = await played(place, over, game="gin_rummy", seconds=DAY)
        status, refusal = await guests[0].refused(f"/api/tables/{table}/notices", {"on": True})
        assert (status, refusal.code) == (409, "match_over")
        assert rows(place, turn_notices) == []
