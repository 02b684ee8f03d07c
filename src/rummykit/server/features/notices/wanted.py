"""Who wants to be told of their turn at which table, and how far that has been done. All of it is in the database, so
that a restart forgets nothing and of several servers only one sends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Delete, Row, Update, and_, delete, insert, select, update

from rummykit.server.features.notices.schema import turn_notices as kept
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.limits import Limits
from rummykit.server.store import lease
from rummykit.server.store.directory import InTransaction
from rummykit.server.store.schema import tables
from rummykit.server.wire.notice_messages import NoticeTable

Code: TypeAlias = Literal["your_turn"]
"""What a notice tells."""
Change: TypeAlias = Update | Delete
"""What a look has found out, to be written."""


class Watched(NamedTuple):
    """A table of which somebody wants to be told, to be looked at; `told` is the turn that was told last."""

    person: Recipient
    table: str
    told: str


class Notice(NamedTuple):
    """What is to be told: to whom, what, of which table and turn. `remaining` are the subscriptions that it still has
    to reach, None all of them; `tries` says how often that was tried."""

    person: Recipient
    code: Code
    table: str
    turn: str
    tries: int
    remaining: tuple[str, ...] | None


class WantedNotices:
    """What people want to be told, of all servers on one database; `owner` is this one.

    A server is concerned with its own tables, and with those of servers that are dead.
    """

    def __init__(
        self,
        ask: InTransaction,
        read: InTransaction,
        limits: Limits,
        now: Callable[[], float],
        owner: str,
        shared: bool,
    ) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now
        self._mine = (tables.c.owner == owner) | lease.free() if shared else None

    # --- for people

    async def want(self, person: Recipient, table: str, game: str) -> None:
        """Tell a person of their turns at a table from now on; one too many takes the place of the oldest."""
        now = self._now()
        row = {
            "person": person.key,
            "table_id": table,
            "account": person.account,
            "game": game,
            "since": now,
            "looked": 0,
            "look_at": 0.0,
            "told": "",
            "tries": 0,
        }

        def work(db: Connection) -> None:
            if db.scalar(select(kept.c.person).where(_at(person.key, table))) is not None:
                return
            db.execute(delete(kept).where(kept.c.since < now - self._limits.notice_keep_seconds))
            oldest = (
                select(kept.c.person, kept.c.table_id)
                .where(_of([person.key], person.account))
                .order_by(kept.c.since.desc())
                .offset(self._limits.notice_tables - 1)
            )
            for old in db.execute(oldest).all():
                db.execute(delete(kept).where(_at(old.person, old.table_id)))
            db.execute(insert(kept), row)

        await self._ask(work)

    async def stop(self, person: str, table: str) -> None:
        """Tell a person nothing more of a table."""
        await self._ask(lambda db: db.execute(delete(kept).where(_at(person, table))))

    async def stop_all(self, keys: Sequence[str], account: str | None) -> None:
        """Tell a person nothing more of any table."""
        await self._ask(lambda db: db.execute(delete(kept).where(_of(keys, account))))

    async def of(self, keys: Sequence[str], account: str | None) -> tuple[NoticeTable, ...]:
        """The tables of which a person is told, the newest first."""
        asked = select(kept.c.table_id, kept.c.game).where(_of(keys, account)).order_by(kept.c.since.desc())
        found = await self._read(lambda db: db.execute(asked).all())
        return tuple(NoticeTable(id=row.table_id, game=row.game) for row in found)

    # --- whose turn has come

    async def to_look_at(self, most: int) -> Sequence[Watched]:
        """Tables that have moved since they were looked at, the longest due first."""
        asked = (
            select(kept)
            .join(tables, tables.c.id == kept.c.table_id)
            .where(tables.c.version > kept.c.looked, kept.c.look_at <= self._now(), *self._concern)
            .order_by(kept.c.look_at)
            .limit(most)
        )
        found = await self._read(lambda db: db.execute(asked).all())
        return [Watched(Recipient(row.person, row.account), row.table_id, row.told) for row in found]

    def looked(self, watched: Watched, version: int) -> Change:
        """There is nothing to be told of the table up to this version."""
        return update(kept).where(_of_row(watched)).values(looked=version)

    def look_again(self, watched: Watched, at: float) -> Change:
        """It will be seen then whether there is something to be told."""
        return update(kept).where(_of_row(watched)).values(look_at=at)

    def tell(self, watched: Watched, version: int, code: Code, turn: str) -> Change:
        """Tell the person of this turn, once; an older notice of the table that has not been sent is told no more."""
        new = {"looked": version, "told": turn, "code": code, "send_at": self._now(), "tries": 0, "remaining": None}
        return update(kept).where(_of_row(watched), kept.c.told != turn).values(new)

    def no_more(self, watched: Watched) -> Change:
        """There will be nothing more to be told of the table."""
        return delete(kept).where(_of_row(watched))

    async def write(self, changes: Sequence[Change]) -> None:
        """Keep what was seen, in one transaction: each would wait for the disk."""
        if changes:
            await self._ask(lambda db: [db.execute(change) for change in changes])

    # --- what is to be sent

    async def take(self, most: int, until: float) -> Sequence[Notice]:
        """Notices that are due. Nobody else takes them before `until`; if this server dies, somebody does then."""
        now = self._now()
        asked = (
            select(kept)
            .join(tables, tables.c.id == kept.c.table_id)
            .where(kept.c.send_at <= now, *self._concern)
            .order_by(kept.c.send_at)
            .limit(most)
        )
        if not await self._read(lambda db: db.execute(asked.limit(1)).first()):
            return ()

        def work(db: Connection) -> Sequence[Notice]:
            taken = []
            for row in db.execute(asked).all():
                mine = update(kept).where(_at(row.person, row.table_id), kept.c.send_at == row.send_at)
                if db.execute(mine.values(send_at=until)).rowcount:
                    taken.append(_notice(row))
            return taken

        return await self._ask(work)

    async def done(self, notice: Notice) -> None:
        """The notice is told, or need not be told any more."""
        await self._put(notice, code=None, send_at=None, remaining=None)

    async def again(self, notice: Notice, at: float, remaining: Sequence[str] | None) -> None:
        """Try again, then, to reach these subscriptions; None is all of them."""
        left = None if remaining is None else msgspec.json.encode(remaining).decode()
        await self._put(notice, send_at=at, tries=notice.tries + 1, remaining=left)

    async def _put(self, notice: Notice, **values: Any) -> None:
        # A newer one may have taken its place.
        same = and_(_at(notice.person.key, notice.table), kept.c.told == notice.turn)
        await self._ask(lambda db: db.execute(update(kept).where(same).values(values)))

    @property
    def _concern(self) -> Sequence[ColumnElement[bool]]:
        return () if self._mine is None else (self._mine,)


def _at(person: str, table: str) -> ColumnElement[bool]:
    return and_(kept.c.person == person, kept.c.table_id == table)


def _of_row(watched: Watched) -> ColumnElement[bool]:
    return _at(watched.person.key, watched.table)


def _of(keys: Sequence[str], account: str | None) -> ColumnElement[bool]:
    mine = kept.c.person.in_(keys)
    return mine if account is None else mine | (kept.c.account == account)


def _notice(row: Row[Any]) -> Notice:
    remaining = None if row.remaining is None else msgspec.json.decode(row.remaining, type=tuple[str, ...])
    return Notice(Recipient(row.person, row.account), row.code, row.table_id, row.told, row.tries, remaining)
