"""What the server has written down of a table: the truth that a page is compared with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from rummykit.play.deal import Deal
from rummykit.record import Move, record_of, write
from rummykit.server.table.entries import Acted, Entry, NextDealt, decode
from rummykit.server.table.table import Table
from tests.browser.guest import Window


@dataclass(frozen=True)
class Record:
    """The log of one table in the database of a server."""

    db: Path
    table: str

    @classmethod
    def of(cls, window: Window, db: Path) -> Self:
        """The record of the table that a window shows."""
        return cls(db, window.page.url.rpartition("/t/")[2].partition("?")[0])

    @property
    def length(self) -> int:
        """How many entries it has."""
        return len(self._lines())

    def read(self) -> Table:
        """The table as its entries make it."""
        return Table.replay(self.table, map(decode, self._lines()))[0]

    def entries(self) -> list[Entry]:
        """What it has, in order."""
        return [decode(line) for line in self._lines()]

    def deal(self) -> Deal:
        """The deal that is played, or was played last."""
        match = self.read().match
        assert match is not None
        return match.deal

    def text(self) -> str:
        """The deals so far as a text record, with their seed."""
        table, deals = self.read(), list[list[Move]]([[]])
        assert table.match is not None
        for entry in self.entries():
            if isinstance(entry, NextDealt):
                deals.append([])
            elif isinstance(entry, Acted):
                deals[-1].append(Move(entry.seat, entry.action))
        return write(record_of(table.match, deals, tuple(seat.name for seat in table.seats)))

    def _lines(self) -> list[str]:
        asked = "select entry from entries where table_id = ? order by version"
        with closing(sqlite3.connect(self.db)) as connection:
            return [entry for (entry,) in connection.execute(asked, (self.table,))]
