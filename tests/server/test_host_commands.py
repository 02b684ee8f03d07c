"""The commands of a host beside a running server: who is meant, and that nobody who plays has to wait for them."""

from __future__ import annotations

import getpass
import os
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from rummykit.cli import main
from rummykit.cli.hosting import columns
from rummykit.server.accounts.schema import accounts, bans, host_acts
from rummykit.server.guards.bans import Ban, network_of
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.schema import tables
from rummykit.server.store.sql import open_engine
from tests.server.accounts.people import member
from tests.server.accounts.test_bans import host
from tests.server.guest import Guest
from tests.server.serving import serving
from tests.server.test_tables_command import DAY

Capture = pytest.CaptureFixture[str]
LOOKS = ("accounts", "tables", "tournaments", "sessions", "bans", "announcements", "acts")


def with_accounts(db: str, **named: str) -> None:
    """Have accounts with these ids and names."""
    engine = open_engine(db)
    with engine.begin() as connection:
        for id, name in named.items():
            connection.execute(insert(accounts), {"id": id, "name": name, "created": 1.0})
    engine.dispose()


async def test_who_plays_does_not_wait_for_a_host_who_looks(db: Path, capsys: Capture) -> None:
    async with serving(db) as place:
        await member(place, "Annabella")
        table = (await Guest(place.port, "Cy").make(game="gin_rummy")).id
        with closing(sqlite3.connect(db, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")  # a move is being saved, and no other writer gets in
            for what in LOOKS:
                assert await host(db, what, "list") == 0, capsys.readouterr().err
            assert await host(db, "tables", "show", table) == 0
            assert await host(db, "accounts", "show", "Annabella") == 0
            writer.execute("ROLLBACK")


async def test_who_plays_does_not_wait_for_a_host_who_thinks(
    db: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    questions = []

    def yes(question: str) -> str:
        with closing(sqlite3.connect(db, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            writer.execute("ROLLBACK")
        questions.append(question)
        return "y"

    monkeypatch.setattr("builtins.input", yes)
    async with serving(db) as place:
        ann = await member(place, "Annabella")
        deleted = (await ann.make(game="gin_rummy")).id
        asked = {"name": "Cup", "game": "gin_rummy", "format": "swiss", "rounds": 2, "player": "Ann"}
        cup = (await ann.ok("/api/tournaments", asked)).json()["id"]
        for _ in range(3):
            await Guest(place.port, "Cy").make(game="gin_rummy")
        assert await host(db, "tables", "delete", deleted) == 0
        assert await host(db, "tournaments", "close", cup) == 0
        assert await host(db, "tournaments", "delete", cup) == 0
        assert await host(db, "accounts", "delete", "Annabella") == 0
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 31 * DAY)
        assert await host(db, "tables", "prune", "--older", "30") == 0
        assert len(questions) == 5
        with place.store.engine.connect() as connection:
            assert connection.scalars(select(tables.c.id)).all() == []
            last = connection.execute(select(host_acts).order_by(host_acts.c.id.desc())).first()
        assert last is not None
        assert (last.what, last.reason) == ("prune_tables", "3 tables, 30 days")


def test_a_host_who_says_yes_to_one_thing_is_asked_again_about_another(
    db: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    with_accounts(str(db), e1="Eve")
    questions = []

    def renamed(question: str) -> str:
        questions.append(question)
        with closing(sqlite3.connect(db)) as writer, writer:
            writer.execute("UPDATE accounts SET name = 'Adele'")
        return "y" if len(questions) == 1 else "n"

    monkeypatch.setattr("builtins.input", renamed)
    assert main(["accounts", "delete", "e1", "--db", str(db)]) == 1
    assert [question.split()[1] for question in questions] == ["Eve", "Adele"]
    assert capsys.readouterr().err == "Nothing was changed.\n"


async def test_a_name_that_is_the_beginning_of_an_id_is_nobody_in_particular(any_db: str, capsys: Capture) -> None:
    with_accounts(any_db, ed0="Zed", ab0="ed", ab1="Ed")
    assert await host(any_db, "accounts", "ban", "ed") == 1
    assert "2 accounts have this name, or an id that begins so: " in capsys.readouterr().err
    assert await host(any_db, "accounts", "show", "Ed") == 0
    assert capsys.readouterr().out.startswith("Ed (ab1)\n")
    assert await host(any_db, "accounts", "show", "ed0") == 0
    assert capsys.readouterr().out.startswith("Zed (ed0)\n")


async def test_what_says_nothing_means_nobody(any_db: str, capsys: Capture) -> None:
    async with serving(any_db) as place:
        ann = await member(place, "Annabella")
        assert await host(any_db, "accounts", "delete", "", "--yes") == 1
        assert await host(any_db, "sessions", "end", "") == 1
        assert await ann.account() is not None
        assert await host(any_db, "announcements", "add", "") == 1
        table = (await ann.make(game="gin_rummy")).id
        assert await host(any_db, "tables", "close", table, "--reason", "") == 1
        assert (await ann.look(table)).id == table
        assert await host(any_db, "acts", "list") == 0
        assert len(capsys.readouterr().out.splitlines()) == 1


async def test_a_part_of_a_name_is_found_whatever_its_case(any_db: str, capsys: Capture) -> None:
    with_accounts(any_db, a1="Ärö 100%", a2="Aro_1000")
    assert await host(any_db, "accounts", "list", "--named", "ÄRÖ 1") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["id", "a1"]
    assert await host(any_db, "accounts", "list", "--named", "0%") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["id", "a1"]


async def test_what_is_not_utf_8_is_said(any_db: str, capsys: Capture) -> None:
    assert await host(any_db, "accounts", "show", os.fsdecode(b"Ann\xff")) == 1
    assert capsys.readouterr().err == "Ann\\udcff: this is not UTF-8.\n"


async def test_a_ban_until_a_day_ends_as_that_day_begins(any_db: str, capsys: Capture) -> None:
    with_accounts(any_db, a1="Annabella")
    assert await host(any_db, "accounts", "ban", "a1", "--until", "2999-12-31") == 0
    engine = open_engine(any_db)
    with engine.connect() as connection:
        assert connection.scalar(select(bans.c.until)) == datetime(2999, 12, 31, tzinfo=UTC).timestamp()
    engine.dispose()
    with pytest.raises(SystemExit) as ended:
        main(["accounts", "ban", "a1", "--until", "2020-01-01", "--db", any_db])
    assert ended.value.code == 2
    assert "2020-01-01 has already begun" in capsys.readouterr().err


async def test_an_address_of_ipv4_in_one_of_ipv6_is_banned_as_what_it_is(db: Path, capsys: Capture) -> None:
    assert await host(db, "bans", "add", "::ffff:203.0.113.7") == 0
    assert capsys.readouterr().out == "203.0.113.7/32 is banned.\n"
    assert await host(db, "bans", "lift", "203.0.113.7") == 0
    assert capsys.readouterr().out == "203.0.113.7/32 is not banned any more.\n"
    assert str(network_of("::ffff:203.0.113.9/120")) == "203.0.113.0/24"
    with pytest.raises(TableRefusal):
        network_of("::ffff:0.0.0.0/96")


def test_a_ban_without_a_reason_says_so() -> None:
    assert Ban(None, "").refusal.text.endswith("Until: –. Reason: –")


def test_a_database_of_another_program_gets_no_tables(tmp_path: Path, capsys: Capture) -> None:
    place = tmp_path / "books.sqlite3"
    with closing(sqlite3.connect(place)) as other:
        other.execute("CREATE TABLE books (title TEXT)")
    for what in LOOKS:
        assert main([what, "list", "--db", str(place)]) == 1
        assert capsys.readouterr().err == "The database has no tables of RummyKit. Start the server on it first.\n"
    with closing(sqlite3.connect(place)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("books",)]


def test_a_folder_that_is_no_database_stays_open_to_others(tmp_path: Path, capsys: Capture) -> None:
    tmp_path.chmod(0o755)
    assert main(["accounts", "list", "--db", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "unable to open database file\n"
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_a_user_without_a_name_acts_by_number(db: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def nameless() -> str:
        raise KeyError("getpwuid(): uid not found: 1234")

    monkeypatch.setattr(getpass, "getuser", nameless)
    monkeypatch.setattr(os, "getuid", lambda: 1234, raising=False)
    assert main(["announcements", "add", "Maintenance", "--db", str(db)]) == 0
    capsys.readouterr()
    assert main(["acts", "list", "--db", str(db)]) == 0
    assert capsys.readouterr().out.splitlines()[1].split()[2:4] == ["1234", "announce"]


def test_what_stands_beside_wide_letters_is_in_its_column() -> None:
    lines = columns(("id", "name", "since"), [("a1", "Ann", "2026-12-01"), ("b2", "安娜 あん", "2026-12-02")])
    assert lines.splitlines() == ["id  name       since", "a1  Ann        2026-12-01", "b2  安娜 あん  2026-12-02"]
