"""`rummykit backup` while people play: what was acknowledged before is in the copy, and the game goes on from there."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from rummykit.cli import main
from rummykit.server.store.backup import CannotBackUp, back_up
from rummykit.server.store.sql import open_engine
from tests.server.guest import Guest, SeatAt
from tests.server.process import COMMAND, MANY_VISITORS, ServerProcess
from tests.server.serving import UNHURRIED, serving
from tests.server.tables import plays_on

TABLES = 4


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`rummykit backup` in a process of its own."""
    command = [*COMMAND[:-1], "backup", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env=os.environ | environment
    )


async def play_on(seats: list[SeatAt], enough: asyncio.Event) -> None:
    """Everybody plays until it is enough."""
    await asyncio.gather(*(seat.play(random.Random(seat.seat), enough=enough.is_set) for seat in seats))


async def test_every_move_acknowledged_before_a_backup_is_in_it_and_the_game_goes_on(db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with AsyncExitStack() as stack:
        server = stack.enter_context(ServerProcess(db, limits=MANY_VISITORS))
        tables = []
        for number in range(TABLES):
            ann, ben = Guest(server.port, f"Ann {number}"), Guest(server.port, f"Ben {number}")
            made = await ann.make(game="rummikub", seats=2, turn_seconds=None, options={"num_games": 50})
            await ben.sit(made.id)
            seats = [await stack.enter_async_context(each.at(made.id)) for each in (ann, ben)]
            await seats[0].start()
            tables.append(seats)
        enough = asyncio.Event()
        playing = [asyncio.create_task(play_on(seats, enough)) for seats in tables]
        while any(seats[0].version < 20 for seats in tables):
            await asyncio.sleep(0.01)
        before = {seats[0].table.id: max(seat.version for seat in seats) for seats in tables if seats[0].table}
        done = await asyncio.to_thread(run, str(copy), "--db", str(db))
        after = [max(seat.version for seat in seats) for seats in tables]
        enough.set()
        await asyncio.gather(*(seat.look_again() for seats in tables for seat in seats))
        await asyncio.gather(*playing)
        assert done.returncode == 0, done.stderr
        assert sum(after) > sum(before.values()), "nobody played while it was copied"
    assert [each.name for each in tmp_path.iterdir()] == ["copy.sqlite3"]
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        copied = dict(connection.execute("SELECT id, version FROM tables"))
        longest = dict(connection.execute("SELECT table_id, max(version) FROM entries GROUP BY table_id"))
    connection.close()
    assert copied == longest
    for table, version in before.items():
        assert copied[table] >= version
    async with serving(copy) as place:
        for seats in tables:
            assert seats[0].table is not None
            table = seats[0].table.id
            one, other = (seat.guest.moved(place.port) for seat in seats)
            async with one.at(table) as again, other.at(table) as too:
                assert again.version >= before[table]
                await plays_on([again, too])


def a_database(place: Path) -> Path:
    """A database without tables."""
    open_engine(str(place)).dispose()
    return place


def test_a_file_that_is_there_is_not_written_over_unless_that_is_asked_for(db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine")
    done = run(str(copy), RUMMYKIT_DB=str(a_database(db)))
    assert done.returncode == 1
    assert "--force" in done.stderr
    assert copy.read_text() == "mine"
    done = run(str(copy), "--force", RUMMYKIT_DB=str(db))
    assert (done.returncode, done.stderr) == (0, "")
    assert copy.read_bytes().startswith(b"SQLite format 3")
    assert copy.stat().st_mode & 0o077 == 0


def test_the_settings_of_the_server_say_which_database(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "it.toml").write_text(f'[serve]\nport = 9000\ndb = "{a_database(db)}"\n[limits]\nwatchers = 7\n')
    monkeypatch.delenv("RUMMYKIT_DB", raising=False)
    assert main(["backup", str(tmp_path / "copy"), "--config", str(tmp_path / "it.toml")]) == 0
    assert capsys.readouterr().out.startswith(f"All tables are in {tmp_path / 'copy'}")


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("nothing.sqlite3", "There is no database"),
        ("rubbish", "cannot be copied: file is not a database"),
        ("mysql://x/y", "only SQLite and PostgreSQL"),
    ],
)
def test_what_cannot_be_copied_is_a_sentence_and_leaves_nothing(
    tmp_path: Path, place: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rubbish").write_text("no database " * 1000)
    place = place if "://" in place else str(tmp_path / place)
    assert main(["backup", str(tmp_path / "copy"), "--db", place]) == 1
    assert sentence in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["rubbish"]


def test_a_folder_that_is_not_there_is_a_sentence(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "/nowhere/copy", "--db", str(a_database(db))]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_a_damaged_database_is_no_backup(db: Path, tmp_path: Path) -> None:
    with sqlite3.connect(a_database(db)) as connection:
        connection.executemany("INSERT INTO entries VALUES ('t', ?, ?)", [(n, "x" * 500) for n in range(500)])
    connection.close()
    whole = bytearray(db.read_bytes())
    whole[len(whole) // 2 : len(whole) // 2 + 4096] = bytes(range(256)) * 16
    db.write_bytes(whole)
    with pytest.raises(CannotBackUp):
        back_up(str(db), tmp_path / "copy", lambda _left, _all: None)
    assert not list(tmp_path.iterdir())


def test_while_it_is_copied_it_is_told_how_far_it_is(db: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    with sqlite3.connect(a_database(db)) as connection:
        connection.executemany("INSERT INTO entries VALUES ('t', ?, ?)", [(n, "x" * 4000) for n in range(1000)])
    connection.close()
    back_up(str(db), tmp_path / "copy", lambda left, all: told.append((left, all)))
    assert len(told) > 3
    assert [left for left, _all in told] == sorted((left for left, _all in told), reverse=True)
    assert told[-1][0] == 0


def test_a_busy_writer_does_not_make_it_begin_anew(db: Path, tmp_path: Path) -> None:
    with sqlite3.connect(a_database(db)) as connection:
        connection.executemany("INSERT INTO entries VALUES ('t', ?, ?)", [(n, "x" * 4000) for n in range(1000)])
    connection.close()
    writer = sqlite3.connect(db, isolation_level=None)
    steps = 0

    def write(_left: int, _all: int) -> None:
        nonlocal steps
        steps += 1
        assert steps < 100
        writer.execute("INSERT INTO entries VALUES ('u', ?, 'late')", (steps,))

    back_up(str(db), tmp_path / "copy", write)
    writer.close()
    assert steps < 8
    with sqlite3.connect(tmp_path / "copy") as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE table_id = 'u'").fetchone() == (0,)
    connection.close()


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not on the PATH")
def test_a_postgresql_is_copied_by_its_own_program(postgres_db: str, tmp_path: Path) -> None:
    open_engine(postgres_db, UNHURRIED).dispose()
    done = run(str(tmp_path / "copy.dump"), RUMMYKIT_DB=postgres_db)
    assert done.returncode == 0, done.stderr
    listed = subprocess.run(
        ["pg_restore", "--list", str(tmp_path / "copy.dump")], capture_output=True, text=True, check=True
    )
    assert "TABLE DATA public entries" in listed.stdout


def test_without_pg_dump_the_command_is_said_and_not_the_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _program: None)
    with pytest.raises(CannotBackUp) as refused:
        back_up("postgresql://me:swordfish@host:5432/rummykit?sslmode=require", tmp_path / "x.dump", _nobody)
    assert str(refused.value).endswith(
        f"pg_dump --format=custom --file={tmp_path / 'x.dump'} "
        "'--dbname=postgresql://me@host:5432/rummykit?sslmode=require'"
    )


def test_pg_dump_is_given_the_password_where_nobody_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[list[str], dict[str, str]]] = []

    def ran(command: list[str], env: dict[str, str], **_more: object) -> subprocess.CompletedProcess[str]:
        calls.append((command, env))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(shutil, "which", lambda program: program)
    monkeypatch.setattr(subprocess, "run", ran)
    back_up("postgresql://me:sword%40fish@host/rummykit", tmp_path / "x.dump", _nobody)
    ((command, environment),) = calls
    assert "sword" not in " ".join(command)
    assert environment["PGPASSWORD"] == "sword@fish"


def _nobody(_left: int, _all: int) -> None: ...


def test_a_folder_keeps_the_newest_copies_and_nothing_else_is_removed(db: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    old = [f"rummykit-2025010{day}T033000Z.{kind}" for day in range(1, 5) for kind in ("sqlite3", "dump")]
    others = ["rummykit.sqlite3", "notes.txt", "rummykit-20250101T033000Z.sqlite3.part"]
    for name in old + others:
        (folder / name).write_text("")
    assert main(["backup", str(folder), "--keep", "3", "--db", str(db)]) == 0
    left = sorted(file.name for file in folder.iterdir() if file.name not in others)
    assert len(left) == 3
    assert left[:2] == sorted(old)[-2:]
    assert all((folder / name).exists() for name in others)
    with sqlite3.connect(folder / left[2]) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    copy.close()


def test_a_copy_that_fails_removes_none(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "rummykit-20250101T033000Z.sqlite3").write_text("")
    assert main(["backup", str(folder), "--keep", "1", "--db", str(tmp_path / "none.sqlite3")]) == 1
    assert [file.name for file in folder.iterdir()] == ["rummykit-20250101T033000Z.sqlite3"]


@pytest.mark.parametrize("count", ["0", "-1", "many", "1.5"])
def test_what_is_no_number_of_copies_is_refused(count: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["backup", str(tmp_path), "--keep", count])
