"""Friends: only by consent of both, told to nobody else, and seen only where they want to be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, select

from rummykit.server.features.meeting.schema import friends, presence
from rummykit.server.store.sql import open_engine
from rummykit.server.wire.friend_messages import Friend, FriendLink, FriendLinkSeen, FriendsTold, Whereabouts
from rummykit.server.wire.socket_messages import Accepted
from tests.server.accounts.people import Person, member
from tests.server.guest import Guest
from tests.server.meeting.people import QUICK, asks, come, company, known, refusal, sat_together, send, until
from tests.server.serving import Place, serving
from tests.server.tables import seated

SOON = replace(QUICK, presence_write_seconds=0.05)


async def told(guest: Guest) -> FriendsTold:
    """All that a person is told of friends."""
    response = await guest.http.get("/api/friends")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=FriendsTold)


async def names(guest: Guest) -> list[str]:
    """The names of a person's friends."""
    return [each.name for each in (await told(guest)).friends]


async def ask(guest: Guest, table: str, seat: int) -> None:
    """Ask who sat there to be friends."""
    await send(guest, "/api/friends/ask", {"table": table, "seat": seat})


async def answer(guest: Guest, what: str) -> None:
    """Answer the only request there is."""
    [request] = (await company(guest)).friends.requests
    await send(guest, "/api/friends/answer", {"request": request.id, "answer": what, "name": guest.name})


async def befriended(place: Place, one: Guest, other: Guest) -> None:
    """Two are friends by a link."""
    made = await one.post("/api/friends/links", {"name": one.name}, FriendLink)
    await send(other, "/api/friends/links/use", {"code": made.code, "name": other.name})


async def invite(guest: Guest, table: str, *friends: Friend) -> None:
    """Ask friends to a table."""
    await send(guest, f"/api/tables/{table}/invite", {"friends": [each.id for each in friends]})


async def test_one_asks_the_other_says_yes_and_either_ends_it(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben, cy] = await sat_together(place, 3)
        await ask(ann, table, 1)
        assert (await told(ann)).asked == ("Ben",)
        assert [each.name for each in (await company(ben)).friends.requests] == ["Ann"]
        [seen] = await known(ann)
        assert (seen.names, seen.seats, seen.standings) == (("Ben", "Cy"), (1, 2), ("asked", "none"))
        # Only the one who was asked can answer.
        [request] = (await company(ben)).friends.requests
        for other in (ann, cy):
            body = {"request": request.id, "answer": "accept", "name": other.name}
            assert await refusal(other, "/api/friends/answer", body) == "no_friend_request"
        await answer(ben, "accept")
        assert await names(ann) == ["Ben"]
        assert (await told(ann)).asked == ()
        [friend] = (await told(ben)).friends
        assert (friend.name, friend.game_names and friend.game_names["en"]) == ("Ann", "Rummikub")
        assert await names(cy) == []
        assert await refusal(cy, "/api/friends/end", {"friend": friend.id}) == "not_friends"
        await send(ben, "/api/friends/end", {"friend": friend.id})
        assert await names(ann) == await names(ben) == []


async def test_two_who_ask_each_other_are_friends(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        await ask(ann, table, 1)
        await ask(ben, table, 0)
        assert (await names(ann), await names(ben)) == (["Ben"], ["Ann"])


async def test_nobody_is_told_that_they_were_declined_or_silenced(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        for said in ("decline", "never"):
            table, [ann, ben] = await sat_together(place)
            await ask(ann, table, 1)
            before = await told(ann), (await company(ann)).companies
            await answer(ben, said)
            assert (await told(ann), (await company(ann)).companies) == before
            assert (await company(ben)).friends.requests == ()
            # To ask again changes nothing, and Ben hears nothing of it.
            await ask(ann, table, 1)
            assert (await company(ben)).friends.requests == ()
            assert await names(ann) == []
            # Who has thought better of it only needs to ask.
            await send(ben, "/api/friends/ask", {"table": table, "seat": 0})
            assert await names(ann) == ["Ben"]


async def test_somebody_with_whom_one_did_not_play_cannot_be_asked(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, _] = await sat_together(place, 2, seats=3, bots=1)
        eve = Guest(place.port, "Eve")
        waiting = await eve.make(game="rummikub", seats=2)
        await ann.sit(waiting.id)
        for guest, where, seat in ((eve, table, 0), (eve, waiting.id, 1), (ann, table, 0), (ann, table, 2)):
            assert await refusal(guest, "/api/friends/ask", {"table": where, "seat": seat}) == "nobody_there"


async def test_only_so_many_requests_a_day_and_friends(db: Path) -> None:
    limits = replace(QUICK, friend_requests_per_day=1, friends_kept=1, friend_requests_shown=1)
    async with serving(db, limits=limits) as place:
        table, [ann, ben, cy] = await sat_together(place, 3)
        await ask(ann, table, 1)
        await ask(cy, table, 1)
        assert [each.name for each in (await company(ben)).friends.requests] == ["Cy"]
        assert await refusal(ann, "/api/friends/ask", {"table": table, "seat": 2}) == "too_fast"
        await answer(ben, "accept")
        [left] = (await company(ben)).friends.requests
        body = {"request": left.id, "answer": "accept", "name": "Ben"}
        assert await refusal(ben, "/api/friends/answer", body) == "too_many_friends"
        assert await names(ann) == []


async def test_a_request_runs_out(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, friend_request_seconds=0.3)) as place:
        table, [ann, ben] = await sat_together(place)
        await ask(ann, table, 1)
        await asyncio.sleep(0.4)
        assert (await company(ben)).friends.requests == ()
        assert (await told(ann)).asked == ()


async def test_a_link_makes_one_friend(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, eve = (Guest(place.port, name) for name in ("Ann", "Ben", "Eve"))
        made = await ann.post("/api/friends/links", {"name": "Ann"}, FriendLink)
        assert (await told(ann)).links == 1
        opened = await ben.http.post("/api/friends/links/look", json={"code": made.code.upper()})
        assert msgspec.json.decode(opened.content, type=FriendLinkSeen).name == "Ann"
        use = {"code": made.code, "name": "Ben"}
        assert await refusal(ann, "/api/friends/links/use", use) == "own_friend_link"
        # Somebody who was never here before is a guest from then on.
        await send(ben, "/api/friends/links/use", use)
        assert await names(ann) == ["Ben"]
        assert await names(ben) == ["Ann"]
        assert await refusal(eve, "/api/friends/links/use", use) == "unknown_link"
        # Whose link is taken back is nobody's friend by it.
        made = await ann.post("/api/friends/links", {"name": "Ann"}, FriendLink)
        assert (await ann.http.delete("/api/friends/links")).status_code == 204
        assert await refusal(eve, "/api/friends/links/look", {"code": made.code}) == "unknown_link"


async def test_links_run_out_and_the_oldest_give_way(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, friend_links=1)) as place:
        ann, eve = Guest(place.port, "Ann"), Guest(place.port, "Eve")
        first, second = [await ann.post("/api/friends/links", {"name": "Ann"}, FriendLink) for _ in range(2)]
        assert (await told(ann)).links == 1
        assert await refusal(eve, "/api/friends/links/look", {"code": first.code}) == "unknown_link"
        assert (await eve.http.post("/api/friends/links/look", json={"code": second.code})).status_code == 200
    async with serving(db, limits=replace(QUICK, friend_link_seconds=0.1)) as place:
        ann, eve = ann.moved(place.port), eve.moved(place.port)
        third = await ann.post("/api/friends/links", {"name": "Ann"}, FriendLink)
        await asyncio.sleep(0.2)
        assert await refusal(eve, "/api/friends/links/look", {"code": third.code}) == "unknown_link"


@asynccontextmanager
async def plays(guest: Guest) -> AsyncIterator[None]:
    """While a person plays a match against a bot."""
    made = await guest.make(game="rummikub", seats=2, bots=1, start=True)
    async with guest.at(made.id):
        yield


async def is_seen(guest: Guest, where: Whereabouts) -> None:
    """Wait until the only friend of a person is there."""

    async def so() -> bool:
        [friend] = (await told(guest)).friends
        return friend.whereabouts == where

    await until(so)


async def test_friends_see_who_is_here_and_who_plays_unless_they_do_not_want_it(db: Path) -> None:
    async with serving(db, limits=replace(SOON, presence_seconds=1.0, presence_write_seconds=0.3)) as place:
        ann, ben = await member(place, "Ann"), Guest(place.port, "Ben")
        await befriended(place, ann, ben)
        await is_seen(ben, "away")
        await company(ann)
        await is_seen(ben, "here")
        assert (await company(ben)).friends.here == 1
        async with plays(ann):
            await is_seen(ben, "playing")
        await is_seen(ben, "lately")
        await send(ann, "/api/friends/shown", {"shown": False})
        assert not (await told(ann)).shown
        await company(ann)
        async with plays(ann):
            await asyncio.sleep(0.2)
            await is_seen(ben, "away")
        await send(ann, "/api/friends/shown", {"shown": True})
        await company(ann)
        await is_seen(ben, "here")


async def test_that_a_person_is_here_is_written_once_in_a_while_and_not_kept(db: Path) -> None:
    engine = open_engine(str(db))

    def written() -> list[Any]:
        with engine.begin() as connection:
            return list(connection.execute(select(presence.c.seen)).scalars())

    async with serving(db, limits=replace(QUICK, presence_write_seconds=1e6)) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        await befriended(place, ann, ben)
        await company(ann)
        async with asyncio.timeout(60):
            while len(before := written()) < 1:
                await asyncio.sleep(0.02)
        for _ in range(5):
            await company(ann)
            await asyncio.sleep(0.05)
        assert written() == before
    async with serving(db, limits=replace(QUICK, presence_kept_seconds=0.0)) as place:
        await company(ben.moved(place.port))
        async with asyncio.timeout(60):
            while written() == before:
                await asyncio.sleep(0.02)
        assert len(written()) == 1
        assert written()[0] <= time.time()
    engine.dispose()


async def test_friends_are_asked_to_a_table_that_waits_and_come_with_one_tap(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        for other in (ben, cy):
            await befriended(place, ann, other)
        both = (await told(ann)).friends
        table = (await ann.make(game="gin_rummy", seats=2)).id
        await invite(ann, table, *both)
        for guest in (ben, cy):
            [ask] = await asks(guest)
            assert (ask.table, ask.by, ask.game, ask.others) == (table, "Ann", "gin_rummy", ())
        assert (await come(ben, table)).you == 1
        assert await asks(ben) == ()
        assert await refusal(cy, f"/api/tables/{table}/asked") == "table_full"
        await send(cy, "/api/company/answer", {"table": table, "answer": "not_now"})
        assert await asks(cy) == ()
        assert await refusal(ann, f"/api/tables/{table}/invite", {"friends": [both[0].id]}) == "table_full"


async def test_nobody_else_is_asked_to_a_table(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, invited_per_hour=1)) as place:
        ann, ben, eve = (Guest(place.port, name) for name in ("Ann", "Ben", "Eve"))
        await befriended(place, ann, ben)
        [friend] = (await told(ann)).friends
        table = (await ann.make(game="gin_rummy", seats=2)).id
        await eve.make(game="gin_rummy")
        path, body = f"/api/tables/{table}/invite", {"friends": [friend.id]}
        assert await refusal(eve, path, body) == "not_friends"
        assert await refusal(ben, path, {"friends": [(await told(ben)).friends[0].id]}) == "not_seated"
        assert await refusal(eve, f"/api/tables/{table}/asked") == "asked_no_more"
        await invite(ann, table, friend)
        await invite(ann, table, friend)  # who is asked already is not asked again
        other = (await ann.make(game="gin_rummy", seats=2)).id
        assert await refusal(ann, f"/api/tables/{other}/invite", body) == "too_fast"
        # Who is not to ask any more does so in vain, and is not told.
        await send(ben, "/api/company/answer", {"table": table, "answer": "never"})
        assert await asks(ben) == ()
        assert await names(ann) == ["Ben"]


async def test_nobody_is_asked_to_a_match_that_has_begun(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ben = Guest(place.port, "Ben")
        async with seated(place, 2, seats=3) as [ann, cy]:
            await befriended(place, ann.guest, ben)
            assert ann.table is not None
            table = ann.table.id
            await invite(ann.guest, table, *(await told(ann.guest)).friends)
            assert len(await asks(ben)) == 1
            assert isinstance(await ann.start(), Accepted)
            await until(lambda: _not_asked(ben))
            body = {"friends": [each.id for each in (await told(ann.guest)).friends]}
            assert await refusal(ann.guest, f"/api/tables/{table}/invite", body) == "already_started"
            assert cy.seat == 1


async def _not_asked(guest: Guest) -> bool:
    return await asks(guest) == ()


async def test_what_a_guest_has_is_the_accounts_and_goes_with_it(db: Path) -> None:
    async with serving(db, limits=SOON) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        for other in (ben, cy):
            await befriended(place, ann, other)
        eve = Person(place.port, "Eve")
        eve.http.cookies.set("rummykit_guest", str(ben.secret))
        await eve.register()
        assert await names(eve) == ["Ann"]
        assert sorted(await names(ann)) == ["Cy", "Eve"]
        await company(eve)
        kept = (await eve.ok("/api/account/export", method="GET")).json()
        assert len(kept["friends"]) == 1
        await eve.ok("/api/account", method="DELETE")
        assert await names(ann) == ["Cy"]
    engine = open_engine(str(db))
    with engine.begin() as connection:
        assert connection.scalar(select(func.count()).select_from(friends)) == 2
    engine.dispose()


async def test_two_servers_know_who_is_here_and_let_one_person_use_a_link(postgres_db: str) -> None:
    async with serving(postgres_db, limits=SOON) as one, serving(postgres_db, limits=SOON) as two:
        ann = Guest(one.port, "Ann")
        made = await ann.post("/api/friends/links", {"name": "Ann"}, FriendLink)
        rivals = [Guest(place.port, f"Ben {number}") for number in range(4) for place in (one, two)]
        paths = [
            each.http.post("/api/friends/links/use", json={"code": made.code, "name": each.name}) for each in rivals
        ]
        answers = [each.status_code for each in await asyncio.gather(*paths)]
        assert sorted(answers) == [204] + [404] * 7
        ben = rivals[answers.index(204)].moved(two.port)
        assert (await names(ann), await names(ben)) == ([ben.name], ["Ann"])
        await company(ann)
        await is_seen(ben, "here")
        # Both servers hear of her at once, again and again.
        other = ann.moved(two.port)
        for _ in range(10):
            await asyncio.gather(company(ann), company(other))
            await asyncio.sleep(0.03)
        await is_seen(ben, "here")
        table = (await other.make(game="gin_rummy", seats=2)).id
        await invite(ann, table, *(await told(ann)).friends)
        assert (await come(ben.moved(one.port), table)).you == 1
