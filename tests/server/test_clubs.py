"""Clubs: who is in them, who sees what, their tables, and how matches are counted exactly once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from rummykit.server.features.clubs.playing import ClubTables
from rummykit.server.limits import Limits
from rummykit.server.wire.club_messages import ClubEvenings, ClubInfo, ClubLeaders, MyClub
from rummykit.server.wire.table_messages import TableInfo
from tests.server.accounts.people import Person
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import over, played

QUICK = replace(PATIENT, layout_seconds=0.05)


async def found(host: Guest, name: str = "Thursdays") -> ClubInfo:
    """Found a club."""
    return await host.post("/api/clubs", {"name": name, "player": host.name}, ClubInfo)


async def join(guest: Guest, club: ClubInfo) -> ClubInfo:
    """Join by the link of the invitation."""
    return await guest.post(f"/api/clubs/invitations/{club.invitation}", {"name": guest.name}, ClubInfo)


async def look(guest: Guest, club: str) -> ClubInfo:
    """The club as a member sees it."""
    response = await guest.http.get(f"/api/clubs/{club}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ClubInfo)


async def until(guest: Guest, club: str, true: Callable[[ClubInfo], bool]) -> ClubInfo:
    """Wait until something is so in a club."""
    async with asyncio.timeout(PATIENCE):
        while not true(now := await look(guest, club)):
            await asyncio.sleep(0.05)
    return now


async def status(guest: Guest, path: str, body: Any = None) -> tuple[int, str | None]:
    """What an answer is, and why it was refused."""
    response = await (guest.http.get(path) if body is None else guest.http.post(path, json=body))
    return response.status_code, response.json().get("code") if response.status_code >= 400 else None


async def evenings(guest: Guest, club: str, page: int = 0) -> ClubEvenings:
    """A page of the past evenings."""
    response = await guest.http.get(f"/api/clubs/{club}/evenings", params={"page": page})
    return msgspec.json.decode(response.content, type=ClubEvenings)


async def leaders(guest: Guest, club: str, **asked: Any) -> ClubLeaders:
    """The leaderboard."""
    response = await guest.http.get(f"/api/clubs/{club}/leaders", params=asked)
    return msgspec.json.decode(response.content, type=ClubLeaders)


async def guests(place: Place, *names: str) -> list[Guest]:
    """People who have been here before."""
    return [Guest(place.port, name) for name in names]


async def test_only_members_see_a_club_and_only_its_host_decides(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, eve = await guests(place, "Ann", "Ben", "Eve")
        club = await found(ann)
        invited = await ben.http.get(f"/api/clubs/invitations/{club.invitation}")
        assert invited.json() == {"name": "Thursdays", "host": "Ann", "members": 1, "id": None}
        assert (await join(ben, club)).you == 1
        assert [each.name for each in (await join(ben, club)).members] == ["Ann", "Ben"], "once is enough"
        await eve.make(game="rummikub")
        for path, body in (
            ("", None),
            ("?known=x", None),
            ("/evenings", None),
            ("/leaders", None),
            ("/invitation", {}),
            ("/name", {"name": "Mine"}),
            ("/members/1/host", {}),
            ("/members/1/remove", {}),
            ("/tables", {"game": "rummikub", "name": "Eve"}),
        ):
            assert await status(eve, f"/api/clubs/{club.id}{path}", body) == (404, "unknown_club"), path
        assert (await eve.http.get("/api/clubs")).json() == []
        for path in ("/invitation", "/members/0/remove"):
            assert await status(ben, f"/api/clubs/{club.id}{path}", {}) == (403, "club_host_only"), path
        assert await status(ben, f"/api/clubs/{club.id}/name", {"name": "Mine"}) == (403, "club_host_only")
        assert await status(ben, f"/api/clubs/{club.id}/members/1/host", {}) == (403, "club_host_only")
        renewed = await ann.post(f"/api/clubs/{club.id}/invitation", {}, ClubInfo)
        assert renewed.invitation != club.invitation
        assert await status(eve, f"/api/clubs/invitations/{club.invitation}", {"name": "Eve"}) == (404, "unknown_club")
        response = await ann.http.get(f"/api/clubs/{club.id}", params={"known": renewed.stamp})
        assert response.status_code == 204
        assert not {"key", "account"} & set(msgspec.json.encode(renewed).decode().split('"'))


async def test_the_host_renames_the_club_and_hands_it_on(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = await guests(place, "Ann", "Ben")
        club = await found(ann)
        await join(ben, club)
        assert await status(ann, f"/api/clubs/{club.id}/name", {"name": " "}) == (400, "bad_name")
        assert (await ann.post(f"/api/clubs/{club.id}/name", {"name": "Fridays"}, ClubInfo)).name == "Fridays"
        assert await status(ann, f"/api/clubs/{club.id}/members/7/host", {}) == (409, "nobody_there")
        handed = await ann.post(f"/api/clubs/{club.id}/members/1/host", {}, ClubInfo)
        assert [(each.name, each.host) for each in handed.members] == [("Ann", False), ("Ben", True)]
        assert await status(ann, f"/api/clubs/{club.id}/name", {"name": "Mine"}) == (403, "club_host_only")
        again = await ben.post(f"/api/clubs/{club.id}/members/1/host", {}, ClubInfo)
        assert [each.host for each in again.members] == [False, True]


async def test_the_longest_member_follows_the_host_and_the_last_one_ends_the_club(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, cy = await guests(place, "Ann", "Ben", "Cy")
        club = await found(ann)
        await join(ben, club)
        await join(cy, club)
        assert await status(ann, f"/api/clubs/{club.id}/members/0/remove", {}) == (204, None)
        now = await look(cy, club.id)
        assert [(each.name, each.host) for each in now.members] == [("Ben", True), ("Cy", False)]
        assert await status(ben, f"/api/clubs/{club.id}/members/2/remove", {}) == (204, None)
        assert await status(cy, f"/api/clubs/{club.id}") == (404, "unknown_club")
        assert (await join(cy, club)).you == 2, "who was removed may be invited again"
        for guest, number in ((ben, 1), (cy, 2)):
            assert await status(guest, f"/api/clubs/{club.id}/members/{number}/remove", {}) == (204, None)
        assert await status(ann, f"/api/clubs/invitations/{club.invitation}") == (404, "unknown_club")


async def test_numbers_of_clubs_hold(db: Path) -> None:
    few = replace(QUICK, club_members=2, clubs_per_person=2, club_name_characters=10)
    async with serving(db, limits=few) as place:
        ann, ben, cy = await guests(place, "Ann", "Ben", "Cy")
        club = await found(ann)
        await join(ben, club)
        assert await status(cy, f"/api/clubs/invitations/{club.invitation}", {"name": "Cy"}) == (409, "club_full")
        for name, code in (("", "bad_name"), ("x" * 11, "bad_name")):
            assert (await status(ann, "/api/clubs", {"name": name, "player": "Ann"}))[1] == code
        await found(ann, "Another")
        assert (await status(ann, "/api/clubs", {"name": "Third", "player": "Ann"}))[1] == "too_many_clubs"
        mine = msgspec.json.decode((await ann.http.get("/api/clubs")).content, type=tuple[MyClub, ...])
        assert [(each.name, each.members) for each in mine] == [("Thursdays", 2), ("Another", 1)]


async def test_clubs_are_rationed(db: Path) -> None:
    few = replace(Limits(), club_looks_per_minute=0.01, club_look_burst=2)
    few = replace(few, club_changes_per_minute=0.01, club_change_burst=1)
    async with serving(db, limits=few) as place:
        (ann,) = await guests(place, "Ann")
        await found(ann)
        assert (await status(ann, "/api/clubs", {"name": "More", "player": "Ann"}))[0] == 429
        assert [(await status(ann, "/api/clubs"))[0] for _ in range(3)] == [200, 200, 429]


async def test_members_see_the_tables_of_their_club_from_the_first_seat_to_the_rematch(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = await guests(place, "Ann", "Ben")
        club = await found(ann)
        await join(ben, club)
        asked = {"game": "tonk", "name": "Ann", "seats": 2, "turn_seconds": None}
        made = await ann.post(f"/api/clubs/{club.id}/tables", asked, TableInfo)
        assert made.club == club.id
        async with ann.at(made.id) as host:
            waiting = await until(ben, club.id, lambda now: bool(now.tables))
            assert [(t.id, t.state, t.players, t.free) for t in waiting.tables] == [(made.id, "waiting", ("Ann",), 1)]
            await ben.sit(made.id)
            async with ben.at(made.id) as other:
                await host.start()
                now = await until(ben, club.id, lambda now: [t.state for t in now.tables] == ["playing"])
                assert now.tables[0].players == ("Ann", "Ben")
                await asyncio.gather(*(each.play(random.Random(1)) for each in (host, other)))
                await until(ben, club.id, lambda now: now.tables == ())
                await asyncio.gather(host.rematch(), other.rematch())
                following = (await ann.look(made.id)).next_table
                assert following is not None
                async with ann.at(following), ben.at(following):
                    again = await until(ben, club.id, lambda now: bool(now.tables))
        assert [(t.id, t.state) for t in again.tables] == [(following, "playing")]
        told = await evenings(ben, club.id)
        assert [each.table for evening in told.evenings for each in evening.matches] == [made.id]
        assert {each.name for each in told.evenings[0].matches[0].players} == {"Ann", "Ben"}
        board = await leaders(ann, club.id)
        assert [(each.matches, each.won) for each in board.leaders] == [(1, 1), (1, 0)]


async def finished(place: Place, club: str, people: list[Guest], **asked: Any) -> str:
    """A match of these people that is over and has not been counted; the table."""
    how: dict[str, Any] = {"game": "tonk", "seats": len(people)} | asked
    table, _ = await played(place, over, people=people, club=club, **how)
    assert (await people[0].look(table)).state == "over"
    return table


async def until_counted(guest: Guest, club: str, number: int) -> ClubEvenings:
    """Wait until so many matches are among the past ones."""
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await evenings(guest, club)
            if sum(len(each.matches) for each in now.evenings) >= number:
                return now
            await asyncio.sleep(0.05)


async def test_past_evenings_and_the_leaderboard_follow_from_what_was_played(db: Path) -> None:
    hour, day = 3600.0, 24 * 3600.0
    async with serving(db, limits=replace(QUICK, club_evenings_shown=1)) as place:
        ann, ben, cy = await guests(place, "Ann", "Ben", "Cy")
        club = await found(ann)
        await join(ben, club)
        now = place.rooms.services.now()
        last = await finished(place, club.id, [ann, ben], at=now)
        before = await finished(place, club.id, [ben, ann], at=now - 3 * hour)
        long_ago = await finished(place, club.id, [ann, cy, ben], at=now - 40 * day, game="rummikub")
        await until_counted(ann, club.id, 2)
        async with asyncio.timeout(PATIENCE):
            while not (past := await evenings(ben, club.id, 1)).evenings:
                await asyncio.sleep(0.05)
        tonight = await evenings(ben, club.id)
        assert [[m.table for m in each.matches] for each in tonight.evenings] == [[last, before]]
        assert [[m.table for m in each.matches] for each in past.evenings] == [[long_ago]]
        assert (tonight.more, past.more) == (True, False)
        everything = await leaders(ann, club.id)
        assert {each.name: each.matches for each in everything.leaders} == {"Ann": 3, "Ben": 3}, "Cy is no member"
        assert sum(each.won for each in (await leaders(ann, club.id, since=now - day)).leaders) == 2
        one = await leaders(ann, club.id, game="rummikub")
        assert {each.name: each.matches for each in one.leaders} == {"Ann": 1, "Ben": 1}
        assert [each.game for each in one.games] == ["tonk", "rummikub"]


async def test_partners_win_together_and_one_person_among_bots_is_no_evening(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        four = await guests(place, "Ann", "Ben", "Cy", "Dee")
        club = await found(four[0])
        for each in four[1:]:
            await join(each, club)
        alone = await finished(place, club.id, four[:1], seats=2, automatic=1)
        async with place.rooms.visit(alone) as room, asyncio.timeout(PATIENCE):
            while not room.table.reported:
                await asyncio.sleep(0.05)
        await finished(place, club.id, four, game="canasta")
        assert len((await until_counted(four[0], club.id, 1)).evenings[0].matches) == 1
        board = (await leaders(four[0], club.id)).leaders
        assert sorted((each.won, each.average_place) for each in board) == [(0, 2.0), (0, 2.0), (1, 1.0), (1, 1.0)]


def observer_of(place: Place) -> ClubTables:
    """What counts for clubs at a server."""
    return next(each for each in place.rooms.services.observers if isinstance(each, ClubTables))


async def test_a_match_that_ended_without_the_feature_is_counted_when_it_is_back(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = await guests(place, "Ann", "Ben")
        club = await found(ann)
        await join(ben, club)
    async with serving(db, limits=QUICK, without=["clubs"]) as place:
        table = await finished(place, club.id, [ann.moved(place.port), ben.moved(place.port)])
    async with serving(db, limits=QUICK) as place:
        await ann.moved(place.port).look(table)
        told = await until_counted(ann.moved(place.port), club.id, 1)
        assert told.evenings[0].matches[0].table == table


async def test_of_two_servers_a_match_is_counted_once(postgres_db: str) -> None:
    async with serving(postgres_db, limits=QUICK) as one, serving(postgres_db, limits=QUICK) as other:
        ann, ben = await guests(one, "Ann", "Ben")
        club = await found(ann)
        await join(ben, club)
        table = await finished(one, club.id, [ann, ben])
        async with one.rooms.visit(table) as room:
            ended = room.table
            await asyncio.gather(*(observer_of(each).settle(ended, 0.0) for each in (one, other, one, other)))
        there = ann.moved(other.port)
        told = await until_counted(there, club.id, 1)
        assert len(told.evenings[0].matches) == 1
        assert [each.matches for each in (await leaders(there, club.id)).leaders] == [1, 1]


async def test_old_tables_and_too_many_are_not_shown(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, club_tables_shown=1)) as place:
        (ann,) = await guests(place, "Ann")
        club = await found(ann)
        asked = {"game": "tonk", "name": "Ann", "seats": 2, "bots": 1, "start": True, "turn_seconds": None}
        made = [await ann.post(f"/api/clubs/{club.id}/tables", asked, TableInfo) for _ in range(2)]
        shown = await until(ann, club.id, lambda now: [t.id for t in now.tables] == [made[1].id])
        assert shown.tables[0].state == "playing"
    async with serving(db, limits=replace(QUICK, club_table_seconds=0.0)) as place:
        assert (await look(ann.moved(place.port), club.id)).tables == ()


async def test_the_oldest_matches_give_way(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, club_matches_kept=1)) as place:
        ann, ben = await guests(place, "Ann", "Ben")
        club = await found(ann)
        await join(ben, club)
        now = place.rooms.services.now()
        await finished(place, club.id, [ann, ben], at=now - 60)
        await until_counted(ann, club.id, 1)
        last = await finished(place, club.id, [ann, ben], at=now)
        async with asyncio.timeout(PATIENCE):
            while [m.table for e in (await evenings(ann, club.id)).evenings for m in e.matches] != [last]:
                await asyncio.sleep(0.05)


async def test_a_guest_who_signs_in_is_one_member_and_a_deleted_account_none(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben = Person(place.port, "Ann"), Guest(place.port, "Ben")
        club = await found(ann)
        await join(ben, club)
        await finished(place, club.id, [ann, ben])
        await until_counted(ben, club.id, 1)
        await ann.register()
        assert (await look(ann, club.id)).you == 0
        assert [each.matches for each in (await leaders(ann, club.id)).leaders] == [1, 1]
        # The same person joins in a browser of its own as a guest, and signs in there.
        other = ann.another_browser()
        await other.post(f"/api/clubs/invitations/{club.invitation}", {"name": "Ann there"}, ClubInfo)
        assert len((await look(ben, club.id)).members) == 3
        await other.sign_in()
        assert [each.name for each in (await look(ben, club.id)).members] == ["Ann", "Ben"]
        await ann.ok("/api/account", method="DELETE")
        now = await look(ben, club.id)
        assert [(each.name, each.host) for each in now.members] == [("Ben", True)]
        told = await evenings(ben, club.id)
        assert {each.name for each in told.evenings[0].matches[0].players} == {"N. N.", "Ben"}


async def test_members_see_who_is_here_and_ask_each_other_to_a_table_of_the_club(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, eve = await guests(place, "Ann", "Ben", "Eve")
        club = await found(ann)
        await join(ben, club)
        await until(ann, club.id, lambda now: [each.whereabouts for each in now.members] == ["here", "here"])
        asked = {"game": "tonk", "name": "Ann", "seats": 2, "turn_seconds": None}
        made = await ann.post(f"/api/clubs/{club.id}/tables", asked, TableInfo)
        await eve.make(game="tonk")
        assert (await status(eve, f"/api/tables/{made.id}/invite_club", {}))[1] == "not_seated"
        assert await status(ann, f"/api/tables/{made.id}/invite_club", {}) == (204, None)
        assert [each["by"] for each in (await ben.http.get("/api/company")).json()["asks"]] == ["Ann"]
        assert (await eve.http.get("/api/company")).json()["asks"] == []
        # At a table of no club there is nobody to ask.
        other = await ann.make(game="tonk", seats=2)
        assert await status(ann, f"/api/tables/{other.id}/invite_club", {}) == (404, "unknown_club")
    async with serving(db, limits=QUICK, without=["meeting"]) as place:
        here = ann.moved(place.port)
        assert [each.whereabouts for each in (await look(here, club.id)).members] == [None, None]
        assert await status(here, f"/api/tables/{made.id}/invite_club", {}) == (404, "switched_off")
