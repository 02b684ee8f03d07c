"""SQL for all rows of a batch at once in SQLite: one statement to look, one to move, one to add.

Its driver gives the interpreter away for every row that it runs by itself, and each time may wait for the event loop to
give it back, which took more of a commit than the disk did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection

_ROWS = 8192
"""Rows in one statement at the most: SQLite takes 32,766 values."""

_heads: msgspec.json.Decoder[list[tuple[str, int, str]]] = msgspec.json.Decoder(list[tuple[str, int, str]])


def heads(connection: Connection, ids: Sequence[str]) -> list[tuple[str, int, str]]:
    """Id, version and owner of those of the tables that there are."""
    marks = ",".join("?" * len(ids))
    found = connection.exec_driver_sql(
        f"SELECT json_group_array(json_array(id, version, owner)) FROM tables WHERE id IN ({marks})", tuple(ids)
    )
    return _heads.decode(found.scalar_one())


def move(connection: Connection, moved: Sequence[tuple[str, int, float | None]]) -> None:
    """Give tables (id, version, due) their new version, and when they move by themselves."""
    for values, given in _values(moved):
        connection.exec_driver_sql(
            f"UPDATE tables SET version = column2, due = column3 FROM (VALUES {values}) WHERE id = column1", given
        )


def add(connection: Connection, lines: Sequence[tuple[str, int, str]]) -> None:
    """Add lines (table, version, entry) to logs."""
    for values, given in _values(lines):
        connection.exec_driver_sql(f"INSERT INTO entries (table_id, version, entry) VALUES {values}", given)


def _values(rows: Sequence[tuple[Any, Any, Any]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for first in range(0, len(rows), _ROWS):
        some = rows[first : first + _ROWS]
        yield ",".join(["(?,?,?)"] * len(some)), tuple(chain.from_iterable(some))
