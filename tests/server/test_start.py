"""A server that has started has loaded what it needs for that, and nothing that takes long and may never be needed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rummykit.server import features

NOT_YET = {
    "aiohttp": "a notice is pushed",
    "aiosmtplib": "a letter is sent",
    "alembic": "a database of an older release is migrated",
    "cryptography": "an envelope to another server is sealed",
    "openskill": "a rated match ends",
    "py_vapid": "a notice is signed",
    "pygments": "a migration of Alembic goes wrong",
    "pywebpush": "a notice is encrypted",
    "redis": "servers talk through a Redis",
    "requests": "a notice is encrypted",
    "sqlalchemy.dialects.postgresql": "the database is PostgreSQL",
    "webauthn": "a passkey is used",
    "rummykit.arena": "bots try a game of one's own",
    "rummykit.games.gin_rummy": "somebody asks for a game",
    "rummykit.lab": "somebody learns",
    "rummykit.lessons": "somebody wants a lesson",
    "rummykit.puzzles.finding": "puzzles are made of a match",
    "rummykit.referee": "somebody asks the referee",
    "rummykit.review.reviewing": "a match is reviewed",
    "rummykit.server.routes.account": "somebody asks for their account",
    "rummykit.words.compose": "somebody reads rules",
    "rummykit.workshop": "somebody changes a sheet",
}
"""What is loaded only when what stands beside it happens."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules of two servers that have answered once: of one with a new database, and then of one with the same."""
    db = str(Path(tmp_path_factory.mktemp("start")) / "db.sqlite3")
    return _loaded_by_a_server(db) | _loaded_by_a_server(db)


def _loaded_by_a_server(db: str) -> set[str]:
    code = "import sys; from rummykit.cli import main; main(sys.argv[1:]); print(*sys.modules)"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--db", db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        assert httpx.get(f"{address}/healthz", timeout=60).status_code == 200
        server.send_signal(signal.SIGINT)
        return set(server.stdout.read().split())


def test_a_start_knows_the_tables_of_every_feature(loaded: set[str]) -> None:
    folder = Path(features.__file__).parent
    assert {f"{features.__name__}.{each.parent.name}.schema" for each in folder.glob("*/schema.py")} <= loaded


@pytest.mark.parametrize("module", NOT_YET)
def test_a_start_loads_nothing_that_is_not_needed_yet(loaded: set[str], module: str) -> None:
    assert "rummykit.server.app" in loaded
    assert module not in loaded, f"it is to be loaded when {NOT_YET[module]}"
