"""The browsers to which notices are pushed, by person: so many each, and none that was not here for months."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, or_, select

from rummykit.server.accounts.identity import Requester
from rummykit.server.accounts.schema import sessions
from rummykit.server.features.notices.schema import push_subscriptions as kept
from rummykit.server.features.notices.sent import Subscription
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.notice_messages import NewSubscription


class Recipient(NamedTuple):
    """Whom a notice is for: the key of a seat, and the account that it belongs to, if any."""

    key: str
    account: str | None

    def rows(self, table: Table) -> ColumnElement[bool]:
        """Which rows of a table are this person's: the account's, or those of a guest that are no account's."""
        if self.account is not None:
            return table.c.account == self.account
        return (table.c.person == self.key) & table.c.account.is_(None)


class Subscriptions:
    """The subscriptions of all servers on one database. `ask` works in a transaction, `read` only looks."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def put(self, person: str, who: Requester, new: NewSubscription, language: str) -> None:
        """Push to this browser from now on; one too many takes the place of the one that was here longest ago."""
        now, account = self._now(), None if who.member is None else who.member.account
        row = {
            "id": _id(new.endpoint),
            "person": person,
            "account": account,
            "session": None if who.member is None else who.member.session,
            "endpoint": new.endpoint,
            "p256dh": new.p256dh,
            "auth": new.auth,
            "language": language,
            "seen": now,
        }
        mine = Recipient(person, account).rows(kept)

        def work(db: Connection) -> None:
            db.execute(delete(kept).where((kept.c.id == row["id"]) | (kept.c.seen < now - self._keep)))
            oldest = select(kept.c.id).where(mine).order_by(kept.c.seen.desc()).offset(self._limits.notice_devices - 1)
            db.execute(delete(kept).where(kept.c.id.in_(list(db.scalars(oldest)))))
            db.execute(insert(kept), row)

        await self._ask(work)

    async def end(self, endpoint: str) -> None:
        """A browser wants nothing any more. Who knows its address may say so."""
        await self.drop(_id(endpoint))

    async def drop(self, id: str) -> None:
        """A browser is reached no more."""
        await self._ask(lambda db: db.execute(delete(kept).where(kept.c.id == id)))

    async def end_all(self, person: Recipient) -> None:
        """None of the person's browsers wants anything any more."""
        await self._ask(lambda db: db.execute(delete(kept).where(person.rows(kept))))

    async def of(self, person: Recipient) -> Sequence[Subscription]:
        """The browsers of a person. One in which an account was signed out is none of its browsers any more."""
        asked = select(kept).where(person.rows(kept), kept.c.seen >= self._now() - self._keep, self._open)

        def work(db: Connection) -> Sequence[Subscription]:
            return [Subscription(row.id, row.endpoint, row.p256dh, row.auth, row.language) for row in db.execute(asked)]

        return await self._read(work)

    async def count(self, person: Recipient) -> int:
        """How many browsers of a person are pushed to."""
        asked = select(func.count()).select_from(kept).where(person.rows(kept), self._open)
        return await self._read(lambda db: db.scalar(asked) or 0)

    @property
    def _keep(self) -> float:
        return self._limits.notice_keep_seconds

    @property
    def _open(self) -> ColumnElement[bool]:
        runs = select(sessions.c.hash).where(sessions.c.expires > self._now())
        return or_(kept.c.account.is_(None), kept.c.session.in_(runs))


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
