"""What the server writes to its log: one line an event with facts, never a hand, a draft, a name or a secret."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Mapping
from contextvars import ContextVar

_logger = logging.getLogger("rummykit.server")

_SHOWN = 6

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The connection that what happens now was caused by."""


def note(event: str, **facts: str | float | None) -> None:
    """Something happened."""
    _logger.info(event, extra={"facts": _of_request(facts)})


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


class Lines(logging.Formatter):
    """``2026-01-31T12:00:00Z info table_created game=rummikub seats=2``"""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        facts: dict[str, object] = getattr(record, "facts", {})
        words = [when, record.levelname.lower(), record.getMessage()]
        words += [f"{name}={value}" for name, value in facts.items()]
        return " ".join(words)


def write_to_stderr() -> None:
    """Write the server's lines to standard error, and from the libraries only what is a warning or worse."""
    out = logging.StreamHandler()
    out.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[out], force=True)
    _logger.setLevel(logging.INFO)
