"""Friends who are not here are told that somebody asks them to a table, as they are told of their turns."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from rummykit.server.features.meeting.schema import friend_notices
from tests.server.guest import Guest
from tests.server.meeting.people import asks, company, send
from tests.server.meeting.test_friends import befriended, invite, told
from tests.server.notify.mail_service import mail_service
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import QUICK, rows, telling
from tests.server.notify.writing import MANY, writing, written_to
from tests.server.serving import Place

# Nobody is here for long: a friend who has just asked the server for something is away soon.
GONE = replace(QUICK, presence_seconds=0.0)
OFTEN = replace(GONE, friend_notice_seconds=0.0)


async def friends_of(place: Place, *others: str) -> list[Guest]:
    """Ann and her friends."""
    ann, *rest = (Guest(place.port, name) for name in ("Ann", *others))
    for guest in rest:
        await befriended(place, ann, guest)
    return [ann, *rest]


async def waiting_table(guest: Guest) -> str:
    """A table where somebody waits for another one."""
    return (await guest.make(game="gin_rummy", seats=2)).id


async def test_a_friend_who_is_away_is_told_once_by_two_servers(postgres_db: str) -> None:
    async with push_service() as service, telling(postgres_db, GONE) as one, telling(postgres_db, GONE) as two:
        ann, ben, cy = await friends_of(one, "Ben", "Cy")
        browsers = [service.browser(), service.browser("de")]
        for guest, browser in zip((ben, cy), browsers, strict=True):
            await browser.subscribe(guest)
        table = await waiting_table(ann)
        await invite(ann, table, *(await told(ann)).friends)
        await service.until(lambda: len(service.pushed) == 2)
        pushed = [service.told(each)[0] for each in browsers]
        assert [each.told["title"] for each in pushed] == ["Ann asks you to play", "Ann möchte mit dir spielen"]
        assert pushed[0].told == {
            "code": "friend_asks",
            "table": table,
            "title": "Ann asks you to play",
            "body": "Gin Rummy",
        }
        assert table not in pushed[0].headers["topic"]
        # At another server, and at another table, nobody is told again so soon, and both see who asks.
        elsewhere = ann.moved(two.port)
        other = await waiting_table(elsewhere)
        await invite(elsewhere, other, *(await told(elsewhere)).friends)
        await asyncio.sleep(0.4)
        assert len(service.pushed) == 2
        assert len(await asks(ben)) == 2
        assert len(rows(one, friend_notices)) == 2


async def test_a_friend_is_told_again_after_a_while(db: Path) -> None:
    async with push_service() as service, telling(db, OFTEN) as place:
        ann, ben = await friends_of(place, "Ben")
        await service.browser().subscribe(ben)
        for count in (1, 2):
            await invite(ann, await waiting_table(ann), *(await told(ann)).friends)
            await service.until(lambda count=count: len(service.pushed) == count)  # type: ignore[misc]
        assert len(rows(place, friend_notices)) == 1


async def test_who_is_here_or_does_not_want_to_be_asked_is_not_told(db: Path) -> None:
    limits = replace(OFTEN, presence_seconds=60.0, presence_write_seconds=0.05)
    async with push_service() as service, telling(db, limits) as place:
        ann, ben, cy, dee = await friends_of(place, "Ben", "Cy", "Dee")
        browsers = {}
        for guest in (ben, cy, dee):
            browsers[guest.name] = service.browser()
            await browsers[guest.name].subscribe(guest)
        await company(ben)  # his page is open
        by_name = {each.name: each for each in (await told(ann)).friends}
        async with asyncio.timeout(60):
            while {each.name: each.whereabouts for each in (await told(ann)).friends}["Ben"] != "here":
                await asyncio.sleep(0.02)
        # Cy does not want to be asked by Ann any more.
        first = await waiting_table(ann)
        await invite(ann, first, by_name["Cy"])
        await service.until(lambda: len(service.pushed) == 1)
        await send(cy, "/api/company/answer", {"table": first, "answer": "never"})
        await invite(ann, await waiting_table(ann), *by_name.values())
        await service.until(lambda: len(service.told(browsers["Dee"])) == 1)
        await asyncio.sleep(0.2)
        assert [len(service.told(browsers[name])) for name in ("Ben", "Cy", "Dee")] == [0, 1, 1]


async def test_a_letter_names_the_game_and_no_friend(db: Path) -> None:
    async with mail_service() as service, writing(db, service, replace(MANY, presence_seconds=0.0)) as place:
        ann, ben = await friends_of(place, "Ben")
        await written_to(ben, service)
        table = await waiting_table(ann)
        await invite(ann, table, *(await told(ann)).friends)
        await service.until(lambda: len(service.letters) == 2)
        letter = service.letters[1]
        assert letter["Subject"] == "A friend asks you to play"
        assert "Ann" not in str(letter)
        assert f"/t/{table}" in str(letter)
        assert "Gin Rummy" in str(letter)
