"""A host closes tables and tournaments, ends sessions and announces things, beside the running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.accounts.people import member
from tests.server.accounts.test_bans import CARDS, closed_with, host
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import serving
from tests.server.tables import playing
from tests.server.test_tables_command import SOON
from tests.server.test_two_servers import playing_at, two

Capture = pytest.CaptureFixture[str]
REASON = "Insults in the names"


async def is_closed(guest: Guest, table: str) -> bool:
    """Whether a guest is told that a table is closed, and why."""
    said = await guest.http.get(f"/api/tables/{table}")
    return said.status_code == 410 and said.json()["params"] == {"reason": REASON}


async def until_closed(guest: Guest, table: str) -> None:
    """Wait until that is so."""
    async with asyncio.timeout(PATIENCE):
        while not await is_closed(guest, table):
            await asyncio.sleep(0.1)


async def test_a_running_table_is_closed_and_people_are_told_why(any_db: str, capsys: Capture) -> None:
    async with serving(any_db, limits=SOON) as place:
        async with playing(place, 2, **CARDS) as [ann, ben]:
            assert ann.table is not None
            table = ann.table.id
            assert await host(any_db, "tables", "close", table, "--reason", REASON) == 0
            assert await closed_with(ann) == 1012  # and who comes back learns the rest
            await until_closed(ben.guest, table)
            for path in ("record", "rules"):
                assert (await ben.guest.http.get(f"/api/tables/{table}/{path}")).status_code == 410
            mine = await ben.guest.http.post("/api/tables/mine", json={"tables": [table]})
            assert mine.json()["gone"] == [table]
        async with ben.guest.socket(table) as socket:
            await socket.wait_closed()
            assert socket.close_code == 4411
        capsys.readouterr()
        assert await host(any_db, "tables", "close", table, "--reason", REASON) == 1
        assert REASON in capsys.readouterr().err
        assert await host(any_db, "tables", "show", table) == 0
        assert f"(closed: {REASON})" in capsys.readouterr().out
        assert await host(any_db, "tables", "delete", table, "--yes") == 0
    # After a restart nothing of it wakes.
    async with serving(any_db) as place:
        assert place.rooms.loaded == 0


async def test_a_table_of_another_server_is_closed(postgres_db: str) -> None:
    async with two(postgres_db, None, limits=SOON) as (one, other), playing_at([one, other], **CARDS) as seats:
        assert seats[0].table is not None
        assert await host(postgres_db, "tables", "close", seats[0].table.id, "--reason", REASON) == 0
        for seat in seats:
            await until_closed(seat.guest, seat.table.id if seat.table else "")
        assert (one.rooms.loaded, other.rooms.loaded) == (0, 0)


async def test_a_tournament_is_closed_and_deleted(any_db: str, capsys: Capture) -> None:
    async with serving(any_db, limits=SOON) as place:
        ben = await member(place, "Bernhard")
        new = {
            "game": "gin_rummy",
            "name": "Cup",
            "format": "swiss",
            "rounds": 2,
            "player": "Ben",
        }
        made = (await ben.ok("/api/tournaments", new)).json()
        id = made["id"]
        assert await host(any_db, "tournaments", "list") == 0
        row = capsys.readouterr().out.splitlines()[1].split()
        assert [row[0], row[1], row[2], row[3], row[-1]] == [id, "gin_rummy", "1", "on", "Cup"]
        for said in (id, f"https://rummy.example/tournaments/{id}", made["code"]):
            assert await host(any_db, "tournaments", "show", said) == 0
        assert await host(any_db, "tournaments", "close", id, "--yes", "--reason", "x") == 0
        async with asyncio.timeout(PATIENCE):  # A server reads again what it knows of a tournament, twice a second.
            while (await ben.ok(f"/api/tournaments/{id}", method="GET")).json()["state"] != "over":
                await asyncio.sleep(0.1)
        assert await host(any_db, "tournaments", "close", id, "--yes") == 1
        assert await host(any_db, "tournaments", "delete", id, "--yes") == 0
        async with asyncio.timeout(PATIENCE):
            while (await ben.http.get(f"/api/tournaments/{id}")).status_code != 404:
                await asyncio.sleep(0.1)
        assert await host(any_db, "tournaments", "show", id) == 1


async def test_sessions_are_listed_and_ended(db: Path, capsys: Capture) -> None:
    async with serving(db) as place:
        ann, ben = await member(place, "Annabella"), await member(place, "Bernhard")
        assert await host(db, "sessions", "list", "--account", "Annabella") == 0
        heads, row = capsys.readouterr().out.splitlines()
        assert heads.split() == ["id", "account", "browser", "since", "until"]
        assert await host(db, "sessions", "end", row.split()[0]) == 0
        assert await ann.account() is None
        assert await ben.account() is not None
        assert await host(db, "sessions", "end", row.split()[0]) == 1
        assert await host(db, "sessions", "list") == 0
        assert len(capsys.readouterr().out.splitlines()) == 3  # with what `end` said


async def test_the_status_says_what_the_host_announces(any_db: str, capsys: Capture) -> None:
    async with serving(any_db, limits=SOON) as place, playing(place, 2, **CARDS) as [ann, _]:
        guest = ann.guest.http
        assert await host(any_db, "announcements", "add", "Maintenance on Sunday from 8 to 9", "--for", "7") == 0
        id = capsys.readouterr().out.split()[0]
        told = (await guest.get("/api/status")).json()
        assert (told["tables"], told["people"]) == (1, 2)
        assert [each["text"] for each in told["announcements"]] == ["Maintenance on Sunday from 8 to 9"]
        head = await guest.head("/api/status")
        assert (head.status_code, head.content) == (200, b"")
        assert await host(any_db, "announcements", "list") == 0
        assert id in capsys.readouterr().out
        assert await host(any_db, "announcements", "remove", id) == 0
        assert (await guest.get("/api/status")).json()["announcements"] == []
        assert await host(any_db, "announcements", "remove", id) == 1


async def test_the_status_counts_what_all_servers_have(postgres_db: str) -> None:
    async with two(postgres_db, None, limits=SOON) as (one, other), playing_at([one, other], **CARDS):
        for place in (one, other):
            http = Guest(place.port, "Cy").http
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = (await http.get("/api/status")).json()
                    if (told["tables"], told["people"]) == (1, 2):
                        break
                    await asyncio.sleep(0.1)
