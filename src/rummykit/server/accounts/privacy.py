"""Everything that is stored about an account, to be exported or deleted."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, delete, select, union, update

from rummykit.server.accounts.owned import owned
from rummykit.server.accounts.personal_data import Holder, PersonalData, Rows
from rummykit.server.accounts.schema import account_keys, account_tables, host_acts
from rummykit.server.store.schema import entries, listings, tables
from rummykit.server.table.entries import SatDown, decode, encode
from rummykit.server.table.names import distinct

NOBODY = "N. N."
"""The name of seats of a deleted account, in every language."""

_SEATS = '{"type":"sat_down"%'
"""How the lines of a log begin by which somebody takes a seat."""


def everything(connection: Connection, account: str, features: Sequence[PersonalData]) -> Rows:
    """All rows about an account, by the table of the database, and the names it had in seats."""
    holder = _holder(connection, account, features)
    kept = {table.name: _rows(connection, owner, account) for table, owner in owned().items()}
    kept["seats"] = [
        {"table_id": table, "seat": seat.seat, "name": seat.name, "at": seat.at, "rating": seat.rating}
        for table, _version, seat in holder.taken
        if seat.key in holder.keys
    ]
    acted = select(host_acts.c.at, host_acts.c.what, host_acts.c.reason).where(host_acts.c.subject == account)
    kept["host_acts"] = [dict(row) for row in connection.execute(acted.order_by(host_acts.c.id)).mappings()]
    for feature in features:
        kept |= feature.export(connection, holder)
    return kept


def forget(connection: Connection, account: str, features: Sequence[PersonalData]) -> tuple[str, ...]:
    """Delete an account; returns the tables where its person sat, whose seats now belong to nobody.

    Their logs are as long as before. Whichever server has one of them in memory must read it again, so no server owns
    it any more.
    """
    holder = _holder(connection, account, features)
    for feature in features:
        feature.forget(connection, holder)
    touched: dict[str, set[str]] = {}
    for table, version, seat in holder.taken:
        names = touched.setdefault(table, set())
        if seat.key in holder.keys:
            name = distinct(NOBODY, names, longest=24)
            names.add(name)
            line = encode(msgspec.structs.replace(seat, name=name, key=""))
            mine = (entries.c.table_id == table) & (entries.c.version == version)
            connection.execute(update(entries).where(mine).values(entry=line))
        else:
            names.add(seat.name)
    if touched:
        connection.execute(update(tables).where(tables.c.id.in_(touched)).values(owner=""))
        connection.execute(delete(listings).where(listings.c.table_id.in_(touched)))
    about = update(host_acts).where(host_acts.c.subject == account)
    connection.execute(about.values(subject=None, about="", reason=""))
    connection.execute(update(host_acts).where(host_acts.c.admin == account).values(admin=None))
    for kept, owner in owned().items():
        connection.execute(delete(kept).where(owner == account))
    return tuple(touched)


def _holder(connection: Connection, account: str, features: Sequence[PersonalData]) -> Holder:
    own = select(account_keys.c.key).where(account_keys.c.account == account)
    others = [asked for feature in features if (asked := feature.keys(account)) is not None]
    keys = frozenset(key for asked in (own, *others) for key in connection.scalars(asked))
    sat = select(account_tables.c.table_id).where(account_tables.c.account == account)
    elsewhere = [asked for feature in features if (asked := feature.tables(account, keys)) is not None]
    lines = (
        select(entries.c.table_id, entries.c.version, entries.c.entry)
        .where(entries.c.table_id.in_(union(sat, *elsewhere)), entries.c.entry.like(_SEATS))
        .order_by(entries.c.table_id, entries.c.version)
    )
    read = ((row.table_id, row.version, decode(row.entry)) for row in connection.execute(lines))
    taken = tuple((table, version, entry) for table, version, entry in read if isinstance(entry, SatDown))
    return Holder(account, keys, taken)


def _rows(connection: Connection, owner: Column[str], account: str) -> list[dict[str, Any]]:
    found = connection.execute(select(owner.table).where(owner == account)).mappings()
    return [{name: _plain(value) for name, value in row.items()} for row in found]


def _plain(value: Any) -> Any:
    return base64.urlsafe_b64encode(value).decode().rstrip("=") if isinstance(value, bytes) else value
