"""Those who wait to be put together with others, in the database that all servers share.

Whoever waits asks again and again. The question that finds enough people makes their table, in the transaction that
takes them out of the line, one at a time on all servers: so nobody is seated twice, and nobody where no table is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from rummykit.server.accounts.schema import waiting
from rummykit.server.limits import Limits
from rummykit.server.meeting.pairing import Waiting, group, rated
from rummykit.server.meeting.people import Asker, Identity, apart
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.batch import Append, write
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.table_messages import NewTable

_LOCK = 0x52756D6D79
"""The number of the lock in PostgreSQL under which people are put together."""


class Wish(NamedTuple):
    """What somebody waits for: a table like `new`, of this `kind`; `rating` where a rated match is wanted."""

    key: str
    kind: str
    new: NewTable
    rating: int | None


class PlaceInLine(NamedTuple):
    """How it stands for somebody: the table there is, the one that was `made` just now, how many want the same, and
    since when the asker has."""

    table: str | None
    made: str | None
    waiting: int
    since: float


class WantedKind(NamedTuple):
    """A kind of table that people wait for: how many, and since when."""

    new: NewTable
    waiting: int
    since: float


class WaitingLine:
    """The line. `now` is the wall clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def wait(
        self, someone: Asker, wish: Wish, again: bool, found: Callable[[NewTable, Collection[Waiting]], Append]
    ) -> PlaceInLine:
        """Wait, or wait on; `found` gives the first entries of a table for people who go together.

        Raises `TableRefusal("too_fast")` where too many wait.
        """
        return await self._ask(lambda connection: self._wait(connection, someone, wish, again, found))

    def _wait(
        self,
        connection: Connection,
        someone: Asker,
        wish: Wish,
        again: bool,
        found: Callable[[NewTable, Collection[Waiting]], Append],
    ) -> PlaceInLine:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        now, here = self._now(), waiting.c.seen >= self._now() - self._limits.pairing_seconds
        connection.execute(delete(waiting).where(~here, waiting.c.seen < now - 6 * self._limits.pairing_seconds))
        mine = someone.rows(waiting)
        own = connection.execute(select(waiting).where(mine).order_by(waiting.c.since)).first()
        if own is not None and own.table_id is not None and now - own.seen < self._limits.pairing_seconds:
            return PlaceInLine(own.table_id, None, 0, own.since)
        goes_on = again and own is not None and own.kind == wish.kind and own.table_id is None
        since = own.since if goes_on and own is not None else now
        connection.execute(delete(waiting).where(mine))
        if (connection.scalar(select(func.count()).select_from(waiting)) or 0) >= self._limits.pairing_people:
            raise TableRefusal("too_fast")
        row = {
            "key": wish.key,
            "account": someone.account,
            "name": wish.new.name,
            "kind": wish.kind,
            "wish": msgspec.json.encode(msgspec.structs.replace(wish.new, name="?", rated=False)).decode(),
            "rating": wish.rating,
            "since": since,
            "seen": now,
            "table_id": None,
        }
        connection.execute(insert(waiting), row)
        rows = connection.execute(
            select(waiting).where(waiting.c.kind == wish.kind, here, waiting.c.table_id.is_(None))
        ).all()
        people = [Waiting(Identity(each.key, each.account), each.name, each.since, each.rating) for each in rows]
        pairs = apart(connection, [each.identity for each in people])
        together = group(people, wish.new.seats, pairs, now, self._limits)
        if not together:
            return PlaceInLine(None, None, len(people), since)
        append = found(msgspec.structs.replace(wish.new, rated=rated(together)), together)
        (problem,) = write(connection, [append])
        if problem is not None:
            raise problem
        keys = [each.identity.key for each in together]
        # Those who are told by their next question are kept until then.
        connection.execute(update(waiting).where(waiting.c.key.in_(keys)).values(table_id=append.table, seen=now))
        return PlaceInLine(append.table if wish.key in keys else None, append.table, len(people), since)

    async def leave(self, someone: Asker) -> None:
        """Wait no more."""
        await self._ask(lambda connection: connection.execute(delete(waiting).where(someone.rows(waiting))))

    async def wanted(self, most: int) -> tuple[WantedKind, ...]:
        """What people wait for, the longest first."""

        def work(connection: Connection) -> tuple[WantedKind, ...]:
            here = waiting.c.seen >= self._now() - self._limits.pairing_seconds
            since = func.min(waiting.c.since)
            asked = (
                select(func.min(waiting.c.wish).label("wish"), func.count().label("people"), since.label("since"))
                .where(here, waiting.c.table_id.is_(None))
                .group_by(waiting.c.kind)
                .order_by(since)
                .limit(most)
            )
            return tuple(
                WantedKind(msgspec.json.decode(row.wish, type=NewTable), row.people, row.since)
                for row in connection.execute(asked)
            )

        return await self._read(work)
