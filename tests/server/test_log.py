"""The log: lines of text or of JSON, from a level up, with what libraries say in the same form."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rummykit.server.journal import JsonFormatter, TextFormatter
from tests.server.guest import Guest
from tests.server.process import ServerProcess

_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


async def test_a_server_writes_json_with_time_level_event_and_facts(db: Path) -> None:
    with ServerProcess(db, "--log-format", "json") as server:
        ann = Guest(server.port, "Ann")
        table = await ann.make(game="rummikub", seats=2)
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
        log = server.log
    made = next(line for line in lines if line["event"] == "table_made")
    assert _TIME.fullmatch(made["time"])
    assert (made["level"], made["table"]) == ("info", table.id[:6] + "…")
    assert "request" in made
    for secret in (table.id, "Ann", str(ann.secret)):
        assert secret not in log


def test_a_level_leaves_out_what_is_below(db: Path) -> None:
    with ServerProcess(db, "--log-level", "warning") as server:
        assert httpx.post(
            f"http://127.0.0.1:{server.port}/api/tables", json={"name": "A", "game": "rummikub"}
        ).is_success
        server.stop()
        assert server.log == ""


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_libraries_warn_of_is_in_the_same_form(form: str) -> None:
    code = (
        "import logging, warnings; from rummykit.server.journal import write_to_stderr\n"
        f"write_to_stderr({form!r}, 'debug')\n"
        "logging.getLogger('uvicorn.error').warning('Invalid %s', 'request\\nreceived')\n"
        "logging.getLogger('uvicorn.access').info('GET /api/tables/secret')\n"
        "try: raise ValueError('a hand')\n"
        "except ValueError: logging.getLogger('sqlalchemy.pool').exception('lost')\n"
        "from sqlalchemy.exc import SAWarning; warnings.warn('beware', SAWarning)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    lines = done.stderr.splitlines()
    assert len(lines) == 3
    assert "secret" not in done.stderr
    assert "a hand" not in done.stderr
    if form == "text":
        assert [line.split(" ", 1)[1] for line in lines[:2]] == ["warning Invalid request received", "error lost"]
        assert "SAWarning: beware" in lines[2]
        return
    told = [json.loads(line) for line in lines]
    assert [(each["event"], each["logger"]) for each in told] == [
        ("library", "uvicorn.error"),
        ("library", "sqlalchemy.pool"),
        ("library", "py.warnings"),
    ]
    assert told[0]["text"] == "Invalid request\nreceived"


def record(**facts: object) -> logging.LogRecord:
    """An event with facts."""
    made = logging.LogRecord("rummykit.server", logging.INFO, __file__, 1, "happened", (), None)
    made.facts = facts
    made.created = 0.0
    return made


def test_a_fact_cannot_take_the_place_of_what_every_line_has() -> None:
    line = json.loads(JsonFormatter().format(record(level="greedy", at=float("inf"), seats=2, folder=Path("/x"))))
    assert line == {
        "time": "1970-01-01T00:00:00Z",
        "level": "info",
        "event": "happened",
        "level_": "greedy",
        "at": None,
        "seats": 2,
        "folder": "/x",
    }


def test_a_line_of_text() -> None:
    assert TextFormatter().format(record(seats=2)) == "1970-01-01T00:00:00Z info happened seats=2"
