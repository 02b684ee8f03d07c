"""Asking friends, or members of a club, to a table that waits: they see it wherever they are on the page.

No seat is kept for them. The person who asks is not told whether it was seen, declined or silenced.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.meeting.schema import invitations, invited
from rummykit.server.features.meeting.silence import silence
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.table.room import Room
from rummykit.server.wire.meeting_messages import AskAnswer

_HOUR = 3600.0


class Invited(NamedTuple):
    """Somebody who is asked, by the name under which they will sit there."""

    identity: Identity
    name: str


class InvitingTable(NamedTuple):
    """A table to which people are asked, by the person of a seat with this key and name."""

    id: str
    game: str
    house_rules: int
    key: str
    name: str


def inviting_table(room: Room, someone: Asker) -> InvitingTable:
    """A table of the person's that waits for people; raises `TableRefusal`."""
    table = room.table
    seat = next((seat for key in someone.keys if (seat := room.seat_of(key)) is not None), None)
    if seat is None:
        raise TableRefusal("not_seated")
    if table.state != "waiting":
        raise TableRefusal("already_started")
    if all(each.kind != "empty" for each in table.seats):
        raise TableRefusal("table_full")
    sits = table.seats[seat]
    return InvitingTable(table.id, table.rules.id, len(table.rules.house), sits.key, sits.name)


class Invitations:
    """Who is asked to which table, in the database that all servers share. `now` is the wall clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def invite(self, someone: Asker, table: InvitingTable, people: Collection[Invited]) -> tuple[Identity, ...]:
        """Ask people to a table, and return them; who is asked there already is not asked again.

        Raises `TableRefusal("too_fast")` for who asks too many.
        """

        def work(connection: Connection) -> tuple[Identity, ...]:
            now = self._now()
            long_ago = now - max(_HOUR, self._limits.ask_seconds)
            connection.execute(delete(invitations).where(invitations.c.made < long_ago))
            asked = select(invited).join(invitations, invitations.c.id == invited.c.invitation_id)
            here = connection.execute(
                asked.where(invitations.c.table_id == table.id, invitations.c.expires > now)
            ).all()
            there = {one for row in here for one in (row.key, row.account)}
            new = {
                each.identity.one: each
                for each in people
                if not someone.has(each.identity) and there.isdisjoint((each.identity.key, each.identity.one))
            }
            lately = asked.where(someone.rows(invitations), invitations.c.made > now - _HOUR)
            if (connection.scalar(select(func.count()).select_from(lately.subquery())) or 0) + len(new) > most:
                raise TableRefusal("too_fast")
            if not new:
                return ()
            ask = {
                "id": secrets.token_hex(8),
                "table_id": table.id,
                "key": table.key,
                "account": someone.account,
                "name": table.name,
                "game": table.game,
                "house_rules": table.house_rules,
                "made": now,
                "expires": now + self._limits.ask_seconds,
            }
            connection.execute(insert(invitations), ask)
            rows = [
                {
                    "invitation_id": ask["id"],
                    "key": each.identity.key,
                    "account": each.identity.account,
                    "name": each.name,
                    "answered": False,
                }
                for each in new.values()
            ]
            connection.execute(insert(invited), rows)
            return tuple(each.identity for each in new.values())

        most = self._limits.invited_per_hour
        return await self._ask(work)

    async def place(self, someone: Asker, table: str) -> str | None:
        """The name under which the person sits down at a table; None where they are not asked to it."""

        def work(connection: Connection) -> str | None:
            asked = select(invited.c.name).join(invitations, invitations.c.id == invited.c.invitation_id)
            running = invitations.c.table_id == table, invitations.c.expires > self._now()
            return connection.scalar(asked.where(*running, someone.rows(invited)).limit(1))

        return await self._read(work)

    async def answer(self, someone: Asker, table: str, answer: AskAnswer | None = None) -> bool:
        """The person does not come, or with None has come; False where they were not asked."""

        def work(connection: Connection) -> bool:
            asked = select(invitations).join(invited, invitations.c.id == invited.c.invitation_id)
            rows = connection.execute(asked.where(invitations.c.table_id == table, someone.rows(invited))).all()
            mine = invited.c.invitation_id.in_([row.id for row in rows]) & someone.rows(invited)
            if answer is None:  # who leaves again may be asked again
                connection.execute(delete(invited).where(mine))
            else:
                connection.execute(update(invited).where(mine).values(answered=True))
            if answer == "never":
                for row in rows:
                    silence(connection, someone, Identity(row.key, row.account), self._now(), self._limits.silenced)
            return bool(rows)

        return await self._ask(work)


def open_invitations(connection: Connection, someone: Asker, now: float) -> Sequence[Row[Any]]:
    """Those that the person has not answered."""
    asked = select(invitations).join(invited, invitations.c.id == invited.c.invitation_id)
    return connection.execute(
        asked.where(someone.rows(invited), ~invited.c.answered, invitations.c.expires > now)
    ).all()
