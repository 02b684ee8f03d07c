"""What is due is told after a restart, and by one of several servers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from rummykit.server.features.notices.schema import server_keys, turn_notices
from tests.server.guest import PATIENCE, Guest
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import (
    QUICK,
    a_match,
    one_turn,
    rows,
    telling,
    until_looked,
)


async def test_what_is_due_is_told_after_a_restart(any_db: str) -> None:
    async with push_service() as service:
        async with telling(any_db, replace(QUICK, notice_look_seconds=3600.0)) as place, a_match(place, service):
            key = rows(place, server_keys)[0].key
        assert service.asked == 0
        async with telling(any_db) as place:
            await service.until(lambda: len(service.pushed) == 1)
            await until_looked(place)
            assert [row.key for row in rows(place, server_keys)] == [key]
        # What was told before the restart is not told again after it.
        async with telling(any_db) as place:
            await until_looked(place)
            await asyncio.sleep(0.3)
        assert service.asked == 1


async def test_a_notice_that_could_not_be_sent_is_sent_after_a_restart(db: Path) -> None:
    async with push_service() as service:
        service.answers = ["503"]
        async with telling(db, replace(QUICK, notice_retry_seconds=2.0)) as place, a_match(place, service):
            await service.until(lambda: service.asked == 1)
            async with asyncio.timeout(PATIENCE):
                while not any(row.tries for row in rows(place, turn_notices)):
                    await asyncio.sleep(0.02)
        async with telling(db) as place:
            await service.until(lambda: len(service.pushed) == 1)


async def test_of_two_servers_one_tells(postgres_db: str) -> None:
    async with push_service() as service, telling(postgres_db) as one, telling(postgres_db) as other:
        keys = [(await Guest(place.port, "Cy").http.get("/api/notices")).json()["key"] for place in (one, other)]
        assert keys[0] == keys[1]
        async with a_match(one, service) as (table, (ann, ben), browsers):
            await service.until(lambda: len(service.pushed) == 1)
            await one_turn(ann.moved(other.port), table)
            await service.until(lambda: len(service.pushed) == 2)
            await one_turn(ben, table)
            await service.until(lambda: len(service.pushed) == 3)
            await until_looked(one)
            assert [len(service.told(browser)) for browser in browsers] == [2, 1]


async def test_another_server_tells_for_one_that_died(postgres_db: str) -> None:
    quick = replace(QUICK, lease_seconds=2.0, renew_seconds=0.2)
    async with push_service() as service, telling(postgres_db, quick) as other:
        async with telling(postgres_db, replace(quick, notice_look_seconds=3600.0)) as one, a_match(one, service):
            pass
        await service.until(lambda: len(service.pushed) == 1)
        await until_looked(other)
        assert service.asked == 1
