"""Who sat together lately, kept beside the logs: written behind the game, and lost without harm.

It is known for so many matches of a person and for so long. Nobody can be looked up: a person is told of the tables
where it sat itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from rummykit.server.accounts.people import Asker, Identity, owners
from rummykit.server.features.meeting.friend_rows import standings
from rummykit.server.features.meeting.game_names import names_at
from rummykit.server.features.meeting.schema import asks, invitations, sittings
from rummykit.server.features.meeting.silence import silence_of
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction
from rummykit.server.store.schema import tables
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.table import Table
from rummykit.server.wire.meeting_messages import Company


class Sitting(NamedTuple):
    """Somebody else at a table where a person sat when the match began."""

    seat: int
    name: str
    identity: Identity


class SatWith(NamedTuple):
    """Somebody with whom a person sat at a table, and what the person was called there."""

    other: Sitting
    own: str


class KnownCompanies(TableObserver):
    """Who sat together: what is noted waits here until `write`.

    `ask` works in a transaction, `read` only looks, `now` is the wall clock.
    """

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now
        self._begun: dict[str, list[dict[str, Any]]] = {}
        self._parted: set[tuple[str, int]] = set()

    def match_begun(self, table: Table) -> None:
        """A match has begun: its people have sat together, and nobody is asked to it any more."""
        self._begun[table.id] = [
            {
                "table_id": table.id,
                "seat": number,
                "key": seat.key,
                "name": seat.name,
                "game": table.rules.id,
                "house_rules": len(table.rules.house),
                "at": self._now(),
            }
            for number, seat in enumerate(table.seats)
            if seat.kind == "person" and seat.key
        ]

    def banned(self, table: str, seat: int) -> None:
        """The person of a seat was sent away: it asks the others to play no more, nor they it."""
        self._parted.add((table, seat))

    def let_go(self, table: str) -> None:
        """The log of a table has changed, perhaps because an account was deleted: what waits may be wrong."""
        self._begun.pop(table, None)

    async def write(self, owner: str) -> None:
        """Write what waits, of the tables that `owner` still owns."""
        begun, self._begun = self._begun, {}
        parted, self._parted = self._parted, set()
        if not begun and not parted:
            return

        def work(connection: Connection) -> None:
            self._write(connection, owner, begun)
            for table, seat in parted:
                connection.execute(delete(sittings).where(sittings.c.table_id == table, sittings.c.seat == seat))

        try:
            await self._ask(work)
        except Exception as error:
            trouble("companies_not_written", error)
            self._begun, self._parted = begun | self._begun, parted | self._parted  # they wait for the next time

    def _write(self, connection: Connection, owner: str, begun: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        mine = set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(begun), tables.c.owner == owner)))
        known = set(connection.scalars(select(sittings.c.table_id).where(sittings.c.table_id.in_(mine))))
        for asking in (asks, invitations):
            connection.execute(update(asking).where(asking.c.table_id.in_(mine)).values(expires=0.0))
        # Who plays alone has no company.
        rows = [row for table in sorted(mine - known) if len(begun[table]) > 1 for row in begun[table]]
        if not rows:
            return
        accounts = owners(connection, (row["key"] for row in rows))
        connection.execute(insert(sittings), [{**row, "account": accounts.get(row["key"])} for row in rows])
        long_ago = self._now() - self._limits.companies_seconds
        connection.execute(delete(sittings).where(sittings.c.at < long_ago))
        for key in sorted({row["key"] for row in rows}):
            own = sittings.c.key == key
            most = self._limits.companies_kept
            oldest = connection.scalar(
                select(sittings.c.at).where(own).order_by(sittings.c.at.desc()).offset(most).limit(1)
            )
            if oldest is not None:
                connection.execute(delete(sittings).where(own, sittings.c.at <= oldest))

    async def of(self, someone: Asker) -> tuple[Company, ...]:
        """The companies that a person may ask to play again, the last ones first."""
        return await self._read(lambda connection: self._of(connection, someone))

    def _of(self, connection: Connection, someone: Asker) -> tuple[Company, ...]:
        found: dict[tuple[str, frozenset[str]], Company] = {}
        quiet = silence_of(connection, someone)
        standing = standings(connection, someone, self._now() - self._limits.friend_request_seconds)
        for table, sat in _together(connection, someone, self._since, self._limits.companies_kept):
            own = next(row for row in sat if someone.has(Identity(row.key, row.account)))
            others = others_of(sat, someone)
            who = own.game, frozenset(each.identity.one for each in others)
            if not others or who in found or any(quiet.covers(each.identity) for each in others):
                continue
            found[who] = Company(
                table=table,
                game=own.game,
                game_names=names_at(connection, own.game, table),
                names=tuple(each.name for each in others),
                seats=tuple(each.seat for each in others),
                standings=tuple(standing(each.identity) for each in others),
                house_rules=own.house_rules,
                last=own.at,
            )
        return tuple(found.values())[: self._limits.companies_shown]

    async def others(self, someone: Asker, table: str) -> tuple[Sitting, ...]:
        """The others who sat at a table where the person sat too; nobody where that is not known."""

        def work(connection: Connection) -> tuple[Sitting, ...]:
            rows = connection.execute(
                select(sittings).where(sittings.c.table_id == table, sittings.c.at >= self._since)
            ).all()
            if not any(someone.has(Identity(row.key, row.account)) for row in rows):
                return ()
            return others_of(rows, someone)

        return await self._read(work)

    async def sat_with(self, someone: Asker, table: str, seat: int) -> SatWith | None:
        """Who sat in a seat of a table where the person sat too; None where that is not known, or is the person."""

        def work(connection: Connection) -> SatWith | None:
            rows = connection.execute(
                select(sittings).where(sittings.c.table_id == table, sittings.c.at >= self._since)
            ).all()
            own = next((row.name for row in rows if someone.has(Identity(row.key, row.account))), None)
            other = next((each for each in others_of(rows, someone) if each.seat == seat), None)
            return None if own is None or other is None else SatWith(other, own)

        return await self._read(work)

    async def forget(self, someone: Asker, table: str) -> None:
        """A person does not want to be shown the company of this table any more, of whichever game."""

        def work(connection: Connection) -> None:
            kept = _together(connection, someone, self._since, self._limits.companies_kept)
            who = {id: frozenset(each.identity.one for each in others_of(sat, someone)) for id, sat in kept}
            gone = [id for id, others in who.items() if others == who.get(table)]
            connection.execute(delete(sittings).where(someone.rows(sittings), sittings.c.table_id.in_(gone)))

        await self._ask(work)

    @property
    def _since(self) -> float:
        return self._now() - self._limits.companies_seconds


def others_of(rows: Iterable[Any], someone: Asker) -> tuple[Sitting, ...]:
    """The others among those who sat at a table, by their seats."""
    sat = (Sitting(row.seat, row.name, Identity(row.key, row.account)) for row in rows)
    return tuple(sorted(each for each in sat if not someone.has(each.identity)))


def _together(connection: Connection, someone: Asker, since: float, most: int) -> list[tuple[str, list[Any]]]:
    """The last tables of a person, the newest first, each with the rows of all who sat there."""
    own = select(sittings.c.table_id).where(someone.rows(sittings), sittings.c.at >= since)
    last = list(connection.scalars(own.order_by(sittings.c.at.desc()).limit(most)))
    rows = connection.execute(
        select(sittings)
        .where(sittings.c.table_id.in_(last))
        .order_by(sittings.c.at.desc(), sittings.c.table_id, sittings.c.seat)
    ).all()
    return [(table, list(sat)) for table, sat in groupby(rows, lambda row: str(row.table_id))]
