"""Many appends in one transaction: each is checked on its own, and what passes is written in three statements.

The two that are run for every row are compiled beforehand and given plain tuples, as the driver takes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, insert, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from rummykit.server.store.port import OwnerChanged, VersionConflict
from rummykit.server.store.schema import entries, tables


class Append(NamedTuple):
    """One append as it waits for its transaction; `lines` are encoded entries."""

    table: str
    expected_version: int
    owner: str
    lines: tuple[str, ...]
    due: float | None


class _Head(NamedTuple):
    version: int
    owner: str
    due: float | None


_heads = (
    select(tables.c.id, tables.c.version, tables.c.owner, tables.c.due)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # so that two servers never wait for each other's rows
    .with_for_update()
)
_make = insert(tables)
_move = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(version=bindparam("new_version"), due=bindparam("new_due"))
)
_write = insert(entries)


@lru_cache(maxsize=16)
def _for_driver(statement: Insert | Update, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
    """The statement as the driver of a dialect takes it, and the order of its values, None where they have names."""
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return str(compiled), None if compiled.positiontup is None else tuple(compiled.positiontup)


def _run(connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> None:
    text, order = _for_driver(statement, connection.dialect)
    given: Any = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
    connection.exec_driver_sql(text, given)


def write(connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Write what may be written; for each append None, or why it was not."""
    found = connection.execute(_heads, {"ids": list({append.table for append in appends})})
    heads = {row.id: _Head(row.version, row.owner, row.due) for row in found}
    known = set(heads)
    outcomes: list[Exception | None] = []
    lines: list[dict[str, str | int]] = []
    moved: set[str] = set()
    for append in appends:
        head = heads.get(append.table) or _Head(0, append.owner, None)
        if head.owner != append.owner:
            outcomes.append(OwnerChanged())
        elif head.version != append.expected_version:
            outcomes.append(VersionConflict())
        else:
            outcomes.append(None)
            version = head.version
            for line in append.lines:
                version += 1
                lines.append({"table_id": append.table, "version": version, "entry": line})
            heads[append.table] = _Head(version, append.owner, append.due)
            moved.add(append.table)
    new = [{"id": each, **heads[each]._asdict()} for each in moved - known]
    if new:
        connection.execute(_make, new)
    old = [{"table": each, "new_version": heads[each].version, "new_due": heads[each].due} for each in moved & known]
    if old:
        _run(connection, _move, old)
    if lines:
        _run(connection, _write, lines)
    return outcomes
