"""The command."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rummykit.cli import main
from rummykit.server.run import CannotServe, listen, serve
from tests.server.process import ServerProcess


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-c", "import sys; from rummykit.cli import main; sys.exit(main())", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_help_needs_no_server() -> None:
    code = (
        "import sys; from rummykit.cli import main\n"
        "try: main(['serve', '--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('litestar', 'sqlalchemy', 'uvicorn', 'alembic') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "--bot-pace" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    listed = capsys.readouterr().out
    for game in ("rummikub", "rummikub_classic", "standard_rummy"):
        assert game in listed


@pytest.mark.parametrize(
    "wrong", [["--port", "70000"], ["--port", "x"], ["--port", "²"], ["--bot-pace", "-1"], ["--bot-pace", "nan"]]
)
def test_wrong_arguments(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", *wrong])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert wrong[0] in said
    assert "_port" not in said


def test_a_port_in_use_is_a_sentence(db: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--db", str(db))
    assert done.returncode == 1
    assert f"Port {port} is in use" in done.stderr
    assert f"--port {port + 1}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("place", ["/nowhere/at/all/db.sqlite3", "nonsense://x", "sqlite:////nowhere/db"])
def test_a_database_that_cannot_be_opened_is_a_sentence(place: str) -> None:
    done = run("serve", "--port", "0", "--db", place)
    assert done.returncode == 1
    assert "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_of_another_make_is_a_sentence() -> None:
    with pytest.raises(CannotServe, match="SQLite file or in PostgreSQL"):
        serve("127.0.0.1", 0, "mysql://somebody@somewhere/tables")


def test_a_missing_driver_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotServe, match=r"needs psycopg: pip install 'rummykit\[postgres\]'"):
        serve("127.0.0.1", 0, "postgresql://127.0.0.1:1/tables")


def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database " * 100)
    done = run("serve", "--port", "0", "--db", str(file))
    assert done.returncode == 1
    assert "cannot be opened" in done.stderr


def test_a_sqlite_that_is_too_old_is_a_sentence(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 26, 0))
    with pytest.raises(CannotServe, match=r"3\.33 or newer"):
        serve("127.0.0.1", 0, str(db))


def test_a_host_that_is_not_here_is_a_sentence() -> None:
    with pytest.raises(CannotServe):
        listen("192.0.2.1", 8000)


def test_a_socket_is_named_as_tcp_so_that_small_messages_leave_at_once() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_serve_says_where_it_is_answers_and_stops(no_db: Path) -> None:
    with ServerProcess(no_db) as server:
        assert httpx.get(f"http://127.0.0.1:{server.port}/api/games").status_code == 200
        assert server.stop() == 0
        assert "Traceback" not in server.log
