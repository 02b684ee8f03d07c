"""`rummykit tables`: a host lists, shows and deletes tables while people play."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from rummykit.cli import main
from rummykit.server.features.clubs.schema import club_matches, clubs
from rummykit.server.store.schema import metadata, tables
from tests.server.accounts.people import SHORT, member, play_out, rated_match
from tests.server.accounts.test_privacy import holding
from tests.server.accounts.test_results import until_counted
from tests.server.guest import Guest
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing

Capture = pytest.CaptureFixture[str]
SOON = replace(PATIENT, lease_seconds=1.0, renew_seconds=0.2)
DAY = 24 * 3600.0


async def host(db: str | Path, *arguments: str) -> int:
    """What a host types beside the running server; the exit status."""
    return await asyncio.to_thread(main, ["tables", *arguments, "--db", str(db)])


async def test_a_host_lists_and_shows_tables(any_db: str, capsys: Capture) -> None:
    async with serving(any_db) as place, playing(place, 2, game="gin_rummy") as [ann, _]:
        other = await Guest(place.port, "Cy").make(game="rummikub")
        assert await host(any_db, "list", "--jsonl") == 0
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert {line["game"] for line in lines} == {"gin_rummy", "rummikub"}
        assert lines[0]["last"] >= lines[1]["last"]
        assert await host(any_db, "list", "--most", "1") == 0
        assert len(capsys.readouterr().out.splitlines()) == 2
        assert await host(any_db, "list", "--jsonl", "--named", "cY") == 0
        assert [json.loads(line)["id"] for line in capsys.readouterr().out.splitlines()] == [other.id]
        assert ann.table is not None
        assert await host(any_db, "show", f"https://rummy.example/t/{ann.table.id}") == 0
        shown = capsys.readouterr().out.splitlines()[1]
        assert shown.startswith(f"{ann.table.id}  gin_rummy")
        assert all(name in shown for name in (seat.name for seat in ann.table.seats))
        assert await host(any_db, "show", other.id[:-1]) == 1
        assert "there is no such table" in capsys.readouterr().err


async def test_a_host_deletes_a_table_that_people_play_at(any_db: str, capsys: Capture) -> None:
    async with serving(any_db, limits=SOON) as place, playing(place, 2, game="gin_rummy") as [ann, ben]:
        assert ann.table is not None
        table = ann.table.id
        other = await Guest(place.port, "Cy").make(game="rummikub")
        assert await host(any_db, "delete", table, "--yes") == 0
        assert capsys.readouterr().out == f"{table} is deleted.\n"
        # Only the log of acts names it any more, and the server that had it in memory lets go of it.
        assert holding(place, table) == {"host_acts"}
        async with asyncio.timeout(30):
            while (await ben.guest.http.get(f"/api/tables/{table}")).status_code != 404:
                await asyncio.sleep(0.1)
        assert (await ben.guest.look(other.id)).id == other.id


async def test_old_tables_of_guests_are_deleted_and_those_in_histories_stay(
    any_db: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    async with serving(any_db) as place:
        ann, ben = await member(place, "Annabella"), await member(place, "Bernhard")
        async with rated_match(place, [ann, ben]) as seats:
            await play_out(seats)
            assert seats[0].table is not None
            over = seats[0].table.id
            await until_counted(place, over)
        guests = [(await Guest(place.port, "Cy").make(**SHORT, seats=2)).id for _ in range(3)]
        evening = (await Guest(place.port, "Cy").make(**SHORT, seats=2)).id
        with place.store.engine.begin() as connection:
            connection.execute(insert(clubs), {"id": "c", "name": "Thursdays", "invitation": "i", "founded": 1.0})
            match = {"table_id": evening, "club_id": "c", "game": "gin_rummy", "finished": 1.0, "evening": 1.0}
            connection.execute(insert(club_matches), match)
        assert await host(any_db, "prune", "--older", "30", "--yes") == 0
        assert capsys.readouterr().out.startswith("0 tables were not used")
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 31 * DAY)
        questions: list[str] = []

        def no(question: str) -> str:
            questions.append(question)
            return "no"

        monkeypatch.setattr("builtins.input", no)
        assert await host(any_db, "prune", "--older", "30") == 1
        assert questions[-1].startswith("3 tables were not used for 30 days; 2 more stay")
        assert await host(any_db, "prune", "--older", "30", "--yes") == 0
        assert capsys.readouterr().out.startswith("3 tables are deleted; 2 more")
        monkeypatch.undo()
        with place.store.engine.connect() as connection:
            assert {*connection.scalars(select(tables.c.id))} == {over, evening}
        assert holding(place, *guests) == set()


def test_all_that_refers_to_a_table_says_so() -> None:
    """What has the id of a table in another column would be left behind when the table is deleted."""
    named = {table.name for table in metadata.sorted_tables if "table_id" in table.c}
    referring = {"tables"}
    for table in metadata.sorted_tables:  # in which a table comes after those that it refers to
        if {key.column.table.name for column in table.c for key in column.foreign_keys} & referring:
            referring.add(table.name)
    # The page of a tournament keeps the results of its tables.
    assert named - referring == {"tournament_tables"}
