"""What a host does with tables at the machine: find them, look at them, delete them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Column, Connection, delete, func, insert, or_, select, update

from rummykit.server.accounts.schema import results
from rummykit.server.administration import NotFound
from rummykit.server.features.clubs.schema import club_matches, club_tables
from rummykit.server.features.studies.schema import study_tables
from rummykit.server.features.tournaments.schema import tournament_tables
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.schema import entries, listings, metadata, tables
from rummykit.server.table.entries import Closed, Created, LogUnreadable, SatDown, decode, encode

_HISTORIES: tuple[Column[str], ...] = (
    results.c.table_id,
    club_matches.c.table_id,
    tournament_tables.c.table_id,
    study_tables.c.table_id,
)
"""Where a table stands that people look up later: `old` leaves these alone."""
AT_ONCE = 100
"""How many tables one transaction deletes. On SQLite, players wait for each transaction."""


class ListedTable(NamedTuple):
    """A table in a list: who has sat there, how many entries its log has, and when the first and the last were written,
    in seconds since 1970. One that is `closed` has the reason."""

    id: str
    game: str
    people: tuple[str, ...]
    entries: int
    made: float
    last: float
    closed: str | None = None


class _At(msgspec.Struct):
    at: float


class _SeatedName(msgspec.Struct):
    name: str


def newest(connection: Connection, most: int, named: str = "") -> list[ListedTable]:
    """The tables that were written to last, the newest first; of those where somebody sat whose name contains `named`,
    if it says anything."""
    lasts = sorted(_lasts(connection), key=lambda each: -each[1])
    if named:
        sat = _where_sat(connection, named)
        lasts = [each for each in lasts if each[0] in sat]
    return [_line(connection, table, last) for table, last in lasts[:most]]


def _where_sat(connection: Connection, named: str) -> set[str]:
    """The tables where somebody sat whose name contains this."""
    lines = select(entries.c.table_id, entries.c.entry).where(entries.c.entry.like('{"type":"sat_down"%'))
    read = msgspec.json.Decoder(_SeatedName)
    rows = connection.execute(lines.execution_options(yield_per=1000))
    return {row.table_id for row in rows if named.casefold() in read.decode(row.entry).name.casefold()}


def found(connection: Connection, said: str) -> ListedTable:
    """The table with an id, or with a link that ends with it; raises `NotFound`."""
    id = said.rstrip("/").rpartition("/")[2]
    last = next((at for _, at in _lasts(connection, [id])), None)
    if last is None:
        raise NotFound(f"{said}: there is no such table.")
    return _line(connection, id, last)


def close(connection: Connection, id: str, reason: str, now: float) -> None:
    """Close a table for good: nobody can play there or look at it any more, and who comes is told why.

    Raises `TableRefusal`. A server that has it in memory lets go of it soon.
    """
    moved = update(tables).where(tables.c.id == id).values(version=tables.c.version + 1, owner="", due=None)
    version = connection.scalar(moved.returning(tables.c.version))
    if version is None:
        raise TableRefusal("unknown_table")
    last = select(entries.c.entry).where(entries.c.table_id == id, entries.c.version == version - 1)
    try:
        if isinstance(closed := decode(connection.scalar(last) or ""), Closed):
            raise TableRefusal("table_closed", reason=closed.reason)
    except LogUnreadable:
        pass
    line = encode(Closed(at=now, reason=reason))
    connection.execute(insert(entries), {"table_id": id, "version": version, "entry": line})
    for shown in (listings, club_tables):
        connection.execute(delete(shown).where(shown.c.table_id == id))


def remove(connection: Connection, ids: Collection[str]) -> int:
    """Delete tables with all that refers to them, results in the histories of accounts included; how many they were.

    A server that has one in memory lets go of it soon.
    """
    gone = 0
    there = sorted(ids)
    for begin in range(0, len(there), AT_ONCE):
        some = there[begin : begin + AT_ONCE]
        for table in reversed(metadata.sorted_tables):
            for column in table.c:
                if any(key.column is tables.c.id for key in column.foreign_keys):
                    connection.execute(delete(table).where(column.in_(some)))
        gone += connection.execute(delete(tables).where(tables.c.id.in_(some))).rowcount
    return gone


def remove_old(connection: Connection, ids: Collection[str], before: float) -> list[str]:
    """Delete those of some tables that are still `old`, which a server may have found long ago; which they were."""
    gone = old(connection, before, ids)[0]
    remove(connection, gone)
    return gone


def old(connection: Connection, before: float, only: Collection[str] | None = None) -> tuple[list[str], int]:
    """The tables, or those of some, that nothing was written to since a moment, without those that stand in somebody's
    history; and how many these are."""
    quiet = [table for table, last in _lasts(connection, only) if last < before]
    asked = [select(column).distinct() for column in _HISTORIES]
    if only is not None:
        asked = [each.where(each.selected_columns[0].in_(only)) for each in asked]
    kept = {id for each in asked for id in connection.scalars(each)}
    return [table for table in quiet if table not in kept], sum(table in kept for table in quiet)


def _lasts(connection: Connection, only: Collection[str] | None = None) -> Iterator[tuple[str, float]]:
    """Every table, or some, with the time of its last entry."""
    asked = select(tables.c.id, entries.c.entry).join(
        entries, (entries.c.table_id == tables.c.id) & (entries.c.version == tables.c.version)
    )
    if only is not None:
        asked = asked.where(tables.c.id.in_(only))
    read = msgspec.json.Decoder(_At)
    for row in connection.execute(asked.execution_options(yield_per=1000)):
        yield row.id, read.decode(row.entry).at


def _line(connection: Connection, id: str, last: float) -> ListedTable:
    log = select(entries.c.entry).where(entries.c.table_id == id).order_by(entries.c.version)
    first, people, closed = None, list[str](), None
    of_note = [entries.c.entry.like(f'{{"type":"{each}"%') for each in ("sat_down", "closed")]
    beginnings = log.where((entries.c.version == 1) | or_(*of_note))
    for line in connection.scalars(beginnings):
        try:
            entry = decode(line)
        except LogUnreadable:
            continue
        if isinstance(entry, Created):
            first = entry
        elif isinstance(entry, SatDown) and entry.name not in people:
            people.append(entry.name)
        elif isinstance(entry, Closed):
            closed = entry.reason
    count = connection.scalar(select(func.count()).where(entries.c.table_id == id)) or 0
    made = last if first is None else first.at
    return ListedTable(id, "" if first is None else first.game, tuple(people), count, made, last, closed)
