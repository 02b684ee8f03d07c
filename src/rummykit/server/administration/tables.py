"""What a host does with tables at the machine: find them, look at them, delete them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Column, Connection, delete, func, select

from rummykit.server.accounts.schema import results
from rummykit.server.administration import NotFound
from rummykit.server.features.clubs.schema import club_matches
from rummykit.server.features.studies.schema import study_tables
from rummykit.server.features.tournaments.schema import tournament_tables
from rummykit.server.store.schema import entries, metadata, tables
from rummykit.server.table.entries import Created, LogUnreadable, SatDown, decode

_HISTORIES: tuple[Column[str], ...] = (
    results.c.table_id,
    club_matches.c.table_id,
    tournament_tables.c.table_id,
    study_tables.c.table_id,
)
"""Where a table stands that people look up later: `old` leaves these alone."""
_AT_ONCE = 200


class ListedTable(NamedTuple):
    """A table in a list: who has sat there, how many entries its log has, and when the first and the last were written,
    in seconds since 1970."""

    id: str
    game: str
    people: tuple[str, ...]
    entries: int
    made: float
    last: float


class _At(msgspec.Struct):
    at: float


def newest(connection: Connection, most: int) -> list[ListedTable]:
    """The tables that were written to last, the newest first."""
    lasts = sorted(_lasts(connection), key=lambda each: -each[1])[:most]
    return [_line(connection, table, last) for table, last in lasts]


def found(connection: Connection, said: str) -> ListedTable:
    """The table with an id, or with a link that ends with it; raises `NotFound`."""
    id = said.rstrip("/").rpartition("/")[2]
    last = next((at for _, at in _lasts(connection, id)), None)
    if last is None:
        raise NotFound(f"{said}: there is no such table.")
    return _line(connection, id, last)


def remove(connection: Connection, ids: Collection[str]) -> int:
    """Delete tables with all that refers to them, results in the histories of accounts included; how many they were.

    A server that has one in memory lets go of it soon.
    """
    gone = 0
    there = sorted(ids)
    for begin in range(0, len(there), _AT_ONCE):
        some = there[begin : begin + _AT_ONCE]
        for table in reversed(metadata.sorted_tables):
            for column in table.c:
                if any(key.column is tables.c.id for key in column.foreign_keys):
                    connection.execute(delete(table).where(column.in_(some)))
        gone += connection.execute(delete(tables).where(tables.c.id.in_(some))).rowcount
    return gone


def old(connection: Connection, before: float) -> tuple[list[str], int]:
    """The tables that nothing was written to since a moment, without those that stand in somebody's history; and how
    many these are."""
    quiet = [table for table, last in _lasts(connection) if last < before]
    kept = {id for column in _HISTORIES for id in connection.scalars(select(column).distinct())}
    return [table for table in quiet if table not in kept], sum(table in kept for table in quiet)


def _lasts(connection: Connection, only: str | None = None) -> Iterator[tuple[str, float]]:
    """Every table, or one, with the time of its last entry."""
    asked = select(tables.c.id, entries.c.entry).join(
        entries, (entries.c.table_id == tables.c.id) & (entries.c.version == tables.c.version)
    )
    if only is not None:
        asked = asked.where(tables.c.id == only)
    read = msgspec.json.Decoder(_At)
    for row in connection.execute(asked.execution_options(yield_per=1000)):
        yield row.id, read.decode(row.entry).at


def _line(connection: Connection, id: str, last: float) -> ListedTable:
    log = select(entries.c.entry).where(entries.c.table_id == id).order_by(entries.c.version)
    first, people = None, list[str]()
    beginnings = log.where((entries.c.version == 1) | entries.c.entry.like('{"type":"sat_down"%'))
    for line in connection.scalars(beginnings):
        try:
            entry = decode(line)
        except LogUnreadable:
            continue
        if isinstance(entry, Created):
            first = entry
        elif isinstance(entry, SatDown) and entry.name not in people:
            people.append(entry.name)
    count = connection.scalar(select(func.count()).where(entries.c.table_id == id)) or 0
    made = last if first is None else first.at
    return ListedTable(id, "" if first is None else first.game, tuple(people), count, made, last)
