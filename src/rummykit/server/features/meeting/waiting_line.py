"""Those who wait to be put together with others, in the database that all servers share.

Those who wait ask again and again. The question that finds enough people makes their table, in the transaction that
takes them out of the line, one at a time on all servers: so nobody is seated twice, and nobody where no table is. A
question that changes nothing only reads: that somebody is still there is noted, and written for all together.

Who plays something else meanwhile is asked to come before there is a table. Those who go together then have an offer in
common, which comes to nothing when one of them leaves or does not answer; the others wait on as before.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.meeting.pairing import WaitingPlayer, group, near, rated
from rummykit.server.features.meeting.schema import waiting
from rummykit.server.features.meeting.silence import apart
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.batch import Append, write
from rummykit.server.store.directory import InTransaction
from rummykit.server.table.observer import TableObserver
from rummykit.server.wire.table_messages import NewTable

_LOCK = 0x52756D6D79
"""The number of the lock in PostgreSQL under which people are put together."""


class Wish(NamedTuple):
    """What somebody waits for: a table like `new`, of this `kind`; `rating` where a rated match is wanted. Whether the
    person is `elsewhere` meanwhile, and has said to be `coming`."""

    key: str
    kind: str
    new: NewTable
    rating: int | None
    elsewhere: bool = False
    coming: bool = False


class PlaceInLine(NamedTuple):
    """How it stands for somebody: the table there is, the one that was `made` just now, how many want the same, and
    since when the asker has; or until when those who were found are asked to come, and whether the asker is."""

    table: str | None
    made: str | None
    waiting: int
    since: float
    offered_until: float | None = None
    coming: bool = False


class WantedKind(NamedTuple):
    """A kind of table that people wait for: how many, and since when."""

    new: NewTable
    waiting: int
    since: float


class WaitingLine(TableObserver):
    """The line. `now` is the wall clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now
        self._heard: set[str] = set()

    async def wait(
        self, someone: Asker, wish: Wish, again: bool, found: Callable[[NewTable, Collection[WaitingPlayer]], Append]
    ) -> PlaceInLine:
        """Wait, or wait on; `found` gives the first entries of a table for people who go together.

        Raises `TableRefusal("too_fast")` where too many wait.
        """
        standing = await self._read(lambda connection: self._as_before(connection, someone, wish, again))
        if standing is not None:
            self._heard.add(wish.key)
            return standing
        return await self._ask(lambda connection: self._wait(connection, someone, wish, again, found))

    def _as_before(self, connection: Connection, someone: Asker, wish: Wish, again: bool) -> PlaceInLine | None:
        """How it stands for somebody who waits on, or has a table; None where something is to be changed."""
        own = self._own(connection, someone)
        if own is None or not self._here(own) or own.key != wish.key:
            return None
        if own.table_id is not None:
            return PlaceInLine(own.table_id, None, 0, own.since)
        if not again or own.kind != wish.kind or own.rating != wish.rating or own.elsewhere != wish.elsewhere:
            return None
        if own.offer is not None:
            answers = wish.coming and not own.coming
            return None if answers or self._offer_over(connection, own) else self._offered(own, wish, own.coming)
        if self._now() - own.since >= self._limits.pairing_wait_seconds:
            raise TableRefusal("waited_in_vain")
        people = self._waiting_for(connection, wish)
        if self._together(connection, own.key, people, wish.new.seats):
            return None
        return PlaceInLine(None, None, len(people), own.since)

    def _wait(
        self,
        connection: Connection,
        someone: Asker,
        wish: Wish,
        again: bool,
        found: Callable[[NewTable, Collection[WaitingPlayer]], Append],
    ) -> PlaceInLine:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        now = self._now()
        connection.execute(delete(waiting).where(waiting.c.seen < now - 6 * self._limits.pairing_seconds))
        own = self._own(connection, someone)
        if own is not None and own.table_id is not None and self._here(own):
            return PlaceInLine(own.table_id, None, 0, own.since)
        goes_on = again and own is not None and own.kind == wish.kind and own.table_id is None
        if own is not None and own.offer is not None:
            if not goes_on:
                self._withdraw(connection, own.offer)
            elif self._offer_over(connection, own):
                self._settle(connection, own)
                own = self._own(connection, someone)
                goes_on = own is not None
            else:
                return self._answer(connection, own, wish, found)
        since = own.since if goes_on and own is not None else now
        connection.execute(delete(waiting).where(someone.rows(waiting)))
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
            "elsewhere": wish.elsewhere,
        }
        connection.execute(insert(waiting), row)
        people = self._waiting_for(connection, wish)
        together = self._together(connection, wish.key, people, wish.new.seats)
        if not together:
            return PlaceInLine(None, None, len(people), since)
        keys = [each.identity.key for each in together]
        theirs = waiting.c.key.in_(keys)
        if connection.scalar(select(func.count()).select_from(waiting).where(theirs, waiting.c.elsewhere)):
            offer = {"offer": secrets.token_hex(8), "offered_at": now, "coming": ~waiting.c.elsewhere}
            connection.execute(update(waiting).where(theirs).values(offer))
            own = self._own(connection, someone)
            if own is not None and own.offer is not None:
                return self._offered(own, wish, own.coming)
            return PlaceInLine(None, None, len(people), since)  # others go together
        return self._make(connection, wish, together, found, len(people), since)

    def _make(
        self,
        connection: Connection,
        wish: Wish,
        together: Sequence[WaitingPlayer],
        found: Callable[[NewTable, Collection[WaitingPlayer]], Append],
        people: int,
        since: float,
    ) -> PlaceInLine:
        """Make the table of those who go together."""
        append = found(msgspec.structs.replace(wish.new, rated=rated(together)), together)
        (problem,) = write(connection, [append])
        if problem is not None:
            raise problem
        keys = [each.identity.key for each in together]
        # Those who are told by their next question are kept until then.
        made = {"table_id": append.table, "seen": self._now(), "offer": None}
        connection.execute(update(waiting).where(waiting.c.key.in_(keys)).values(made))
        return PlaceInLine(append.table if wish.key in keys else None, append.table, people, since)

    # --- asking those who are elsewhere

    def _answer(
        self,
        connection: Connection,
        own: Row[Any],
        wish: Wish,
        found: Callable[[NewTable, Collection[WaitingPlayer]], Append],
    ) -> PlaceInLine:
        """Somebody who is asked to come says so, or moves between pages; when all are coming there is a table."""
        # Who was on the page where one waits, and has left it since, is asked like others.
        coming = wish.coming or not wish.elsewhere or (own.coming and own.elsewhere)
        mine = waiting.c.key == own.key
        said = {"coming": coming, "elsewhere": wish.elsewhere, "seen": self._now()}
        connection.execute(update(waiting).where(mine).values(said))
        rows = connection.execute(select(waiting).where(waiting.c.offer == own.offer).order_by(waiting.c.since)).all()
        if not all(row.coming for row in rows):
            return self._offered(own, wish, coming)
        return self._make(connection, wish, [_waiting(row) for row in rows], found, len(rows), own.since)

    def _offered(self, own: Row[Any], wish: Wish, coming: bool) -> PlaceInLine:
        until = own.offered_at + self._limits.pairing_answer_seconds
        return PlaceInLine(None, None, wish.new.seats, own.since, until, coming)

    def _offer_over(self, connection: Connection, own: Row[Any]) -> bool:
        """Whether the time to answer is over, or somebody who was to come is not heard of any more."""
        if own.offered_at + self._limits.pairing_answer_seconds <= self._now():
            return True
        gone = select(func.count()).select_from(waiting).where(waiting.c.offer == own.offer, self._gone)
        return bool(connection.scalar(gone))

    @property
    def _gone(self) -> ColumnElement[bool]:
        return waiting.c.seen < self._now() - self._limits.pairing_seconds

    def _settle(self, connection: Connection, own: Row[Any]) -> None:
        """Not all have said yes: who has gone, or has not answered in time, waits no more, and the others wait on."""
        late = waiting.c.offered_at + self._limits.pairing_answer_seconds <= self._now()
        lost = self._gone | (late & ~waiting.c.coming)
        connection.execute(delete(waiting).where(waiting.c.offer == own.offer, lost))
        self._withdraw(connection, own.offer)

    def _withdraw(self, connection: Connection, offer: str) -> None:
        """An offer has come to nothing."""
        connection.execute(update(waiting).where(waiting.c.offer == offer).values(offer=None, coming=False))

    def _own(self, connection: Connection, someone: Asker) -> Row[Any] | None:
        """The row of a person, who may have waited in another browser too."""
        return connection.execute(select(waiting).where(someone.rows(waiting)).order_by(waiting.c.since)).first()

    def _here(self, row: Row[Any]) -> bool:
        """Whether its person asked again in the last seconds."""
        return row.key in self._heard or bool(row.seen >= self._now() - self._limits.pairing_seconds)

    def _waiting_for(self, connection: Connection, wish: Wish) -> list[WaitingPlayer]:
        """Those who wait for the same, and are there."""
        there = waiting.c.seen >= self._now() - self._limits.pairing_seconds
        free = waiting.c.table_id.is_(None), waiting.c.offer.is_(None)
        asked = select(waiting.c.key, waiting.c.account, waiting.c.name, waiting.c.since, waiting.c.rating)
        return [_waiting(row) for row in connection.execute(asked.where(waiting.c.kind == wish.kind, there, *free))]

    def _together(
        self, connection: Connection, key: str, people: Sequence[WaitingPlayer], seats: int
    ) -> tuple[WaitingPlayer, ...]:
        """The people who go together now that this one asks; nobody where there are not enough."""
        asker = next((each for each in people if each.identity.key == key), None)
        if asker is None:
            return ()
        now, limits = self._now(), self._limits
        fitting = near(asker, people, now, limits)
        if len(fitting) < seats:
            return ()
        return group(fitting, seats, apart(connection, [each.identity for each in fitting]), now, limits)

    async def write(self, owner: str) -> None:
        """Write who was heard of since the last time."""
        heard, self._heard = self._heard, set()
        if not heard:
            return
        now = self._now()
        there = update(waiting).where(waiting.c.key.in_(heard)).values(seen=now)
        try:
            await self._ask(lambda connection: connection.execute(there))
        except Exception as error:
            trouble("waiting_not_written", error)
            self._heard |= heard

    async def leave(self, someone: Asker) -> None:
        """Wait no more; those who were to go together with this person wait on."""
        self._heard.difference_update(someone.keys)

        def work(connection: Connection) -> None:
            mine = someone.rows(waiting)
            for offer in connection.scalars(select(waiting.c.offer).where(mine, waiting.c.offer.is_not(None))).all():
                self._withdraw(connection, offer)
            connection.execute(delete(waiting).where(mine))

        await self._ask(work)

    async def wanted(self, most: int) -> tuple[WantedKind, ...]:
        """What people wait for, the longest first."""

        def work(connection: Connection) -> tuple[WantedKind, ...]:
            here = waiting.c.seen >= self._now() - self._limits.pairing_seconds
            since = func.min(waiting.c.since)
            asked = (
                select(func.min(waiting.c.wish).label("wish"), func.count().label("people"), since.label("since"))
                .where(here, waiting.c.table_id.is_(None), waiting.c.offer.is_(None))
                .group_by(waiting.c.kind)
                .order_by(since)
                .limit(most)
            )
            return tuple(
                WantedKind(msgspec.json.decode(row.wish, type=NewTable), row.people, row.since)
                for row in connection.execute(asked)
            )

        return await self._read(work)


def _waiting(row: Any) -> WaitingPlayer:
    return WaitingPlayer(Identity(row.key, row.account), row.name, row.since, row.rating)
