"""What becomes of a notice that a push service takes late, not now, or never; and no move waits for one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from rummykit.server.features.notices import turn_notifier
from rummykit.server.features.notices.push import PushServices
from rummykit.server.features.notices.schema import push_subscriptions, turn_notices
from rummykit.server.features.notices.sent import SendOutcome, Subscription
from rummykit.server.features.notices.turns import TurnStatus, turn_status
from rummykit.server.table.room import Room
from tests.server.conftest import PassTime
from tests.server.guest import PATIENCE, Guest
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import (
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
from tests.server.tables import NAMES


@pytest.mark.parametrize("status", ["404", "410"])
async def test_a_browser_that_is_gone_is_forgotten(db: Path, status: str) -> None:
    async with push_service() as service, telling(db) as place:
        service.answers = [status]
        async with a_match(place, service) as (_, (_, ben), _):
            await service.until(lambda: service.asked == 1)
            await until_looked(place)
            assert [row.person for row in rows(place, push_subscriptions)] != []
            assert len(rows(place, push_subscriptions)) == 1
            assert (await ben.http.get("/api/notices")).json()["devices"] == 1


@pytest.mark.parametrize("status", ["429 Retry-After: 1", "503", "hang"])
async def test_a_notice_that_is_not_taken_is_sent_again(db: Path, status: str) -> None:
    limits = replace(QUICK, push_seconds=2.0)
    async with push_service() as service, telling(db, limits) as place:
        service.answers = [status, status]
        async with a_match(place, service):
            await service.until(lambda: len(service.pushed) == 1)
            assert service.asked == 3


async def test_a_notice_that_nobody_takes_is_dropped_after_some_tries(db: Path) -> None:
    async with push_service() as service, telling(db, replace(QUICK, notice_tries=2)) as place:
        service.answers = ["503"] * 9
        async with a_match(place, service):
            await service.until(lambda: service.asked == 2)
            await until_looked(place)
            assert service.asked == 2


@pytest.mark.parametrize("status", ["400", "403", "302 Location: /push/elsewhere"])
async def test_a_notice_that_is_refused_is_not_sent_again_nor_anywhere_else(db: Path, status: str) -> None:
    async with push_service() as service, telling(db) as place:
        service.answers = [status]
        async with a_match(place, service):
            await service.until(lambda: service.asked == 1)
            await until_looked(place)
            assert service.asked == 1
            assert len(rows(place, push_subscriptions)) == 2


async def test_a_table_that_cannot_be_looked_at_keeps_nobody_else_from_being_told(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[str] = []

    async def looked(room: Room, key: str) -> TurnStatus:
        if room.table.id in broken:
            raise AssertionError("a fault")
        return await turn_status(room, key)

    async with push_service() as service, telling(db) as place, a_match(place, service) as (first, _, _):
        await service.until(lambda: len(service.pushed) == 1)
        monkeypatch.setattr(turn_notifier, "turn_status", looked)
        broken.append(first)
        with place.store.engine.begin() as connection:
            connection.execute(update(turn_notices).values(looked=0, told=""))
        async with a_match(place, service):
            await service.until(lambda: len(service.pushed) == 2)


async def test_a_browser_that_cannot_be_written_to_costs_the_others_nothing(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, failed = PushServices.send, []

    async def sent(self: PushServices, to: Subscription, text: bytes, *, ttl: float, topic: str) -> SendOutcome:
        if to.language == "de":
            failed.append(to.id)
            raise ValueError("a fault")
        return await send(self, to, text, ttl=ttl, topic=topic)

    monkeypatch.setattr(PushServices, "send", sent)
    async with push_service() as service, telling(db, replace(QUICK, notice_tries=3)) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(*guests)
        mine, _ = other_of(guests, await begun(table, *guests))
        for language in ("de", "en"):
            await service.browser(language).subscribe(mine)
        await tell(mine, table)
        await service.until(lambda: len(service.pushed) == 1)
        await until_looked(place)
        assert len(failed) == 3
        assert len(service.pushed) == 1


async def test_no_move_waits_for_a_push_service(db: Path) -> None:
    async with push_service() as service, telling(db, replace(QUICK, push_seconds=PATIENCE)) as place:
        service.answers = ["hang"] * 9
        async with a_match(place, service) as (table, (ann, ben), _):
            await service.until(lambda: service.asked == 1)
            await one_turn(ann, table)
            await service.until(lambda: service.asked == 2)
            await one_turn(ben, table)
        assert service.pushed == []


async def test_only_the_turn_that_is_on_is_told(db: Path, pass_time: PassTime) -> None:
    async with push_service() as service, telling(db, replace(QUICK, notice_retry_seconds=PATIENCE)) as place:
        service.answers = ["503"]
        async with a_match(place, service) as (table, (ann, _), (of_ann, of_ben)):
            await service.until(lambda: service.asked == 1)
            await one_turn(ann, table)
            pass_time(PATIENCE)
            await service.until(lambda: len(service.pushed) == 1)
            await until_looked(place)
            assert (len(service.told(of_ann)), len(service.told(of_ben))) == (0, 1)


async def test_only_so_many_notices_are_sent_at_one_time(db: Path) -> None:
    limits = replace(QUICK, notices_at_once=1, push_seconds=5.0)
    async with push_service() as service, telling(db, limits) as place:
        service.answers = ["hang"]
        async with a_match(place, service), a_match(place, service):
            await service.until(lambda: service.asked == 1)
            assert len(place.rooms.services.metrics.text()) > 0
            await service.until(lambda: len(service.pushed) == 2)
