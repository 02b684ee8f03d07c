"""What the game of a table is called where only its id is at hand: the log of the table has the sheet."""

from __future__ import annotations

from sqlalchemy import Connection, select

from rummykit import games
from rummykit.server.catalogue import names_by_id, names_of
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.schema import entries
from rummykit.server.table.entries import Created, decode
from rummykit.server.table.kept_rules import rules_of


def names_at(connection: Connection, game: str, table: str) -> dict[str, str]:
    """The names of the `game` that is played at a table, also of a game of one's own."""
    if game.startswith(games.OWN):
        first = connection.scalar(select(entries.c.entry).where(entries.c.table_id == table, entries.c.version == 1))
        created = None if first is None else decode(first)
        if isinstance(created, Created):
            try:
                return names_of(rules_of(created))
            except TableRefusal:  # a sheet that this release cannot read any more
                pass
    return names_by_id(game)
