"""Asking those one played with to play again: each sees it wherever they are, until it expires or the match begins.

Who is asked follows from who sat at the table. The person who asks is told only of an answer that takes a seat: not
whether it was seen, declined or silenced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.meeting.companies import Sitting
from rummykit.server.features.meeting.game_names import names_at
from rummykit.server.features.meeting.inviting import open_invitations
from rummykit.server.features.meeting.schema import asked, asks, silenced
from rummykit.server.features.meeting.silence import silence, silence_of
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.meeting_messages import AskAnswer, AskMade, AskToPlay

_HOUR = 3600.0


class KeptSeat(NamedTuple):
    """The seat that is kept for somebody who is asked, and the name there."""

    seat: int
    name: str


class NewAsk(NamedTuple):
    """Somebody asks the `people` of the table `of` to a new one."""

    table: str
    of: str
    key: str
    name: str
    game: str
    house_rules: int
    people: Sequence[Sitting]


class Asking:
    """Who asks whom, in the database that all servers share. `now` is the wall clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def of(self, someone: Asker) -> tuple[tuple[AskToPlay, ...], int]:
        """Who asks a person, the newest first, and by how many people it does not want to be asked."""
        return await self._read(lambda connection: self._of(connection, someone))

    def _of(self, connection: Connection, someone: Asker) -> tuple[tuple[AskToPlay, ...], int]:
        now, quiet = self._now(), silence_of(connection, someone)
        told: list[AskToPlay] = []
        again = connection.execute(
            select(asks)
            .join(asked, asked.c.table_id == asks.c.table_id)
            .where(someone.rows(asked), ~asked.c.answered, asks.c.expires > now)
        ).all()
        rows = [*again, *open_invitations(connection, someone, now)]
        for row in sorted(rows, key=lambda row: -row.made):
            if quiet.covers(Identity(row.key, row.account)) or len(told) == self._limits.asks_shown:
                continue
            others = connection.execute(select(asked).where(asked.c.table_id == row.table_id).order_by(asked.c.seat))
            told.append(
                AskToPlay(
                    table=row.table_id,
                    game=row.game,
                    game_names=names_at(connection, row.game, row.table_id),
                    by=row.name,
                    others=tuple(each.name for each in others if not someone.has(Identity(each.key, each.account))),
                    house_rules=row.house_rules,
                    seconds=round(row.expires - now),
                )
            )
        return tuple(told), len(quiet.keys)

    async def there(self, someone: Asker, of: str, people: Sequence[Sitting]) -> AskMade | None:
        """A table that makes another one needless: the person has asked these people already, or is asked by one of
        them and together with the others.

        Raises `TableRefusal("too_fast")` for who asks too often.
        """
        names = {each.identity.key for each in people}

        def work(connection: Connection) -> AskMade | None:
            now = self._now()
            own = select(asks.c.table_id).where(someone.rows(asks), asks.c.of == of, asks.c.expires > now)
            if (table := connection.scalar(own.order_by(asks.c.made.desc()).limit(1))) is not None:
                return AskMade(table=table, join=False)
            quiet = silence_of(connection, someone)
            coming = select(asks).join(asked, asked.c.table_id == asks.c.table_id)
            coming = coming.where(someone.rows(asked), asks.c.of == of, asks.c.expires > now)
            for row in connection.execute(coming):
                if row.key in names and not quiet.covers(Identity(row.key, row.account)):
                    return AskMade(table=row.table_id, join=True)
            often = select(func.count()).select_from(asks).where(someone.rows(asks), asks.c.made > now - _HOUR)
            if (connection.scalar(often) or 0) >= self._limits.asks_per_hour:
                raise TableRefusal("too_fast")
            return None

        return await self._ask(work)

    async def put(self, someone: Asker, new: NewAsk) -> None:
        """Ask; what the same person has asked before is over."""

        def work(connection: Connection) -> None:
            now = self._now()
            connection.execute(delete(asks).where(asks.c.made < now - max(_HOUR, self._limits.ask_seconds)))
            connection.execute(update(asks).where(someone.rows(asks)).values(expires=0.0))
            row = {
                "table_id": new.table,
                "of": new.of,
                "key": new.key,
                "account": someone.account,
                "name": new.name,
                "game": new.game,
                "house_rules": new.house_rules,
                "made": now,
                "expires": now + self._limits.ask_seconds,
            }
            connection.execute(insert(asks), row)
            people = [
                {
                    "table_id": new.table,
                    "seat": each.seat,
                    "key": each.identity.key,
                    "account": each.identity.account,
                    "name": each.name,
                    "answered": False,
                }
                for each in new.people
            ]
            connection.execute(insert(asked), people)

        await self._ask(work)

    async def place(self, someone: Asker, table: str) -> KeptSeat:
        """The seat that is kept for the person at a table; raises `TableRefusal("asked_no_more")`."""

        def work(connection: Connection) -> KeptSeat:
            row = connection.execute(select(asked).where(self._to(someone, table))).first()
            if row is None:
                raise TableRefusal("asked_no_more")
            return KeptSeat(row.seat, row.name)

        return await self._read(work)

    async def seated(self, someone: Asker, table: str) -> None:
        """The person has come, and is asked no more."""
        await self._ask(lambda connection: self._settle(connection, someone, table))

    async def answer(self, someone: Asker, table: str, answer: AskAnswer) -> None:
        """The person does not come; raises `TableRefusal("asked_no_more")`."""

        def work(connection: Connection) -> None:
            by = connection.execute(
                select(asks).where(
                    asks.c.table_id == table,
                    asks.c.table_id.in_(select(asked.c.table_id).where(asked.c.table_id == table, someone.rows(asked))),
                )
            ).first()
            if by is None:
                raise TableRefusal("asked_no_more")
            self._settle(connection, someone, table)
            if answer == "never":
                silence(connection, someone, Identity(by.key, by.account), self._now(), self._limits.silenced)

        await self._ask(work)

    async def allow_all(self, someone: Asker) -> None:
        """The person may be asked by everybody again."""
        await self._ask(lambda connection: connection.execute(delete(silenced).where(someone.rows(silenced))))

    def _to(self, someone: Asker, table: str) -> ColumnElement[bool]:
        running = select(asks.c.table_id).where(asks.c.table_id == table, asks.c.expires > self._now())
        return asked.c.table_id.in_(running) & someone.rows(asked)

    def _settle(self, connection: Connection, someone: Asker, table: str) -> None:
        mine = (asked.c.table_id == table) & someone.rows(asked)
        connection.execute(update(asked).where(mine).values(answered=True))
