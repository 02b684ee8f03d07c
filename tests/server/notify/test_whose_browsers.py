"""Whose browsers are told of which tables: of guests, of accounts, so many, and not for ever."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sqlalchemy import update

from rummykit.server.features.notices.schema import push_subscriptions, turn_notices
from tests.server.accounts.people import Person, member
from tests.server.guest import Guest
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import (
    QUICK,
    a_match,
    a_table,
    begun,
    one_turn,
    rows,
    tell,
    telling,
    until_looked,
)


async def test_every_browser_of_an_account_is_told_until_it_is_signed_out(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        ann, ben = await member(place, "Annabella"), Guest(place.port, "Ben")
        phone = ann.another_browser()
        await phone.sign_in()
        table = await a_table(ann, ben)
        turn = await begun(table, ann, ben)
        if turn.seat == 1:
            await one_turn(ben, table)
        at_home, on_phone = service.browser(), service.browser()
        await at_home.subscribe(ann)
        await on_phone.subscribe(phone)
        await tell(ann, table)
        await service.until(lambda: len(service.pushed) == 2)
        await phone.ok("/api/account/sign-out", {})
        await one_turn(ann, table)
        await one_turn(ben, table)
        await service.until(lambda: len(service.pushed) == 3)
        await until_looked(place)
        assert (len(service.told(at_home)), len(service.told(on_phone))) == (2, 1)


async def test_a_guest_who_gets_an_account_is_told_as_before(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        ann, ben = Person(place.port, "Annabella"), Guest(place.port, "Ben")
        table = await a_table(ann, ben)
        turn = await begun(table, ann, ben)
        if turn.seat == 0:
            await one_turn(ann, table)
        browser = service.browser()
        await browser.subscribe(ann)
        await tell(ann, table)
        await ann.register()
        await one_turn(ben, table)
        await service.until(lambda: len(service.told(browser)) == 1)
        assert [row.account is not None for row in rows(place, turn_notices)] == [True]


async def test_there_are_only_so_many_browsers_and_tables_of_a_person(db: Path) -> None:
    limits = replace(QUICK, notice_devices=2, notice_tables=2)
    async with push_service() as service, telling(db, limits) as place:
        ann = Guest(place.port, "Ann")
        three = [await a_table(ann, seats=2) for _ in range(3)]
        browsers = [service.browser() for _ in range(3)]
        for table, browser in zip(three, browsers, strict=True):
            await browser.subscribe(ann)
            await tell(ann, table)
        told = (await ann.http.get("/api/notices")).json()
        assert [each["id"] for each in told["tables"]] == [three[2], three[1]]
        assert told["devices"] == 2
        kept = {row.endpoint for row in rows(place, push_subscriptions)}
        assert kept == {browser.subscription["endpoint"] for browser in browsers[1:]}


async def test_browsers_and_tables_of_long_ago_are_told_nothing(db: Path) -> None:
    async with push_service() as service, telling(db) as place, a_match(place, service) as (table, (ann, ben), _):
        await service.until(lambda: len(service.pushed) == 1)
        long_ago = QUICK.notice_keep_seconds + 1.0
        with place.store.engine.begin() as connection:
            connection.execute(update(push_subscriptions).values(seen=push_subscriptions.c.seen - long_ago))
            connection.execute(update(turn_notices).values(since=turn_notices.c.since - long_ago))
        await one_turn(ann, table)
        await until_looked(place)
        assert service.asked == 1
        # The next one who comes sweeps them away.
        await service.browser().subscribe(ben)
        await tell(ben, await a_table(ben, seats=2))
        assert (len(rows(place, push_subscriptions)), len(rows(place, turn_notices))) == (1, 1)


async def test_changes_to_what_is_told_are_rationed(db: Path) -> None:
    limits = replace(QUICK, notices_per_minute=1.0, notice_burst=2)
    async with telling(db, limits) as place:
        ann = Guest(place.port, "Ann")
        table = await a_table(ann, seats=2)
        answers = [await ann.http.post(f"/api/tables/{table}/notices", json={"on": True}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
