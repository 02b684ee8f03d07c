"""SQL for all rows of a batch at once in SQLite: one statement each for looking, updating and adding.

Its driver releases the interpreter lock for every single row and may then have to wait for the event loop to give it
back, which used to take more of a commit than the disk. The driver is asked itself, without SQLAlchemy: a commit of a
single move then takes a third of the processor time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection

_ROWS = 8192
"""The most rows in one statement: SQLite takes 32,766 values."""

_heads: msgspec.json.Decoder[list[tuple[str, int, str]]] = msgspec.json.Decoder(list[tuple[str, int, str]])


@contextmanager
def begun(connection: Connection) -> Iterator[None]:
    """A transaction of the driver: committed at the end of the `with`, rolled back where that raises."""
    driver = _driver(connection)
    driver.execute("BEGIN IMMEDIATE")
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        driver.rollback()
        raise


def heads(connection: Connection, ids: Sequence[str]) -> list[tuple[str, int, str]]:
    """Id, version and owner of those tables that exist."""
    marks = ",".join("?" * len(ids))
    found = _driver(connection).execute(
        f"SELECT json_group_array(json_array(id, version, owner)) FROM tables WHERE id IN ({marks})", ids
    )
    return _heads.decode(found.fetchone()[0])


def make(connection: Connection, new: Sequence[tuple[str, int, str, float | None]]) -> None:
    """Add tables (id, version, owner, due)."""
    _driver(connection).executemany("INSERT INTO tables (id, version, owner, due) VALUES (?, ?, ?, ?)", new)


def move(connection: Connection, moved: Sequence[tuple[str, int, float | None]]) -> None:
    """Set the new version of tables (id, version, due), and when they move by themselves."""
    for values, given in _values(moved):
        _driver(connection).execute(
            f"UPDATE tables SET version = column2, due = column3 FROM (VALUES {values}) WHERE id = column1", given
        )


def add(connection: Connection, lines: Sequence[tuple[str, int, str]]) -> None:
    """Add lines (table, version, entry) to the logs."""
    for values, given in _values(lines):
        _driver(connection).execute(f"INSERT INTO entries (table_id, version, entry) VALUES {values}", given)


def _values(rows: Sequence[tuple[Any, Any, Any]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for first in range(0, len(rows), _ROWS):
        some = rows[first : first + _ROWS]
        yield ",".join(["(?,?,?)"] * len(some)), tuple(chain.from_iterable(some))


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
