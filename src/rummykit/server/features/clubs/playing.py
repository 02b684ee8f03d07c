"""The tables of clubs: noted behind the game while they wait and play, and counted when their matches are over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from rummykit.server.accounts.people import owners
from rummykit.server.features.clubs.schema import club_matches, club_results, club_tables, clubs
from rummykit.server.features.meeting.game_names import names_at
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction
from rummykit.server.store.schema import listings, tables
from rummykit.server.table import founding
from rummykit.server.table.entries import Reported
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.table import Table
from rummykit.server.wire.club_messages import ClubTable
from rummykit.server.wire.table_messages import LobbyTable

_WAITS_SECONDS = 3600.0
"""A table that waits is shown for so long after somebody was there."""


class ClubTables(TableObserver):
    """Hears of the tables of clubs: what is noted waits here until `write`.

    `ask` works in a transaction, `now` is the wall clock.
    """

    not_settled = "club_not_told"

    def __init__(self, ask: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._limits = limits
        self._now = now
        self._noted: dict[str, dict[str, Any]] = {}

    def table_made(self, table: Table) -> None:
        """A table was made."""
        self._note(table)

    def match_begun(self, table: Table) -> None:
        """Its match has begun."""
        self._note(table)

    def _note(self, table: Table) -> None:
        if table.created.club:
            names = [seat.name for seat in table.seats if seat.kind != "empty"]
            self._noted[table.id] = {
                "table_id": table.id,
                "club_id": table.created.club,
                "game": table.rules.id,
                "state": "waiting" if table.state == "waiting" else "playing",
                "players": msgspec.json.encode(names).decode(),
                "made": self._now(),
            }

    async def write(self, owner: str) -> None:
        """Write what waits, of the tables that `owner` still owns."""
        noted, self._noted = self._noted, {}
        if not noted:
            return
        try:
            await self._ask(lambda connection: self._write(connection, owner, noted))
        except Exception as error:
            trouble("club_tables_not_written", error)
            self._noted = noted | self._noted  # they wait for the next time

    def _write(self, connection: Connection, owner: str, noted: dict[str, dict[str, Any]]) -> None:
        mine = select(tables.c.id).where(tables.c.id.in_(noted), tables.c.owner == owner)
        over = select(club_matches.c.table_id).where(club_matches.c.table_id.in_(noted))
        left = set(connection.scalars(select(clubs.c.id).where(clubs.c.id.in_({r["club_id"] for r in noted.values()}))))
        shown = set(connection.scalars(mine)) - set(connection.scalars(over))
        rows = [noted[table] for table in sorted(shown) if noted[table]["club_id"] in left]
        long_ago = self._now() - self._limits.club_table_seconds
        gone = club_tables.c.table_id.in_(noted) | (club_tables.c.made < long_ago)
        connection.execute(delete(club_tables).where(gone))
        if rows:
            connection.execute(insert(club_tables), rows)

    # --- a match is over

    def unsettled(self, table: Table) -> bool:
        """Whether a match has yet to be counted for its club."""
        return table.unreported and bool(table.created.club)

    async def settle(self, table: Table, now: float) -> Reported:
        """Count a match for its club, once."""
        self._noted.pop(table.id, None)
        await self._ask(lambda connection: self.count(connection, table))
        return Reported(at=now)

    def count(self, connection: Connection, table: Table) -> None:
        """Count a match unless that has been done, or the club is no more. Bots alone, and one person among bots, are
        no evening of a club."""
        connection.execute(delete(club_tables).where(club_tables.c.table_id == table.id))
        club, at, seats = table.created.club, table.turn_began, founding.company(table)
        # Of two servers that both believe to own the table one waits here for the other.
        connection.execute(select(tables.c.id).where(tables.c.id == table.id).with_for_update())
        if connection.scalar(select(club_matches.c.table_id).where(club_matches.c.table_id == table.id)) is not None:
            return
        if connection.scalar(select(clubs.c.id).where(clubs.c.id == club).with_for_update()) is None:
            return
        assert table.match is not None
        places = table.match.sheet.places
        if sum(map(bool, table.began)) < 2 or not places:
            return
        match = {
            "table_id": table.id,
            "club_id": club,
            "game": table.rules.id,
            "finished": at,
            "evening": self._evening(connection, club, at),
        }
        connection.execute(insert(club_matches), match)
        accounts = owners(connection, filter(None, table.began))
        results = [
            {
                "table_id": table.id,
                "seat": seat,
                "key": key,
                "account": accounts.get(key),
                "name": seats[seat].name,
                "bot": not key,
                "place": places[seat],
            }
            for seat, key in enumerate(table.began)
        ]
        connection.execute(insert(club_results), results)
        kept = select(club_matches.c.finished).where(club_matches.c.club_id == club)
        oldest = kept.order_by(club_matches.c.finished.desc()).offset(self._limits.club_matches_kept).limit(1)
        if (last := connection.scalar(oldest)) is not None:
            old = (club_matches.c.club_id == club) & (club_matches.c.finished <= last)
            connection.execute(delete(club_matches).where(old))

    def _evening(self, connection: Connection, club: str, at: float) -> float:
        """The evening that a match belongs to: that of a match that ended not long before or after it."""
        gap = self._limits.club_evening_gap_seconds
        near = select(club_matches.c.evening).where(
            club_matches.c.club_id == club, club_matches.c.finished.between(at - gap, at + gap)
        )
        found = connection.scalar(near.order_by(club_matches.c.finished).limit(1))
        return at if found is None else float(found)


def tables_of(connection: Connection, club: str, now: float, limits: Limits) -> tuple[ClubTable, ...]:
    """The tables of a club that wait for people or are played, the newest first."""
    asked = (
        select(club_tables, listings.c.card, listings.c.seen)
        .join(listings, listings.c.table_id == club_tables.c.table_id, isouter=True)
        .where(club_tables.c.club_id == club, club_tables.c.made >= now - limits.club_table_seconds)
        .order_by(club_tables.c.made.desc(), club_tables.c.table_id)
    )
    shown = []
    for row in connection.execute(asked.limit(2 * limits.club_tables_shown)):
        names = names_at(connection, row.game, row.table_id)
        if row.state == "playing":
            players: Sequence[str] = msgspec.json.decode(row.players, type=tuple[str, ...])
            shown.append(_shown(row, names, players, 0))
        elif row.card is not None and row.seen >= now - _WAITS_SECONDS:
            card = msgspec.json.decode(row.card, type=LobbyTable)
            shown.append(_shown(row, names, (card.host,), card.free))
    return tuple(shown[: limits.club_tables_shown])


def _shown(row: Any, names: dict[str, str], players: Sequence[str], free: int) -> ClubTable:
    return ClubTable(id=row.table_id, game=row.game, names=names, state=row.state, players=tuple(players), free=free)
