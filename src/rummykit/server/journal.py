"""What the server writes to its log: one line an event with facts, never a hand, a draft, a name or a secret.

What somebody wrote at a table is there only if somebody else there has reported it.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Literal, TypeAlias

import msgspec

_logger = logging.getLogger("rummykit.server")

_SHOWN = 6

LogFormat: TypeAlias = Literal["text", "json"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The connection that what happens now was caused by."""


def note(event: str, **facts: str | float | None) -> None:
    """Something happened."""
    _logger.info(event, extra={"facts": _of_request(facts)})


def warn(event: str, **facts: str | float | None) -> None:
    """Something happened that the operator should look at."""
    _logger.warning(event, extra={"facts": _of_request(facts)})


def trouble(event: str, error: BaseException, **facts: str | float | None) -> None:
    """Something went wrong. Only the kind of the error and its place are written: its text might tell a hand."""
    frames = traceback.extract_tb(error.__traceback__)
    place = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))
    _logger.error(event, extra={"facts": {**_of_request(facts), "error": type(error).__name__, "at": place}})


def _of_request(facts: Mapping[str, str | float | None]) -> dict[str, str | float]:
    request = request_id.get()
    told = {name: value for name, value in facts.items() if value is not None}
    return told if request is None else {"request": request, **told}


def short(table: str) -> str:
    """A table's id as the log may tell it: too short to open the table with."""
    return table[:_SHOWN] + "…"


class TextFormatter(logging.Formatter):
    """``2026-01-31T12:00:00Z info table_created game=rummikub seats=2``"""

    def format(self, record: logging.LogRecord) -> str:
        """A line of text."""
        facts: dict[str, object] = getattr(record, "facts", {})
        words = [_time(record), record.levelname.lower(), " ".join(record.getMessage().split())]
        words += [f"{name}={value}" for name, value in facts.items()]
        return " ".join(words)


class JsonFormatter(logging.Formatter):
    """``{"time":"2026-01-31T12:00:00Z","level":"info","event":"table_created","game":"rummikub","seats":2}``

    What a library says has the event "library", with its `logger` and its `text`.
    """

    def format(self, record: logging.LogRecord) -> str:
        """An object of JSON, in one line."""
        told: dict[str, object] = {"time": _time(record), "level": record.levelname.lower()}
        if record.name == _logger.name:
            told["event"] = record.getMessage()
        else:
            told |= {"event": "library", "logger": record.name, "text": record.getMessage()}
        facts: dict[str, object] = getattr(record, "facts", {})
        told |= {f"{name}_" if name in told else name: value for name, value in facts.items()}
        return msgspec.json.encode(told, enc_hook=str).decode()


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))


def write_to_stderr(form: LogFormat = "text", level: LogLevel = "info") -> None:
    """Write the server's lines from this level up to standard error, and from the libraries only warnings or worse."""
    out = logging.StreamHandler()
    out.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    least = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(least, logging.WARNING), handlers=[out], force=True)
    logging.captureWarnings(True)
    _logger.setLevel(least)
