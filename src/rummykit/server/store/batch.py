"""Many appends in one transaction: each is checked separately, and those that pass are written in three statements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from rummykit.server.store import bulk_statements
from rummykit.server.store.port import OwnerChanged, VersionConflict
from rummykit.server.store.schema import entries, tables


class Append(NamedTuple):
    """An append waiting for its transaction; `lines` are encoded entries."""

    table: str
    expected_version: int
    owner: str
    lines: tuple[str, ...]
    due: float | None


class _Head(NamedTuple):
    version: int
    owner: str
    due: float | None


_find = (
    select(tables.c.id, tables.c.version, tables.c.owner)
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
_add = insert(entries)


def write(connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Write the appends that are valid; returns for each None, or the reason why it was not written."""
    sqlite = connection.dialect.name == "sqlite"
    ids = list({append.table for append in appends})
    found: Iterable[tuple[str, int, str]]
    found = bulk_statements.heads(connection, ids) if sqlite else connection.execute(_find, {"ids": ids})
    heads = {id: _Head(version, owner, None) for id, version, owner in found}
    known = set(heads)
    outcomes: list[Exception | None] = []
    lines: list[tuple[str, int, str]] = []
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
                lines.append((append.table, version, line))
            heads[append.table] = _Head(version, append.owner, append.due)
            moved.add(append.table)
    new = [(each, *heads[each]) for each in moved - known]
    old = [(each, heads[each].version, heads[each].due) for each in moved & known]
    if sqlite:
        bulk_statements.make(connection, new)
        bulk_statements.move(connection, old)
        bulk_statements.add(connection, lines)
        return outcomes
    if new:
        columns = ("id", "version", "owner", "due")
        connection.execute(_make, [dict(zip(columns, each, strict=True)) for each in new])
    if old:
        connection.execute(_move, [{"table": id, "new_version": version, "new_due": due} for id, version, due in old])
    if lines:
        connection.execute(_add, [{"table_id": id, "version": version, "entry": entry} for id, version, entry in lines])
    return outcomes
