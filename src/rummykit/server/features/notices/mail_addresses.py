"""E-mail addresses of people who want to be told by mail, one a person, and how many mails each got recently."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from rummykit.server.features.notices.schema import mail_addresses as kept
from rummykit.server.features.notices.schema import mail_counts as counts
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction

_DAY = 24 * 3600.0


class MailAddress(NamedTuple):
    """Where a person is written to; `stop` is the token that ends it."""

    id: str
    address: str
    language: str
    confirmed: bool
    stop: str


class MailAddresses:
    """The addresses of all servers on one database. `ask` works in a transaction, `read` only looks."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def put(self, person: Recipient, address: str, language: str, token: str) -> None:
        """Keep an address in place of the one before, until the token confirms it."""
        now = self._now()
        row = {
            "id": secrets.token_hex(16),
            "person": person.key,
            "account": person.account,
            "address": address,
            "language": language,
            "confirmed": False,
            "token": _hash(token),
            "until": now + _DAY,
            "stop": secrets.token_urlsafe(32),
        }

        def work(db: Connection) -> None:
            db.execute(delete(kept).where(person.rows(kept) | (kept.c.until < now)))
            db.execute(insert(kept), row)

        await self._ask(work)

    async def confirm(self, token: str) -> bool:
        """The address of this token is its person's; whether there was one. A token counts once."""
        now = self._now()
        mine = update(kept).where(kept.c.token == _hash(token), kept.c.until >= now)
        values = {"confirmed": True, "token": None, "until": now + self._limits.notice_keep_seconds}
        return await self._ask(lambda db: db.execute(mine.values(values)).rowcount > 0)

    async def stop(self, token: str) -> None:
        """Forget the address whose letters have this token."""
        await self._ask(lambda db: db.execute(delete(kept).where(kept.c.stop == token)))

    async def end(self, person: Recipient) -> None:
        """Forget the person's address."""
        await self._ask(lambda db: db.execute(delete(kept).where(person.rows(kept))))

    async def of(self, person: Recipient) -> MailAddress | None:
        """The address of a person, confirmed or not."""
        asked = select(kept).where(person.rows(kept), kept.c.until >= self._now())
        row = await self._read(lambda db: db.execute(asked).first())
        return None if row is None else _address(row)

    async def reached(self, id: str) -> None:
        """A letter has gone to the address, which is kept for as long again."""
        await self._set(id, until=self._now() + self._limits.notice_keep_seconds)

    async def lost(self, id: str) -> None:
        """Nobody is reached there: nothing is sent before it is confirmed again."""
        await self._set(id, confirmed=False, until=self._now() + _DAY)

    async def _set(self, id: str, **values: Any) -> None:
        await self._ask(lambda db: db.execute(update(kept).where(kept.c.id == id).values(values)))

    # --- how often

    async def take(self, what: str, most: int) -> bool:
        """Count one more of something, of which there are `most` in a day; whether there was one left."""
        of, now = _hash(what), self._now()
        one_more = update(counts).where(counts.c.of == of, counts.c.until > now, counts.c.count < most)

        def work(db: Connection) -> bool:
            db.execute(delete(counts).where(counts.c.until <= now))
            if db.execute(one_more.values(count=counts.c.count + 1)).rowcount:
                return True
            if most < 1 or db.scalar(select(counts.c.of).where(counts.c.of == of)) is not None:
                return False
            db.execute(insert(counts), {"of": of, "until": now + _DAY, "count": 1})
            return True

        return await self._ask(work)

    async def give_back(self, what: str) -> None:
        """One that was counted has come to nothing."""
        one_less = update(counts).where(counts.c.of == _hash(what), counts.c.count > 0)
        await self._ask(lambda db: db.execute(one_less.values(count=counts.c.count - 1)))


def mailbox_of(address: str) -> str:
    """The mailbox behind an address, as it is counted: many lead to one with a tag, with dots, or in capitals."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _address(row: Row[Any]) -> MailAddress:
    return MailAddress(row.id, row.address, row.language, row.confirmed, row.stop)
