"""Everything that is stored about an account, to be exported or deleted."""

from __future__ import annotations

import base64
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, select, union, update

from rummykit.server.accounts.schema import OWNED, account_keys, account_tables, bot_tables, bot_tokens
from rummykit.server.store.match_puzzles import withdraw
from rummykit.server.store.schema import (
    entries,
    listings,
    puzzle_consents,
    tables,
    tournament_entries,
    tournament_people,
    tournament_tables,
    tournaments,
)
from rummykit.server.table.entries import SatDown, decode, encode
from rummykit.server.table.names import distinct

NOBODY = "N. N."
"""The name of seats of a deleted account, in every language."""

_SEATS = '{"type":"sat_down"%'
"""How the lines of a log begin by which somebody takes a seat."""


def everything(connection: Connection, account: str) -> dict[str, list[dict[str, Any]]]:
    """All rows about an account, by the table of the database, and the names it had in seats."""
    kept = {table.name: _rows(connection, table, account) for table in OWNED}
    kept["seats"] = [
        {"table_id": table, "seat": seat.seat, "name": seat.name, "at": seat.at, "rating": seat.rating}
        for table, _version, seat in _seats(connection, account)
        if seat.key in _keys(connection, account)
    ]
    own = _own_seats(connection, account)
    said = select(puzzle_consents).where(puzzle_consents.c.table_id.in_({table for table, _ in own}))
    kept["puzzle_consents"] = [
        dict(row) for row in connection.execute(said).mappings() if (row["table_id"], row["seat"]) in own
    ]
    kept["tournaments"] = [
        {"tournament_id": tournament, "name": line.get("name"), "at": line.get("at"), "rating": line.get("rating")}
        for tournament, _version, line in _tournament_lines(connection, account)
    ]
    return kept


def forget(connection: Connection, account: str) -> tuple[str, ...]:
    """Delete an account; returns the tables where its person sat, whose seats now belong to nobody.

    Their logs are as long as before. Whichever server has one of them in memory must read it again, so no server owns
    it any more.
    """
    keys = _keys(connection, account)
    for place in sorted(_own_seats(connection, account)):
        withdraw(connection, *place)
    touched: dict[str, set[str]] = {}
    for table, version, seat in _seats(connection, account):
        taken = touched.setdefault(table, set())
        if seat.key in keys:
            name = distinct(NOBODY, taken, longest=24)
            taken.add(name)
            line = encode(msgspec.structs.replace(seat, name=name, key=""))
            mine = (entries.c.table_id == table) & (entries.c.version == version)
            connection.execute(update(entries).where(mine).values(entry=line))
        else:
            taken.add(seat.name)
    if touched:
        connection.execute(update(tables).where(tables.c.id.in_(touched)).values(owner=""))
        connection.execute(delete(listings).where(listings.c.table_id.in_(touched)))
    _leave_tournaments(connection, account)
    for kept, owner in OWNED.items():
        connection.execute(delete(kept).where(owner == account))
    return tuple(touched)


def _own_seats(connection: Connection, account: str) -> set[tuple[str, int]]:
    """The seats, by table and number, that are those of the account, or of its bots, since somebody sat there last."""
    keys = _keys(connection, account)
    last = {(table, entry.seat): entry.key for table, _version, entry in _seats(connection, account)}
    return {seat for seat, key in last.items() if key in keys}


def _leave_tournaments(connection: Connection, account: str) -> None:
    """Nobody is left of an account in tournaments: what it entered is nobody's, and what it hosts has no host."""
    for tournament, version, line in _tournament_lines(connection, account):
        if "host_key" in line:
            line["host_key"] = ""
        else:
            line |= {"name": NOBODY, "key": "", "rating": None}
        at = (tournament_entries.c.tournament_id == tournament) & (tournament_entries.c.version == version)
        connection.execute(update(tournament_entries).where(at).values(entry=msgspec.json.encode(line).decode()))
        # Every server reads it again.
        again = update(tournaments).where(tournaments.c.id == tournament).values(epoch=tournaments.c.epoch + 1)
        connection.execute(again)
    connection.execute(delete(tournament_people).where(tournament_people.c.key.in_(_keys(connection, account))))


def _tournament_lines(connection: Connection, account: str) -> list[tuple[str, int, dict[str, Any]]]:
    """Every line of the log of a tournament that says who somebody of the account is: tournament, version, and line."""
    keys = _keys(connection, account)
    mine = select(tournament_people.c.tournament_id).where(tournament_people.c.key.in_(keys))
    asked = select(tournament_entries).where(tournament_entries.c.tournament_id.in_(mine))
    read = ((row.tournament_id, row.version, msgspec.json.decode(row.entry)) for row in connection.execute(asked).all())
    return [each for each in read if each[2].get("key") in keys or each[2].get("host_key") in keys]


def _rows(connection: Connection, table: Table, account: str) -> list[dict[str, Any]]:
    found = connection.execute(select(table).where(OWNED[table] == account)).mappings()
    return [{name: _plain(value) for name, value in row.items()} for row in found]


def _plain(value: Any) -> Any:
    return base64.urlsafe_b64encode(value).decode().rstrip("=") if isinstance(value, bytes) else value


def _keys(connection: Connection, account: str) -> Collection[str]:
    bots = select(bot_tokens.c.hash).where(bot_tokens.c.account == account)
    return {
        *connection.scalars(select(account_keys.c.key).where(account_keys.c.account == account)),
        *connection.scalars(bots),
    }


def _seats(connection: Connection, account: str) -> list[tuple[str, int, SatDown]]:
    """Every line by which anybody took a seat at a table of the account or of its bots: table, version, and what it
    says."""
    mine = union(
        select(account_tables.c.table_id).where(account_tables.c.account == account),
        select(bot_tables.c.table_id)
        .join(bot_tokens, bot_tokens.c.id == bot_tables.c.bot)
        .where(bot_tokens.c.account == account),
        select(tournament_tables.c.table_id)
        .join(tournament_people, tournament_people.c.tournament_id == tournament_tables.c.tournament_id)
        .where(tournament_people.c.key.in_(_keys(connection, account))),
    )
    asked = (
        select(entries.c.table_id, entries.c.version, entries.c.entry)
        .where(entries.c.table_id.in_(mine), entries.c.entry.like(_SEATS))
        .order_by(entries.c.table_id, entries.c.version)
    )
    read = ((row.table_id, row.version, decode(row.entry)) for row in connection.execute(asked))
    return [(table, version, entry) for table, version, entry in read if isinstance(entry, SatDown)]
