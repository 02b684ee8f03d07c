"""The logs of tournaments in the database that all servers share; an append counts only if nobody came before.

No server owns a tournament: a server that decides something reads the log to its end and appends at that
version, or reads again. So there is nothing to lose when a server dies.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from rummykit.server.features.tournaments.entries import TournamentEntry, decode, encode
from rummykit.server.features.tournaments.schema import (
    tournament_entries,
    tournament_people,
    tournament_tables,
    tournaments,
)
from rummykit.server.features.tournaments.tournament import Tournament
from rummykit.server.store.directory import InTransaction


class Stamp(NamedTuple):
    """What tells a state of a tournament from every other: the length of its log, how often that was rewritten, and
    what has changed beside it."""

    version: int
    epoch: int
    pulse: int

    def __str__(self) -> str:
        return f"{self.version}.{self.epoch}.{self.pulse}"


class TableStanding(NamedTuple):
    """How far a table in play is: the number of its deal, from 1, and the points so far by seat."""

    deal: int
    points: tuple[int, ...]


_points: msgspec.json.Decoder[tuple[int, ...]] = msgspec.json.Decoder(tuple[int, ...])


class TournamentLogs:
    """The tournaments of all servers. `ask` works in a transaction, `read` only looks."""

    def __init__(self, ask: InTransaction, read: InTransaction) -> None:
        self._ask = ask
        self._read = read

    async def stamp(self, id: str) -> Stamp | None:
        """What the state of a tournament is known by; None if there is none."""

        def work(connection: Connection) -> Stamp | None:
            columns = tournaments.c.version, tournaments.c.epoch, tournaments.c.pulse
            row = connection.execute(select(*columns).where(tournaments.c.id == id)).first()
            return None if row is None else Stamp(*row)

        return await self._read(work)

    async def entries(self, id: str, after: int = 0) -> list[TournamentEntry]:
        """The entries of a log after a version."""
        log = tournament_entries
        asked = select(log.c.entry).where(log.c.tournament_id == id, log.c.version > after).order_by(log.c.version)
        lines = await self._read(lambda connection: list(connection.scalars(asked)))
        return [decode(line) for line in lines]

    async def standings(self, id: str) -> dict[str, TableStanding]:
        """How far the tables of a tournament are that have told."""
        asked = select(tournament_tables).where(tournament_tables.c.tournament_id == id)
        rows = await self._read(lambda connection: connection.execute(asked).all())
        return {row.table_id: TableStanding(row.deal, _points.decode(row.points)) for row in rows}

    async def make(self, tournament: Tournament, entries: Sequence[TournamentEntry], now: float) -> None:
        """Keep a new tournament."""
        keys = {player.key for player in tournament.players if player.key}
        row = {
            "id": tournament.id,
            "version": tournament.version,
            "epoch": 0,
            "pulse": 0,
            "code": tournament.announced.code,
            "over": False,
            "due": None,
            "changed": now,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(tournaments), row)
            connection.execute(insert(tournament_entries), _lines(tournament.id, 0, entries))
            _remember(connection, tournament.id, {**dict.fromkeys(keys, False), tournament.announced.host_key: True})

        await self._ask(work)

    async def append(self, after: Tournament, before: Stamp, entries: Sequence[TournamentEntry], now: float) -> bool:
        """Add entries to the log, which lead to `after`; False, and nothing is added, if it was not at that state."""
        return await self._ask(lambda connection: append(connection, after, before, entries, now))

    async def follow(self, id: str, table: str, standing: TableStanding) -> None:
        """Note how far a table is."""
        row = {
            "table_id": table,
            "tournament_id": id,
            "deal": standing.deal,
            "points": msgspec.json.encode(standing.points).decode(),
        }

        def work(connection: Connection) -> None:
            there = update(tournaments).where(tournaments.c.id == id).values(pulse=tournaments.c.pulse + 1)
            if connection.execute(there).rowcount:
                connection.execute(delete(tournament_tables).where(tournament_tables.c.table_id == table))
                connection.execute(insert(tournament_tables), row)

        await self._ask(work)

    async def note_tables(self, id: str, tables: Collection[str]) -> None:
        """Note the tables of a round, before anything has happened at them."""
        noted = tournament_tables

        def work(connection: Connection) -> None:
            known = set(connection.scalars(select(noted.c.table_id).where(noted.c.table_id.in_(tables))))
            rows = [
                {"table_id": table, "tournament_id": id, "deal": 0, "points": "[]"}
                for table in tables
                if table not in known
            ]
            if rows:
                connection.execute(insert(noted), rows)

        await self._ask(work)

    async def due(self, before: float, most: int, *, but: Collection[str] = ()) -> list[str]:
        """The tournaments that move by themselves before then, except some, the earliest first."""
        asked = select(tournaments.c.id).where(tournaments.c.due < before, tournaments.c.id.not_in(but))
        asked = asked.order_by(tournaments.c.due).limit(most)
        return await self._read(lambda connection: list(connection.scalars(asked)))

    async def by_code(self, code: str) -> str | None:
        """The tournament with this code."""
        asked = select(tournaments.c.id).where(tournaments.c.code == code)
        return await self._read(lambda connection: connection.scalar(asked))

    async def mine(self, keys: Collection[str], most: int) -> list[str]:
        """The tournaments that somebody with these keys plays in, or is the host of; the newest first."""
        people = select(tournament_people.c.tournament_id).where(tournament_people.c.key.in_(keys))
        asked = (
            select(tournaments.c.id)
            .where(tournaments.c.id.in_(people))
            .order_by(tournaments.c.over, tournaments.c.changed.desc())
            .limit(most)
        )
        return await self._read(lambda connection: list(connection.scalars(asked)))

    async def hosted(self, keys: Collection[str]) -> int:
        """How many tournaments somebody is the host of that are not over."""
        asked = (
            select(func.count(tournaments.c.id.distinct()))
            .join(tournament_people, tournament_people.c.tournament_id == tournaments.c.id)
            .where(tournament_people.c.key.in_(keys), tournament_people.c.host, ~tournaments.c.over)
        )
        return await self._read(lambda connection: connection.scalar(asked) or 0)

    async def forget(self, before: float, most: int) -> None:
        """Delete tournaments in which nothing has happened since then."""
        old = select(tournaments.c.id).where(tournaments.c.changed < before).limit(most)

        def work(connection: Connection) -> None:
            remove(connection, list(connection.scalars(old)))

        await self._ask(work)


def append(
    connection: Connection, after: Tournament, before: Stamp, entries: Sequence[TournamentEntry], now: float
) -> bool:
    """Add entries to the log, which lead to `after`; False, and nothing is added, if it was not at that state."""
    there = tournaments.c.id == after.id, tournaments.c.version == before.version, tournaments.c.epoch == before.epoch
    head = update(tournaments).where(*there)
    if not connection.execute(head.values(version=after.version, due=after.due, over=after.over, changed=now)).rowcount:
        return False
    connection.execute(insert(tournament_entries), _lines(after.id, before.version, entries))
    _remember(connection, after.id, {player.key: False for player in after.players if player.key})
    return True


def remove(connection: Connection, ids: Collection[str]) -> None:
    """Delete tournaments; their tables stay."""
    if ids:
        for table in (tournament_tables, tournament_people, tournament_entries):
            connection.execute(delete(table).where(table.c.tournament_id.in_(ids)))
        connection.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))


def _lines(id: str, version: int, entries: Sequence[TournamentEntry]) -> list[dict[str, object]]:
    return [
        {"tournament_id": id, "version": number, "entry": encode(entry)}
        for number, entry in enumerate(entries, version + 1)
    ]


def _remember(connection: Connection, id: str, keys: Mapping[str, bool]) -> None:
    """Note who is in a tournament; `keys` says of whom that they are the host."""
    people = tournament_people
    known = set(connection.scalars(select(people.c.key).where(people.c.tournament_id == id)))
    new = [{"key": key, "tournament_id": id, "host": host} for key, host in keys.items() if key not in known]
    if new:
        connection.execute(insert(people), new)
