"""How hands are laid out, kept beside the logs: written behind the game, many at once, and lost without harm.

A layout is no decision of the game. It is in no log and no record, nobody else is told of it, and a server that is
killed forgets those of the last moment. What is in a hand comes from the log; a layout only says how it lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from rummykit.cards import Faces
from rummykit.play.actions import Melds
from rummykit.server.journal import trouble
from rummykit.server.store.directory import InTransaction
from rummykit.server.store.schema import layouts, tables
from rummykit.server.wire.socket_messages import LaidRack


class Layout(NamedTuple):
    """A hand as it was laid out in a deal, by its number: the groups, the loose cards in their order, and where tiles
    stand on their rack."""

    deal: int
    groups: Melds
    loose: Faces
    rack: LaidRack | None = None


TableSeat: TypeAlias = tuple[str, int]
"""A table by its id, and a seat at it."""


class _Stored(msgspec.Struct, array_like=True):
    """A layout on the disk; one of an older release ends before the rack."""

    groups: Melds
    loose: Faces
    rack: LaidRack | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Stored)
_clear = delete(layouts).where(layouts.c.table_id == bindparam("table"), layouts.c.seat == bindparam("at"))


class Layouts:
    """The layouts of all hands: what is kept waits here until `write`, and is found here before that.

    `ask` works in a transaction, `read` only looks; `most` layouts are written in one transaction.
    """

    def __init__(self, ask: InTransaction, read: InTransaction, most: int) -> None:
        self._ask = ask
        self._read = read
        self._most = most
        self._waiting: dict[TableSeat, Layout] = {}
        self._over: set[str] = set()

    def keep(self, table: str, seat: int, layout: Layout) -> None:
        """Keep a layout; only the last one of a seat counts."""
        self._waiting[table, seat] = layout

    def forget(self, table: str) -> None:
        """The match of a table is over, and nobody needs its layouts any more."""
        for place in [place for place in self._waiting if place[0] == table]:
            del self._waiting[place]
        self._over.add(table)

    async def of(self, table: str) -> dict[int, Layout]:
        """The layouts of a table, by seat; none where the database does not answer, for a game goes on without."""

        def work(connection: Connection) -> list[tuple[int, int, str]]:
            shown = select(layouts.c.seat, layouts.c.deal, layouts.c.layout).where(layouts.c.table_id == table)
            return [(seat, deal, text) for seat, deal, text in connection.execute(shown).all()]

        try:
            found = {seat: _layout_of(deal, text) for seat, deal, text in await self._read(work)}
        except Exception as error:
            trouble("layouts_not_read", error)
            found = {}
        return found | {place[1]: layout for place, layout in self._waiting.items() if place[0] == table}

    async def write(self, owner: str) -> None:
        """Write what waits, of the tables that `owner` still owns: what another server keeps of a table is newer."""
        while self._waiting or self._over:
            some = dict(list(self._waiting.items())[: self._most])
            over, self._over = self._over, set()
            for place in some:
                del self._waiting[place]
            written = False
            try:
                await self._ask(lambda connection: _write(connection, owner, some, list(over)))  # noqa: B023
                written = True
            except Exception as error:
                trouble("layouts_not_written", error)
                return
            finally:
                if not written:
                    # They wait for the next time, unless something newer does.
                    self._waiting = some | self._waiting
                    self._over |= over


def _layout_of(deal: int, text: str) -> Layout:
    stored = _decoder.decode(text)
    return Layout(deal, stored.groups, stored.loose, stored.rack)


def _written(layout: Layout) -> str:
    """Without a rack as older releases write it, which read it too."""
    return _encoder.encode(layout[1:3] if layout.rack is None else layout[1:]).decode()


def _write(connection: Connection, owner: str, some: dict[TableSeat, Layout], over: Sequence[str]) -> None:
    named = {*over, *(table for table, _ in some)}
    mine = set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(named), tables.c.owner == owner)))
    going = [table for table in over if table in mine]
    if going:
        connection.execute(delete(layouts).where(layouts.c.table_id.in_(going)))
    rows = [
        {"table_id": table, "seat": seat, "deal": layout.deal, "layout": _written(layout)}
        for (table, seat), layout in some.items()
        if table in mine
    ]
    if rows:
        connection.execute(_clear, [{"table": row["table_id"], "at": row["seat"]} for row in rows])
        connection.execute(insert(layouts), rows)
